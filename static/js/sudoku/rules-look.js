// What is special about a Sudoku of another shape on the page: its diagonals, its cages, its many cells. It comes with such a
// puzzle.

import { makeSvg } from "../parts/dom.js";
import { closeUp, isLarge } from "./close-up.js";
import { rulesOf, sumPlace, wordsOf } from "./rules.js";
import "./rules-style.js";

export { wrongSums } from "./rules.js";

/** Adds to what is told of each cell what holds there beside the usual, whatever the board shows, and shows one of them large. */
export function teller(shape) {
  const words = wordsOf(shape);
  const show = closeUp(shape);
  return (views, selected) => {
    for (const [cell, view] of views.entries())
      view.description = [view.description, words[cell]].filter(Boolean).join(", ") || null;
    show(selected, views[selected]);
  };
}

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
