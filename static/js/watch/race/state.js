// A race as plain data that is never changed in place.
//
// A state: setting, {board, rows, cols, start, holes, shape, regions, titles, checks, programs}, null while there is no race; numbers, the last
// frame, null before the first; marked and said, for each side the square that is marked and what is said of it; parted, the
// sentence of where the two parted; faults, for each side why it went no further, null until its programs have run.

import { firstDifference, RUNS_FIRST, raceSummary } from "./words.js";

/** Where a frame keeps what: see SIDE of `undoku.watch.race` in the engine. */
const SIDE = ["done", "calls", "tries", "placements", "undos", "solutions", "steps", "checks"];
const DIFFERENCE = 2 * SIDE.length;
const BOARDS = DIFFERENCE + 1;

const UNMARKED = { marked: [-1, -1], said: ["", ""], parted: "" };
export const NONE = Object.freeze({ setting: null, numbers: null, faults: null, ...UNMARKED });

export const begun = (board, opening) => Object.freeze({ ...NONE, setting: { board, ...opening } });
/** Both can begin; `faults` say of each side why it will go no further, if it does not end by itself. */
export const ready = (state, faults) => Object.freeze({ ...state, faults });
export const unmarked = (state) => Object.freeze({ ...state, ...UNMARKED });
export const moved = (state, numbers) => Object.freeze({ ...state, ...UNMARKED, numbers });

/** Both are at their first difference: for each side the square, -1 if its search has ended, and what it does. */
export const differing = (state, step, marked, said) =>
  Object.freeze({ ...state, marked, said, parted: firstDifference(step) });

/** The counters of a side, by name; null before the first frame. */
export function countsOf({ numbers }, side) {
  if (!numbers) return null;
  return Object.fromEntries(SIDE.map((key, place) => [key, numbers[side * SIDE.length + place]]));
}

/** The values on a side's board. */
export function valuesOf({ numbers, setting: { rows, cols, start } }, side) {
  if (!numbers) return start;
  const begin = BOARDS + side * rows * cols;
  return numbers.subarray(begin, begin + rows * cols);
}

/** What is said of a side, where its counters do not say it all. */
export function wordsOf({ setting, faults, said }, side) {
  return said[side] || (setting.programs[side] && !faults ? RUNS_FIRST : "");
}

export const faultOf = ({ faults }, side) => faults?.[side] ?? "";

/** Whether no side has done anything yet. */
export const isAtStart = (state) =>
  [0, 1].every((side) => !countsOf(state, side)?.steps && !countsOf(state, side)?.done);

export const isDone = (state) => [0, 1].every((side) => countsOf(state, side)?.done);

/** How the race stands, in a sentence. */
export function standing(state) {
  if (state.parted) return state.parted;
  if (!state.numbers) return "";
  const sides = [0, 1];
  const counts = sides.map((side) => countsOf(state, side));
  const faults = sides.map((side) => faultOf(state, side));
  return raceSummary(state.setting.titles, counts, faults);
}
