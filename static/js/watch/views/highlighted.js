import { make } from "../../parts/dom.js";
import { library } from "../../parts/libraries.js";

/** Python as a list of nodes for each line, in the colours of its words. */
export async function highlighted(text) {
  const { highlighter, python } = await library("highlight");
  if (!highlighter.getLanguage("python")) highlighter.registerLanguage("python", python);
  return linesOf(highlighter.highlight(text, { language: "python" }).value);
}

/** What spans several lines is cut at their ends. */
function linesOf(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const lines = [[]];

  function walk(node, wrap) {
    if (node.nodeType === Node.TEXT_NODE) {
      for (const [index, piece] of node.data.split("\n").entries()) {
        if (index > 0) lines.push([]);
        if (piece) lines.at(-1).push(wrap(piece));
      }
      return;
    }
    for (const child of node.childNodes) {
      walk(child, (piece) => wrap(make("span", { class: node.className }, piece)));
    }
  }

  for (const node of template.content.childNodes) walk(node, (piece) => piece);
  return lines;
}
