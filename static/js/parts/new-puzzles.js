// What is asked of the engine where a new Sudoku is wanted, and what it is called.

import { newId } from "./new-id.js";

export const LEVEL_NAMES = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  unfair: "Unfair",
  extreme: "Extreme",
};

const written = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** "27 November 2026". */
export const dayName = (day) => written.format(new Date(day));

/** What a puzzle that was made is called: "Easy, 27 November 2026" for that of a day; another one, "Sudoku". */
export const nameOf = ({ level, day }) =>
  [LEVEL_NAMES[level] ?? "Sudoku", ...(day ? [dayName(day)] : [])].join(", ");

/** A question that wishes nothing. */
const ANYTHING = {
  ...{ level: "", with: [], without: [], symmetry: "none", givens: 0, minimal: false, seed: "", day: "" },
  pool: [],
};

/** Wishes as the engine is asked for them; without a seed, with one that nobody had before. */
export const questionOf = (wishes) => ({ ...ANYTHING, ...wishes, seed: wishes.seed || newId() });
