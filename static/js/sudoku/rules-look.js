// The diagonals and cages of a Sudoku on the page. They come when a puzzle has some.

import { makeSvg } from "../parts/dom.js";
import { rulesOf, sumPlace } from "./rules.js";
import "./rules-style.js";

export { wordsOf, wrongSums } from "./rules.js";

/** Draw the rules of a shape over its cells. */
export function drawRules(shape) {
  const { size } = shape;
  const { diagonals, cages, sums } = rulesOf(shape);
  return makeSvg(
    "svg",
    { class: "rules", viewBox: `0 0 ${size} ${size}`, "aria-hidden": "true" },
    makeSvg("path", { class: "diagonals", d: diagonals }),
    makeSvg("path", { class: "cages", d: cages }),
    ...sums.map(({ cell, sum }) => makeSvg("text", sumPlace(cell, size), String(sum))),
  );
}
