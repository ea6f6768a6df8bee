// What the Library keeps, a record {id, revision, tab, name, board, used, state, place, shown, time, made, saved}; what finds
// it; and a file of such.
//
// Its state is that of its board, whole; `id` is its name for the page and `name` for people. `used` is the mode of the board.
// The moment of a search has its `place`, as an address says it (watch/step-address.js), and a state that looks as the board
// did, `shown`; else both are null. `revision` counts the changes of its content, `tab` is the draft that made the last one;
// `time` is that of its timer, or null, `made` and `saved` are in milliseconds since 1970.

import { Values } from "../parts/address-values.js";
import { LONGEST_NAME } from "../parts/free-name.js";
import { isId, isObject, isText, isWithin } from "../parts/kept-values.js";
import { readProgram } from "../parts/program-record.js";
import { knownSettings } from "../parts/settings.js";
import { isTimeKept } from "../sudoku/sudoku-kept.js";
import * as step from "../watch/step-address.js";
import { BOARDS } from "./boards.js";
import { FILES } from "./words.js";

const LATEST = 8.64e15;

/** Whether a value is a time in milliseconds since 1970. */
export const isTime = (value) => isWithin(value, 0, LATEST);

const isName = (value) => isText(value, /\S/) && value.length <= 2 * LONGEST_NAME;

/**
 * Where in a search something was kept, read as an address is; null where it is no such place. Whether it was presented then is
 * left behind.
 */
export function placeKept({ present, ...raw }) {
  const texts = new Map();
  for (const [key, value] of Object.entries(raw)) if (value !== "") texts.set(key, String(value));
  const values = new Values(texts);
  const place = step.read(values);
  return values.problems.length === 0 ? place : null;
}

/** What was kept, or read from a file, as a record; null where it is none. Older records are of the Sudoku. */
export function readRecord(raw) {
  if (!isObject(raw)) return null;
  const {
    id,
    revision = 1,
    tab = null,
    name,
    board = "sudoku",
    place = null,
    time = null,
    made,
    saved,
  } = raw;
  const isWhole =
    isId(id) &&
    isWithin(revision, 1, Infinity) &&
    isName(name) &&
    Object.hasOwn(BOARDS, board) &&
    (place === null || isObject(place)) &&
    [made, saved].every(isTime);
  if (!isWhole) return null;
  const { stateKept, isUsed } = BOARDS[board];
  const state = stateKept(raw.state);
  const at = place && placeKept(place);
  // A search may begin with an empty board.
  if (!state || (place ? !at : !isUsed(state))) return null;
  const { used = isBegun({ board, state }) ? "play" : "solve" } = raw;
  if (used !== "play" && used !== "solve") return null;
  return {
    ...{ id, revision, tab, name, board, used, state: bare(state), place: at },
    ...{ shown: at && stateKept(raw.shown), time: isTimeKept(time) ? time : null, made, saved },
  };
}

/** A state with the name that it is kept under, on a board that knows such names. */
export const named = (state, id) =>
  "kept" in state && state.kept !== id ? Object.freeze({ ...state, kept: id }) : state;

/** A state as a record has it: under which name it is kept is the record's to say. */
export const bare = (state) => named(state, null);

/** Whether two records, or what may become such, say the same of a board. */
export const isSame = (record, other) =>
  record.board === other.board &&
  JSON.stringify(record.place) === JSON.stringify(other.place) &&
  BOARDS[record.board].isSame(record.state, other.state);

/** Whether something was done by hand that is kept by itself. */
export const isBegun = ({ board, state }) => BOARDS[board].isBegun?.(state) ?? false;

const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Tells of a record whether it has all words of a text in its name or the name of its board, or is found by what is on that.
 */
export function finder(text) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const inState = Object.fromEntries(
    Object.entries(BOARDS).map(([name, { finder }]) => [name, finder?.(text) ?? (() => false)]),
  );
  return ({ name, board, state }) => {
    const said = plain(`${name} ${BOARDS[board].title}`);
    return words.every((word) => said.includes(word)) || inState[board](state);
  };
}

export const newestFirst = (records) => [...records].sort((one, other) => other.saved - one.saved);

// A file is {"undoku": "library", "version": 3, "puzzles": [...], "programs": [...]}, the reader's own programs being as
// parts/program-record.js says; "settings" are those that are not as usual, where there are any. Version 1 has no programs; before version 3 there are but Sudokus, and no moment of a search.
const VERSION = 3;

const bareOf = (records) => records.map(({ revision, tab, ...record }) => record);

/** The text of a file with these records; which tab wrote them last, and how often, says nothing elsewhere. */
export function writeFile(records, programs, settings = {}) {
  const isPlain = records.every(({ board, place }) => board === "sudoku" && place === null);
  // What an older page knows it reads as well.
  const version = isPlain ? 1 + Number(programs.length > 0) : VERSION;
  const puzzles = bareOf(records);
  const file = {
    ...{ undoku: "library", version, puzzles },
    ...(version > 1 && { programs: bareOf(programs) }),
    ...(Object.keys(settings).length > 0 && { settings }),
  };
  return `${JSON.stringify(file)}\n`;
}

function readAll(all, read) {
  const records = all.map(read).filter(Boolean);
  return { records, damaged: all.length - records.length };
}

/**
 * What a file says: {puzzles, programs, settings}, the first two {records, damaged}, the latter how many cannot be read; {isCopy} where it is a
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
  const { version, puzzles, programs = [], settings = {} } = file;
  if (!isWithin(version, 1, Infinity)) return { error: FILES.noVersion(JSON.stringify(version) ?? "none") };
  if (version > VERSION) return { error: FILES.newer(version, VERSION) };
  if (!Array.isArray(puzzles)) return { error: FILES.noPuzzles };
  if (!Array.isArray(programs)) return { error: FILES.noPrograms };
  const [shelf, own] = [readAll(puzzles, readRecord), readAll(programs, readProgram)];
  return { puzzles: shelf, programs: own, settings: knownSettings(settings) };
}
