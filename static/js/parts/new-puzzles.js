// What is asked of the engine where a new Sudoku is wanted, and what its levels are called.

import { newId } from "./new-id.js";

export const LEVEL_NAMES = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  unfair: "Unfair",
  extreme: "Extreme",
};

/** A question that wishes nothing. */
const ANYTHING = {
  ...{ level: "", with: [], without: [], symmetry: "none", givens: 0, minimal: false, seed: "", day: "" },
  pool: [],
};

/** Wishes as the engine is asked for them; without a seed, with one that nobody had before. */
export const questionOf = (wishes) => ({ ...ANYTHING, ...wishes, seed: wishes.seed || newId() });
