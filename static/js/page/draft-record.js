// What is on the boards as records to keep, and what was kept as what can be on the boards.
//
// A board's part: {state, sentence, used, time, list, at}, the last two its history, the time null where there is none. In a
// record the history is cut into pieces, so that a key press writes one of them however long it is.

import { isObject, isText, isWithin } from "../parts/kept-values.js";
import { MODES } from "./modes.js";

/** Entries a piece: a tour of the knight on the largest board has 40,000 numbers, and each entry may have one. */
export const PIECE = 25;

/** No history is longer: a record that says so is damaged. */
const LONGEST = 1_000_000;
const KEYS = ["state", "sentence", "used", "at"];

const piecesOf = (list) => Math.ceil(list.length / PIECE);
const cut = (list, number) => list.slice(number * PIECE, (number + 1) * PIECE);

const isSameList = (list, other) =>
  list.length === other.length && list.every((entry, index) => entry === other[index]);

/** Whether two parts are the same. */
export const isSamePart = (part, other) =>
  other !== undefined &&
  KEYS.every((key) => part[key] === other[key]) &&
  isSameList(part.list, other.list) &&
  JSON.stringify(part.time) === JSON.stringify(other.time);

/** The part of a board in the record of a draft. */
export const recordOf = ({ state, sentence, used, time, at, list }) => ({
  ...{ state, sentence, used, time, at },
  length: list.length,
  pieces: piecesOf(list),
});

/** The pieces of a history that differ from what was `written`, [number, entries] each. */
export function changedPieces(list, written = []) {
  const numbers = Array.from({ length: piecesOf(list) }, (_, number) => number);
  return numbers
    .filter((number) => !isSameList(cut(list, number), cut(written, number)))
    .map((number) => [number, cut(list, number)]);
}

/** Whether a record is one of a draft; its boards are looked at when they are put together. */
export const isDraft = (head) =>
  isObject(head) && isText(head.id) && isWithin(head.revision, 1, Infinity) && isObject(head.boards);

/** The parts of a draft by board, from its record and its pieces; entries of the history that are missing are null. */
export function partsOf({ head, pieces }) {
  const parts = {};
  for (const [board, record] of Object.entries(head.boards)) {
    if (!Object.hasOwn(MODES, board) || !isObject(record)) continue;
    const { state, sentence, used, time = null, at, length } = record;
    const hasHistory = isWithin(length, 0, LONGEST) && isWithin(at, 0, length);
    const list = Array(hasHistory ? length : 0).fill(null);
    for (const [[, name, number], entries] of pieces) {
      if (name !== board || !Array.isArray(entries)) continue;
      for (const [index, entry] of entries.slice(0, PIECE).entries()) {
        if (number * PIECE + index < list.length) list[number * PIECE + index] = entry;
      }
    }
    parts[board] = { state, sentence, used, time, list, at: hasHistory ? at : 0 };
  }
  return parts;
}

const isSentence = (value) =>
  value === null || (Array.isArray(value) && value.length === 2 && value.every((text) => isText(text)));

/**
 * A part with states that the board knows: `stateKept` reads one, or gives null. What is damaged of the history is left
 * out, with all that lies beyond it; null where what is on the board is damaged itself.
 */
export function readPart(board, stateKept, { state, sentence, used, time, list, at }) {
  const modes = MODES[board].filter((mode) => mode !== "watch");
  const readEntry = (entry) => {
    const read = isObject(entry) ? stateKept(entry.state) : null;
    if (!read || !modes.includes(entry.used) || !isSentence(entry.sentence)) return null;
    return { state: read, sentence: entry.sentence, used: entry.used };
  };
  const present = readEntry({ state, sentence, used });
  if (!present) return null;
  const read = list.map(readEntry);
  const first = read.slice(0, at).lastIndexOf(null) + 1;
  const beyond = read.indexOf(null, at);
  const whole = read.slice(first, beyond < 0 ? read.length : beyond);
  return { ...present, time, list: whole, at: at - first };
}
