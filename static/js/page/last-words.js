// What changed just before the page was left, in localStorage: what is on its way to IndexedDB then, a browser may give up.
//
// After `lastWords` {revision, since, board, address, news}: what has changed since the record had the revision `since`.
// After `wordsApart` {board, address, parts}: what was done while the record could not be read.

import { isObject, isWithin } from "../parts/kept-values.js";
import { STORED } from "../parts/stored.js";

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
function partWithNews({ list } = { list: [] }, { length, from, entries, at, ...part }) {
  const fits = Array.isArray(entries) && isWithin(from, 0, list.length) && isWithin(at, 0, length);
  if (!fits) return null;
  const whole = [...list.slice(0, from), ...entries, ...list.slice(from + entries.length)].slice(0, length);
  return whole.length === length ? { ...part, at, list: whole } : null;
}

/** Parts with the news that fit them. */
export function withNews(parts, news) {
  const all = { ...parts };
  for (const [board, ofBoard] of Object.entries(news)) {
    const part = isObject(ofBoard) ? partWithNews(parts[board], ofBoard) : null;
    if (part) all[board] = part;
  }
  return all;
}

/** What a state says, under whichever name it is kept: what an address brings has a new one. */
const saidOf = ({ kept, ...state }) => JSON.stringify(state);

/** A part as it is now, with what was there before it, on another occasion, beneath it. */
function onTopOf(before, part) {
  if (part.list.length === 0) return before;
  if (!isObject(before.state)) return part;
  const { state, sentence, used } = before;
  const past = before.list.slice(0, before.at);
  const first = part.at === 0 ? part : part.list[0];
  const at = past.length + part.at;
  if (saidOf(first.state) !== saidOf(state)) {
    return { ...part, list: [...past, { state, sentence, used }, ...part.list], at: at + 1 };
  }
  // It began with what was there, and goes on under the same name.
  const [from, to] = [first.state.kept, state.kept];
  const renamed = (entry) =>
    from !== to && entry.state.kept === from ? { ...entry, state: { ...entry.state, kept: to } } : entry;
  return { ...renamed(part), list: [...past, ...part.list.map(renamed)], at };
}

/** Parts that know nothing of those before them, on top of these. */
export function putOnTop(before, parts) {
  const all = { ...before };
  for (const [board, part] of Object.entries(parts)) {
    all[board] = all[board] ? onTopOf(all[board], part) : part;
  }
  return all;
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

export const leaveNews = (id, words) => leave(STORED.lastWords + id, words);
export const leaveApart = (id, words) => leave(STORED.wordsApart + id, words);

/** The words that were left of a record and are newer than its `revision`, or null. */
export function wordsSince(id, revision) {
  const words = wordsOf(STORED.lastWords + id);
  return isObject(words?.news) && words.since <= revision && revision < words.revision ? words : null;
}

const isPart = (part) =>
  isObject(part?.state) &&
  Array.isArray(part.list) &&
  part.list.every((entry) => isObject(entry?.state)) &&
  isWithin(part.at, 0, part.list.length);

/** What was left of a record that could not be read, or null. */
export function wordsApart(id) {
  const words = wordsOf(STORED.wordsApart + id);
  return isObject(words?.parts) && Object.values(words.parts).every(isPart) ? words : null;
}

export function forgetWords(id) {
  try {
    for (const key of [STORED.lastWords, STORED.wordsApart]) localStorage.removeItem(key + id);
  } catch {
    // Where that is forbidden, there are none.
  }
}
