import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsOf } from "../../static/js/sudoku/cells.js";
import * as states from "../../static/js/sudoku/sudoku-state.js";

const { BLANK, EMPTY } = states;
const at = (index, digits) => (".".repeat(index) + digits).padEnd(81, ".");

/** A puzzle that is played: a given 5, and 7 and 8 beside it. */
const given = states.loaded(EMPTY, at(0, "5"));
const played = states.typed(states.typed(given, 3, "7", true), 4, "8", true);

test("going to Play makes givens of what was entered, and of nothing else", () => {
  const entered = states.typed(played, 9, "2");
  const solved = states.solved(entered, states.puzzleOf(entered).replaceAll(".", "1"), "6".repeat(81));
  for (const state of [entered, solved]) {
    const locked = states.locked(state);
    assert.deepEqual(states.questionOf(locked), { givens: at(0, "5........2"), entered: at(3, "78") });
    assert.deepEqual([locked.digits, locked.other], [states.puzzleOf(entered), ""]);
  }
  assert.equal(states.locked(played), played);
  assert.equal(states.locked(EMPTY), EMPTY);
  assert.equal(states.locked(states.solved(EMPTY, "5".repeat(81))).digits, BLANK);
});

test("what was played comes back when the givens have been edited", () => {
  const open = states.unlocked(played);
  assert.deepEqual(states.questionOf(open), { givens: BLANK, entered: at(0, "5..78") });
  assert.deepEqual(states.locked(open), played);
  const edited = states.locked(states.typed(states.erased(open, 0), 4, "6"));
  assert.deepEqual(states.questionOf(edited), { givens: at(4, "6"), entered: at(3, "7") });
  // What is not part of the puzzle that is edited has another look.
  const kinds = [0, 3].map((index) => cellsOf(open, [80], 80, null)[index]);
  assert.deepEqual(
    kinds.map(({ kind, label }) => [kind, label]),
    [
      ["entered", "Row 1, column 1, 5, entered"],
      ["played", "Row 1, column 4, 7, entered"],
    ],
  );
  assert.equal(cellsOf(played, [80], 80, null)[3].kind, "entered");
});

test("an address brings back what was entered beside the givens, also while these are edited", () => {
  const { givens, entered } = states.questionOf(played);
  assert.deepEqual(states.loaded(EMPTY, givens, entered), played);
  const plain = states.originOf(EMPTY);
  assert.deepEqual(states.addressOf(played), { givens, entered, ...plain });
  assert.deepEqual(states.addressOf(states.unlocked(played)), { givens, entered, ...plain });
  // Where nothing is given, what is entered is the puzzle.
  const typed = states.typed(EMPTY, 3, "7");
  assert.deepEqual(states.addressOf(typed), { givens: BLANK, entered: at(3, "7"), ...plain });
  assert.deepEqual(states.loaded(EMPTY, BLANK, at(3, "7")), typed);
});

test("clearing what is played leaves the givens", () => {
  assert.deepEqual(states.restarted(played), given);
  assert.deepEqual(states.restarted(states.solved(played, "5".repeat(81))), given);
  assert.equal(states.restarted(given), given);
});

test("an entry that is wrong is marked until it is changed, others stay", () => {
  const doubted = states.doubted(played, [3, 4]);
  const wrong = (state) => [3, 4].filter((index) => cellsOf(state, [80], 80, null)[index].conflict);
  assert.deepEqual(wrong(doubted), [3, 4]);
  assert.equal(cellsOf(doubted, [80], 80, null)[3].label, "Row 1, column 4, 7, entered, conflict");
  assert.deepEqual(wrong(states.typed(doubted, 3, "1", true)), [4]);
  assert.deepEqual(wrong(states.erased(doubted, 4)), [3]);
  assert.deepEqual(wrong(states.typed(doubted, 9, "1", true)), [3, 4]);
  // Another puzzle is judged anew.
  assert.deepEqual(wrong(states.typed(doubted, 9, "1")), []);
  assert.deepEqual(wrong(states.unlocked(doubted)), []);
});

test("the one cell in which two puzzles differ", () => {
  assert.equal(states.onlyChange(given, states.typed(given, 7, "1")), 7);
  assert.equal(states.onlyChange(played, given), -1);
  assert.equal(states.onlyChange(given, states.solved(given, "5".repeat(81))), -1);
});
