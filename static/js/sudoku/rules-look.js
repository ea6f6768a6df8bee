// What is special about a Sudoku of another shape on the page: its diagonals, its cages, its many cells. It comes with such a
// puzzle.

import { makeSvg } from "../parts/dom.js";
import { isLarge } from "./close-up.js";
import { rulesOf, sumPlace } from "./rules.js";
import "./rules-style.js";

export { closeUp } from "./close-up.js";
export { wordsOf, wrongSums } from "./rules.js";

/** Draw the rules of a shape over its cells. */
export function drawRules(shape) {
  const { size } = shape;
  const { diagonals, cages, sums } = rulesOf(shape);
  return makeSvg(
    "svg",
    {
      class: isLarge(shape) ? "rules large" : "rules",
      viewBox: `0 0 ${size} ${size}`,
      "aria-hidden": "true",
    },
    makeSvg("path", { class: "diagonals", d: diagonals }),
    makeSvg("path", { class: "cages", d: cages }),
    ...sums.map(({ cell, sum }) => makeSvg("text", sumPlace(cell, size), String(sum))),
  );
}
