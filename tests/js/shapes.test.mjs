import assert from "node:assert/strict";
import { test } from "node:test";
import { applied } from "../../static/js/hints/applied.js";
import { cellsOf, pictureOf } from "../../static/js/hints/picture.js";
import { Values } from "../../static/js/parts/address-values.js";
import { overlayCells } from "../../static/js/possible/overlay.js";
import * as changes from "../../static/js/shapes/changes.js";
import { cellWords, regionsMissing } from "../../static/js/shapes/words.js";
import { candidatesColoured, noColours } from "../../static/js/sudoku/colours.js";
import { automatic, noNotes, noted } from "../../static/js/sudoku/notes.js";
import { pack, unpack } from "../../static/js/sudoku/packed-notes.js";
import { rulesOf, wordsOf, wrongSums } from "../../static/js/sudoku/rules.js";
import { linesOf, peersOf, shapeOf, textsOf, USUAL } from "../../static/js/sudoku/shape.js";
import * as address from "../../static/js/sudoku/sudoku-address.js";
import { stateKept } from "../../static/js/sudoku/sudoku-kept.js";
import * as states from "../../static/js/sudoku/sudoku-state.js";

const JIGSAW = "AAABBBAAABBBCCCDDDCCEEDDCEEFFDEEFFFF";
const SIX = shapeOf({ size: 6 });
const SIXTEEN = shapeOf({ size: 16, diagonal: true });

test("each shape is one object, whoever names it", () => {
  assert.equal(shapeOf({}), USUAL);
  assert.equal(shapeOf({ size: "6" }), SIX);
  assert.equal(shapeOf({}, 36), SIX);
  // Regions that are the usual boxes, under other letters.
  assert.equal(shapeOf({ shape: "DDDCCCDDDCCCBBBAAABBBAAAFFFEEEFFFEEE" }), SIX);
  assert.deepEqual(textsOf(shapeOf({ shape: JIGSAW.replaceAll("A", "Q") })), { shape: JIGSAW });
  assert.ok(Object.isFrozen(SIX));
});

test("what is no shape is none", () => {
  for (const texts of [
    { size: 7 },
    { size: 26 },
    { shape: JIGSAW.slice(1) },
    { shape: `${JIGSAW.slice(0, -1)}A` },
    { size: 5, shape: JIGSAW },
    { cages: "3:0.1_4:1.2" },
    { cages: "3:0.81" },
    { cages: "3" },
    { cages: "3:0_" },
    { size: 2.5 },
  ])
    assert.equal(shapeOf(texts), null, JSON.stringify(texts));
});

test("states of any shape that were kept are the same again", () => {
  const shape = shapeOf({ shape: JIGSAW, cages: "3:0.1" });
  const empty = states.emptyOf(shape);
  const given = states.loaded(states.EMPTY, "6".padEnd(36, "."), "", undefined, undefined, { shape });
  const notes = automatic(noted(empty.notes, "corner", [35], 6), true);
  const colours = candidatesColoured(empty.colours, [35], 6, 2);
  for (const state of [
    empty,
    given,
    states.typed(given, 3, "5", true),
    { ...given, notes, colours },
    { ...states.emptyOf(SIXTEEN), digits: "G".padEnd(256, "."), kinds: "g".padEnd(256, ".") },
  ]) {
    assert.deepEqual(stateKept(structuredClone(state)), state);
    assert.equal(stateKept(structuredClone(state)).shape, state.shape);
    const { digits } = state;
    const odd = {
      ...structuredClone(state),
      digits: `Z${digits.slice(1)}`,
      kinds: `g${state.kinds.slice(1)}`,
    };
    assert.equal(stateKept(odd), null);
    assert.equal(
      stateKept({ ...structuredClone(state), digits: `${digits}.`, kinds: `${state.kinds}.` }),
      null,
    );
    assert.equal(stateKept({ ...structuredClone(state), notes: noNotes(81) }), null);
  }
});

test("notes of any size are packed and unpacked", () => {
  const notes = noted(noted(noNotes(256), "corner", [3, 255], 16), "centre", [7], 10);
  const colours = candidatesColoured(noColours(256), [255], 16, 1);
  const read = unpack(pack({ notes, colours }), 256);
  assert.deepEqual([read.notes, read.colours, read.problem], [notes, colours, ""]);
  assert.match(unpack(pack({ notes, colours }), 81).problem, /256 cells found/);
  const small = noted(noNotes(36), "out", [0], 9);
  assert.match(unpack(pack({ notes: small, colours: noColours(36) }), 36).problem, /a digit is from 1 to 6/);
});

test("an address says the shape again, and the number of givens a size", () => {
  const read = (texts) => {
    const values = new Values(new Map(Object.entries(texts)));
    return [address.read(values), values.problems];
  };
  const [state, problems] = read({
    givens: "G".padEnd(256, "."),
    size: "16",
    diagonal: "1",
    cages: "31:0.1",
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(address.write(state), [
    ["givens", "G".padEnd(256, ".")],
    ["size", 16],
    ["diagonal", 1],
    ["cages", "31:0.1"],
  ]);
  assert.equal(read({ givens: "1".padEnd(36, ".") })[0].size, 6);
  // What is no shape is said, and the usual one stays.
  const [usual, faults] = read({ shape: "AAB" });
  assert.deepEqual([usual.givens, faults], [states.BLANK, [["noShape"]]]);
});

test("the rules are drawn and said", () => {
  const shape = shapeOf({ size: 4, diagonal: true, cages: "7:4.5_0:10" });
  assert.deepEqual(wordsOf(shape).slice(0, 6), [
    ...["on a diagonal", "", "", "on a diagonal"],
    ...["in a cage of 2 cells, sum 7", "on a diagonal, in a cage of 2 cells, sum 7"],
  ]);
  assert.equal(wordsOf(shapeOf({ shape: "A".padEnd(1), diagonal: true }))[0], "on both diagonals");
  const jigsaw = shapeOf({ shape: "AAABACBBCCDBCDDD" });
  assert.deepEqual(wordsOf(jigsaw).slice(3, 6), ["in region 2", "in region 1", "in region 3"]);
  const { cages, diagonals, sums } = rulesOf(shape);
  assert.deepEqual(sums, [{ cell: 4, sum: 7 }]);
  assert.equal(diagonals, "M0 0L4 4M4 0L0 4");
  // Six sides of two cells, four of one.
  assert.equal(cages.split("M").length - 1, 10);
  // Each border within the board is thin or strong, and once.
  const [thin, strong] = linesOf(SIX);
  assert.equal(`${thin}${strong}`.split("M").length - 1, 1 + 2 * 6 * 5);
});

test("regions are drawn until each is whole", () => {
  const none = changes.withoutRegions(changes.draftOf(SIX));
  assert.equal(changes.shapeOfDraft(none), null);
  let draft = none;
  let chosen = 0;
  const order = [...JIGSAW]
    .map((letter, cell) => [letter, cell])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [, cell] of order) {
    draft = changes.inRegion(draft, cell, chosen);
    chosen = changes.nextRegion(draft, chosen);
  }
  assert.equal(changes.shapeOfDraft(draft), shapeOf({ shape: JIGSAW }));
  const odd = changes.inRegion(draft, 0, 1);
  assert.equal(
    regionsMissing(changes.countsOf(odd), 6, changes.letterOf),
    "Region A: 1 cell is missing. Region B: 1 cell too many.",
  );
  assert.equal(changes.shapeOfDraft(odd), null);
  assert.equal(changes.shapeOfDraft(changes.withUsualBoxes(odd)), SIX);
});

test("cages are drawn, made, changed and taken away", () => {
  const drawn = [1, 0, 6].reduce((draft, cell) => changes.inCage(draft, cell, true), changes.draftOf(SIX));
  const made = changes.caged(drawn, 9);
  assert.deepEqual([made.cages, made.cage], [[{ sum: 9, cells: [0, 1, 6] }], []]);
  assert.equal(changes.shapeOfDraft(made), shapeOf({ size: 6, cages: "9:0.1.6" }));
  assert.equal(
    cellWords(6, 6, "A", made.cages[0], false),
    "Row 2, column 1, region A, cage of 3 cells, sum 9",
  );
  const again = changes.inCage(made, 6, true);
  assert.deepEqual([again.cages, again.cage], [[], [0, 1, 6]]);
  assert.deepEqual(changes.uncaged(made, made.cages[0]).cages, []);
  assert.deepEqual(changes.sumsOf(9, 3), [6, 24]);
});

test("in another shape of its size the puzzle stays, in another size there is none", () => {
  const typed = states.solved(states.typed(states.EMPTY, 0, "5"), "5".repeat(81));
  const diagonal = changes.reshaped(typed, shapeOf({ diagonal: true }));
  assert.equal(states.puzzleOf(diagonal), "5".padEnd(81, "."));
  assert.equal(diagonal.kinds, "e".padEnd(81, "."));
  assert.deepEqual(changes.reshaped(typed, SIX), states.emptyOf(SIX));
});

test("a hint is drawn and applied on any shape", () => {
  const shape = shapeOf({ size: 16, diagonal: true });
  const step = {
    ...{ roles: {}, covers: [], shows: "cell", blocking: [], sets: [], chains: [], eliminations: [[3, 16]] },
    ...{ placements: [[0, 12]], units: [], region: [0], candidates: Array(256).fill(0xffff), shape },
  };
  // The cell's row, column, box and diagonal.
  const { tinted } = pictureOf(step, "why");
  assert.equal(tinted.length, 16 + 15 + 9 + 12);
  assert.ok(tinted.includes(255));
  const { state } = applied(states.emptyOf(shape), step, peersOf(shape));
  assert.equal(state.digits[0], "C");
  assert.equal(state.notes.out[3], 1 << 15);
});

test("what is possible is shown of any shape", () => {
  const truth = {
    solutions: 2,
    candidates: [1 << 9, ...Array(255).fill(0)],
    differ: [],
    clash: [],
    spare: [],
  };
  const [cell] = overlayCells(".".repeat(256), truth, null);
  assert.equal(cell.notes.shown, 1 << 9);
  assert.match(cell.words, /\bA\b/);
});

test("cages are a puzzle of their own, with nothing in its cells", () => {
  const empty = states.emptyOf(shapeOf({ size: 4, cages: "3:0.1" }));
  assert.deepEqual([states.isVoid(empty), states.hasGivens(empty)], [false, true]);
  assert.deepEqual([states.isVoid(states.EMPTY), states.hasGivens(states.EMPTY)], [true, false]);
  assert.equal(states.identified(empty, () => "id-1").kept, "id-1");
  // What is played beside them is not locked, and an address brings it back as it was.
  const played = states.typed(empty, 0, "1", states.hasGivens(empty));
  assert.equal(states.locked(played), played);
  const { givens, entered } = states.addressOf(played);
  assert.deepEqual(
    states.loaded(empty, givens, entered, undefined, undefined, { shape: empty.shape }).kinds,
    played.kinds,
  );
  // A digit that is entered as a part of the puzzle is.
  assert.equal(states.locked(states.typed(empty, 0, "1")).kinds[0], "g");
});

test("a cage that is full is wrong with another sum than its own", () => {
  const shape = shapeOf({ size: 4, cages: "3:0.1_0:2.3_7:4.5" });
  const wrong = (digits) => wrongSums({ shape, digits: digits.padEnd(16, ".") });
  assert.deepEqual(wrong(""), []);
  assert.deepEqual(wrong("4"), []);
  assert.deepEqual(wrong("214334"), []);
  assert.deepEqual(wrong("2.4332"), [4, 5]);
  assert.deepEqual(wrong("314334"), [0, 1]);
});

test("the units of a hint go on with the cages, in the order of their first cells", () => {
  const shape = shapeOf({ size: 4, diagonal: true, cages: "7:2.6_3:0.1" });
  assert.deepEqual(
    [12, 13, 14, 15].map((unit) => cellsOf(unit, shape)),
    [
      [0, 5, 10, 15],
      [3, 6, 9, 12],
      [0, 1],
      [2, 6],
    ],
  );
});
