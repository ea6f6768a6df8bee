// The whole way on paper: the puzzle, how hard it is, and every step.

import { putOnPaper } from "../menu/on-paper.js";
import { asElement } from "../menu/svg.js";
import { make } from "../parts/dom.js";
import { drawSudoku } from "../sudoku/drawing.js";
import { EMPTY, loaded } from "../sudoku/sudoku-state.js";
import { HEADING, short } from "./words.js";

const INKS = { board: "#ffffff", "cell-line": "#8c8c8c" };
const paint = (name) => INKS[name] ?? "#000000";

/** Print a puzzle of a shape with what is said of its way, and the steps. */
export function printWay(puzzle, shape, sentence, entries) {
  const state = loaded(EMPTY, puzzle, "", undefined, undefined, { shape });
  const sheet = make(
    "section",
    { class: "way-sheet" },
    make("h1", {}, HEADING),
    asElement(drawSudoku(state, { paint, title: HEADING })),
    make("p", {}, sentence),
    make("ol", {}, ...entries.map((entry) => make("li", {}, short(entry)))),
  );
  putOnPaper(sheet);
  window.addEventListener("afterprint", () => putOnPaper(), { once: true });
  window.print();
}
