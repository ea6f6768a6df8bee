// What is asked of the engine where a new Sudoku is wanted, and what it is called.

import { newId } from "./new-id.js";
import { counted } from "./text.js";

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

/** What a Sudoku of a shape is called: "Sudoku" for the usual one, "Killer Sudoku", "6 x 6 Jigsaw Sudoku". */
export const shapeName = ({ size, regions, diagonal, cages }) =>
  [
    size !== 9 && `${size} x ${size}`,
    diagonal && "Diagonal",
    regions && "Jigsaw",
    cages && "Killer",
    "Sudoku",
  ]
    .filter(Boolean)
    .join(" ");

/** What is there of a puzzle, its digits called by words for one and for more: "30 clues", of a killer "2 clues, 29 cages" or "29 cages". */
export const filledWith = (digits, [one, more], cages) =>
  [(digits || !cages) && counted(digits, one, more), cages && counted(cages, "cage", "cages")]
    .filter(Boolean)
    .join(", ");

/**
 * What a puzzle is called: "Easy, 27 November 2026" for that of a day; one without a level, by its `shape`, which is the usual
 * one where nothing is said of it.
 * @param {{level: string, day: string, shape?: any}} puzzle
 */
export const nameOf = ({ level, day, shape = { size: 9 } }) =>
  [LEVEL_NAMES[level] ?? shapeName(shape), ...(day ? [dayName(day)] : [])].join(", ");

/** A question that wishes nothing. */
const ANYTHING = {
  ...{ level: "", with: [], without: [], symmetry: "none", givens: 0, minimal: false, seed: "", day: "" },
  pool: [],
};

/** Wishes as the engine is asked for them; without a seed, with one that nobody had before. */
export const questionOf = (wishes) => ({ ...ANYTHING, ...wishes, seed: wishes.seed || newId() });
