import assert from "node:assert/strict";
import { test } from "node:test";
import { tourAsSvg } from "../../static/js/chess/knight-drawing.js";

const paint = (css) => (css.startsWith("var(") ? css.slice(6, -1) : "mix");

/** The squares that the lines of a drawing visit, one piece after the other, as indexes. */
function squaresOn(svg, cols) {
  const squares = [];
  for (const [, x, y, steps] of svg.matchAll(/d="M([\d.]+) ([\d.]+)l([^"]*)"/g)) {
    let [column, row] = [Number(x) - 0.5, Number(y) - 0.5];
    if (squares.at(-1) !== row * cols + column) squares.push(row * cols + column);
    const numbers = steps.match(/-?\d/g).map(Number);
    for (let at = 0; at < numbers.length; at += 2) {
      [column, row] = [column + numbers[at], row + numbers[at + 1]];
      squares.push(row * cols + column);
    }
  }
  return squares;
}

// Back and forth over a long board, up and down by turns.
const PATH = Uint32Array.from({ length: 60 }, (_, move) => 2 * move + (move % 2) * 120);

test("a drawing has the moves in their order", () => {
  const state = { rows: 2, cols: 120, path: PATH, start: 0, closes: false };
  const svg = tourAsSvg(state, "A tour < 61", paint);
  assert.deepEqual(squaresOn(svg, 120), [...PATH]);
  assert.ok(svg.includes("<title>A tour &#60; 61</title>"));
  assert.ok(svg.includes('width="4800" height="80" viewBox="0 0 120 2"'));
  assert.ok(!svg.includes("dasharray"));
});

test("a closed one has the move that leads back", () => {
  const state = { rows: 2, cols: 120, path: PATH, start: 0, closes: true };
  assert.match(tourAsSvg(state, "", paint), /d="M118\.5 1\.5L0\.5 0\.5" stroke="path-new" stroke-dasharray/);
});

test("a board without a tour is one with its start", () => {
  const svg = tourAsSvg({ rows: 60, cols: 51, path: [], start: 52, closes: false }, "", paint);
  assert.deepEqual(squaresOn(svg, 51), []);
  assert.ok(svg.includes('<circle cx="1.5" cy="1.5"'));
});

for (const [rows, first] of [
  [60, 1],
  [61, 0],
]) {
  test(`the bottom left square of ${rows} rows is dark`, () => {
    const svg = tourAsSvg({ rows, cols: 60, path: [], start: 0, closes: false }, "", paint);
    assert.equal((rows - 1) % 2, first);
    assert.ok(svg.includes(`d="M0 ${first}h1v1h-1zM1 ${1 - first}h1v1h-1z" fill="square-dark"`));
  });
}
