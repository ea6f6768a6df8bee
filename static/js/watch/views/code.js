import { make, setAttribute } from "../../parts/dom.js";
import { sourceOf } from "../../parts/words.js";
import { library } from "../libraries.js";

/** The strategy's own source with the running line marked. Plain at first, coloured once the highlighter is there. */
export function createCode(root) {
  const title = make("p", { class: "view-caption" });
  const code = make("code");
  const scroller = make("div", { class: "code", role: "region", tabindex: "0" }, make("pre", {}, code));
  root.replaceChildren(title, scroller);
  let text = null;
  let lines = [];
  let running = 0;

  function write(parts) {
    lines = parts.map((part, index) => {
      const line = make("span", { class: "code-line", "data-line": String(index + 1) });
      line.append(...part, "\n");
      return line;
    });
    code.replaceChildren(...lines);
    mark(running);
  }

  function mark(number) {
    const before = lines[running - 1];
    running = number;
    const now = lines[number - 1];
    if (before && before !== now) setAttribute(before, "aria-current", null);
    if (!now) return;
    setAttribute(now, "aria-current", "step");
    keepInSight(now);
  }

  function keepInSight(line) {
    if (scroller.clientHeight === 0) return;
    const top = line.offsetTop - scroller.scrollTop;
    const margin = 2 * line.offsetHeight;
    if (top >= margin && top + line.offsetHeight + margin <= scroller.clientHeight) return;
    scroller.scrollTop = line.offsetTop - scroller.clientHeight / 3;
  }

  return {
    /** Show a file of Python; `name` says whose it is. */
    async source(newText, name) {
      const shown = String(newText).trimEnd();
      title.textContent = name;
      setAttribute(scroller, "aria-label", sourceOf(name));
      if (shown === text) return;
      text = shown;
      running = 0;
      write(shown.split("\n").map((line) => [line]));
      const { highlighter, python } = await library("highlight");
      if (text !== shown) return;
      if (!highlighter.getLanguage("python")) highlighter.registerLanguage("python", python);
      write(linesOf(highlighter.highlight(shown, { language: "python" }).value));
    },
    /** Mark the line that runs, counted from 1; 0 for none. */
    line(number) {
      if (number !== running) mark(Number(number));
    },
    /** The view has become visible: what was marked meanwhile is to be seen. */
    shown() {
      if (lines[running - 1]) keepInSight(lines[running - 1]);
    },
  };
}

/** Highlighted source as a list of nodes for each line: what spans several lines is cut at their ends. */
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
