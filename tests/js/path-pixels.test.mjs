import assert from "node:assert/strict";
import { test } from "node:test";
import { drawLines, fillByOrder, movesNear, orderOf } from "../../static/js/chess/path-pixels.js";

const PAPER = 0xffffffff;
const INK = 0xff000000;

const image = (width, height) => ({ width, height, pixels: new Uint32Array(width * height).fill(PAPER) });

const tourOn = (rows, cols, path, shades = Uint32Array.of(INK, INK)) => ({
  ...{ rows, cols, path, shades },
  order: orderOf(path, rows * cols),
});

/** How much ink there is on an image, in pixels. */
const inkOn = ({ pixels }) => pixels.reduce((sum, pixel) => sum + 1 - (pixel & 255) / 255, 0);

// Euler's closed tour of six by six, as numbers of its squares.
const SIX = [
  ...[0, 13, 26, 30, 19, 32, 24, 28, 17, 4, 8, 12, 1, 9, 5, 16, 29, 33],
  ...[25, 21, 34, 23, 10, 2, 6, 14, 18, 31, 27, 35, 22, 11, 3, 7, 20, 15],
];

test("each square knows its move", () => {
  assert.deepEqual([...orderOf([5, 0, 7], 8)], [2, 0, 0, 0, 0, 1, 0, 3]);
});

test("only what is near the view is looked at, in the order of the tour", () => {
  const tour = tourOn(20, 20, [399, 0, 41, 81, 122, 200, 19]);
  const near = (view) => [...movesNear({ width: 30, height: 30 }, view, tour)];
  assert.deepEqual(near({ x: 0, y: 0, side: 10 }), [2, 3, 4]);
  assert.deepEqual(near({ x: 2.5, y: 4, side: 10 }), [3, 4, 5]);
  assert.deepEqual(near({ x: 17, y: 17, side: 10 }), [1]);
  // The last one leads nowhere.
  assert.deepEqual(near({ x: 17, y: 0, side: 10 }), []);
});

test("squares of one pixel have the colour of their move, and those without one the ground", () => {
  const shades = Uint32Array.of(0xff0000ff, 0xff00ff00, 0xffff0000);
  const drawn = image(3, 2);
  fillByOrder(drawn, { x: 0, y: 0, side: 1 }, tourOn(2, 3, [0, 5], shades), 100);
  assert.deepEqual([...drawn.pixels], [shades[1], PAPER, PAPER, PAPER, PAPER, shades[2]]);
});

test("of several squares on a pixel the middle one is seen, and the ground through thin lines", () => {
  const path = Array.from({ length: 16 }, (_, index) => index);
  const shades = Uint32Array.from({ length: 17 }, (_, index) => 0xff000000 + index);
  const drawn = image(2, 2);
  fillByOrder(drawn, { x: 0, y: 0, side: 0.5 }, tourOn(4, 4, path, shades), 100);
  const mean = (...moves) => 0xff000000 + Math.floor(moves.reduce((sum, move) => sum + move) / moves.length);
  assert.deepEqual(
    [...drawn.pixels],
    [mean(1, 2, 5, 6), mean(3, 4, 7, 8), mean(9, 10, 13, 14), mean(11, 12, 15, 16)],
  );
  const thin = image(2, 2);
  fillByOrder(thin, { x: 0, y: 0, side: 2 }, tourOn(1, 1, [0]), 0.3);
  const share = inkOn(thin) / 4;
  assert.ok(share > 0.2 && share < 0.4, share);
});

for (const side of [2, 3.7, 10]) {
  test(`a move in any direction has the ink of its length, at ${side} pixels a square`, () => {
    for (const to of [1, 3, 5, 9, 15, 19, 21, 23]) {
      const drawn = image(Math.ceil(5 * side), Math.ceil(5 * side));
      drawLines(drawn, { x: 0, y: 0, side }, tourOn(5, 5, [12, to]), 1.2);
      const [ink, meant] = [inkOn(drawn), Math.hypot(1, 2) * side * 1.2];
      assert.ok(Math.abs(ink - meant) < 1.4, `to ${to}: ${ink} for ${meant}`);
    }
  });
}

test("a line goes from the middle of a square to that of the other, and nowhere else", () => {
  const drawn = image(30, 20);
  drawLines(drawn, { x: 0, y: 0, side: 10 }, tourOn(2, 3, [0, 5]), 2);
  const isDark = (x, y) => (drawn.pixels[y * 30 + x] & 255) < 128;
  assert.ok(isDark(6, 5) && isDark(15, 10) && isDark(24, 14));
  assert.ok(!isDark(2, 3) && !isDark(28, 16) && !isDark(15, 5) && !isDark(15, 15));
});

test("a part of the view is that part of the whole", () => {
  const tour = tourOn(6, 6, Uint32Array.from(SIX));
  const [side, whole, part] = [8, image(48, 48), image(24, 16)];
  drawLines(whole, { x: 0, y: 0, side }, tour, 1);
  drawLines(part, { x: 2, y: 1, side }, tour, 1);
  for (let row = 0; row < 16; row++) {
    const from = (row + side) * 48 + 2 * side;
    assert.deepEqual(part.pixels.slice(row * 24, (row + 1) * 24), whole.pixels.slice(from, from + 24));
  }
});
