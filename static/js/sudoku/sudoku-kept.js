// A state of the Sudoku as it was kept: what is not whole is not taken, what an older version did not know is as at the
// beginning.

import { areWithin, isId, isObject, isText, isWithin, once } from "../parts/kept-values.js";
import { isDay, LEVELS } from "../parts/origins.js";
import { NO_BOOKMARKS } from "./bookmarks.js";
import { COLOURS, NO_COLOURS, tidyColours } from "./colours.js";
import { ALL, NO_NOTES, tidyNotes } from "./notes.js";

const areMasks = (value) => areWithin(value, 81, 0, ALL);
const areCells = (value) => value?.length <= 81 && areWithin(value, value.length, 0, 80);

const readNotes = once(({ corner, centre, out, auto }) => {
  if (![corner, centre, out].every(areMasks) || typeof auto !== "boolean") return null;
  return tidyNotes({ corner, centre, out, auto });
});

const readColours = once(({ cells, candidates }) => {
  if (!areWithin(cells, 81, 0, COLOURS) || !isObject(candidates)) return null;
  /** @type {any[]} */
  const pairs = Object.entries(candidates);
  if (
    !pairs.every(([index, colour]) => /^\d{1,3}$/.test(index) && index < 729 && isWithin(colour, 1, COLOURS))
  )
    return null;
  return tidyColours({ cells, candidates });
});

const readBookmark = ({ id, name, parent, state }) => {
  if (!Number.isInteger(id) || !isText(name)) return null;
  const read = readBare(state);
  return read && Object.freeze({ id, name, parent, state: read });
};

const readBookmarks = once(({ list, here }) => {
  const read = Array.isArray(list)
    ? list.map((bookmark) => isObject(bookmark) && readBookmark(bookmark))
    : [null];
  if (!read.every(Boolean)) return null;
  const ids = new Set(read.map(({ id }) => id));
  // Each was made after the one above it.
  const isPlaced = ({ id, parent }) => parent === null || (ids.has(parent) && parent < id);
  if (!read.every(isPlaced) || ids.size < read.length || !(here === null || ids.has(here))) return null;
  return Object.freeze({ list: Object.freeze(read), here });
});

/** A state without bookmarks, as one within a bookmark is. */
const readBare = once((kept) => {
  const {
    digits,
    kinds,
    other = "",
    second = false,
    marked = [],
    wrong = [],
    level = "",
    day = "",
    practise = "",
  } = kept;
  const isWhole =
    isText(digits, /^[1-9.]{81}$/) &&
    isText(kinds, /^[geps.]{81}$/) &&
    Array.from(digits).every((digit, cell) => (digit === ".") === (kinds[cell] === ".")) &&
    isText(other, /^([1-9.]{81})?$/) &&
    typeof second === "boolean" &&
    areCells(marked) &&
    areCells(wrong) &&
    ["", ...LEVELS].includes(level) &&
    (day === "" || isDay(day)) &&
    isText(practise);
  const notes = kept.notes === undefined ? NO_NOTES : readNotes(kept.notes);
  const colours = kept.colours === undefined ? NO_COLOURS : readColours(kept.colours);
  if (!isWhole || !notes || !colours) return null;
  return Object.freeze({ digits, kinds, other, second, marked, wrong, notes, colours, level, day, practise });
});

/** Whether a value is what a timer was kept as. */
export const isTimeKept = (kept) =>
  isObject(kept) &&
  isText(kept.puzzle) &&
  isWithin(kept.seconds, 0, Infinity) &&
  typeof kept.paused === "boolean" &&
  (kept.hints === undefined || isWithin(kept.hints, 0, Infinity));

/** The state that was kept, or null where it is none. */
export const stateKept = once((kept) => {
  const state = readBare(kept);
  const bookmarks = kept.bookmarks === undefined ? NO_BOOKMARKS : readBookmarks(kept.bookmarks);
  if (!state || !bookmarks) return null;
  return Object.freeze({ ...state, bookmarks, kept: isId(kept.kept) ? kept.kept : null });
});
