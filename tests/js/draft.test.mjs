import assert from "node:assert/strict";
import { test } from "node:test";
import { isDraft, partsOf, readPart } from "../../static/js/page/draft.js";
import { EMPTY, typed } from "../../static/js/sudoku/sudoku-state.js";

const number = (state) => ({ state, sentence: null, used: "solve" });
const numbers = (length) => Array.from({ length }, (_, index) => number(index + 1));
const stateKept = (state) => (typeof state === "number" ? state : null);

/** What is read again of a part of the Sudoku that was kept, in which something is spoiled. */
function again({ state = 99, at, list }, spoil = (part) => part) {
  const part = { ...number(state), time: null, at, list };
  const record = structuredClone({ id: "draft", revision: 1, boards: { sudoku: spoil(part) } });
  assert.ok(isDraft(record));
  return readPart(stateKept, partsOf(record).sudoku);
}

/** Entries a piece, as versions before the fourth have kept a history. */
const PIECE = 25;

/** The same of a record and pieces that such a version has kept. */
function older({ state = 99, at, list }, spoil = (pieces) => pieces) {
  const boards = { sudoku: { ...number(state), time: null, at, length: list.length, pieces: 4 } };
  const pieces = [];
  for (let from = 0; from < list.length; from += PIECE) {
    pieces.push([["draft", "sudoku", from / PIECE], structuredClone(list.slice(from, from + PIECE))]);
  }
  return readPart(stateKept, partsOf({ boards }, spoil(pieces)).sudoku);
}

for (const [who, read] of Object.entries({ "this version": again, "an older version": older })) {
  for (const length of [0, 1, PIECE - 1, PIECE, PIECE + 1, 7 * PIECE + 3]) {
    test(`a history of ${length} entries that ${who} has kept comes back whole`, () => {
      for (const at of new Set([0, Math.floor(length / 2), length])) {
        const part = { at, list: numbers(length) };
        assert.deepEqual(read(part), { ...number(99), time: null, ...part });
      }
    });
  }
}

test("what is damaged of a history is left out with what lies beyond it", () => {
  const list = numbers(4 * PIECE);
  const at = 2 * PIECE + 5;
  const spoilEntry =
    (index, value) =>
    ({ list, ...part }) => ({ ...part, list: list.with(index, value) });
  const states = (part) => [part.state, part.at, part.list.map(({ state }) => state)];
  const range = (from, to) => list.slice(from, to).map(({ state }) => state);
  for (const spoiled of [null, 7, {}, { ...number("x") }, { ...number(1), used: "watch" }]) {
    assert.deepEqual(states(again({ at, list: numbers(4 * PIECE) }, spoilEntry(3, spoiled))), [
      99,
      at - 4,
      range(4, 4 * PIECE),
    ]);
    assert.deepEqual(states(again({ at, list: numbers(4 * PIECE) }, spoilEntry(at + 2, spoiled))), [
      99,
      at,
      range(0, at + 2),
    ]);
  }
  // A piece that is not there, or is something else.
  const without = older({ at, list }, (pieces) => pieces.filter((_, index) => index !== 1));
  assert.deepEqual(states(without), [99, at - 2 * PIECE, range(2 * PIECE, 4 * PIECE)]);
  const odd = older({ at, list }, (pieces) =>
    pieces.map(([key, entries], index) => [key, index === 3 ? "?" : entries]),
  );
  assert.deepEqual(states(odd), [99, at, range(0, 3 * PIECE)]);
});

test("what is damaged on the board itself is no part", () => {
  assert.equal(again({ state: "x", at: 0, list: [] }), null);
  for (const head of [
    null,
    4,
    {},
    { id: 4, revision: 1, boards: {} },
    { id: "a", revision: 0, boards: {} },
    { id: "a", revision: 1, boards: null },
  ])
    assert.equal(isDraft(head), false);
  const boards = { chess: { ...number(1), at: 0, list: [] }, queens: 4 };
  assert.deepEqual(partsOf({ boards }), {});
  for (const odd of [
    { at: 1, list: [] },
    { at: 0, list: 4 },
    { at: 0, length: Infinity },
  ]) {
    const { list, at } = partsOf({ boards: { sudoku: { ...number(1), ...odd } } }).sudoku;
    assert.deepEqual([list, at], [[], 0]);
  }
});

test("states that share something share it again", async () => {
  const { stateKept } = await import("../../static/js/sudoku/sudoku-kept.js");
  const first = typed(EMPTY, 0, "1");
  const second = typed(first, 1, "2");
  const [one, two] = structuredClone([first, second]).map(stateKept);
  assert.deepEqual([one, two], [first, second]);
  assert.equal(one.notes, two.notes);
});
