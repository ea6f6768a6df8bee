// What people read of the queens that they place by hand.

import { counted, grouped } from "../parts/text.js";
import { place } from "../parts/words.js";

/** "row 4, column 7", in the middle of a sentence. */
export const square = (index, n) => place(index, n).replace("Row", "row");

/** Queens that are named before the rest is counted. */
const NAMED = 3;

/** "row 1, column 2 and row 3, column 5": squares in the middle of a sentence. */
export function squares(indices, n) {
  const names = indices.slice(0, NAMED).map((index) => square(index, n));
  const rest = indices.length - names.length;
  if (rest > 0) names.push(`${rest} more`);
  return names.length > 1 ? `${names.slice(0, -1).join("; ")} and ${names.at(-1)}` : (names[0] ?? "");
}

export const attackedBy = (queens, n) => `by ${squares(queens, n)}`;
export const UNDER_ATTACK = (by) => `attacked ${by}`;
export const CROSSED = "crossed out";
export const REASON = "part of the reason";
export const TARGETS = {
  place: "a queen belongs here",
  cross: "no queen can stand here",
  uncross: "the cross is wrong",
};

export const TOOLS = { queens: "Queen", crosses: "Cross", blocked: "Block" };
export const TOOLS_NAME = "A press puts";
export const HINT = "Hint";
export const DO_IT = { place: "Place it", cross: "Cross it out", uncross: "Take the cross away" };
export const WHOLE_BOARD = "Whole board";
export const WAYS = "How many ways?";
export const SHOW_WAYS = (count) => (count === 1 ? "Show it" : "Show them");

export const LISTED_HINT = "Choose a solution by its number, or another N.";
export const PLAY_HINT =
  "Press a square to place a queen. Solve completes what is on the board; Hint shows what comes next.";
export const TOO_LARGE_TO_PLAY = (n, limit) =>
  `Queens are placed by hand up to N = ${limit}; this board has ${grouped(n)}. Choose a smaller N.`;
export const IS_BLOCKED = (index, n) => `${place(index, n)} is blocked. Unblock it to place a queen there.`;
export const SOLUTION_STANDS =
  "A solution is shown. Clear takes it away, and Hint then says what comes next on your board.";
export const IS_ATTACKED = (index, by, n) =>
  `The queen in ${square(index, n)} is attacked by the ${by.length > 1 ? "queens" : "queen"} in ${squares(by, n)}.`;
export const SOLVED = (n) =>
  `Solved: ${counted(n, "queen stands", "queens stand")}, and none attacks another.`;

const solutionsAs = (form) => (fundamental) =>
  `${fundamental ? "Fundamental solutions" : "All solutions"} as ${form}`;
/** What all solutions can be saved as, by the name that the engine has for it. */
export const FILES = {
  text: { label: solutionsAs("text"), ending: "txt", type: "text/plain" },
  csv: { label: solutionsAs("CSV"), ending: "csv", type: "text/csv" },
  jsonl: { label: solutionsAs("JSON lines"), ending: "jsonl", type: "application/x-ndjson" },
};
/** The name of the file with the solutions of a list. */
export const listFile = (n, fundamental, ending) =>
  `undoku-queens-${n}-${fundamental ? "fundamental" : "all"}.${ending}`;
export const columnsLabel = (n, most) =>
  n > most
    ? `Column of each row's queen, counted from 1: the first ${grouped(most)}. The menu saves all of them.`
    : "Column of each row's queen, counted from 1";
