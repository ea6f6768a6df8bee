import { make } from "../parts/dom.js";
import { fileName } from "../parts/squares.js";
import { LARGEST_GRID } from "./limits.js";

const GAPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** The coordinates outside a board: `algebraic` names its lines 1 from below and a from the left, else both count from 1. */
export function labelEdges(ranks, files, rows, cols, algebraic) {
  const longest = Math.max(rows, cols);
  const gap = GAPS.find((step) => longest / step <= (longest < LARGEST_GRID ? 20 : 10));
  const shows = (number) => gap === 1 || number === 1 || number % gap === 0;
  const label = (text, at) => {
    const span = make("span", {}, text);
    span.style.setProperty("--at", at);
    return span;
  };
  const side = Array.from({ length: rows }, (_, row) => (algebraic ? rows - row : row + 1));
  ranks.replaceChildren(
    ...side.map((number, row) => shows(number) && label(String(number), row)).filter(Boolean),
  );
  const bottom = Array.from({ length: cols }, (_, column) =>
    algebraic ? fileName(column) : String(column + 1),
  );
  files.replaceChildren(
    ...bottom.map((text, column) => shows(column + 1) && label(text, column)).filter(Boolean),
  );
}
