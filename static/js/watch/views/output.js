import { make, setText } from "../../parts/dom.js";
import { aboutOutput, OUTPUT_LABEL } from "../words.js";

/** Characters of a part, and of one without an end of a line. */
const [PART, LINE] = [2000, 20_000];
/** Pixels of a line, until it is seen how high it is. */
const HIGH = 21;

/** A long text in parts that end with a line: those before stay the same where it only grows. */
export function inParts(words) {
  const parts = [];
  for (let begin = 0; begin < words.length; ) {
    let end = words.lastIndexOf("\n", begin + PART - 1) + 1;
    if (end <= begin) end = words.indexOf("\n", begin) + 1 || words.length;
    if (words.length - begin <= PART) end = words.length;
    end = Math.min(end, begin + LINE);
    // A character of two is not cut through.
    if (end < words.length && /[\uD800-\uDBFF]/.test(words[end - 1])) end -= 1;
    parts.push(words.slice(begin, end));
    begin = end;
  }
  return parts;
}

/** What a program of the reader's has printed so far. */
export function createOutput(root) {
  const text = make("pre", { class: "output", tabindex: "0", role: "region", "aria-label": OUTPUT_LABEL });
  const about = make("p", { class: "view-caption" });
  const body = make("div", {}, text, about);
  root.append(body);
  // What is far from what is seen of it is not laid out; see ran.css.
  const drawn = [];

  function draw(parts) {
    for (const element of drawn.splice(parts.length)) element.remove();
    for (const [index, words] of parts.entries()) {
      if (!drawn[index]) {
        drawn[index] = make("div");
        text.append(drawn[index]);
      }
      if (drawn[index].textContent === words) continue;
      drawn[index].textContent = words;
      drawn[index].style.setProperty("--high", `${words.split("\n").length * HIGH}px`);
    }
  }

  return {
    body,
    /** What is printed up to a step, and whether more is `later`. */
    show(printed, later) {
      const words = String(printed);
      // Who reads the end of it goes on reading there.
      const atEnd = text.scrollHeight - text.scrollTop - text.clientHeight < 40;
      draw(inParts(words));
      text.hidden = words === "";
      setText(about, aboutOutput(words, Boolean(later)));
      about.hidden = about.textContent === "";
      if (atEnd) text.scrollTop = text.scrollHeight;
    },
  };
}
