import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isSame,
  mostZoom,
  moved,
  roundGap,
  seen,
  squareAt,
  WHOLE,
  within,
  withQueen,
  zoomed,
} from "../../static/js/chess/viewport.js";

const MILLION = { rows: 1_000_000, cols: 1_000_000 };
const WIDE = { rows: 60, cols: 200 };
const MOST = mostZoom(MILLION.cols, 700);

test("one zooms in until squares are 48 pixels wide", () => {
  assert.equal(Math.round(1e6 * ((700 * MOST) / MILLION.cols)), 48e6);
  assert.equal(mostZoom(51, 5000), 1);
  assert.equal(zoomed(WHOLE, MILLION, 1e9, MOST).zoom, MOST);
});

test("a view never shows what is beside the board", () => {
  for (const board of [MILLION, WIDE]) {
    for (const view of [
      { zoom: 0.2, x: -5, y: 7 },
      { zoom: 4, x: board.cols, y: -1 },
      { zoom: 3, x: 10, y: board.rows },
    ]) {
      const { zoom, x, y } = within(view, board, 16);
      assert.ok(zoom >= 1 && zoom <= 16);
      assert.ok(x >= 0 && x + board.cols / zoom <= board.cols);
      assert.ok(y >= 0 && y + board.rows / zoom <= board.rows);
    }
  }
  assert.deepEqual(within({ zoom: 0.5, x: 3, y: 3 }, WIDE), WHOLE);
});

test("the point that is zoomed about stays where it is", () => {
  const point = [0.625, 0.25];
  for (const board of [MILLION, WIDE]) {
    let view = WHOLE;
    const place = ({ zoom, x, y }) => [
      x + (point[0] * board.cols) / zoom,
      y + (point[1] * board.rows) / zoom,
    ];
    const before = place(view);
    for (const factor of [2, 1.3, 5, 1 / 3]) {
      view = zoomed(view, board, factor, 1e5, point);
      const now = place(view);
      assert.ok(Math.abs(now[0] - before[0]) < 1e-6 && Math.abs(now[1] - before[1]) < 1e-6);
    }
  }
});

test("zooming out again shows the whole board", () => {
  const deep = zoomed(WHOLE, MILLION, 1e9, MOST, [0.1, 0.9]);
  assert.ok(isSame(zoomed(deep, MILLION, 1e-9, MOST, [0.7, 0.7]), WHOLE));
});

test("a view is moved by parts of what is seen, up to the sides", () => {
  const view = zoomed(WHOLE, MILLION, 1000, MOST, [0, 0]);
  assert.deepEqual(moved(view, MILLION, 0.1, 1), { zoom: 1000, x: 100, y: 1000 });
  assert.ok(isSame(moved(view, MILLION, -1, -1), view));
  assert.equal(moved(view, MILLION, 0, 1e6).y, 999_000);
  assert.ok(isSame(moved(WHOLE, MILLION, 1, 1), WHOLE));
});

test("every square in view is found again from its middle, also deep in a million", () => {
  const view = moved(zoomed(WHOLE, MILLION, 1e9, MOST), MILLION, 3.3, -2.7);
  const { top, bottom, left, right } = seen(view, MILLION);
  for (let row = top + 1; row < bottom; row++) {
    for (let column = left + 1; column < right; column++) {
      const across = ((column + 0.5 - view.x) * view.zoom) / MILLION.cols;
      const down = ((row + 0.5 - view.y) * view.zoom) / MILLION.rows;
      assert.deepEqual(squareAt(view, MILLION, [across, down]), { row, column });
    }
  }
  assert.ok(right - left >= 14 && right - left <= 16);
});

test("a point at the edge is on the board", () => {
  assert.deepEqual(squareAt(WHOLE, WIDE, [1, 1]), { row: 59, column: 199 });
  assert.deepEqual(squareAt(WHOLE, WIDE, [0, 0]), { row: 0, column: 0 });
});

test("what is seen has its first and last lines", () => {
  assert.deepEqual(seen(WHOLE, MILLION), { top: 0, bottom: 999_999, left: 0, right: 999_999 });
  const third = { zoom: 3, x: 200 / 3, y: 20 };
  assert.deepEqual(seen(third, WIDE), { top: 20, bottom: 39, left: 66, right: 133 });
  // Where the sides of squares meet those of the view, no other square is seen.
  for (const zoom of [7, 10, 49, 1000]) {
    const view = { zoom, x: 0, y: (3 * MILLION.rows) / zoom };
    const { top, bottom } = seen(view, MILLION);
    assert.equal(top, Math.floor(view.y + 1e-6));
    assert.equal(bottom, Math.ceil((4 * MILLION.rows) / zoom - 1e-6) - 1);
  }
});

test("gaps are round", () => {
  const found = [0.01, 1, 1.1, 2, 3, 5.5, 10, 11, 499, 500.5, 99_000, 100_000].map(roundGap);
  assert.deepEqual(found, [1, 1, 2, 2, 5, 10, 10, 20, 500, 1000, 100_000, 100_000]);
});

test("a view without a queen goes to the nearest one", () => {
  const board = { rows: 1000, cols: 1000 };
  // Two steep lines, as for a million: far from the middle.
  const queens = Array.from({ length: 1000 }, (_, row) => (row < 500 ? 2 * row + 1 : 2 * (row - 500)));
  const holds = (view) => {
    const { top, bottom, left, right } = seen(view, board);
    return queens.slice(top, bottom + 1).some((column) => column >= left && column <= right);
  };
  const half = zoomed(WHOLE, board, 2, 100);
  assert.equal(withQueen(half, board, queens), half);
  let view = zoomed(WHOLE, board, 4, 100);
  assert.ok(!holds(view));
  const distance = (row) => Math.max(Math.abs(queens[row] - 500), Math.abs(row - 500));
  const least = Math.min(...queens.map((_, row) => distance(row)));
  view = withQueen(view, board, queens);
  const { row, column } = squareAt(view, board, [0.5, 0.5]);
  assert.equal(queens[row], column);
  assert.equal(distance(row), least);
  // Farther in it stays where it is.
  for (let step = 0; step < 5; step++) {
    view = zoomed(view, board, 2, 100);
    assert.equal(withQueen(view, board, queens), view);
  }
  assert.equal(withQueen(view, board, []), view);
  assert.equal(withQueen(view, board, Array(1000).fill(-1)), view);
});
