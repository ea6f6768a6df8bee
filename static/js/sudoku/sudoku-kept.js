// A state of the Sudoku as it was kept: what is not whole is not taken, what an older version did not know is as at the
// beginning.

import { areWithin, isId, isObject, isText, isWithin, once } from "../parts/kept-values.js";
import { isDay, LEVELS } from "../parts/origins.js";
import { NO_BOOKMARKS } from "./bookmarks.js";
import { COLOURS, tidyColours } from "./colours.js";
import { allOf, tidyNotes } from "./notes.js";
import { LARGEST, numberOf, shapeOf, USUAL } from "./shape.js";
import { emptyOf } from "./sudoku-state.js";

const readNotes = once(({ corner, centre, out, auto }) => {
  const { length = 0 } = Object(out);
  const areMasks = (value) => areWithin(value, length, 0, allOf(Math.sqrt(length)));
  if (![corner, centre, out].every(areMasks) || typeof auto !== "boolean") return null;
  return tidyNotes({ corner, centre, out, auto });
});

const readColours = once(({ cells, candidates }) => {
  if (!areWithin(cells, cells?.length, 0, COLOURS) || !isObject(candidates)) return null;
  /** @type {any[]} */
  const pairs = Object.entries(candidates);
  if (
    !pairs.every(
      ([index, colour]) =>
        /^\d{1,5}$/.test(index) && index < cells.length ** 1.5 && isWithin(colour, 1, COLOURS),
    )
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

const readShape = once(({ size, regions, ...rules }) =>
  isWithin(size, 1, LARGEST) ? shapeOf({ ...rules, size, shape: regions }) : null,
);

/** Whether each character is a digit of a size, or none. */
const areDigits = (text, { length }) =>
  isText(text, /^[1-9A-P.]+$/) &&
  text.length === length &&
  Array.from(text, numberOf).every((digit) => digit <= Math.sqrt(length));

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
  const shape = kept.shape === undefined ? USUAL : readShape(kept.shape);
  if (!shape) return null;
  const { digits: blank, notes: noNotes, colours: noColours } = emptyOf(shape);
  const { length } = blank;
  const areCells = (value) => value?.length <= length && areWithin(value, value.length, 0, length - 1);
  const isWhole =
    areDigits(digits, blank) &&
    isText(kinds, /^[geps.]+$/) &&
    kinds.length === length &&
    Array.from(digits).every((digit, cell) => (digit === ".") === (kinds[cell] === ".")) &&
    (other === "" || areDigits(other, blank)) &&
    typeof second === "boolean" &&
    areCells(marked) &&
    areCells(wrong) &&
    ["", ...LEVELS].includes(level) &&
    (day === "" || isDay(day)) &&
    isText(practise);
  const notes = kept.notes === undefined ? noNotes : readNotes(kept.notes);
  const colours = kept.colours === undefined ? noColours : readColours(kept.colours);
  if (!isWhole || notes?.out.length !== length || colours?.cells.length !== length) return null;
  const noted = { notes, colours, level, day, practise };
  return Object.freeze({ shape, digits, kinds, other, second, marked, wrong, ...noted });
});

/** The state that was kept, or null where it is none. */
export const stateKept = once((kept) => {
  const state = readBare(kept);
  const bookmarks = kept.bookmarks === undefined ? NO_BOOKMARKS : readBookmarks(kept.bookmarks);
  if (!state || !bookmarks) return null;
  return Object.freeze({ ...state, bookmarks, kept: isId(kept.kept) ? kept.kept : null });
});
