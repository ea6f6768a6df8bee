// What the Library keeps, a record {id, revision, tab, name, board, used, state, place, shown, time, made, saved}; what finds
// it; and a file of such.
//
// Its state is that of its board, whole; `id` is its name for the page and `name` for people. `used` is the mode of the board.
// The moment of a search has its `place`, as an address says it (watch/step-address.js), and a state that looks as the board
// did, `shown`; else both are null. `revision` counts the changes of its content, `tab` is the draft that made the last one;
// `time` is that of its timer, or null, `made` and `saved` are in milliseconds since 1970.

import { Values } from "../parts/address-values.js";
import { LONGEST_NAME } from "../parts/free-name.js";
import { isId, isObject, isText, isTimeKept, isWithin } from "../parts/kept-values.js";
import { faultOfProgram, readProgram } from "../parts/program-record.js";
import { quoted } from "../parts/quoted.js";
import { knownSettings } from "../parts/settings.js";
import * as step from "../watch/step-address.js";
import { BOARDS } from "./boards.js";
import { atOnce } from "./pace.js";
import { FILES } from "./words.js";

const LATEST = 8.64e15;

/** Whether a value is a time in milliseconds since 1970. */
export const isTime = (value) => isWithin(value, 0, LATEST);

/**
 * Where in a search something was kept, read as an address is; null where it is no such place. Whether it was presented then is
 * left behind.
 */
export function placeKept({ present, ...raw }) {
  const texts = new Map();
  if (!Object.values(raw).every((value) => ["string", "number", "boolean"].includes(typeof value)))
    return null;
  for (const [key, value] of Object.entries(raw)) if (value !== "") texts.set(key, String(value));
  const values = new Values(texts);
  const place = step.read(values);
  return values.problems.length === 0 ? place : null;
}

/** What a record has where it is not said; older ones are of the Sudoku. */
const USUAL = { revision: 1, tab: null, board: "sudoku", place: null, shown: null, time: null };
const KEYS = {
  id: isId,
  revision: (value) => isWithin(value, 1, Number.MAX_SAFE_INTEGER),
  name: (value) => isText(value, /\S/, 2 * LONGEST_NAME),
  board: (value) => isText(value) && Object.hasOwn(BOARDS, value),
  made: isTime,
  saved: isTime,
  place: (value) => value === null || (isObject(value) && placeKept(value) !== null),
};

/** Of a time only what a timer knows. */
function timeKept(time) {
  if (!isTimeKept(time)) return null;
  const { puzzle, seconds, paused, hints } = time;
  return { puzzle, seconds, paused, ...(hints !== undefined && { hints }) };
}

/** {record}, or {fault}: which part does not fit, "" for a value that is no record at all. */
function read(raw) {
  if (!isObject(raw)) return { fault: "" };
  const whole = { ...USUAL, ...raw };
  const fault = Object.keys(KEYS).find((key) => !KEYS[key](whole[key]));
  if (fault !== undefined) return { fault };
  const { id, revision, tab, name, board, place, shown, time, made, saved } = whole;
  const { stateKept, isUsed } = BOARDS[board];
  const state = stateKept(raw.state);
  // A search may begin with an empty board.
  if (!state || (place === null && !isUsed(state))) return { fault: "state" };
  const { used = isBegun({ board, state }) ? "play" : "solve" } = raw;
  if (used !== "play" && used !== "solve") return { fault: "used" };
  const at = place && placeKept(place);
  return {
    record: {
      ...{ id, revision, tab: isId(tab) ? tab : null, name, board, used, state: bare(state), place: at },
      ...{ shown: at && stateKept(shown), time: timeKept(time), made, saved },
    },
  };
}

/** What was kept, or read from a file, as a record; null where it is none. */
export const readRecord = (raw) => read(raw).record ?? null;

/** A state with the name that it is kept under, on a board that knows such names. */
export const named = (state, id) =>
  "kept" in state && state.kept !== id ? Object.freeze({ ...state, kept: id }) : state;

/** A state as a record has it: under which name it is kept is the record's to say. */
export const bare = (state) => named(state, null);

/** What `tell(value)` says of each object, which is asked but once. */
function told(tell) {
  const known = new WeakMap();
  return (value) => {
    if (!known.has(value)) known.set(value, tell(value));
    return known.get(value);
  };
}

/** What a state of each board says, as one text. */
const TOLD = Object.fromEntries(
  Object.entries(BOARDS).map(([name, board]) => [name, told((state) => JSON.stringify(board.told(state)))]),
);

/** Whether two states of a board say the same. */
export const saySame = (board, state, other) => TOLD[board](state) === TOLD[board](other);

/** What a record says of its board, as one text: those that say the same have the same one. */
export const keyOf = ({ board, state, place }) => `${board} ${JSON.stringify(place)} ${TOLD[board](state)}`;

/** Whether two records, or what may become such, say the same of a board. */
export const isSame = (record, other) => keyOf(record) === keyOf(other);

/** Whether something was done by hand that is kept by itself. */
export const isBegun = ({ board, state }) => BOARDS[board].isBegun?.(state) ?? false;

const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Tells of a record whether it has all words of a text in its name, the name of its board or what is called so there, or is
 * found by what is on that.
 */
export function finder(text) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const inState = Object.fromEntries(
    Object.entries(BOARDS).map(([name, { finder }]) => [name, finder?.(text) ?? (() => false)]),
  );
  return ({ name, board, state }) => {
    const said = plain(`${name} ${BOARDS[board].title} ${BOARDS[board].short(state)}`);
    return words.every((word) => said.includes(word)) || inState[board](state);
  };
}

export const newestFirst = (records) => [...records].sort((one, other) => other.saved - one.saved);

// A file is {"undoku": "library", "version": 3, "puzzles": [...], "programs": [...]}, the reader's own programs being as
// parts/program-record.js says; "settings" are those that are not as usual, where there are any. Version 1 has no programs; before version 3 there are but Sudokus, and no moment of a search.
const VERSION = 3;

const bareOf = (records) => records.map(({ revision, tab, ...record }) => record);

/** A tally, what was done how often, as it is in the store: who has written it reads of it what it knows. */
const isTally = (raw) => isObject(raw) && isId(raw.id);

/** The text of a file with these records; which tab wrote them last, and how often, says nothing elsewhere. */
export function writeFile(records, programs, settings = {}, tallies = []) {
  const isPlain = records.every(({ board, place }) => board === "sudoku" && place === null);
  // What an older page knows it reads as well.
  const version = isPlain ? 1 + Number(programs.length > 0) : VERSION;
  const puzzles = bareOf(records);
  const file = {
    ...{ undoku: "library", version, puzzles },
    ...(version > 1 && { programs: bareOf(programs) }),
    ...(Object.keys(settings).length > 0 && { settings }),
    ...(tallies.length > 0 && { tallies }),
  };
  return `${JSON.stringify(file)}\n`;
}

/**
 * The `records` among these, how many are `damaged`, and of the first of those {number, name, key}: its place from 1, its
 * name, "" where it has none, and which part of it does not fit, "" for all; null where the `pace` was stopped.
 */
async function readAll(all, read, faultOf, pace) {
  const records = [];
  let first = null;
  for (const [index, raw] of all.entries()) {
    if (!(await pace(index))) return null;
    const record = read(raw);
    if (record) records.push(record);
    else first ??= { number: index + 1, name: isText(raw?.name) ? raw.name : "", key: faultOf(raw) };
  }
  return { records, damaged: all.length - records.length, first };
}

/** Bytes of the largest file that is read. */
export const LARGEST_FILE = 100_000_000;

/**
 * What a file says: {puzzles, programs, settings, tallies}, the first two as `readAll` gives them; {isCopy} where it is a
 * copy of the boards, which page/saved-copy.js reads; or {error}. `pace` is as pace.js makes it.
 *
 * @returns {Promise<any>}
 */
export async function readFile(text, pace = atOnce) {
  let file = null;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return { error: FILES.notJson(/position (\d+)/.exec(error.message)?.[1]) };
  }
  if (file?.undoku === "boards") return { isCopy: true };
  if (!isObject(file) || file.undoku !== "library") return { error: FILES.notOurs };
  const { version, puzzles, programs = [], settings = {}, tallies = [] } = file;
  if (!isWithin(version, 1, Number.MAX_SAFE_INTEGER)) return { error: FILES.noVersion(said(version)) };
  if (version > VERSION) return { error: FILES.newer(version, VERSION) };
  if (!Array.isArray(puzzles)) return { error: FILES.noPuzzles };
  if (!Array.isArray(programs)) return { error: FILES.noPrograms };
  return {
    puzzles: await readAll(puzzles, readRecord, (raw) => read(raw).fault, pace),
    programs: await readAll(programs, readProgram, faultOfProgram, pace),
    settings: knownSettings(settings),
    tallies: Array.isArray(tallies) ? tallies.filter(isTally) : [],
  };
}

/** A text or number from a file as it is said; what is something else is called none. */
const said = (value) => (["string", "number"].includes(typeof value) ? quoted(String(value)) : "none");
