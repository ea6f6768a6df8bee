import assert from "node:assert/strict";
import { test } from "node:test";
import { coloured } from "../../static/js/sudoku/colours.js";
import { drawSudoku } from "../../static/js/sudoku/drawing.js";
import { automatic, noted } from "../../static/js/sudoku/notes.js";
import { shapeOf } from "../../static/js/sudoku/shape.js";
import * as states from "../../static/js/sudoku/sudoku-state.js";

const { BLANK, EMPTY } = states;
const at = (index, digits) => (".".repeat(index) + digits).padEnd(81, ".");
const paint = (name) => `the-${name}`;
const draw = (state, more = {}) => drawSudoku(state, { paint, title: "Sudoku", ...more });

/** Every cell must differ from all others of its row: enough for candidates. */
const rows = Array.from({ length: 81 }, (_, cell) =>
  Array.from({ length: 9 }, (_, column) => 9 * Math.floor(cell / 9) + column).filter((peer) => peer !== cell),
);

/** What is written in a drawing: the text, its colour, and in which cell of 48 units it stands, and where in it. */
const written = (svg) =>
  Array.from(
    svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]* fill="(.*?)">(.*?)</g),
    ([, x, y, fill, text]) => ({
      text,
      fill,
      cell: 9 * Math.floor(y / 48) + Math.floor(x / 48),
      place: [x, y].map((part) => Math.round(((part % 48) / 48) * 6)),
    }),
  );

test("givens, entries and notes of a state are all drawn, each in its colour and its cell", () => {
  const noting = [
    ["corner", [2], 4],
    ["corner", [2], 9],
    ["centre", [80], 5],
  ].reduce((notes, [layer, cells, digit]) => noted(notes, layer, cells, digit), EMPTY.notes);
  const state = states.loaded(EMPTY, at(0, "53"), at(9, "7"), noting);
  assert.deepEqual(written(draw(state)), [
    { text: "5", fill: "the-ink", cell: 0, place: [3, 3] },
    { text: "3", fill: "the-ink", cell: 1, place: [3, 3] },
    { text: "4", fill: "the-accent", cell: 2, place: [1, 3] },
    { text: "9", fill: "the-accent", cell: 2, place: [5, 5] },
    { text: "7", fill: "the-accent", cell: 9, place: [3, 3] },
    { text: "5", fill: "the-accent", cell: 80, place: [3, 3] },
  ]);
});

test("where a cage has a sum, notes stand below it", () => {
  const noting = [
    ["corner", [0], 1],
    ["corner", [1], 2],
    ["centre", [1], 5],
  ].reduce((notes, [layer, cells, digit]) => noted(notes, layer, cells, digit), EMPTY.notes);
  const heights = (cages) => {
    const shape = shapeOf({ cages });
    const svg = draw(states.loaded(EMPTY, BLANK, BLANK, noting, undefined, { shape }));
    const [, sum] = svg.match(/<text x="0.06" y="([\d.]+)"/) ?? [];
    // The top of a figure is 0.36 of its height above its middle.
    const tops = Array.from(
      svg.matchAll(/y="([\d.]+)" dy="0.36em" font-size="([\d.]+)"[^>]*>[125]</g),
      ([, y, size]) => (y - 0.36 * size) / 48,
    );
    return { sum: Number(sum), tops };
  };
  const { sum, tops } = heights("12:0.1");
  assert.equal(tops.length, 3);
  for (const top of tops) assert.ok(top > sum && top < 1, `${top} is below ${sum}`);
  // Without a sum they have all of the cell.
  assert.deepEqual(heights("0:0.1").tops, heights("").tops);
  assert.ok(heights("").tops[0] < sum);
});

test("automatic candidates are drawn softly, and the reader's own among them are not", () => {
  const notes = automatic(noted(EMPTY.notes, "centre", [8], 9), true);
  const found = written(draw(states.loaded(EMPTY, at(0, "1234567"), BLANK, notes), { peers: rows }));
  assert.deepEqual(
    found.filter(({ cell }) => cell === 7 || cell === 8).map(({ text, fill, cell }) => [cell, text, fill]),
    [
      [7, "8", "the-ink-soft"],
      [7, "9", "the-ink-soft"],
      [8, "8", "the-ink-soft"],
      [8, "9", "the-accent"],
    ],
  );
  assert.equal(found.filter(({ cell }) => cell === 9).length, 9);
});

test("notes of the middle fit into their cell, however many, with the others around them", () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const notes = all.reduce(
    (noting, digit) => noted(noted(noting, "centre", [40], digit), "corner", [40], digit),
    EMPTY.notes,
  );
  const found = written(draw({ ...EMPTY, notes }));
  assert.equal(found.length, 18);
  assert.ok(found.every(({ cell }) => cell === 40));
  const lines = [1, 5, 3].map((line) =>
    found.filter(({ place }) => place[1] === line).map(({ text }) => text),
  );
  assert.deepEqual(lines, [["1", "2", "3", "4", "5"], ["6", "7", "8", "9"], all.map(String)]);
});

test("every colour has a pattern and a shape of its own, within the cell", () => {
  const shapes = (colours) => draw({ ...EMPTY, colours }).match(/<path d="[^"]*" fill="the-paint-\d"/g);
  const patterns = [1, 2, 3, 4, 5, 6].map((colour) => shapes(coloured(EMPTY.colours, [0], colour)));
  assert.ok(patterns.every((found) => found.length === 1));
  assert.equal(new Set(patterns.map(([path]) => path.replace(/the-paint-\d/, ""))).size, 6);
  for (const [path] of patterns) {
    for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      assert.ok(x >= 0 && x <= 48 && y >= 0 && y <= 48, path);
    }
  }
});

test("only where they are asked for, clashes and differences are marked", () => {
  const clash = states.loaded(EMPTY, at(0, "55"));
  assert.ok(draw(clash, { peers: rows, marks: true }).includes("the-impossible"));
  assert.ok(!draw(clash, { peers: rows }).includes("the-impossible"));
  const two = states.solved(EMPTY, "1".repeat(81), "2".repeat(81));
  assert.equal(draw(two, { marks: true }).match(/stroke="the-provisional"/g).length, 81);
  assert.ok(!draw(two).includes("the-provisional"));
});

test("a name cannot break a drawing", () => {
  assert.ok(draw(EMPTY, { title: 'a<b & "c"' }).includes("<title>a&#60;b &#38; &#34;c&#34;</title>"));
});
