import assert from "node:assert/strict";
import { test } from "node:test";
import * as hand from "../../static/js/chess/queens-hand.js";
import { squaresOf } from "../../static/js/chess/queens-squares.js";
import * as queens from "../../static/js/chess/queens-state.js";

const EIGHT = queens.empty(8);
const put = (state, ...pairs) => pairs.reduce((next, [kind, square]) => hand.put(next, kind, square), state);

test("a square holds one thing at a time, and what is placed takes the solution away", () => {
  const solved = queens.changed(EIGHT, { columns: [0, 4, 7, 5, 2, 6, 1, 3], solution: 1, total: 92 });
  const placed = hand.put(solved, "queens", 9);
  assert.deepEqual([placed.queens, placed.columns, placed.solution, placed.total], [[9], [], 0, 0]);
  const crossed = hand.put(placed, "crosses", 9);
  assert.deepEqual([crossed.queens, crossed.crosses], [[], [9]]);
  const blocked = hand.put(crossed, "blocked", 9);
  assert.deepEqual([blocked.crosses, blocked.blocked], [[], [9]]);
  assert.deepEqual(hand.toggled(blocked, "blocked", 9).blocked, []);
  assert.deepEqual(put(EIGHT, ["queens", 60], ["queens", 3]).queens, [3, 60]);
  assert.deepEqual(hand.moved(placed, 9, 20).queens, [20]);
});

test("a queen attacks her row, her column and her diagonals, and not her own square", () => {
  const state = put(EIGHT, ["queens", 27]);
  for (let square = 0; square < 64; square++) {
    const [down, right] = [Math.floor(square / 8) - 3, (square % 8) - 3];
    const isAttacked = square !== 27 && (down === 0 || right === 0 || Math.abs(down) === Math.abs(right));
    assert.deepEqual(hand.attackersOf(state, square), isAttacked ? [27] : [], String(square));
  }
  assert.deepEqual(hand.attackersOf(put(EIGHT, ["queens", 0], ["queens", 9]), 18), [0, 9]);
});

test("solved is a queen in every row, none of whom is attacked", () => {
  const columns = [1, 3, 0, 2];
  const four = columns.map((column, row) => ["queens", 4 * row + column]);
  assert.ok(hand.isSolved(put(queens.empty(4), ...four)));
  assert.ok(!hand.isSolved(put(queens.empty(4), ...four.slice(1))));
  assert.ok(!hand.isSolved(put(queens.empty(4), ...four.slice(1), ["queens", 0])));
});

test("a placement is told from what is none", () => {
  assert.ok(queens.isPlacement([1, 3, 0, 2]));
  assert.ok(queens.isPlacement(Int32Array.of(1, 3, 0, 2)));
  for (const columns of [
    [0, 1],
    [0, 2, 0, 3],
    [1, 3, 0, 4],
    [1, 3, 0, -1],
    [0, 3, 1, 2],
  ]) {
    assert.ok(!queens.isPlacement(columns), String(columns));
  }
});

test("what is on the squares is said, and attacks only while it is played", () => {
  const state = put(EIGHT, ["queens", 0], ["blocked", 11], ["crosses", 1]);
  const played = squaresOf(state, { played: true });
  const labels = [0, 1, 10, 11].map((index) => played(index).label.split(", ")[2]);
  assert.deepEqual(labels, ["queen", "attacked", "empty", "blocked"]);
  assert.equal(played(1).description, "by row 1, column 1, crossed out");
  const shown = squaresOf(state, { played: false });
  assert.deepEqual([shown(1).label, shown(1).description], ["Row 1, column 2, empty", ""]);
  assert.equal(shown(11).label, "Row 2, column 4, blocked");
});

test("a hint points at its square, its line and its reasons", () => {
  const pointing = { target: 12, kind: "place", squares: [0], line: ["row", 1], wrong: false };
  const square = squaresOf(put(EIGHT, ["queens", 0]), { played: true, pointing });
  assert.equal(square(12).description, "a queen belongs here");
  assert.equal(square(0).description, "part of the reason");
  assert.ok(square(15).look.split(" ").includes("line"));
  assert.equal(square(16).look, "attacked");
});

test("what is placed by hand is asked with the board, and saved as text", () => {
  const state = put(EIGHT, ["queens", 9], ["blocked", 63]);
  assert.deepEqual(queens.questionOf(state), { n: 8, queens: [[1, 1]], blocked: [[7, 7]] });
  assert.deepEqual(queens.questionOf(EIGHT), { n: 8 });
  assert.deepEqual(
    queens.textsToSave(state, null).map(({ content }) => content),
    ["- 2 - - - - - -"],
  );
});
