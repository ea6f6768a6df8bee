import assert from "node:assert/strict";
import { test } from "node:test";
import * as records from "../../static/js/library/record.js";
import { freeName } from "../../static/js/parts/free-name.js";
import { noted } from "../../static/js/sudoku/notes.js";
import * as sudoku from "../../static/js/sudoku/sudoku-state.js";

const { finder, newestFirst, readFile, writeFile } = records;
const GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
// Cells that must differ, as the build has them.
const PEERS = Array.from({ length: 81 }, (_, cell) =>
  Array.from({ length: 81 }, (_, other) => other).filter((other) => {
    const box = (at) => 3 * Math.floor(at / 27) + Math.floor((at % 9) / 3);
    const sharesLine = cell % 9 === other % 9 || Math.floor(cell / 9) === Math.floor(other / 9);
    return cell !== other && (sharesLine || box(cell) === box(other));
  }),
);
const puzzle = sudoku.loaded(sudoku.EMPTY, GIVENS);
const begun = sudoku.typed(puzzle, 2, "4", true);
const entries = Array.from(SOLUTION, (digit, cell) => (GIVENS[cell] === "." ? digit : ".")).join("");
const done = sudoku.loaded(sudoku.EMPTY, GIVENS, entries);
const RECORD = {
  ...{ id: "a-1", revision: 3, tab: "t-1", name: "Café", state: begun },
  ...{ time: { puzzle: GIVENS, seconds: 7, paused: false }, made: 1, saved: 2 },
};
const PROGRAM = {
  ...{ id: "p-1", revision: 3, board: "queens", name: "Mine" },
  ...{ text: "def solve(queens):\n    return False\n", made: 1, saved: 2 },
};

test("a puzzle has a name of its own from its first digit to its last", () => {
  let count = 0;
  const newId = () => `id-${++count}`;
  const identified = (state) => sudoku.identified(state, newId);
  assert.equal(identified(sudoku.EMPTY), sudoku.EMPTY);
  const first = identified(sudoku.typed(sudoku.EMPTY, 0, "5"));
  assert.equal(first.kept, "id-1");
  const second = sudoku.typed(first, 1, "3");
  assert.equal(identified(second), second);
  assert.equal(sudoku.locked(second).kept, "id-1");
  const none = identified(sudoku.erased(sudoku.erased(second, 0), 1));
  assert.equal(none.kept, null);
  // A solution of nothing is no puzzle; another puzzle is another one.
  assert.equal(identified(sudoku.solved(none, SOLUTION)).kept, null);
  assert.equal(identified(sudoku.loaded(second, GIVENS)).kept, "id-2");
});

test("how far a puzzle is", () => {
  const far = (state, peers = PEERS) => Object.values(records.progressOf(state, peers)).join(" ");
  assert.equal(far(sudoku.typed(sudoku.EMPTY, 0, "5")), "new 1");
  assert.equal(far(puzzle), "new 30");
  assert.equal(far({ ...puzzle, notes: noted(puzzle.notes, "corner", [2], 4) }), "begun 30");
  assert.equal(far(begun), "begun 31");
  assert.equal(far(done), "solved 81");
  // What Solve has written is not the reader's; a full grid that clashes is not solved; nor is what nobody can tell of.
  assert.equal(far(sudoku.solved(begun, SOLUTION)), "begun 31");
  assert.equal(far(sudoku.typed(done, 2, "5", true)), "begun 81");
  assert.equal(far(done, null), "begun 81");
});

test("a record is the same again, without the name that its puzzle is kept under", () => {
  const state = records.bare(begun);
  assert.deepEqual(records.readRecord(structuredClone(RECORD)), { ...RECORD, state });
  const kept = { ...RECORD, state: sudoku.keptAs(begun, "a-1") };
  assert.deepEqual(records.readRecord(kept).state, state);
});

test("what is damaged is no record", () => {
  const odd = [null, 4, [], {}, { ...RECORD, state: sudoku.EMPTY }];
  for (const key of ["id", "name", "state", "made", "saved"]) {
    for (const value of [null, undefined, 1.5, "", {}, []]) odd.push({ ...RECORD, [key]: value });
  }
  for (const raw of odd) assert.equal(records.readRecord(raw), null, JSON.stringify(raw));
  assert.equal(records.readRecord({ ...RECORD, time: { seconds: -1 } }).time, null);
});

test("names that are taken are numbered", () => {
  assert.equal(freeName("a", []), "a");
  assert.equal(freeName("a", ["a", "a (3)"]), "a (2)");
  assert.equal(freeName("a", ["a", "a (2)"]), "a (3)");
});

test("puzzles are found by words of their names and by digits in a row", () => {
  const is = (text) => finder(text)({ name: "Café of Sunday 12", state: begun });
  const found = [
    "",
    " ",
    "CAFE",
    "sunday café",
    "12",
    "53..7",
    "5300 7",
    GIVENS,
    GIVENS.replaceAll(".", "0"),
  ];
  for (const text of [...found, GIVENS.match(/.{9}/g).join("\n")]) assert.ok(is(text), text);
  for (const text of ["monday", "cafe monday", "534", "53.7", "...x", "°"]) assert.ok(!is(text), text);
});

test("the newest comes first", () => {
  const list = [1, 3, 2].map((saved) => ({ saved }));
  assert.deepEqual(
    newestFirst(list).map(({ saved }) => saved),
    [3, 2, 1],
  );
  assert.equal(list[0].saved, 1);
});

test("a file of the Library is read again whole", () => {
  const state = records.bare(begun);
  const puzzles = { records: [{ ...RECORD, state, revision: 1, tab: null }], damaged: 0 };
  const alone = writeFile([{ ...RECORD, state }], []);
  assert.deepEqual(readFile(alone), { puzzles, programs: { records: [], damaged: 0 } });
  // What a page before programs reads as well.
  assert.equal(JSON.parse(alone).version, 1);
  const file = writeFile([{ ...RECORD, state }], [PROGRAM]);
  const programs = { records: [{ ...PROGRAM, revision: 1 }], damaged: 0 };
  assert.deepEqual(readFile(file), { puzzles, programs });
});

test("of a file that is none it is said what is wrong with it", () => {
  const says = (file) => readFile(typeof file === "string" ? file : JSON.stringify(file)).error;
  assert.match(says("{"), /not a file that .* has saved/);
  for (const file of [[], null, 4, {}, { undoku: "board" }]) assert.match(says(file), /"undoku": "library"/);
  const ours = { undoku: "library", version: 1, puzzles: [] };
  for (const version of [0, 1.5, "1", null, undefined]) assert.match(says({ ...ours, version }), /version/);
  assert.match(says({ ...ours, version: 3 }), /up to 2/);
  assert.match(says({ ...ours, puzzles: {} }), /no list "puzzles"/);
  assert.match(says({ ...ours, version: 2, programs: {} }), /"programs" is no list/);
  const some = { ...ours, version: 2, puzzles: [4, RECORD], programs: [PROGRAM, 4, { ...PROGRAM, text: 4 }] };
  const read = readFile(JSON.stringify(some));
  assert.deepEqual([read.puzzles.damaged, read.programs.damaged], [1, 2]);
});
