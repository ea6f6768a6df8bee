import assert from "node:assert/strict";
import { test } from "node:test";
import { heightOf, layoutOf, placeOf, seen, target } from "../../static/js/gallery/layout.js";
import { createStore, PIECE } from "../../static/js/gallery/store.js";
import { solutionName, totalWords } from "../../static/js/gallery/words.js";

/** Placements of 4 queens, each told by its number. */
const placements = (from, count) =>
  Int32Array.from({ length: 4 * count }, (_, at) => (at % 4 === 0 ? (from + Math.floor(at / 4)) % 100 : 0));

function filled(total) {
  const store = createStore();
  store.reset(4);
  store.grow(total);
  return store;
}

test("what is in view is asked for first, and then all else, each once", () => {
  const store = filled(3 * PIECE + 1);
  const asked = [];
  for (let next = store.next(PIECE + 1, PIECE + 9); next; next = store.next(PIECE + 1, PIECE + 9)) {
    asked.push([next.start, next.count]);
    store.put(next.start, placements(next.start, next.count));
  }
  assert.deepEqual(asked, [
    [PIECE + 1, PIECE],
    [1, PIECE],
    [2 * PIECE + 1, PIECE],
    [3 * PIECE + 1, 1],
  ]);
  for (const number of [1, PIECE, PIECE + 1, 3 * PIECE + 1]) {
    assert.equal(store.columns(number)[0], number % 100);
  }
});

test("a list that grows keeps what is here, and asks for the rest of a piece", () => {
  const store = filled(3);
  store.put(1, placements(1, 3), [8, 4, 8]);
  assert.equal(store.next(1, 3), null);
  store.grow(PIECE + 7);
  assert.deepEqual(store.next(1, 3), { start: 4, count: PIECE - 3 });
  assert.equal(store.columns(3)[0], 3);
  assert.equal(store.columns(4), null);
  assert.deepEqual([store.size(2), store.size(4)], [4, 0]);
  assert.equal(store.first(9).length, 3);
  // The same list that is made again is never shorter.
  store.grow(1);
  assert.equal(store.total, PIECE + 7);
  store.reset(4);
  assert.deepEqual([store.total, store.columns(1), store.next(1, 9)], [0, null, null]);
});

test("boards fill the width, and no square is too small to be seen", () => {
  for (const [n, width] of [
    [8, 366],
    [12, 834],
    [40, 366],
    [40, 90],
  ]) {
    const layout = layoutOf(n, width);
    const last = placeOf(layout.across, layout);
    assert.ok(last.left + layout.side <= width);
    assert.equal(placeOf(layout.across + 1, layout).left, 0);
    assert.equal(placeOf(layout.across + 1, layout).top, layout.row);
    assert.ok(layout.across === 1 || layout.side >= 5 * n);
  }
});

test("what is in view is there, with some rows around it and no more than there are", () => {
  const layout = layoutOf(12, 834);
  const { across, row } = layout;
  const total = 14_200;
  assert.deepEqual(seen(total, layout, 0, 3 * row, 0), [1, 3 * across]);
  assert.deepEqual(seen(total, layout, 10 * row, 3 * row), [8 * across + 1, 15 * across]);
  const end = heightOf(total, layout) - 3 * row;
  assert.equal(seen(total, layout, end, 3 * row)[1], total);
  assert.deepEqual(seen(2, layout, 0, 3 * row), [1, 2]);
});

test("keys lead to the neighbours, a page on and to the ends, and nowhere else", () => {
  const layout = { across: 5, side: 80, row: 108 };
  const from = (key, current) => target(key, current, 92, layout, 3);
  assert.deepEqual([from("ArrowLeft", 1), from("ArrowRight", 92)], [1, 92]);
  assert.deepEqual([from("ArrowUp", 3), from("ArrowUp", 8), from("ArrowDown", 88)], [3, 3, 88]);
  assert.deepEqual([from("PageDown", 1), from("PageDown", 90), from("PageUp", 17)], [16, 92, 2]);
  assert.deepEqual([from("Home", 50), from("End", 50), from("a", 50)], [1, 92, 0]);
});

test("a solution is named with its columns, and the list with what it is", () => {
  assert.equal(solutionName(17, false, [0, 4, 7], 0), "Solution 17: 1 5 8");
  assert.equal(solutionName(1204, true, [0, 4, 7], 4), "Fundamental solution 1,204: 1 5 8, in an orbit of 4");
  assert.equal(solutionName(17, false, null, 0), "Solution 17");
  const list = { total: 1, fundamental: false, bound: true, complete: true, stopped: false };
  assert.equal(totalWords(list), "1 solution contains what is on the board.");
  assert.equal(totalWords({ ...list, total: 92, bound: false }), "92 solutions.");
  assert.equal(totalWords({ ...list, total: 1204, complete: false }), "1,204 solutions so far.");
});
