// What is asked of the engine where a new board of queens is wanted, and what comes of it. A rule is "regions", or "" for
// the diagonals.

import { newId } from "../parts/new-id.js";
import { QUEENS_LEVELS } from "../parts/origins.js";

/** The levels of a rule: boards that go by diagonals are never as hard as the hardest with regions. */
export const LEVELS = { "": QUEENS_LEVELS.slice(0, 3), regions: QUEENS_LEVELS };

/** What the engine calls a rule. */
export const RULES = { "": "diagonals", regions: "regions" };

/** One that nobody had before, of the size of its level. */
export const questionOf = (rule, level) => ({ rule: RULES[rule], size: 0, level, day: "", seed: newId() });

/** What a board that was made has on it, with where it comes from, {level, day}. */
export function partOf({ n, regions, queens }, origin) {
  const given = queens.map(([row, column]) => row * n + column).sort((one, other) => one - other);
  return { n, regions, queens: given, given, ...origin };
}
