// What people read of new boards of queens.

import { BOARD_DAYS, IS_ON_BOARD, NO_BOARD_MADE } from "../create/words.js";
import { counted } from "../parts/text.js";

const SHARED = {
  NAME: "New board",
  LEVELS: "A new one",
  DAYS: BOARD_DAYS,
  LEFT: NO_BOARD_MADE,
  IS_ON_BOARD,
};

export const DIAGONALS = {
  ...SHARED,
  PLAIN_INSTEAD: "Python did not start, so this is the empty board and not today's.",
};
export const REGIONS = {
  ...SHARED,
  PLAIN_INSTEAD: "Python did not start, so this is an example and not today's board.",
};

export const SIZE = { name: "Size of the new one", usual: "by its level", of: (n) => `${n} by ${n}` };
export const OWN = { name: "Draw my own", how: "Choose a letter, and press the squares of its region." };

/** What was made: a board of so many queens, of which some are `given`. */
export const made = (name, n, given, regions) =>
  regions
    ? `${name}: ${n} by ${n} squares in ${n} regions. One queen in each, and no two that touch.`
    : `${name}: ${counted(given, "queen stands", "queens stand")} of ${n}. There is one way to place the others.`;
