import { createTelling } from "../hints/telling.js";
import "../hints/look.js";
import { pictureOf } from "../hints/picture.js";
import { asElement } from "../menu/svg.js";
import { make, setAttribute } from "../parts/dom.js";
import { drawSudoku } from "../sudoku/drawing.js";
import { automatic, NO_NOTES } from "../sudoku/notes.js";
import { EMPTY, loaded } from "../sudoku/sudoku-state.js";

const ALL = 0b111111111;
const paint = (name) => (name === "board" ? "none" : `var(--${name})`);

/**
 * The state of an example on a board: its digits, and the candidates of the cells in which the drawing of its step has none.
 */
export function stateOf({ givens, digits, step }) {
  const drawn = new Set(pictureOf(step, "why").marks.map(({ cell }) => cell));
  const out = step.candidates.map((mask, cell) => (drawn.has(cell) ? ALL : ALL & ~mask));
  return loaded(EMPTY, givens, digits, automatic({ ...NO_NOTES, out }, true));
}

/** An example, drawn with its argument. */
export function createExample() {
  const board = make("div", { class: "sudoku technique-board", role: "img" });
  const argument = make("p");
  const legend = make("ul", { class: "step-legend" });
  const root = make(
    "div",
    { class: "technique-example hint-text" },
    board,
    make("div", {}, argument, legend),
  );
  const telling = createTelling({ board, title: make("h4"), argument, legend, mayAsk: false });

  return {
    root,
    /** Show one, {givens, digits, step}; `label` says what it is. */
    show(example, label) {
      setAttribute(board, "aria-label", label);
      const picture = asElement(drawSudoku(stateOf(example), { paint, margin: 0, title: label }));
      picture.classList.add("technique-digits");
      setAttribute(picture, "aria-hidden", "true");
      board.replaceChildren(picture);
      telling.tell(example.step, "why");
    },
  };
}
