// What changed just before the page was left. A browser may give up what is on its way to IndexedDB then; this is short,
// and kept at once.

import { isObject, isWithin } from "../parts/kept-values.js";
import { STORED } from "../parts/stored.js";

const KEY = STORED.lastWords;
/** What was done on a draft that could not be read meanwhile. */
const APART = STORED.wordsApart;

/** The part of a board as what differs from what was written of it: of its history the entries `from` a place on. */
function partNews({ list, ...part }, written = { list: [] }) {
  const isNew = (entry, index) => entry !== written.list[index];
  const first = list.findIndex(isNew);
  const from = first < 0 ? list.length : first;
  return { ...part, length: list.length, from, entries: list.slice(from, list.findLastIndex(isNew) + 1) };
}

/** What parts have that was not written: a piece of news by board. */
export const newsOf = (parts, written) =>
  Object.fromEntries(Object.entries(parts).map(([board, part]) => [board, partNews(part, written[board])]));

/** A part with its news; null where they do not fit it. */
function withNews({ list } = { list: [] }, { length, from, entries, at, ...part }) {
  const fits = Array.isArray(entries) && isWithin(from, 0, list.length) && isWithin(at, 0, length);
  if (!fits) return null;
  const whole = [...list.slice(0, from), ...entries, ...list.slice(from + entries.length)].slice(0, length);
  return whole.length === length ? { ...part, at, list: whole } : null;
}

/** Parts with the news that fit them. */
function tellNews(parts, news) {
  const told = { ...parts };
  for (const [board, ofBoard] of Object.entries(news)) {
    const part = isObject(ofBoard) ? withNews(parts[board], ofBoard) : null;
    if (part) told[board] = part;
  }
  return told;
}

/** What a state says, under whichever name it is kept: what an address brings has a new one. */
const saidOf = ({ kept, ...state }) => JSON.stringify(state);

/** A part with another name for what was kept under one. */
function renamed(part, from, to) {
  if (from === to) return part;
  const { list, ...entry } = part;
  const rename = (other) =>
    other.state.kept === from ? { ...other, state: { ...other.state, kept: to } } : other;
  return { ...rename(entry), list: list.map(rename) };
}

/** A part as it is now, with what was there before it, on another occasion, beneath it. */
function onTopOf(before, part) {
  if (part.list.length === 0) return before;
  if (!isObject(before.state)) return part;
  const { state, sentence, used } = before;
  const past = before.list.slice(0, before.at);
  const first = part.at === 0 ? part : part.list[0];
  // Where it began with what was there, that is there already, and it goes on under the same name.
  const isThere = saidOf(first.state) === saidOf(state);
  if (!isThere) past.push({ state, sentence, used });
  const { list, ...present } = isThere ? renamed(part, first.state.kept, state.kept) : part;
  return { ...present, list: [...past, ...list], at: past.length + part.at };
}

/** Parts that know nothing of those before them, on top of these. */
export function putOnTop(before, parts) {
  const all = { ...before };
  for (const [board, part] of Object.entries(parts)) {
    all[board] = all[board] ? onTopOf(all[board], part) : part;
  }
  return all;
}

/** Parts with the words since they were written, and on top of them those that were left apart; either may be null. */
export function together(parts, words, apart) {
  const told = words ? tellNews(parts, words.news) : parts;
  return apart ? putOnTop(told, apart.parts) : told;
}

function leave(key, words) {
  try {
    localStorage.setItem(key, JSON.stringify(words));
  } catch {
    // Where there is no room, what was written before is what is kept.
  }
}

function wordsOf(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Leave {revision, since, board, address, news} of a draft: news of this revision since another one. */
export const leaveWords = (id, words) => leave(KEY + id, words);

/** The words that were left of a draft and are newer than its `revision`, or null. */
export function wordsSince(id, revision) {
  const words = wordsOf(KEY + id);
  return isObject(words?.news) && words.since <= revision && revision < words.revision ? words : null;
}

/** Leave {board, address, parts} of a draft that could not be read. */
export const leaveWordsApart = (id, words) => leave(APART + id, words);

const isPart = (part) =>
  isObject(part?.state) &&
  Array.isArray(part.list) &&
  part.list.every((entry) => isObject(entry?.state)) &&
  isWithin(part.at, 0, part.list.length);

/** What was left of a draft that could not be read, or null. */
export function wordsApart(id) {
  const words = wordsOf(APART + id);
  return isObject(words?.parts) && Object.values(words.parts).every(isPart) ? words : null;
}

function forget(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where that is forbidden, there are none.
  }
}

export const forgetWords = (id) => forget(KEY + id);
export const forgetWordsApart = (id) => forget(APART + id);
