import { make, setIdle, setText } from "../parts/dom.js";
import { BESIDE } from "./words.js";

/**
 * Beside the board, as long as a puzzle of the list is on it: which one it is, those before and after it, and the way back.
 * `openRow(index)` puts another one on the board, and `show()` shows the list.
 */
export function createBeside({ state, openRow, show }) {
  // The row that is on the board, or was; null where none is shown beside it.
  let index = null;
  const button = (label, act) => {
    const made = make("button", { type: "button", class: "chip" }, label);
    made.addEventListener("click", act);
    return made;
  };
  const line = make("p", { class: "caption" });
  const previous = button(BESIDE.previous, () => go(-1));
  const next = button(BESIDE.next, () => go(1));
  const section = make(
    "section",
    { class: "list-beside", "aria-label": BESIDE.label, "data-board": "sudoku", "data-modes": "solve play" },
    line,
    previous,
    next,
    button(BESIDE.show, () => show()),
    button(BESIDE.close, leave),
  );
  section.hidden = true;
  document.querySelector('[data-place="possible"]').before(section);

  const place = () => state.found.indexOf(index);

  function go(by) {
    const to = state.found[place() + by];
    if (to !== undefined) openRow(to, false);
  }

  function leave() {
    index = null;
    section.hidden = true;
  }

  function draw() {
    section.hidden = index === null;
    if (index === null) return;
    const at = place();
    setText(line, BESIDE.place(state.rows.lines[index], at + 1, state.found.length));
    setIdle(previous, at <= 0);
    setIdle(next, at + 1 >= state.found.length);
  }

  return {
    /** The row that is on the board, null for none. */
    get index() {
      return index;
    },
    /** A row is on the board now. */
    at(row) {
      index = row;
      draw();
    },
    leave,
    draw,
  };
}
