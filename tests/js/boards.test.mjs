import assert from "node:assert/strict";
import { test } from "node:test";
import { momentSquares, squaresOf } from "../../static/js/chess/knight-squares.js";
import * as knight from "../../static/js/chess/knight-state.js";
import { squaresOf as queenSquares } from "../../static/js/chess/queens-squares.js";
import * as queens from "../../static/js/chess/queens-state.js";
import { numberOf } from "../../static/js/parts/solution-browser.js";
import { cellsOf, momentCells } from "../../static/js/sudoku/cells.js";
import * as sudoku from "../../static/js/sudoku/sudoku-state.js";
import { textsOf } from "../../static/js/sudoku/texts.js";

const { EMPTY } = sudoku;
const at = (index, digits) => (".".repeat(index) + digits).padEnd(81, ".");

test("the knight asks by name, rows from 0 at the top", () => {
  const asked = { rows: 8, cols: 8, start: [7, 0], end: null, closed: false };
  assert.deepEqual(knight.questionOf(knight.NEW), asked);
  const state = knight.asked(knight.NEW, { cols: 5, start: 0, end: 9, closed: true });
  assert.deepEqual(knight.questionOf(state), { rows: 8, cols: 5, start: [0, 0], end: [1, 4], closed: true });
});

test("another question takes the tour away, the same one does not", () => {
  const state = knight.toured(knight.NEW, [56, 41], "An open tour", false);
  assert.equal(knight.asked(state, { start: 56 }), state);
  const next = knight.asked(state, { closed: true });
  assert.deepEqual([next.path, next.caption, next.closed], [[], "", true]);
  assert.deepEqual(state.path, [56, 41]);
  assert.ok(Object.isFrozen(next));
});

test("a board that an address names has no tour", () => {
  const part = { rows: 8, cols: 8, start: 56, end: -1, closed: false };
  assert.equal(knight.opened(knight.NEW, part), knight.NEW);
  const toured = knight.toured(knight.NEW, [56, 41], "An open tour", false);
  assert.deepEqual(knight.opened(toured, part), knight.NEW);
  assert.deepEqual(knight.opened(toured, { ...part, end: 7 }), { ...knight.NEW, end: 7 });
});

test("squares stay where their names are when the sides change", () => {
  const state = knight.asked(knight.NEW, { start: 63, end: 7 });
  const wider = knight.resized(state, 8, 9);
  assert.deepEqual(wider.lost, []);
  assert.deepEqual(knight.textsOf(wider.state), { rows: "8", cols: "9", start: "h1", end: "h8" });
  const smaller = knight.resized(state, 5, 5);
  assert.deepEqual(smaller.lost, [
    { key: "start", name: "h1" },
    { key: "end", name: "h8" },
  ]);
  assert.deepEqual(knight.textsOf(smaller.state), { rows: "5", cols: "5", start: "a1", end: "" });
  assert.equal(knight.resized(state, 8, 8).state, state);
});

test("the knight's fields are read", () => {
  assert.deepEqual(knight.readField(knight.NEW, "rows", "200"), { value: 200 });
  assert.deepEqual(knight.readField(knight.NEW, "cols", "five"), {
    error: "'five' is not a number of columns that fits. Choose a whole number from 1 to 1,000.",
  });
  assert.deepEqual(knight.readField(knight.NEW, "start", "a1"), { value: 56 });
  assert.deepEqual(knight.readField(knight.NEW, "end", " "), { value: -1 });
  assert.deepEqual(knight.readField(knight.NEW, "start", ""), {
    error: "'' is not a square of this board. Squares go from a1, bottom left, to h8.",
  });
});

test("a tour is numbered, its ends are marked", () => {
  const square = squaresOf(knight.toured(knight.NEW, [56, 41, 26], "", false), true);
  const first = {
    label: "a1, move 1",
    description: "start",
    mark: "start",
    piece: "",
    text: "1",
    ...{ look: "", figure: "" },
  };
  assert.deepEqual(square(56), first);
  assert.deepEqual([square(26).mark, square(41).mark, square(0).label], ["end", "", "a8, empty"]);
  assert.deepEqual([square(26).piece, square(26).text], ["knight", "3"]);
  const drawn = squaresOf(knight.toured(knight.NEW, [56, 41], "", false), false);
  assert.deepEqual(
    [drawn(56).piece, drawn(56).text, drawn(41).piece, drawn(41).text],
    ["", "", "knight", ""],
  );
  assert.deepEqual(
    [squaresOf(knight.NEW, true)(56).piece, squaresOf(knight.NEW, true)(41).piece],
    ["knight", ""],
  );
});

test("without a tour the squares it has to start and to end on say so", () => {
  const square = squaresOf(knight.asked(knight.NEW, { end: 7 }), true);
  assert.deepEqual(
    [square(56), square(7), square(0)].map(({ label, description }) => [label, description]),
    [
      ["a1, start", ""],
      ["h8, end", ""],
      ["a8, empty", ""],
    ],
  );
  const wide = squaresOf(knight.asked(knight.NEW, { rows: 5, cols: 28, start: 27 }), true);
  assert.deepEqual([wide(27).label, wide(26).label], ["ab5, start", "aa5, empty"]);
});

test("a moment of the knight's search has its moves in order", () => {
  const values = Array(64).fill(0);
  Object.assign(values, { 56: 1, 41: 2, 26: 3 });
  const states = Object.assign(Array(64).fill(""), { 26: "provisional", 9: "possible" });
  const moment = knight.withPath({ values, states, by: 41 });
  assert.deepEqual(moment.path, [56, 41, 26]);
  const figures = { texts: Array(64).fill("4"), what: ["move on", "moves on"] };
  const square = momentSquares(moment, figures, knight.NEW, true);
  assert.deepEqual(
    [square(26), square(9), square(0)].map(({ label }) => label),
    ["c5, move 3", "b7, possible", "a8, empty"],
  );
  assert.equal(square(41).description, "was visited");
  assert.deepEqual([square(0).figure, square(0).description], ["4", "4 moves on"]);
  assert.deepEqual([square(56).mark, square(56).piece, square(56).text], ["start", "", "1"]);
  assert.deepEqual([square(26).mark, square(26).piece, square(26).text], ["", "knight", "3"]);
});

test("queens ask for their size, and say their columns from 1", () => {
  assert.deepEqual(queens.questionOf(queens.empty(12)), { n: 12 });
  assert.equal(queens.columnsText([1, -1, 0]), "2 - 1");
  assert.deepEqual(
    [0, 5, 2000].map((n) => queens.within(n, 1000)),
    [1, 5, 1000],
  );
  assert.deepEqual(queens.readSize("1,000", 1000), { value: 1000 });
  assert.match(queens.readSize("0", 1000).error, /N is a whole number from 1 to 1,000\.$/);
});

test("queens stand where they are placed, at a moment where they are kept", () => {
  const placed = queenSquares(queens.changed(queens.empty(4), { columns: [1, -1, -1, -1] }), false, null);
  assert.deepEqual([placed(1).piece, placed(0).piece], ["queen", ""]);
  const square = queens.momentSquares({ states: ["possible", "permanent", "", "provisional"], by: 1 }, 4);
  const said = [0, 1, 2, 3].map((index) => square(index).label.split(", ")[2]);
  assert.deepEqual(said, ["possible", "queen", "empty", "queen"]);
  assert.deepEqual([square(1).mark, square(1).description], ["forbids", "attacks the square"]);
});

test("a typed digit is entered, and takes a solution with it", () => {
  const solved = sudoku.solved(sudoku.loaded(EMPTY, at(0, "5")), "5".repeat(81));
  assert.equal(sudoku.puzzleOf(solved), at(0, "5"));
  const typed = sudoku.typed(solved, 3, "7");
  assert.deepEqual(sudoku.questionOf(typed), { givens: at(0, "5"), entered: at(3, "7") });
  assert.equal(typed.digits, at(0, "5..7"));
  assert.equal(sudoku.typed(typed, 3, "7"), typed);
});

test("a digit of the solution is erased alone, a typed one with the solution", () => {
  const solved = sudoku.solved(sudoku.typed(EMPTY, 1, "2"), "2".repeat(81), "3".repeat(81));
  const without = sudoku.erased(solved, 9);
  assert.deepEqual([without.digits[9], without.digits[8], without.other], [".", "2", ""]);
  assert.equal(sudoku.erased(solved, 1).digits, ".".repeat(81));
  assert.equal(sudoku.erased(EMPTY, 5), EMPTY);
});

test("a digit that is revealed leaves the rest of the solution", () => {
  const given = sudoku.loaded(EMPTY, at(0, "5"));
  const alone = sudoku.revealed(given, 3, "5");
  assert.deepEqual(sudoku.questionOf(alone), { givens: at(0, "5"), entered: at(3, "5") });
  assert.equal(sudoku.revealed(alone, 3, "5"), alone);
  const gap = sudoku.erased(sudoku.solved(given, "5".repeat(81)), 3);
  const whole = sudoku.revealed(gap, 3, "5");
  assert.deepEqual([whole.digits, whole.kinds], ["5".repeat(81), `gssp${"s".repeat(77)}`]);
});

test("two solutions are turned", () => {
  const first = "1".repeat(81);
  const second = `${"1".repeat(79)}23`;
  const state = sudoku.solved(EMPTY, first, second);
  const turned = sudoku.turned(state, true);
  assert.deepEqual([turned.digits, turned.other, turned.second], [second, first, true]);
  assert.equal(sudoku.turned(turned, true), turned);
  assert.equal(sudoku.solved(state, first, second), state);
});

test("the same puzzle is no change, unless it has an answer", () => {
  const state = sudoku.loaded(EMPTY, at(0, "5"), at(3, "7"));
  assert.equal(sudoku.loaded(state, at(0, "5"), at(3, "7")), state);
  for (const answered of [sudoku.solved(state, "5".repeat(81)), sudoku.marked(state, [0, 3])]) {
    assert.deepEqual(sudoku.loaded(answered, at(0, "5"), at(3, "7")), state);
  }
  assert.deepEqual(sudoku.questionOf(state), { givens: at(0, "5"), entered: at(3, "7") });
});

test("digits that stand twice among peers clash", () => {
  const peers = Array.from({ length: 81 }, () => []);
  Object.assign(peers, { 0: [8], 8: [0] });
  const cells = cellsOf(sudoku.loaded(EMPTY, at(0, "5.......5")), [0], 0, peers);
  assert.deepEqual([cells[0].conflict, cells[8].conflict, cells[1].conflict], [true, true, false]);
  assert.equal(cells[8].label, "Row 1, column 9, 5, given, conflict");
  assert.deepEqual([cells[8].peer, cells[8].same, cells[0].selected], [true, true, true]);
  assert.equal(cellsOf(sudoku.loaded(EMPTY, at(0, "55")), [0], 0, null)[0].conflict, false);
});

test("a given is not at fault where an entry clashes with it", () => {
  const peers = [[1, 2], [0, 2], [0, 1], ...Array(78).fill([])];
  const faults = (state) => Array.from(sudoku.faultsOf(state, peers)).sort();
  const given = sudoku.loaded(EMPTY, at(0, "5"));
  assert.deepEqual(faults(sudoku.typed(given, 1, "5")), [0, 1]);
  const played = sudoku.typed(given, 1, "5", true);
  assert.deepEqual(faults(played), [1]);
  assert.deepEqual(faults(sudoku.typed(played, 2, "5", true)), [1, 2]);
  assert.deepEqual(faults(sudoku.doubted(given, [7])), [7]);
});

test("a moment of a Sudoku's search shows what is tried, and what forbids it", () => {
  const state = sudoku.loaded(EMPTY, at(0, "5"));
  const states = Array(81).fill("");
  Object.assign(states, { 1: "impossible", 2: "provisional" });
  const values = Array(81).fill(0);
  Object.assign(values, { 0: 5, 2: 3 });
  const figures = { texts: Array(81).fill("4").fill("1", 4), what: ["option", "options"] };
  const cells = momentCells({ values, states, cell: 1, value: 5, by: 0 }, figures, state, 0, null);
  const said = [0, 1, 2, 3].map((index) => cells[index].label.slice("Row 1, column 1, ".length));
  assert.deepEqual(said, ["5, given", "5, impossible", "3, provisional", "empty"]);
  assert.deepEqual([cells[0].description, cells[3].description], ["forbids 5", "4 options"]);
  assert.deepEqual([cells[0].figure, cells[3].figure], [null, "4"]);
  assert.equal(cells[4].description, "1 option");
});

test("queens have the same address, or another", () => {
  const state = queens.empty(8, true, 3);
  assert.equal(queens.isSame(state, queens.changed(state, { columns: [1], total: 12 })), true);
  for (const part of [{ n: 9 }, { fundamental: false }, { solution: 4 }]) {
    assert.equal(queens.isSame(state, queens.changed(state, part)), false);
  }
});

test("the buttons of a list know their solutions", () => {
  const state = queens.changed(queens.empty(8), { solution: 17, total: 92 });
  const numbers = ["first", "previous", "next", "last"].map((to) => numberOf(state, to));
  assert.deepEqual(numbers, [1, 16, 18, 92]);
  assert.deepEqual([queens.isListed({ n: 12 }), queens.isListed({ n: 13 })], [true, false]);
  assert.deepEqual(
    [queens.isEmpty(queens.empty(8)), queens.isEmpty(queens.empty(8, false, 3))],
    [true, false],
  );
});

test("what is no size is said", () => {
  for (const text of ["0", "-3", "1000000000", "eight", "8.5", "", "1001"]) {
    const error = `'${text}' is not a size that fits. N is a whole number from 1 to 1,000.`;
    assert.deepEqual(queens.readSize(text, 1000), { error });
  }
});

test("what can be saved as text is what is shown", () => {
  const contents = (texts) => texts.map(({ content }) => content);
  const puzzle = sudoku.loaded(sudoku.EMPTY, "5".padEnd(81, "."));
  const lines = ["5........", ...Array(8).fill(".........")].join("\n");
  assert.deepEqual(contents(textsOf({ state: puzzle, alone: () => ({ givens: sudoku.puzzleOf(puzzle) }) })), [
    "5".padEnd(81, "."),
    lines,
  ]);
  const solution = "5".padEnd(81, "1");
  const solved = sudoku.solved(puzzle, solution, "");
  assert.equal(
    contents(textsOf({ state: solved, alone: () => ({ givens: sudoku.puzzleOf(solved) }) }))[2],
    solution,
  );
  assert.deepEqual(queens.textsToSave(queens.empty(4), null), []);
  const four = queens.changed(queens.empty(4), { columns: [1, 3, 0, 2] });
  assert.deepEqual(contents(queens.textsToSave(four, null)), ["2 4 1 3"]);
  const states = ["permanent", "", "impossible", "provisional"];
  assert.deepEqual(contents(queens.textsToSave(queens.empty(2), { states })), ["1 2"]);
  assert.deepEqual(contents(queens.textsToSave(queens.empty(2), { states: Array(4).fill("") })), []);
  assert.deepEqual(knight.textsToSave(knight.NEW, null), []);
  const tour = knight.toured(knight.NEW, [56, 41], "", false);
  assert.deepEqual(contents(knight.textsToSave(tour, null))[0], "a1 b3");
  assert.deepEqual(contents(knight.textsToSave(tour, { path: [0] }))[0], "a8");
});
