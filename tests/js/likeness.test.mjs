// What is said of a tour's measures, sums and symmetry, and of how a method did.

import assert from "node:assert/strict";
import { test } from "node:test";
import { milliseconds, ofSquares } from "../../static/js/chess/knight-words.js";
import { kindOf, measured, sumsOf, symmetryOf } from "../../static/js/chess/likeness-words.js";

const eight = (sum) => Array(8).fill(sum);

test("a measure stands beside its bounds on a square board alone", () => {
  assert.match(measured(60, 8, 8, [5.99, 9.25]), /^60, that is 7\.50 n on this board of side n = 8\./);
  assert.match(measured(60, 8, 8, [5.99, 9.25]), /between 5\.99 n and 9\.25 n\.$/);
  assert.equal(measured(1200, 30, 40, [5.99, 9.25]), "1,200");
});

test("what is magic is told from what is semimagic, and that from the rest", () => {
  const sums = { rows: eight(260), cols: eight(260), diagonals: [264, 256] };
  assert.equal(
    sumsOf({ ...sums, magic: "semimagic" }),
    "Semimagic: every row and every column adds up to 260; the diagonals to 264 and 256.",
  );
  assert.match(sumsOf({ ...sums, magic: "magic" }), /^Magic: .* both diagonals add up to 260\.$/);
  const oblong = { rows: [78, 78], cols: [52, 52, 52], diagonals: [], magic: "semimagic" };
  assert.equal(sumsOf(oblong), "Semimagic: every row adds up to 78, every column to 52.");
  const rest = { rows: [1300, 1310], cols: [260, 260], diagonals: [], magic: "" };
  assert.equal(sumsOf(rest), "Not magic: rows add up to 1,300 to 1,310, columns to 260.");
});

test("kinds, squares and times are said as people say them", () => {
  assert.equal(kindOf(true, 1), "Closed, 1 square");
  assert.equal(kindOf(false, 10000), "Open, 10,000 squares");
  for (const kind of [
    "octonary",
    "birotary",
    "biaxial",
    "eulerian",
    "bergholtian",
    "rotary",
    "axial",
    "asymmetric",
  ]) {
    assert.match(symmetryOf(kind), /\.$/);
  }
  assert.equal(ofSquares(64, 64), "64");
  assert.equal(ofSquares(57, 64), "57 of 64");
  assert.equal(milliseconds(0.4), "< 1 ms");
  assert.equal(milliseconds(1234.5), "1,235 ms");
});
