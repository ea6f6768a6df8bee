// What people read of the rules of a Sudoku that are not usual.

import { counted } from "../parts/text.js";

export const RULES = {
  diagonal: "on a diagonal",
  bothDiagonals: "on both diagonals",
  /** `sum` is 0 where it is not said. */
  cage: (sum, count) => `in a cage of ${counted(count, "cell", "cells")}${sum ? `, sum ${sum}` : ""}`,
};
