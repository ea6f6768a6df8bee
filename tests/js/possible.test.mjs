import assert from "node:assert/strict";
import { test } from "node:test";
import { depthOf, overlayCells, staleCells } from "../../static/js/possible/overlay.js";
import { cellsOf } from "../../static/js/sudoku/cells.js";
import { noted } from "../../static/js/sudoku/notes.js";
import * as states from "../../static/js/sudoku/sudoku-state.js";

const { BLANK, EMPTY } = states;
const NOTHING = { solutions: 0, candidates: [], differ: [], clash: [], spare: [] };
const among = (cell, value, rest) => Array.from({ length: 81 }, (_, at) => (at === cell ? value : rest));

/** Cell 2 has 2 or 5, all others 9. */
const candidates = among(2, 0b10010, 1 << 8);
const shares = candidates.flatMap((mask) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((d) => (mask & (1 << (d - 1)) ? 17 : 0)),
);
shares[19] = 13;
shares[22] = 4;
const SEVERAL = { ...NOTHING, solutions: 17, candidates, differ: [2] };

test("a cell says in how many solutions each of its candidates is", () => {
  const cells = overlayCells(BLANK, SEVERAL, shares);
  assert.equal(cells[2].words, "possible: 2 in 13 of 17 solutions, 5 in 4");
  assert.equal(cells[2].notes.shown, 0b10010);
  assert.equal(cells[2].notes.steps, "040010000");
  assert.deepEqual([cells[2].differs, cells[3].differs], [true, false]);
});

test("the only candidate of a cell is shown as such", () => {
  const [cell] = overlayCells(BLANK, SEVERAL, shares);
  assert.equal(cell.words, "possible: only 9");
  assert.equal(cell.notes.steps, "000000005");
  assert.deepEqual(overlayCells(BLANK, SEVERAL, null)[0], cell);
});

test("where it is not known in how many, all candidates look the same", () => {
  const cell = overlayCells(BLANK, { ...SEVERAL, candidates: among(2, 0b10011, 1 << 8) }, null)[2];
  assert.equal(cell.words, "possible: 1, 2 and 5, each in some solutions");
  assert.equal(cell.notes.steps, "220020000");
});

test("a candidate is drawn in four steps of depth", () => {
  const depths = [1, 24, 25, 49, 50, 74, 75, 99].map((count) => depthOf(count, 100));
  assert.deepEqual(depths, ["1", "1", "2", "2", "3", "3", "4", "4"]);
  assert.equal(depthOf(1, 100_000), "1");
});

test("digits of the puzzle have no candidates, but clash, or could be left out", () => {
  const puzzle = `55${".".repeat(79)}`;
  const clashing = overlayCells(puzzle, { ...NOTHING, candidates: among(0, 0, 0), clash: [0, 1] }, null);
  assert.deepEqual(
    clashing.slice(0, 3).map(({ clashes, notes }) => [clashes, notes]),
    [
      [true, null],
      [true, null],
      [false, null],
    ],
  );
  const unique = { ...NOTHING, solutions: 1, candidates: among(0, 1 << 4, 1 << 8), spare: [0] };
  const [spare, needed, free] = overlayCells(puzzle, unique, null);
  assert.deepEqual([spare.words, needed.words, free.words], ["could be left out", "", "possible: only 9"]);
  assert.deepEqual([spare.notes, needed.notes], [null, null]);
});

test("of a puzzle that was changed the candidates stay until more is known, and nothing is said", () => {
  const puzzle = `5${".".repeat(80)}`;
  const told = overlayCells(puzzle, { ...SEVERAL, clash: [0], spare: [0] }, shares);
  const stale = staleCells(told);
  assert.deepEqual(
    [stale[0].clashes, stale[0].spare, stale[0].words, stale[2].words],
    [false, false, "", ""],
  );
  assert.deepEqual(stale[2].notes, told[2].notes);
});

test("what is possible takes the place of the notes, and they come back", () => {
  const state = Object.freeze({ ...EMPTY, notes: noted(EMPTY.notes, "corner", [2], 7) });
  const look = (told) => cellsOf(state, [80], 80, null, "5", told)[2];
  const own = look(null);
  assert.equal(own.label, "Row 1, column 3, empty, notes 7");
  assert.equal(own.description, null);
  const possible = look(overlayCells(BLANK, SEVERAL, shares));
  assert.equal(possible.label, "Row 1, column 3, empty");
  assert.equal(possible.description, "possible: 2 in 13 of 17 solutions, 5 in 4");
  assert.deepEqual([possible.notes.shown, possible.notes.found], [0b10010, true]);
  // Nothing is known yet, or there is no solution: the notes would be mistaken for it.
  assert.equal(look(overlayCells(BLANK, NOTHING, null)).notes, null);
  assert.deepEqual(look(null), own);
});

test("what clashes is marked as every clash, and a solution where it differs from another", () => {
  const state = states.solved(states.typed(EMPTY, 0, "5"), `5${"9".repeat(80)}`);
  const told = overlayCells(`5${".".repeat(80)}`, { ...SEVERAL, clash: [0] }, shares);
  const [clash, , differs, same] = cellsOf(state, [80], 80, null, "", told);
  assert.equal(clash.label, "Row 1, column 1, 5, entered, conflict");
  assert.deepEqual([differs.differs, same.differs], [true, false]);
  assert.equal(differs.description, "possible: 2 in 13 of 17 solutions, 5 in 4");
  assert.equal(differs.notes, null);
});
