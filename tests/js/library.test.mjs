import assert from "node:assert/strict";
import { test } from "node:test";
import { NEW } from "../../static/js/chess/knight-state.js";
import { empty } from "../../static/js/chess/queens-state.js";
import { BOARDS } from "../../static/js/library/boards.js";
import * as records from "../../static/js/library/record.js";
import { MOMENT } from "../../static/js/library/words.js";
import { freeName } from "../../static/js/parts/free-name.js";
import { noted } from "../../static/js/sudoku/notes.js";
import { shapeOf } from "../../static/js/sudoku/shape.js";
import * as sudoku from "../../static/js/sudoku/sudoku-state.js";
import { begun, GIVENS, MOMENT_PLACE, PLACED, puzzle, queens, RECORD, TOUR } from "./shelved.mjs";

const { finder, newestFirst } = records;
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const entries = Array.from(SOLUTION, (digit, cell) => (GIVENS[cell] === "." ? digit : ".")).join("");
const done = sudoku.loaded(sudoku.EMPTY, GIVENS, entries);

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
  const far = (state) => BOARDS.sudoku.progressOf(state).text;
  assert.equal(far(sudoku.typed(sudoku.EMPTY, 0, "5")), "New, 1 given");
  assert.equal(far(puzzle), "New, 30 givens");
  assert.equal(far({ ...puzzle, notes: noted(puzzle.notes, "corner", [2], 4) }), "Begun, 30 of 81");
  assert.equal(far(begun), "Begun, 31 of 81");
  assert.equal(far(done), "Solved");
  // What Solve has written is not the reader's; a full grid that clashes is not solved.
  assert.equal(far(sudoku.solved(begun, SOLUTION)), "Begun, 31 of 81");
  assert.equal(far(sudoku.typed(done, 2, "5", true)), "Begun, 81 of 81");
});

const LISTED = { solution: 17, total: 92, columns: [1, 3, 5, 7, 2, 0, 6, 4] };

test("what is on a chess board has a name, and how far it is", () => {
  const said = (board, state) => {
    const { nameOf, progressOf } = BOARDS[board];
    const { word, text } = progressOf(state);
    return [nameOf(state), word, text];
  };
  const unlisted = { ...empty(20), solution: 1, columns: Array.from({ length: 20 }, (_, row) => row) };
  for (const [state, ...expected] of [
    [PLACED, "8 queens, 3 placed", "begun", "3 of 8 placed"],
    [queens({ blocked: [1] }), "8 queens, 1 square blocked", "begun", "0 of 8 placed"],
    [queens({ crosses: [1, 2] }), "8 queens, 2 squares crossed out", "begun", "0 of 8 placed"],
    [queens({}, LISTED), "8 queens, solution 17", "solved", "Solution 17 of 92"],
    [unlisted, "20 queens, solved", "solved", "Solved"],
    [empty(1), "1 queen, none placed", "new", "Empty"],
  ]) {
    assert.deepEqual(said("queens", state), expected);
  }
  for (const [state, ...expected] of [
    [TOUR, "Tour 3 x 4 from a1, 3 squares", "begun", "3 of 12 squares"],
    [{ ...NEW, end: 7 }, "Tour 8 x 8 from a1 to h8, not begun", "new", "0 of 64 squares"],
    [{ ...TOUR, closes: true }, "Closed tour 3 x 4 from a1, 3 squares", "begun", "3 of 12 squares"],
  ]) {
    assert.deepEqual(said("knight", state), expected);
  }
});

test("a board that nobody has used is nothing to keep, another size is", () => {
  const used = (board, state) => BOARDS[board].isUsed(state);
  for (const [board, state] of [
    ["sudoku", sudoku.EMPTY],
    ["queens", empty(8)],
    ["knight", NEW],
  ])
    assert.ok(!used(board, state), board);
  for (const [board, state] of [
    ["sudoku", puzzle],
    ["queens", empty(9)],
    ["queens", PLACED],
    ["knight", { ...NEW, start: 0 }],
    ["knight", { ...NEW, cols: 5 }],
  ]) {
    assert.ok(used(board, state), board);
  }
});

test("a record may be of any board, or the moment of a search", () => {
  for (const [board, state, shown] of [
    ["queens", PLACED, queens({}, { columns: [0, -1, -1, -1, -1, -1, -1, -1] })],
    ["knight", TOUR, TOUR],
    ["sudoku", puzzle, done],
  ]) {
    const raw = structuredClone({ ...RECORD, board, state, time: null });
    const read = records.readRecord(raw);
    assert.deepEqual(read.state, state);
    assert.deepEqual([read.place, read.shown], [null, null]);
    const moment = records.readRecord({ ...raw, place: MOMENT_PLACE, shown });
    assert.deepEqual(moment.place, { ...MOMENT_PLACE, placement: 0 });
    assert.deepEqual(moment.shown, shown);
    assert.ok(!records.isSame(read, moment));
    assert.ok(records.isSame(moment, records.readRecord(structuredClone(moment))));
    assert.ok(!records.isSame(moment, { ...moment, place: { ...moment.place, step: 18 } }));
  }
  // A search may be of an empty board.
  const unused = { ...RECORD, board: "queens", state: empty(8) };
  assert.equal(records.readRecord(unused), null);
  assert.ok(records.readRecord({ ...unused, place: MOMENT_PLACE }));
});

test("a moment is called by its search and its step", () => {
  const called = (place) => MOMENT.name("A search", "4 queens", MOMENT.step(records.placeKept(place)));
  assert.equal(called(MOMENT_PLACE), "A search, 4 queens, step 17");
  assert.equal(called({ ...MOMENT_PLACE, step: 1204 }), "A search, 4 queens, step 1,204");
  // A program that was not run is at no step.
  assert.equal(called({ strategy: "your-code", step: "", view: "code", code: "abc" }), "A search, 4 queens");
});

test("a board looks as it did at the moment of a search", () => {
  const squares = Array(16).fill("");
  squares[1] = "provisional";
  squares[7] = "permanent";
  assert.deepEqual(BOARDS.queens.seenAt(empty(4), { states: squares }).columns, [1, 3, -1, -1]);
  const values = [0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0];
  assert.deepEqual(BOARDS.knight.seenAt({ ...TOUR, path: [8] }, { values }).path, [8, 2]);
  const digits = Array(81).fill(0);
  digits[2] = 4;
  const seen = BOARDS.sudoku.seenAt(puzzle, { values: digits });
  assert.equal(seen.digits, `${GIVENS.slice(0, 2)}4${GIVENS.slice(3)}`);
  assert.ok(BOARDS.sudoku.stateKept(structuredClone(seen)));
});

test("each board has a small picture", () => {
  const drawn = (board, state) => BOARDS[board].draw(state, (name) => name);
  const count = (text, pattern) => text.match(pattern)?.length ?? 0;
  // Three queens, and the square that is blocked.
  assert.equal(count(drawn("queens", PLACED), /fill="ink"/g), 3);
  assert.match(drawn("queens", PLACED), /M7 7h1v1h-1z/);
  // Those that were found beside those that were placed differ from them.
  const found = { ...PLACED, columns: [0, 2, 4, 6, 1, 3, 5, 7] };
  assert.equal(count(drawn("queens", found), /fill="permanent"/g), 5);
  assert.match(drawn("knight", TOUR), /M0.5 2.5L2.5 0.5L0.5 1.5"/);
});

test("a record is the same again, without the name that its puzzle is kept under", () => {
  const state = records.bare(begun);
  assert.deepEqual(records.readRecord(structuredClone(RECORD)), { ...RECORD, state });
  const kept = { ...RECORD, state: sudoku.keptAs(begun, "a-1") };
  assert.deepEqual(records.readRecord(kept).state, state);
});

test("what is damaged is no record", () => {
  const odd = [null, 4, [], {}, { ...RECORD, state: sudoku.EMPTY }];
  for (const board of ["chess", 4, "toString"]) odd.push({ ...RECORD, board });
  for (const used of ["watch", 4, null]) odd.push({ ...RECORD, used });
  for (const place of [
    4,
    {},
    [],
    { step: 4 },
    { ...MOMENT_PLACE, step: -1 },
    { ...MOMENT_PLACE, view: "odd" },
  ])
    odd.push({ ...RECORD, place });
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

test("a killer that nobody has begun says its cages", () => {
  const said = (cages) => BOARDS.sudoku.progressOf(sudoku.emptyOf(shapeOf({ cages }))).text;
  assert.deepEqual(["12:0.1_5:2", "12:0.1", ""].map(said), ["New, 2 cages", "New, 1 cage", "New, 0 givens"]);
});

test("a puzzle of another shape is called and found by it", () => {
  const called = (texts) => {
    const shape = shapeOf(texts, texts.size ? texts.size ** 2 : 81);
    return BOARDS.sudoku.nameOf(sudoku.emptyOf(shape), Date.UTC(2026, 10, 22, 12));
  };
  const day = called({}).replace("Sudoku", "");
  assert.match(day, /^ of .*22/);
  const JIGSAW = "AAABBBAAABBBCCCDDDCCEEDDCEEFFDEEFFFF";
  const names = [
    [{ size: 16 }, "16 x 16 Sudoku"],
    [{ cages: "12:0.1" }, "Killer Sudoku"],
    [{ diagonal: true }, "Diagonal Sudoku"],
    [{ size: 6, shape: JIGSAW, cages: "3:0.1" }, "6 x 6 Jigsaw Killer Sudoku"],
  ];
  for (const [texts, name] of names) assert.equal(called(texts), name + day);
  const killer = { name: "Mine", board: "sudoku", state: sudoku.emptyOf(shapeOf({ cages: "12:0.1" })) };
  assert.ok(finder("killer")(killer));
  assert.ok(!finder("killer")({ ...killer, state: begun }));
});

test("puzzles are found by words of their names and by digits in a row", () => {
  const is = (text) => finder(text)({ name: "Café of Sunday 12", board: "sudoku", state: begun });
  assert.ok(finder("QUEENS my")({ name: "My first", board: "queens", state: PLACED }));
  assert.ok(!finder("12")({ name: "My first", board: "queens", state: PLACED }));
  const found = [
    "",
    "sudoku",
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

test("what was kept before there were other boards is read", () => {
  const { board, used, place, shown, ...older } = RECORD;
  assert.deepEqual(records.readRecord(older), { ...RECORD, state: records.bare(begun) });
  // What nobody has begun was entered.
  assert.equal(records.readRecord({ ...older, state: puzzle }).used, "solve");
});
