// Where the notes of a cell stand: as the keys of a keypad, and where the puzzle has sums of cages, beside those. All in parts
// of a cell.

import { remembered } from "../parts/text.js";

/** How many digits stand side by side in a cell of a size. */
export const acrossOf = (size) => Math.ceil(Math.sqrt(size));

/** What the sum and the line of a cage take of a cell, and how much smaller the digits are then. */
export const BESIDE_SUMS = { top: 0.2, side: 0.1, bottom: 0.08, smaller: 0.82 };
const ALONE = { top: 0, side: 0, bottom: 0, smaller: 1 };

const framed = ({ top, side, bottom, smaller }, count) => ({
  ...{ left: side, top, count, digit: (0.75 * smaller) / count },
  ...{ width: (1 - 2 * side) / count, height: (1 - top - bottom) / count },
});

/** The places of the notes of a shape: from `left` and `top`, each so wide and high, so many in a row; the height of a `digit`. */
export const frameOf = remembered(({ size, cages }) =>
  framed(/\b[1-9]\d*:/.test(cages) ? BESIDE_SUMS : ALONE, acrossOf(size)),
);

/** The middle of the place of a digit. */
export function middleOf(digit, { left, top, width, height, count }) {
  const [column, row] = [(digit - 1) % count, Math.floor((digit - 1) / count)];
  return [left + (column + 0.5) * width, top + (row + 0.5) * height];
}
