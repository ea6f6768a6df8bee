import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { forgetWords, leaveNews, newsOf, withNews, wordsSince } from "../../static/js/page/tab.js";
import { useStorage } from "./page-fakes.mjs";

const entry = (state) => ({ state, sentence: null, used: "solve" });
const part = (state, list, at = list.length) => ({ ...entry(state), time: null, list, at });
const before = [1, 2, 3, 4].map(entry);

beforeEach(useStorage);
afterEach(() => delete globalThis.localStorage);

for (const [what, now] of Object.entries({
  "a change": part(6, [...before, entry(5)]),
  "an undo": part(4, [...before.slice(0, 3), entry(4), entry(5)], 3),
  "a change after an undo": part(9, [...before.slice(0, 2), entry(8)]),
  "nothing of its history": part(5, before),
  "another history": part(5, [entry(7)]),
  "no history": part(5, []),
})) {
  test(`the news of ${what} make the part what it is`, () => {
    const written = { sudoku: part(5, before) };
    const news = JSON.parse(JSON.stringify(newsOf({ sudoku: now }, written)));
    assert.deepEqual(withNews(structuredClone(written), news), { sudoku: now });
  });
}

test("news of a long history are short, and of a board that was not kept whole", () => {
  const list = Array.from({ length: 10_000 }, (_, state) => entry(state));
  const changed = [...list.slice(0, 4999), entry(0), ...list.slice(5000)];
  const { sudoku } = newsOf({ sudoku: part(1, changed, 4999) }, { sudoku: part(1, list) });
  assert.equal(sudoku.entries.length, 1);
  const queens = part(2, before);
  assert.deepEqual(withNews({}, newsOf({ queens }, {})), { queens });
});

test("news that do not fit are not told", () => {
  const parts = { sudoku: part(5, before) };
  const { sudoku } = newsOf({ sudoku: part(6, [...before, entry(5)]) }, parts);
  const odd = [
    null,
    4,
    { ...sudoku, from: 5 },
    { ...sudoku, entries: "?" },
    { ...sudoku, at: 6 },
    { ...sudoku, length: 9 },
  ];
  for (const news of odd) assert.deepEqual(withNews(parts, { sudoku: news }), parts);
});

test("words count as long as nothing was written since", () => {
  const words = { revision: 5, since: 3, board: "sudoku", address: "", news: {} };
  leaveNews("one", words);
  assert.deepEqual(wordsSince("one", 3), words);
  assert.deepEqual(wordsSince("one", 4), words);
  for (const revision of [2, 5, 6]) assert.equal(wordsSince("one", revision), null);
  assert.equal(wordsSince("another", 3), null);
  forgetWords("one");
  assert.equal(wordsSince("one", 3), null);
});

test("where nothing may be stored, or it is damaged, there are no words", () => {
  for (const text of ["{", "4", "null", '{"news": 4, "since": 0, "revision": 1}']) {
    localStorage.setItem("undoku-last-words-one", text);
    assert.equal(wordsSince("one", 0), null);
  }
  const refuse = () => {
    throw new Error("refused");
  };
  globalThis.localStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  leaveNews("one", {});
  forgetWords("one");
  assert.equal(wordsSince("one", 0), null);
});
