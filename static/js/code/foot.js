import { make, setText } from "../parts/dom.js";
import { CODE } from "./words.js";

/** What stands below the editor: how to leave it, what there is to know of the program, and the way to the line with the cursor. */
export function createFoot({ onLine }) {
  const hint = make("p", { id: "code-hint", class: "view-caption", "aria-live": "polite" }, CODE.hint);
  const note = make("p", { id: "code-note", class: "view-caption" });
  const to = make("button", { type: "button", class: "chip", title: CODE.runToTip }, CODE.runTo(1));
  to.addEventListener("click", onLine);
  const root = make("div", { class: "own-code-foot" }, hint, note, to);
  let leaves = false;
  let says = false;

  /** Who has run a program knows how, and needs the room for what came of it. */
  const draw = () => hint.classList.toggle("visually-hidden", says && !leaves);

  return {
    root,
    /** What the editor is described by. */
    ids: `${hint.id} ${note.id}`,
    leaving(on) {
      leaves = on;
      setText(hint, on ? CODE.leaving : CODE.hint);
      draw();
    },
    cursor: (line) => setText(to, CODE.runTo(line)),
    /** Say something of the program, maybe that it is `wrong`; only to those who read by ear where it `stands` in the editor. */
    note(words, { stands = false, wrong = false } = {}) {
      setText(note, words);
      note.classList.toggle("visually-hidden", stands);
      note.classList.toggle("is-wrong", wrong);
      says = words !== "" && !stands;
      draw();
    },
  };
}
