// What changed just before the page was left. A browser may give up what is on its way to IndexedDB then; this is short,
// and kept at once.

import { isObject, isWithin } from "../parts/kept-values.js";
import { STORED } from "../parts/stored.js";

const KEY = STORED.lastWords;

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
export function tellNews(parts, news) {
  const told = { ...parts };
  for (const [board, ofBoard] of Object.entries(news)) {
    const part = isObject(ofBoard) ? withNews(parts[board], ofBoard) : null;
    if (part) told[board] = part;
  }
  return told;
}

/** Leave {revision, since, board, address, news} of a draft: news of this revision since another one. */
export function leaveWords(id, words) {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(words));
  } catch {
    // Where there is no room, what was written before is what is kept.
  }
}

/** The words that were left of a draft and are newer than its `revision`, or null. */
export function wordsSince(id, revision) {
  try {
    const words = JSON.parse(localStorage.getItem(KEY + id));
    return isObject(words?.news) && words.since <= revision && revision < words.revision ? words : null;
  } catch {
    return null;
  }
}

export function forgetWords(id) {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Where that is forbidden, there are none.
  }
}
