import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changedPieces,
  isDraft,
  PIECE,
  partsOf,
  readPart,
  recordOf,
} from "../../static/js/page/draft-record.js";
import { EMPTY, typed } from "../../static/js/sudoku/sudoku-state.js";

const number = (state) => ({ state, sentence: null, used: "solve" });
const numbers = (length) => Array.from({ length }, (_, index) => number(index + 1));
const stateKept = (state) => (typeof state === "number" ? state : null);

/** What is read again of a part of the Sudoku that was kept, with some pieces spoiled. */
function again({ state = 99, at, list }, spoil = (pieces) => pieces) {
  const part = { ...number(state), time: null, at, list };
  const pieces = changedPieces(list).map(([index, entries]) => [["draft", "sudoku", index], entries]);
  const head = { id: "draft", revision: 1, boards: { sudoku: recordOf(part) } };
  const kept = structuredClone({ head, pieces: spoil(pieces) });
  assert.ok(isDraft(kept.head));
  return readPart("sudoku", stateKept, partsOf(kept).sudoku);
}

for (const length of [0, 1, PIECE - 1, PIECE, PIECE + 1, 7 * PIECE + 3]) {
  test(`a history of ${length} entries comes back whole`, () => {
    for (const at of new Set([0, Math.floor(length / 2), length])) {
      const part = { at, list: numbers(length) };
      assert.deepEqual(again(part), { ...number(99), time: null, ...part });
    }
  });
}

test("a change at the end of a long history writes one piece", () => {
  const list = numbers(10 * PIECE);
  const next = [...list, number(7)];
  assert.deepEqual(changedPieces(next, list), [[10, [next.at(-1)]]]);
  assert.deepEqual(changedPieces(list, list), []);
  // What is shorter than it was is written where it ends within a piece.
  assert.deepEqual(
    changedPieces(list.slice(0, 15), list).map(([index, entries]) => [index, entries.length]),
    [[0, 15]],
  );
});

test("what is damaged of a history is left out with what lies beyond it", () => {
  const list = numbers(4 * PIECE);
  const at = 2 * PIECE + 5;
  const spoilEntry = (index, value) => (pieces) => {
    pieces[Math.floor(index / PIECE)][1][index % PIECE] = value;
    return pieces;
  };
  const states = (part) => [part.state, part.at, part.list.map(({ state }) => state)];
  const range = (from, to) => list.slice(from, to).map(({ state }) => state);
  for (const spoiled of [
    null,
    7,
    {},
    { ...number("x") },
    { ...number(1), used: "watch" },
    { ...number(1), sentence: 4 },
  ]) {
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
  const without = again({ at, list }, (pieces) => pieces.filter((_, index) => index !== 1));
  assert.deepEqual(states(without), [99, at - 2 * PIECE, range(2 * PIECE, 4 * PIECE)]);
  const odd = again({ at, list }, (pieces) =>
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
  const boards = { chess: recordOf({ ...number(1), at: 0, list: [] }), queens: 4 };
  assert.deepEqual(partsOf({ head: { id: "a", revision: 1, boards }, pieces: [] }), {});
  const endless = { ...recordOf({ ...number(1), at: 0, list: [] }), length: Infinity };
  assert.deepEqual(partsOf({ head: { boards: { sudoku: endless } }, pieces: [] }).sudoku.list, []);
});

test("states that share something share it again", async () => {
  const { stateKept } = await import("../../static/js/sudoku/sudoku-kept.js");
  const first = typed(EMPTY, 0, "1");
  const second = typed(first, 1, "2");
  const [one, two] = structuredClone([first, second]).map(stateKept);
  assert.deepEqual([one, two], [first, second]);
  assert.equal(one.notes, two.notes);
});
