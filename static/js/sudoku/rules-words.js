// What people read of the rules of a Sudoku that are not usual.

import { counted } from "../parts/text.js";

export const RULES = {
  /** Of regions that are no boxes, by their numbers, as hints call them. */
  region: (number) => `in region ${number}`,
  diagonal: "on a diagonal",
  bothDiagonals: "on both diagonals",
  /** `sum` is 0 where it is not said. */
  cage: (sum, count) => `in a cage of ${counted(count, "cell", "cells")}${sum ? `, sum ${sum}` : ""}`,
  /** Of its cage, of a cell that is looked at. */
  sum: (sum) => `Sum ${sum}`,
};

/** The first figure of a number waits for the second; `most` is the largest number that it can begin. */
export const TWO_DIGITS = (figure, most) =>
  `${figure} waits for a second figure, for ${figure}0 to ${most}. Enter writes ${figure} alone, Escape nothing.`;
