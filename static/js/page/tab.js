// What a tab has beside the record of its draft in the store: the name of that, the lock that keeps other tabs from it, and
// what it leaves in words, as a browser may give up what is on its way to the store when the page is left.
//
// Under `lastWords` {revision, since, board, address, saved, news}: what has changed since the record had the revision `since`.
// Under `wordsApart` {board, address, saved, parts}: what was done while the record could not be read.

import { isObject, isWithin } from "../parts/kept-values.js";
import { attempt, STORED } from "../parts/stored.js";
import { patience, resolvers } from "../parts/waiting.js";
import { isPart } from "./draft.js";

const LOCK = "undoku-draft-";
/** Seconds that a page that was just left may take to let its draft go. */
const LETTING_GO = 1;

/** The draft that this tab had, or null; a tab that is made as the copy of another has that one's. */
export const ownId = () => attempt(() => sessionStorage.getItem(STORED.draft));

export const keepId = (id) => attempt(() => sessionStorage.setItem(STORED.draft, id));

// Locks

/** What is held where there are no locks: nobody knows what other tabs have. */
export const UNSURE = { sure: false, release() {} };

/**
 * Hold a draft for as long as the page is there, or until it is released: {sure, release()}, or null where another tab
 * holds it. `waits`: it may be held by a page that was just left, as with a reload.
 */
export function claim(id, { waits = false } = {}) {
  if (!navigator.locks) return UNSURE;
  const { promise: held, resolve: release } = resolvers();
  const { promise: claimed, resolve } = resolvers();
  const controller = new AbortController();
  const callOff = waits ? patience(LETTING_GO, () => controller.abort()) : () => {};
  const how = waits ? { signal: controller.signal } : { ifAvailable: true };
  navigator.locks
    .request(LOCK + id, how, (lock) => {
      resolve(lock && { sure: true, release });
      return lock && held;
    })
    .catch(() => resolve(controller.signal.aborted ? null : UNSURE));
  claimed.then(callOff);
  return claimed;
}

// Words

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

const leave = (key, words) => localStorage.setItem(key, JSON.stringify(words));
const left = (key) => attempt(() => JSON.parse(localStorage.getItem(key)));

/** Leave what has changed since the record was read or written; what was done apart before that is a part of it. */
export const leaveNews = (id, words) =>
  attempt(() => {
    leave(STORED.lastWords + id, words);
    localStorage.removeItem(STORED.wordsApart + id);
  });
export const leaveApart = (id, words) => attempt(() => leave(STORED.wordsApart + id, words));

/** The words that were left of a record and are newer than its `revision`, or null. */
export function wordsSince(id, revision) {
  const words = left(STORED.lastWords + id);
  return isObject(words?.news) && words.since <= revision && revision < words.revision ? words : null;
}

/** What was left of a record that could not be read, or null. */
export function wordsApart(id) {
  const words = left(STORED.wordsApart + id);
  const isWhole = (part) => isPart(part) && part.list.every((entry) => isObject(entry?.state));
  return isObject(words?.parts) && Object.values(words.parts).every(isWhole) ? words : null;
}

export function forgetWords(id) {
  for (const key of [STORED.lastWords, STORED.wordsApart]) attempt(() => localStorage.removeItem(key + id));
}
