// Boards as addresses name them, for the tests.

import { eachOf, NAMED } from "../../static/js/chess/queens-fields.js";

export const LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
export const DOTTED = LECTURE.replaceAll("0", ".");
export const BLANK = ".".repeat(81);
export const FOUR = "..4".padEnd(81, ".");
export const QUEENS = {
  n: 8,
  ...eachOf(NAMED, ({ nothing }) => nothing),
  given: [],
  crosses: [],
  fundamental: false,
  solution: 0,
};
export const QUEENS_KEYS = ["n", ...Object.keys(NAMED), "entered", "notes", "list", "solution"].join(", ");
export const KNIGHT = {
  ...{ rows: 8, cols: 8, start: 56, end: -1, closed: false, holes: [], walked: [] },
  ...{ level: "", day: "" },
};
/** The beginning of a search. */
export const PLACE = {
  ...{ strategy: "first-empty", step: 0, placement: 0, view: "code", present: false },
  ...{ left: "", right: "" },
};
