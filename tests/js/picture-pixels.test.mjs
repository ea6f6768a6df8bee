import assert from "node:assert/strict";
import { test } from "node:test";
import { drawDots, fillChequer, mixed } from "../../static/js/chess/picture-pixels.js";

const LIGHT = 0xffffffff;
const DARK = 0xff808080;
const INK = 0xff000000;

const image = (width, height, colour = LIGHT) => ({
  ...{ width, height },
  pixels: new Uint32Array(width * height).fill(colour),
});

/** How much ink there is on a part of an image that was white, from 0 to 1. */
function darkness({ pixels, width }, left, top, size) {
  let sum = 0;
  for (let row = top; row < top + size; row++) {
    for (let column = left; column < left + size; column++)
      sum += 1 - (pixels[row * width + column] & 255) / 255;
  }
  return sum / size ** 2;
}

test("a colour between two has its share of each", () => {
  assert.equal(mixed(LIGHT, INK, 0), LIGHT);
  assert.equal(mixed(LIGHT, INK, 1), INK);
  assert.equal(mixed(0xff000000, 0xff204080, 0.5), 0xff102040);
});

for (const rows of [4, 5]) {
  test(`the bottom left square of ${rows} rows is dark, and its neighbours are not`, () => {
    const side = 3;
    const drawn = image(rows * side, rows * side);
    fillChequer(drawn, { x: 0, y: 0, side }, rows, LIGHT, DARK);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < rows; column++) {
        const colour = (rows - row + column) % 2 === 1 ? DARK : LIGHT;
        for (let at = 0; at < side; at++) {
          assert.equal(drawn.pixels[(row * side + at) * drawn.width + column * side + at], colour);
        }
      }
    }
  });
}

test("squares far into a board, between pixels, are half light and half dark", () => {
  const drawn = image(70, 70);
  fillChequer(drawn, { x: 654_321.3, y: 123_456.7, side: 3.5 }, 1_000_000, LIGHT, DARK);
  const dark = darkness(drawn, 0, 0, 70) / (1 - 0x80 / 255);
  assert.ok(Math.abs(dark - 0.5) < 0.02, String(dark));
});

test("a queen is a dot over the middle of its square, wherever the view begins", () => {
  for (const [x, y] of [
    [0, 0],
    [900_000, 500_000],
  ]) {
    const queens = new Int32Array(1_000_000).fill(-1);
    queens[y + 3] = x + 5;
    const drawn = image(40, 40);
    drawDots(drawn, { x, y, side: 4 }, queens, 4, { ink: INK, paper: LIGHT });
    assert.equal(darkness(drawn, 20, 12, 4), 1);
    assert.equal(Math.round(darkness(drawn, 0, 0, 40) * 1600), 16);
  }
});

test("a dot at an edge does not come in on the other side", () => {
  const queens = new Int32Array(1000).fill(-1);
  [queens[0], queens[2], queens[3]] = [9, 0, 9];
  const drawn = image(10, 4);
  drawDots(drawn, { x: 0, y: 0, side: 1 }, queens, 2, { ink: INK, paper: LIGHT });
  assert.equal(darkness(drawn, 1, 0, 4), 0.125);
  assert.equal(darkness(drawn, 5, 0, 4), 0);
});

test("a line of queens is dark among a million, and queens everywhere are not", () => {
  const n = 1_000_000;
  const side = 100 / n;
  const inLine = image(100, 100);
  drawDots(
    inLine,
    { x: 0, y: 0, side },
    Int32Array.from({ length: n }, (_, row) => row),
    2,
    { ink: INK, paper: LIGHT },
  );
  assert.equal(darkness(inLine, 49, 49, 2), 1);
  assert.equal(darkness(inLine, 60, 20, 10), 0);
  const everywhere = image(100, 100);
  drawDots(
    everywhere,
    { x: 0, y: 0, side },
    Int32Array.from({ length: n }, (_, row) => (row * 7919) % n),
    2,
    { ink: INK, paper: LIGHT },
  );
  const dark = darkness(everywhere, 10, 10, 80);
  assert.ok(dark > 0.3 && dark < 0.7, String(dark));
});
