import assert from "node:assert/strict";
import test from "node:test";
import { read, write } from "../../static/js/by-hand/address.js";

const ASKED = { board: "knight", strategy: "fixed-order", size: [3, 4], seed: "x7f2", atOnce: true };

test("what an address says of the exercise is read as it was written", () => {
  assert.equal(write(ASKED), "by-hand.knight.fixed-order.3x4.x7f2");
  const { atOnce, ...rest } = ASKED;
  assert.deepEqual(read(write(ASKED)), rest);
  assert.deepEqual(read(write({ ...ASKED, atOnce: false })), { ...rest, atOnce: false });
});

test("what is missing or not understood in an address is left out", () => {
  assert.deepEqual(read("by-hand"), {});
  assert.deepEqual(read("by-hand.ludo..four.s"), { seed: "s" });
  assert.deepEqual(read("by-hand.sudoku.first-empty.0x-1"), { board: "sudoku", strategy: "first-empty" });
  assert.equal(read(`by-hand.queens.markers.4.${"a".repeat(500)}`).seed.length, 40);
});
