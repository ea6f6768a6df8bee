// A puzzle as the Library keeps it, {id, revision, tab, name, state, time, made, saved}; what finds it; and a file of such.
//
// Its state is the Sudoku's, whole; `id` is its name for the page and `name` for people. `revision` counts the changes of its
// content, `tab` is the draft that made the last one; `time` is that of its timer, or null, `made` and `saved` are in
// milliseconds since 1970.

import { LONGEST_NAME } from "../parts/free-name.js";
import { isId, isObject, isText, isWithin } from "../parts/kept-values.js";
import { readProgram } from "../parts/program-record.js";
import { isTimeKept, stateKept } from "../sudoku/sudoku-kept.js";
import { clashesOf, hasGivens, keptAs, only, puzzleOf } from "../sudoku/sudoku-state.js";
import { FILES } from "./words.js";

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
const givensOf = (state) => only(state, hasGivens(state) ? "g" : "e");

const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Digits and blanks as one row of them; "" for a text that is something else. */
function cellsIn(text) {
  const cells = text.replace(/[\s|+-]/g, "");
  return /^[\d._*?]+$/.test(cells) && /[1-9]/.test(cells) ? cells.replace(/[^1-9]/g, ".") : "";
}

/** Tells of a record whether it has all words of a text in its name, or the text as a part of its 81 characters. */
export function finder(text) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const cells = cellsIn(text);
  return ({ name, state }) => {
    const named = plain(name);
    return words.every((word) => named.includes(word)) || (cells !== "" && givensOf(state).includes(cells));
  };
}

export const newestFirst = (records) => [...records].sort((one, other) => other.saved - one.saved);

// A file is {"undoku": "library", "version": 2, "puzzles": [...], "programs": [...]}, the reader's own programs being as
// parts/program-record.js says. Version 1 has no programs.
const VERSION = 2;

const bareOf = (records) => records.map(({ revision, tab, ...record }) => record);

/** The text of a file with these records; which tab wrote them last, and how often, says nothing elsewhere. */
export function writeFile(records, programs) {
  const puzzles = bareOf(records);
  // Without programs an older page reads it as well.
  const file =
    programs.length > 0
      ? { undoku: "library", version: VERSION, puzzles, programs: bareOf(programs) }
      : { undoku: "library", version: 1, puzzles };
  return `${JSON.stringify(file)}\n`;
}

function readAll(all, read) {
  const records = all.map(read).filter(Boolean);
  return { records, damaged: all.length - records.length };
}

/**
 * What a file says: {puzzles, programs}, each {records, damaged}, the latter how many cannot be read; {isCopy} where it is a
 * copy of the boards, which page/saved-copy.js reads; or {error}.
 *
 * @returns {any}
 */
export function readFile(text) {
  let file = null;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { error: FILES.notJson(/position (\d+)/.exec(error.message)?.[1]) };
  }
  if (file?.undoku === "boards") return { isCopy: true };
  if (!isObject(file) || file.undoku !== "library") return { error: FILES.notOurs };
  const { version, puzzles, programs = [] } = file;
  if (!isWithin(version, 1, Infinity)) return { error: FILES.noVersion(JSON.stringify(version) ?? "none") };
  if (version > VERSION) return { error: FILES.newer(version, VERSION) };
  if (!Array.isArray(puzzles)) return { error: FILES.noPuzzles };
  if (!Array.isArray(programs)) return { error: FILES.noPrograms };
  return { puzzles: readAll(puzzles, readRecord), programs: readAll(programs, readProgram) };
}
