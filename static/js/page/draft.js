// What is on the boards of a tab, as plain data: compared, read, and put together.
//
// A draft: {board, address, saved, parts}, the board that is shown, when something was last changed, and a part for each board. A part: {state, sentence, used, time,
// list, at}, the last two its history, the time null where there is none. In the store it is a record {id, revision, saved,
// address, board, boards}, in `boards` the parts. Before version 4 of the store a board had its history's `length` there, and
// its entries as pieces by [id, board, number].

import { BOARDS, MODES } from "../boards/boards.js";
import { isObject, isText, isWithin } from "../parts/kept-values.js";

/** Entries a piece. */
const PIECE = 25;
/** No history is longer: a record that says so is damaged. */
const LONGEST = 1_000_000;
const KEYS = ["state", "sentence", "used", "at"];

// Comparing

const isSameList = (list, other) =>
  list.length === other.length && list.every((entry, index) => entry === other[index]);

const isSamePart = (part, other) =>
  other !== undefined && KEYS.every((key) => part[key] === other[key]) && isSameList(part.list, other.list);

const isSameTime = ({ time }, other) => JSON.stringify(time) === JSON.stringify(other.time);

// Also of the same moment: an address that was noted later would else be taken for newer than what is kept.
export const isSameDraft = (draft, other) =>
  ["board", "address", "saved"].every((key) => draft[key] === other[key]) &&
  Object.entries(draft.parts).every(
    ([name, part]) => isSamePart(part, other.parts[name]) && isSameTime(part, other.parts[name]),
  );

/** Whether all boards on which something can be undone are as they were, but for their times. */
export const hasOnly = (draft, other) =>
  Object.entries(draft.parts).every(
    ([name, part]) => part.list.length === 0 || isSamePart(part, other.parts[name]),
  );

// Reading

/** Whether a record is one of a tab; its boards are looked at when they are put together. */
export const isDraft = (record) =>
  isObject(record) && isText(record.id) && isWithin(record.revision, 1, Infinity) && isObject(record.boards);

/** Whether this is the part of a board, which its board has still to look at (`readPart`). */
export const isPart = (part) =>
  isObject(part?.state) && Array.isArray(part.list) && isWithin(part.at, 0, part.list.length);

/** A history from its pieces, [key, entries] each; entries that are missing are null. */
function joined(board, length, pieces) {
  const list = Array(isWithin(length, 0, LONGEST) ? length : 0).fill(null);
  for (const [[, name, number], entries] of pieces) {
    if (name !== board || !Array.isArray(entries)) continue;
    for (const [index, entry] of entries.slice(0, PIECE).entries()) list[number * PIECE + index] = entry;
  }
  return list.slice(0, length);
}

/** The parts in a record, by board, where need be with the pieces of their histories. */
export function partsOf({ boards }, pieces = []) {
  const parts = {};
  for (const [board, record] of Object.entries(boards)) {
    if (!Object.hasOwn(BOARDS, board) || !isObject(record)) continue;
    const { state, sentence, used, time = null, at, length } = record;
    const list = Array.isArray(record.list) ? record.list : joined(board, length, pieces);
    const history = isWithin(at, 0, list.length) ? { list, at } : { list: [], at: 0 };
    parts[board] = { state, sentence, used, time, ...history };
  }
  return parts;
}

/** Whether a value is what is said of a board, [text, kind], and not too long for that. */
export const isSentence = (value) =>
  Array.isArray(value) && value.length === 2 && value.every((text) => isText(text));

/**
 * A part with states that the board knows: `stateKept` reads one, or gives null. What is damaged of the history is left
 * out, with all that lies beyond it, and of a board what is no sentence; null where what is on the board is damaged itself.
 */
export function readPart(stateKept, { state, sentence, used, time, list, at }) {
  const modes = MODES.filter((mode) => mode !== "watch");
  const readEntry = (entry) => {
    const read = isObject(entry) ? stateKept(entry.state) : null;
    if (!read || !modes.includes(entry.used)) return null;
    return { state: read, sentence: isSentence(entry.sentence) ? entry.sentence : null, used: entry.used };
  };
  const present = readEntry({ state, sentence, used });
  if (!present) return null;
  const read = list.map(readEntry);
  const first = read.slice(0, at).lastIndexOf(null) + 1;
  const beyond = read.indexOf(null, at);
  const whole = read.slice(first, beyond < 0 ? read.length : beyond);
  return { ...present, time, list: whole, at: at - first };
}

// One on top of another

/** A part with what was there before it beneath it: that can be gone back to. */
export function onTopOf({ state, sentence, used, list, at }, part) {
  const past = [...list.slice(0, at), { state, sentence, used }];
  return { ...part, list: [...past, ...part.list], at: past.length + part.at };
}

/** What a state says, in whichever order, and under whichever name it is kept: what an address brings has a new one. */
const saidOf = ({ kept, ...state }) => JSON.stringify(Object.entries(state).sort());

/** A part on top of what was kept; where it began with that, it goes on from there, under the same name. */
function goingOn(before, part) {
  if (part.list.length === 0) return before;
  if (!isObject(before.state)) return part;
  const first = part.at === 0 ? part : part.list[0];
  if (saidOf(first.state) !== saidOf(before.state)) return onTopOf(before, part);
  const [from, to] = [first.state.kept, before.state.kept];
  const renamed = (entry) =>
    from !== to && entry.state.kept === from ? { ...entry, state: { ...entry.state, kept: to } } : entry;
  const past = before.list.slice(0, before.at);
  return { ...renamed(part), list: [...past, ...part.list.map(renamed)], at: past.length + part.at };
}

/** Parts that know nothing of those before them, on top of these. */
export function putOnTop(before, parts) {
  const all = { ...before };
  for (const [board, part] of Object.entries(parts)) {
    all[board] = all[board] ? goingOn(all[board], part) : part;
  }
  return all;
}
