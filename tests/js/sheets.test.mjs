import assert from "node:assert/strict";
import { test } from "node:test";
import { drawSheets } from "../../static/js/menu/paper/sheets.js";
import { PAPERS, puzzlePlaces, solutionPlaces } from "../../static/js/menu/paper/sizes.js";
import { toPrint } from "../../static/js/menu/paper/sudoku.js";
import { noted } from "../../static/js/sudoku/notes.js";
import { shapeOf } from "../../static/js/sudoku/shape.js";
import * as states from "../../static/js/sudoku/sudoku-state.js";

const { EMPTY } = states;
const at = (index, digits) => (".".repeat(index) + digits).padEnd(81, ".");

test("no board leaves its sheet or meets another, on any paper", () => {
  for (const [name, paper] of Object.entries(PAPERS)) {
    for (const places of [
      puzzlePlaces(paper, 1),
      puzzlePlaces(paper, 2),
      puzzlePlaces(paper, 4),
      ...[1, 2, 3, 5, 12, 13].map((count) => solutionPlaces(paper, count)),
    ]) {
      for (const [index, { x, y, side, head }] of places.entries()) {
        assert.ok(side > 35 && x >= 0 && y - head >= 0, name);
        assert.ok(x + side <= paper.width + 1e-9 && y + side <= paper.height - 9, name);
        for (const other of places.slice(index + 1)) {
          assert.ok(other.x >= x + side + 5 || other.y - other.head >= y + side + 5, name);
        }
      }
    }
    assert.deepEqual(
      [1, 2, 4].map((count) => puzzlePlaces(paper, count).length),
      [1, 2, 4],
    );
  }
});

test("what is printed is the puzzle without any solution, and as much of the reader's own as is wanted", () => {
  const notes = noted(EMPTY.notes, "corner", [5], 1);
  const played = states.loaded(EMPTY, at(0, "5"), at(3, "7"), notes);
  const all = toPrint(states.solved(played, played.digits.replaceAll(".", "1")), {
    entries: true,
    notes: true,
  });
  assert.deepEqual([all.state, all.puzzle], [played, at(0, "5")]);
  const bare = toPrint(played, { entries: false, notes: false });
  assert.deepEqual(bare.state, states.loaded(EMPTY, at(0, "5")));
  // Where nothing is given, what was entered is the puzzle.
  const entered = states.typed(states.typed(EMPTY, 0, "5"), 1, "3");
  for (const entries of [true, false]) {
    const { state, puzzle } = toPrint(entered, { entries, notes: true });
    assert.deepEqual([state.kinds, puzzle], [at(0, "gg"), at(0, "53")]);
  }
  // Digits entered in Solve beside givens are solved with them, as Solve does.
  const beside = states.typed(states.loaded(EMPTY, at(0, "5")), 1, "3");
  assert.equal(toPrint(beside, { entries: true, notes: true }).puzzle, at(0, "53"));
  assert.equal(toPrint(beside, { entries: false, notes: true }).puzzle, at(0, "5"));
});

const puzzle = (name, givens) => ({ board: "sudoku", name, state: states.loaded(EMPTY, givens) });
const WANTED = {
  paper: "a4",
  count: 1,
  entries: true,
  notes: true,
  solution: false,
  address: "host/",
  peers: null,
};
const words = (sheet) => Array.from(sheet.matchAll(/<text[^>]*>(.*?)</g), ([, text]) => text);

test("several puzzles are dealt out to as many sheets as they take, and numbered", () => {
  const puzzles = Array.from({ length: 5 }, (_, index) => puzzle("One", at(index, "12")));
  const counts = [1, 2, 4].map((count) => drawSheets(puzzles, { ...WANTED, count }).length);
  assert.deepEqual(counts, [5, 3, 2]);
  const last = words(drawSheets(puzzles, { ...WANTED, count: 4 })[1]);
  assert.deepEqual(last, ["5. One", "2 givens", "1", "2", "host/", "2 of 2"]);
});

test("a sheet says how many cages there are, which may be all that is given", () => {
  const shape = shapeOf({ cages: "12:0.1_5:2" });
  const said = (givens, rules) => {
    const state = states.loaded(EMPTY, givens, undefined, undefined, undefined, rules);
    return words(drawSheets([{ board: "sudoku", name: "One", state }], WANTED)[0])[1];
  };
  assert.equal(said(at(0, ""), { shape }), "2 cages");
  assert.equal(said(at(8, "12"), { shape }), "2 givens, 2 cages");
  assert.equal(said(at(0, ""), {}), "No givens");
});

test("solutions come on a sheet of their own, or what there is to say instead", () => {
  const full = "123456789".repeat(9);
  const puzzles = [puzzle("A", at(0, "1")), puzzle("B", at(0, "2")), puzzle("C", at(0, "3"))];
  const known = {
    1: { solutions: 1, first: full },
    2: { solutions: 2, first: full },
    3: { solutions: 0, first: "" },
  };
  const answers = (asked) => known[asked[0]];
  const sheets = drawSheets(puzzles, { ...WANTED, count: 4, solution: true, answers });
  assert.equal(sheets.length, 2);
  const said = words(sheets[1]);
  assert.equal(said.filter((text) => /^\d$/.test(text)).join(""), full);
  assert.deepEqual(
    said.filter((text) => !/^\d$/.test(text)),
    ["Solutions", "1. A", "2. B", "More than one solution", "3. C", "No solution", "host/", "2 of 2"],
  );
});

test("a few solutions are as large as there is room, and many are on no more sheets", () => {
  for (const paper of Object.values(PAPERS)) {
    const sides = [1, 2, 4, 6, 12, 50].map((count) => solutionPlaces(paper, count)[0].side);
    assert.ok(sides[0] > 165 && sides[1] > 90 && sides[2] > 80, sides.join(" "));
    assert.deepEqual(
      sides,
      sides.toSorted((one, other) => other - one),
    );
    for (const count of [1, 2, 4, 6, 12, 13]) {
      assert.ok(solutionPlaces(paper, count).length >= Math.min(count, 12));
    }
  }
});

test("a name that is longer than there is room is cut", () => {
  const [sheet] = drawSheets([puzzle("W".repeat(200), at(0, "1"))], { ...WANTED, count: 4 });
  const [name] = words(sheet);
  assert.ok(name.length > 15 && name.length < 60 && name.endsWith("…"), name);
});
