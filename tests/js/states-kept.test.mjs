import assert from "node:assert/strict";
import { test } from "node:test";
import { bookmarked, returned } from "../../static/js/bookmarks/changes.js";
import * as knightKept from "../../static/js/chess/knight-kept.js";
import * as knight from "../../static/js/chess/knight-state.js";
import { FIELDS } from "../../static/js/chess/queens-fields.js";
import * as queensKept from "../../static/js/chess/queens-kept.js";
import * as queens from "../../static/js/chess/queens-state.js";
import { candidatesColoured, coloured, NO_COLOURS } from "../../static/js/sudoku/colours.js";
import { automatic, noted } from "../../static/js/sudoku/notes.js";
import * as sudokuKept from "../../static/js/sudoku/sudoku-kept.js";
import * as sudoku from "../../static/js/sudoku/sudoku-state.js";

const GIVENS = "53".padEnd(81, ".");
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const lecture = sudoku.loaded(sudoku.EMPTY, GIVENS);
const tried = bookmarked(bookmarked(sudoku.typed(lecture, 2, "4", true), "a try"), "another");

const GOOD = {
  sudoku: [
    sudokuKept.stateKept,
    [
      sudoku.EMPTY,
      lecture,
      sudoku.solved(lecture, SOLUTION),
      sudoku.turned(sudoku.solved(lecture, SOLUTION, SOLUTION), true),
      sudoku.doubted(sudoku.marked(lecture, [0, 80]), [3]),
      { ...lecture, notes: automatic(noted(lecture.notes, "corner", [3, 80], 9), true) },
      { ...lecture, colours: candidatesColoured(coloured(NO_COLOURS, [0, 80], 6), [80], 9, 1) },
      returned(tried, 1),
      { ...tried, kept: "a-name" },
    ],
  ],
  queens: [
    queensKept.stateKept,
    [
      queens.empty(8),
      queens.empty(1000, true, 3),
      queens.empty(40, false, 0, { queens: [0, 1599], blocked: [7], crosses: [8, 9] }),
      queens.changed(queens.empty(2), { columns: [-1, 0], caption: "None." }),
    ],
  ],
  knight: [
    knightKept.stateKept,
    [
      knight.NEW,
      knight.toured(knight.asked(knight.NEW, { end: 3, closed: true }), [56, 41], "Open.", true),
      knight.toured(knight.asked(knight.NEW, { rows: 300, cols: 300 }), [], "Open.", false, "calm"),
      knight.opened(knight.NEW, { walked: [56, 41], level: "hard", day: "2026-11-28", begun: 2 }),
    ],
  ],
};

for (const [board, [stateKept, states]] of Object.entries(GOOD)) {
  test(`states of the ${board} board that were kept, also as text, are the same again`, () => {
    for (const state of states) {
      assert.deepEqual(stateKept(structuredClone(state)), state);
      assert.deepEqual(stateKept(JSON.parse(JSON.stringify(state))), state);
      assert.ok(Object.isFrozen(stateKept(structuredClone(state))));
    }
  });

  test(`of what was kept of the ${board} board, no value of another kind is taken`, () => {
    for (const odd of [null, 4, "state", [], undefined]) assert.equal(stateKept(odd), null);
    for (const state of states) {
      for (const key of Object.keys(state)) {
        // Under which name it is kept is nothing to lose a board for.
        if (key === "kept") continue;
        for (const odd of [
          null,
          2.5,
          -2,
          ...(["caption", "method", "practise"].includes(key) ? [] : ["odd"]),
          [99_999],
          [null],
          { list: 4 },
          Number.NaN,
        ]) {
          assert.equal(stateKept({ ...structuredClone(state), [key]: odd }), null, `${key}: ${odd}`);
        }
      }
    }
  });
}

test("what an older version did not know is as at the beginning", () => {
  const { notes, colours, bookmarks, kept, ...older } = structuredClone(lecture);
  assert.deepEqual(sudokuKept.stateKept(older), lecture);
  const before = structuredClone(queens.empty(6));
  for (const key of Object.keys(FIELDS)) delete before[key];
  assert.deepEqual(queensKept.stateKept(before), queens.empty(6));
});

test("squares of the queens' board are kept in order, and only where queens are placed by hand", () => {
  const kept = (n, squares) => queensKept.stateKept(queens.empty(n, false, 0, { queens: squares }));
  assert.notEqual(kept(8, [3, 4]), null);
  for (const squares of [[4, 3], [3, 3], [64]]) assert.equal(kept(8, squares), null);
  assert.equal(kept(41, [3]), null);
});

test("nothing coloured is the one state of nothing coloured", () => {
  assert.equal(sudokuKept.stateKept(structuredClone(lecture)).colours, NO_COLOURS);
});

test("a digit has a kind, and a bookmark a place", () => {
  const { stateKept } = sudokuKept;
  const bookmarks = (list, here = null) => ({ ...structuredClone(lecture), bookmarks: { list, here } });
  const [mark] = structuredClone(tried).bookmarks.list;
  assert.equal(stateKept({ ...structuredClone(lecture), kinds: sudoku.BLANK }), null);
  assert.notEqual(stateKept(bookmarks([mark], mark.id)), null);
  assert.equal(stateKept(bookmarks([mark, mark])), null);
  assert.equal(stateKept(bookmarks([mark], 7)), null);
  assert.equal(stateKept(bookmarks([{ ...mark, parent: mark.id }])), null);
  assert.equal(stateKept(bookmarks([{ ...mark, state: {} }])), null);
});
