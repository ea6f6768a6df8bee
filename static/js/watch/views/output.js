import { make, setText } from "../../parts/dom.js";
import { NOTHING_PRINTED, OUTPUT_LABEL } from "../words.js";

/** What a program of the reader's has printed so far. */
export function createOutput(root) {
  const text = make("pre", { class: "output", tabindex: "0", role: "region", "aria-label": OUTPUT_LABEL });
  const nothing = make("p", { class: "view-caption" }, NOTHING_PRINTED);
  const body = make("div", {}, nothing, text);
  root.append(body);
  return {
    body,
    show(printed) {
      const words = String(printed);
      // Who reads the end of it goes on reading there.
      const atEnd = text.scrollHeight - text.scrollTop - text.clientHeight < 40;
      setText(text, words);
      text.hidden = words === "";
      nothing.hidden = !text.hidden;
      if (atEnd) text.scrollTop = text.scrollHeight;
    },
  };
}
