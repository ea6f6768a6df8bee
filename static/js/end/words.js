// What people read at the end of a board.

import { LEVEL_NAMES } from "../parts/new-puzzles.js";
import { counted } from "../parts/text.js";

/** `time` as on the timer, "" where that is hidden; `level` "" where it is not known. */
export const solvedIn = (time, level, hints) => {
  const helped = hints > 0 ? counted(hints, "hint", "hints") : level && "no hints";
  const facts = [LEVEL_NAMES[level], helped].filter(Boolean).join(", ");
  return `Solved${time ? ` in ${time}` : ""}.${facts ? ` ${facts}.` : ""}`;
};

export const END = {
  name: "What next",
  next: { sudoku: "Next puzzle", queens: "Next board", knight: "Next board" },
  share: "Share the puzzle",
  copy: "Copy the result",
  replay: { sudoku: "Replay the way", queens: "Watch it search", knight: "Watch it search" },
};
