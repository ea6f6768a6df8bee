import assert from "node:assert/strict";
import { test } from "node:test";
import { candidatesColoured, coloured, NO_COLOURS } from "../../static/js/sudoku/colours.js";
import { automatic, NO_NOTES } from "../../static/js/sudoku/notes.js";
import { BLANK, EMPTY, erased as erasedOf, loaded, typed } from "../../static/js/sudoku/sudoku-state.js";
import {
  colouredIn,
  inOrder,
  nearestDigit,
  placedSince,
  struckSince,
  withBeginning,
} from "../../static/js/techniques/marks.js";
import { puzzlesWith } from "../../static/js/techniques/pool.js";
import { entryOf, isPlaced, LEVELS } from "../../static/js/techniques/reference.js";
import { median, withFound } from "../../static/js/techniques/tally.js";
import { examples } from "../../static/vendor/pyodide/examples.js";
import { techniques } from "../../static/vendor/pyodide/techniques.js";

/** 81 characters with one in a cell. */
const at = (cell, character) => BLANK.slice(0, cell) + character + BLANK.slice(cell + 1);

// The reference of techniques: its texts, beside what the engine says

const entries = LEVELS.flatMap(({ entries }) => entries);
// A guess is named as what it is; larger fish than these are told of together, with one example.
const WITHOUT_EXAMPLE = ["trial-and-error"];

test("every technique of the engine has one entry, under its level, in the engine's order", () => {
  for (const { identifier, title, level, score } of techniques) {
    const telling = entries.filter(({ covers }) => covers.includes(identifier));
    assert.equal(telling.length, 1, identifier);
    assert.equal(entryOf(identifier), telling[0]);
    const [entry] = telling;
    if (entry.covers.length === 1)
      assert.deepEqual(
        [entry.name, entry.title, entry.level, entry.score],
        [identifier, title, level, score],
      );
  }
  const order = techniques.map(({ identifier }) => identifier);
  for (const { entries } of LEVELS) {
    const places = entries.map(({ covers }) => order.indexOf(covers[0]));
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    );
  }
});

test("an entry has a paragraph, says where to look, and names others that there are", () => {
  for (const { name, is, look, near } of entries) {
    const count = is.split(/\s+/).length;
    assert.ok(count >= 40 && count <= 80, `${name}: ${count} words`);
    for (const text of [is, look]) assert.match(text, /^[A-Z].*[.?]$/, name);
    assert.ok(near.length >= 2 && !near.includes(name) && new Set(near).size === near.length, name);
    for (const other of near) assert.equal(entryOf(other)?.name, other, `${name} is near ${other}`);
  }
});

test("an entry has an example of a technique that it tells of", () => {
  for (const { name, covers } of entries) {
    const drawn = covers.filter((covered) => Object.hasOwn(examples, covered));
    assert.equal(drawn.length > 0, !WITHOUT_EXAMPLE.includes(name), name);
    for (const technique of drawn) assert.equal(examples[technique].step.technique, technique);
  }
});

test("digits are written where steps of the path place them, and else candidates are struck out", () => {
  for (const { identifier } of techniques.filter(({ level }) => level !== "extreme")) {
    const { placements, eliminations } = examples[identifier]?.step ?? { placements: [], eliminations: [1] };
    if (isPlaced(identifier)) assert.deepEqual([placements.length, eliminations.length], [1, 0], identifier);
    else assert.ok(eliminations.length > 0 || identifier === "guardian", identifier);
  }
});

// Practice: what is marked

/** A state of an empty board with these candidates out, digits written and colours, by their cells. */
const stateWith = ({ out = {}, digits = {}, colours = NO_COLOURS }) => ({
  digits: Array.from({ length: 81 }, (_, cell) => digits[cell] ?? ".").join(""),
  notes: { out: Array.from({ length: 81 }, (_, cell) => out[cell] ?? 0) },
  colours,
});

test("what was struck out and written since the position was put down is the answer", () => {
  const from = stateWith({ out: { 3: 0b1, 5: 0b10 }, digits: { 9: "4" } });
  const now = stateWith({ out: { 3: 0b101, 5: 0b10, 7: 0b11, 8: 0b1 }, digits: { 8: "2", 9: "4" } });
  assert.deepEqual(struckSince(from, now), [
    [3, 3],
    [7, 1],
    [7, 2],
  ]);
  assert.deepEqual(placedSince(from, now), [[8, 2]]);
  assert.deepEqual([struckSince(from, from), placedSince(from, from)], [[], []]);
});

test("a pattern is what is coloured, in the order in which it was", () => {
  const colours = candidatesColoured(candidatesColoured(NO_COLOURS, [40], 7, 1), [2], 5, 3);
  const { pattern, cells } = colouredIn(stateWith({ colours: coloured(colours, [80, 4], 2) }));
  assert.deepEqual(cells, [4, 80]);
  assert.deepEqual(inOrder([], pattern), [
    [2, 5],
    [40, 7],
  ]);
  assert.deepEqual(inOrder([[40, 7]], pattern), [
    [40, 7],
    [2, 5],
  ]);
  assert.deepEqual(
    inOrder(
      [
        [1, 1],
        [40, 7],
      ],
      [[40, 7]],
    ),
    [[40, 7]],
  );
});

test("a press means the candidate under it, and a finger the nearest that is there", () => {
  const mask = 0b100000101; // 1, 3 and 9
  assert.equal(nearestDigit(mask, [0.1, 0.2], 1 / 6), 1);
  assert.equal(nearestDigit(mask, [0.5, 0.5], 1 / 6), 0);
  assert.equal(nearestDigit(mask, [0.8, 0.6], 1), 9);
  assert.equal(nearestDigit(0, [0.8, 0.6], 1), 0);
});

test("of a technique it is counted how many were found, and how fast without help", () => {
  const first = withFound({ found: 0, seconds: [] }, 42);
  assert.deepEqual(withFound(first, null), { found: 2, seconds: [42] });
  const many = Array.from({ length: 120 }, (_, time) => time).reduce(withFound, first);
  assert.deepEqual([many.found, many.seconds.length, many.seconds.at(-1)], [121, 100, 119]);
  assert.deepEqual([median([9, 1, 5]), median([])], [5, null]);
});

test("a position is looked for in the easiest puzzles on whose way the technique is", () => {
  const line = (number, level, techniques) => `${number} none ${level} ${techniques}`;
  const pool = [
    line(1, "hard", "naked-pair,x-wing"),
    ...Array.from({ length: 20 }, (_, index) => line(2 + index, "medium", "naked-pair")),
    line(22, "extreme", "x-wing,aic"),
  ];
  assert.deepEqual(puzzlesWith("x-wing", pool), ["1", "22"]);
  assert.equal(puzzlesWith("naked-pair", pool).length, 20);
  assert.equal(puzzlesWith("hidden-single", pool).length, 20);
  assert.deepEqual(puzzlesWith("als-xz", pool), []);
});

test("a state that has lost what an exercise begins with has it again, and what was done beside that stays", () => {
  const notes = automatic({ ...NO_NOTES, out: NO_NOTES.out.with(1, 0b110) }, true);
  const from = loaded(EMPTY, at(0, "5"), at(40, "7"), notes);
  assert.equal(withBeginning(from, from), from);
  const struck = { ...from, notes: { ...notes, out: notes.out.with(2, 0b1) } };
  assert.equal(withBeginning(from, struck), struck);
  // All is erased but what was struck out.
  const erased = {
    ...typed(erasedOf(from, 40), 3, "9", true),
    notes: { ...notes, out: NO_NOTES.out.with(2, 0b1) },
  };
  const again = withBeginning(from, erased);
  assert.deepEqual([again.digits[40], again.kinds[40], again.digits[3]], ["7", "p", "9"]);
  assert.deepEqual([again.notes.out[1], again.notes.out[2]], [0b110, 0b1]);
  // Givens alone, as an address may have them.
  assert.deepEqual(withBeginning(from, loaded(EMPTY, at(0, "5"))), from);
});
