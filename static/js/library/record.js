// A puzzle as the Library keeps it: {id, revision, tab, name, state, time, made, saved}.
//
// Its state is the Sudoku's, whole; `id` is its name for the page and `name` for people. `revision` counts the changes of its
// content, `tab` is the draft that made the last one; `time` is that of its timer, or null, `made` and `saved` are in
// milliseconds since 1970.

import { LONGEST_NAME } from "../parts/free-name.js";
import { isId, isObject, isText, isWithin } from "../parts/kept-values.js";
import { isTimeKept, stateKept } from "../sudoku/sudoku-kept.js";
import { clashesOf, hasGivens, keptAs, only, puzzleOf } from "../sudoku/sudoku-state.js";

const LATEST = 8.64e15;

/** Whether a value is a time in milliseconds since 1970. */
export const isMoment = (value) => isWithin(value, 0, LATEST);

const isName = (value) => isText(value, /\S/) && value.length <= 2 * LONGEST_NAME;

/** What was kept, or read from a file, as a record; null where it is none. */
export function readRecord(raw) {
  if (!isObject(raw)) return null;
  const { id, revision = 1, tab = null, name, time = null, made, saved } = raw;
  const isWhole =
    isId(id) && isWithin(revision, 1, Infinity) && isName(name) && [made, saved].every(isMoment);
  const state = isWhole ? stateKept(raw.state) : null;
  if (!state || !/[gep]/.test(state.kinds)) return null;
  return { id, revision, tab, name, state: bare(state), time: isTimeKept(time) ? time : null, made, saved };
}

/** A state as a record has it: under which name it is kept is the record's to say. */
export const bare = (state) => keptAs(state, null);

const parts = ({ digits, kinds, notes, colours, bookmarks }) => [digits, kinds, notes, colours, bookmarks];

/** Whether two states say the same of a puzzle. */
export const isSame = (state, other) =>
  state.digits === other.digits &&
  state.kinds === other.kinds &&
  JSON.stringify(parts(state)) === JSON.stringify(parts(other));

/** Whether something was done about a puzzle that is given. */
export const isBegun = (state) =>
  hasGivens(state) &&
  (state.kinds.includes("p") ||
    [state.notes.corner, state.notes.centre, state.notes.out].some((masks) => masks.some(Boolean)));

/** How far a puzzle is: "new", "begun" or "solved", and how many of its cells are filled. */
export function progressOf(state, peers) {
  const digits = puzzleOf(state);
  const filled = digits.replaceAll(".", "").length;
  if (filled === 81 && peers && clashesOf(digits, peers).size === 0) return { word: "solved", filled };
  return { word: isBegun(state) ? "begun" : "new", filled };
}

/** The givens of a puzzle as text, or what was entered where nothing is given. */
export const givensOf = (state) => only(state, hasGivens(state) ? "g" : "e");
