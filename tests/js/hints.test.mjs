import assert from "node:assert/strict";
import { test } from "node:test";
import { applied } from "../../static/js/hints/applied.js";
import { legendOf } from "../../static/js/hints/legend.js";
import { obstaclesOf, wayOf } from "../../static/js/hints/links.js";
import { cellsOf, oneCase, pictureOf } from "../../static/js/hints/picture.js";
import { corner, heads, letterPlace, outline, point, pointWithin } from "../../static/js/hints/places.js";
import { reachOf, SHAPES, WIDE_CROSS } from "../../static/js/hints/shapes.js";
import { BUTTON, casesOf, LEGEND, linesOf } from "../../static/js/hints/words.js";
import { allOf, automatic, bit, maskOf, NO_NOTES, noted } from "../../static/js/sudoku/notes.js";
import * as states from "../../static/js/sudoku/sudoku-state.js";

const ALL = allOf(9);
const units = Array.from({ length: 27 }, (_, unit) => cellsOf(unit));
const peers = Array.from({ length: 81 }, (_, cell) => {
  const all = units.filter((cells) => cells.includes(cell)).flat();
  return [...new Set(all)].filter((other) => other !== cell);
});

const NOTHING = {
  technique: "",
  shows: "units",
  roles: {},
  units: [],
  covers: [],
  blocking: [],
  sets: [],
  chains: [],
  region: [],
};
/** A step on an empty board, where every candidate is there. */
const step = (parts) => ({
  ...{ ...NOTHING, candidates: Array(81).fill(ALL), eliminations: [], placements: [] },
  ...parts,
});
const link = (source, target, strong) => ({ source, target, strong });
/** An X-wing of 4s in rows 1 and 5. */
const FISH = step({
  technique: "x-wing",
  roles: {
    defining: [
      [1, 4],
      [6, 4],
      [37, 4],
      [42, 4],
    ],
  },
  units: [0, 4],
  covers: [10, 15],
  eliminations: [[73, 4]],
  region: [...cellsOf(0), ...cellsOf(4)],
});
/** Not 1 in the first cell, so 1 in the fifth, so not 2 there, so 2 in one of two others. */
const CHAIN = step({
  technique: "grouped-aic",
  chains: [
    [
      link([[0, 1]], [[4, 1]], true),
      link([[4, 1]], [[4, 2]], false),
      link(
        [[4, 2]],
        [
          [13, 2],
          [22, 2],
        ],
        true,
      ),
    ],
  ],
  eliminations: [[31, 2]],
});
const mark = ({ marks }, cell, digit) => marks.find((one) => one.cell === cell && one.digit === digit);

test("a unit has nine cells", () => {
  assert.deepEqual(cellsOf(4), [36, 37, 38, 39, 40, 41, 42, 43, 44]);
  assert.deepEqual(cellsOf(10), [1, 10, 19, 28, 37, 46, 55, 64, 73]);
  assert.deepEqual(cellsOf(22), [30, 31, 32, 39, 40, 41, 48, 49, 50]);
});

test("first only where to look is shown, and nothing of the step", () => {
  assert.deepEqual(pictureOf(FISH, "where"), {
    ...{ tinted: FISH.region, hatched: [], blocking: [], sets: [], marks: [], links: [], pairs: [] },
  });
});

test("the pattern is shown without what follows from it", () => {
  const picture = pictureOf(FISH, "pattern");
  assert.deepEqual(picture.tinted, FISH.region);
  assert.deepEqual(picture.hatched, [...cellsOf(10), ...cellsOf(15)]);
  assert.equal(mark(picture, 37, 4).role, "defining");
  assert.ok(picture.marks.every(({ out, placed }) => !out && !placed));
  // The cells of the pattern have all their candidates, the others of the units those of the digit.
  assert.deepEqual([mark(picture, 37, 9).soft, mark(picture, 36, 4).soft], [false, true]);
  assert.equal(mark(picture, 36, 9), undefined);
  assert.equal(mark(picture, 9, 4), undefined, "not in a unit of the step");
});

test("in the end what goes is marked, and what goes in", () => {
  const gone = mark(pictureOf(FISH, "why"), 73, 4);
  assert.deepEqual([gone.out, gone.placed, gone.role, gone.soft], [true, false, null, false]);
  const single = step({
    ...{ technique: "naked-single", shows: "cell", placements: [[40, 5]], roles: { defining: [[40, 5]] } },
    candidates: Array(81).fill(bit(5)),
  });
  const { marks, tinted } = pictureOf(single, "why");
  assert.deepEqual(marks, [{ cell: 40, digit: 5, role: "defining", out: false, placed: true, soft: false }]);
  assert.equal(tinted.length, 21, "what rules out the other digits");
});

test("what keeps a digit out of the other cells is shown with the argument alone", () => {
  const single = step({
    ...{ technique: "hidden-single", placements: [[40, 5]], roles: { defining: [[40, 5]] } },
    ...{ shows: "blocking", units: [22], blocking: [28, 67] },
  });
  assert.deepEqual(pictureOf(single, "pattern").blocking, []);
  assert.deepEqual(pictureOf(single, "why").blocking, [28, 67]);
  assert.ok(legendOf(single, "why").includes("blocking"));
});

test("what rests on one unit is seen beside all that its cells can take", () => {
  const pair = step({
    ...{ technique: "locked-candidates-pointing", roles: { defining: [[0, 5]] }, units: [18], covers: [0] },
    eliminations: [[6, 5]],
  });
  const picture = pictureOf(pair, "pattern");
  assert.equal(mark(picture, 19, 7).soft, true, "in the box");
  assert.equal(mark(picture, 8, 7).soft, true, "in the row");
  assert.equal(mark(picture, 40, 5), undefined, "elsewhere");
});

test("a chain gives its candidates the roles that no other gives them", () => {
  const picture = pictureOf(CHAIN, "why");
  assert.deepEqual(
    [
      [0, 1],
      [4, 1],
      [4, 2],
      [13, 2],
      [22, 2],
    ].map((one) => mark(picture, ...one).role),
    ["off", "on", "off", "on", "on"],
  );
  assert.equal(mark(picture, 80, 1).soft, true, "links are seen by what is not there, everywhere");
  assert.deepEqual(picture.pairs, [
    [
      [13, 2],
      [22, 2],
    ],
  ]);
  const named = pictureOf({ ...CHAIN, roles: { fin: [[0, 1]] } }, "why");
  assert.equal(mark(named, 0, 1).role, "fin");
});

test("candidates that force something together have a link each, and a link is drawn once", () => {
  const both = [
    [0, 1],
    [10, 2],
  ];
  const net = step({ chains: [[link(both, [[20, 3]], true)], [link(both, [[20, 3]], true)]] });
  assert.deepEqual(
    pictureOf(net, "why").links.map(({ from, to }) => [from, to]),
    [
      [[[0, 1]], [[20, 3]]],
      [[[10, 2]], [[20, 3]]],
    ],
  );
});

test("a link keeps away from digits and from candidates that it does not concern", () => {
  const candidates = Array(81).fill(0);
  for (const cell of [0, 8]) candidates[cell] = bit(5);
  const one = step({ candidates, chains: [[link([[0, 5]], [[8, 5]], true)]] });
  const { marks, links } = pictureOf(one, "why");
  const { line } = wayOf(links[0], obstaclesOf(marks, candidates));
  const [a, b, c] = line;
  const at = (t) => [0, 1].map((i) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * b[i] + t * t * c[i]);
  const along = Array.from({ length: 50 }, (_, index) => at(index / 49));
  // The digits of the row between its ends.
  const middles = [1, 2, 3, 4, 5, 6, 7].map((cell) => point([cell, 5]));
  const near = along.filter(([x, y]) => middles.some(([mx, my]) => Math.hypot(x - mx, y - my) < 20));
  assert.ok(near.length < 12, `${near.length} of 50 points run through digits`);
  for (const [end, candidate] of [
    [a, [0, 5]],
    [c, [8, 5]],
  ]) {
    const [x, y] = point(candidate);
    assert.ok(Math.hypot(end[0] - x, end[1] - y) >= 17, "it does not cover its ends");
  }
});

test("the outline of a set goes around its cells together", () => {
  assert.equal(outline([0], 5), "M5 5H95M5 95H95M5 5V95M95 5V95");
  // The second cell goes on where the first one ends.
  assert.equal(outline([0, 1], 5), "M5 5H100M5 95H100M5 5V95M100 5H195M100 95H195M195 5V95");
  // Around an inner corner the edges meet.
  assert.ok(outline([0, 1, 9], 5).includes("M95 95H195"));
  assert.ok(outline([0, 1, 9], 5).includes("M95 95V195"));
  assert.equal(outline(cellsOf(4), 0).includes("NaN"), false);
  assert.deepEqual(heads([0, 1, 9, 40, 49, 8]), [0, 8, 40]);
});

test("a legend names what is seen, and only that", () => {
  assert.deepEqual(legendOf(FISH, "pattern"), ["defining", "tint", "hatch"]);
  assert.deepEqual(legendOf(FISH, "why"), ["defining", "tint", "hatch", "out"]);
  assert.deepEqual(legendOf(CHAIN, "why"), ["on", "off", "node", "strong", "weak", "out"]);
  assert.deepEqual(legendOf(FISH, "where"), ["tint"]);
  const shown = new Set([
    ...Object.keys(SHAPES),
    "set",
    "node",
    "strong",
    "weak",
    "tint",
    "hatch",
    "blocking",
  ]);
  assert.deepEqual(new Set(Object.keys(LEGEND)), shown);
  assert.deepEqual(Object.keys(BUTTON), ["", "where", "pattern", "why"]);
});

const PLAYED = states.loaded(states.EMPTY, "1".padEnd(81, "."));
const gone = (...eliminations) => ({ placements: [], eliminations });
const withNotes = (notes) => Object.freeze({ ...PLAYED, notes });

test("a digit is applied as if it had been typed", () => {
  const { state, turned } = applied(PLAYED, { placements: [[40, 5]], eliminations: [] }, peers);
  assert.equal(state.digits[40], "5");
  assert.equal(state.kinds[40], "p");
  assert.deepEqual([state.notes, turned], [NO_NOTES, false]);
});

test("without notes, candidates are shown from then on", () => {
  const { state, turned } = applied(PLAYED, gone([40, 5], [40, 6]), peers);
  assert.ok(turned && state.notes.auto);
  assert.equal(state.notes.out[40], maskOf([5, 6]));
  assert.equal(state.digits, PLAYED.digits);
});

test("where candidates are shown, what goes is out of them", () => {
  const before = withNotes(noted(automatic(NO_NOTES, true), "out", [40], 1));
  const { state, turned } = applied(before, gone([40, 5], [41, 5]), peers);
  assert.equal(turned, false);
  assert.deepEqual([state.notes.out[40], state.notes.out[41]], [maskOf([1, 5]), bit(5)]);
});

test("of the reader's own notes what goes is taken away, and the rest noted where nothing is", () => {
  const own = [3, 5, 7].reduce((notes, digit) => noted(notes, "centre", [40], digit), NO_NOTES);
  const before = withNotes(noted(own, "corner", [1, 40], 5));
  const { state, turned } = applied(before, gone([40, 5], [1, 5]), peers);
  assert.equal(turned, false);
  assert.equal(state.notes.centre[40], maskOf([3, 7]));
  assert.equal(state.notes.centre[1], maskOf([2, 3, 4, 6, 7, 8, 9]), "all that fits but the 5");
  assert.deepEqual([state.notes.corner[1], state.notes.corner[40]], [0, 0]);
  assert.equal(state.notes.auto, false);
});

test("what is supposed, and what comes of it, begins a line of an argument", () => {
  const told =
    "The 6 is in a or b. Suppose 6 is in a. That rules out c. Now suppose 6 is in b. That does too. Both lead to c.";
  const lines = [
    "The 6 is in a or b.",
    "Suppose 6 is in a. That rules out c.",
    "Now suppose 6 is in b. That does too.",
    "Both lead to c.",
  ];
  assert.deepEqual(linesOf(told), lines);
  assert.deepEqual(casesOf(lines, [[], []]), [1, 2]);
  assert.deepEqual(casesOf(lines, [[]]), []);
  const fins = ["Suppose first that the fin is not 6.", "Suppose 6 is in a.", "Suppose 6 is in b."];
  assert.deepEqual(casesOf(fins, [[], []]), [1, 2]);
  assert.deepEqual(linesOf("Suppose 6 is in a. So 7 is not."), ["Suppose 6 is in a. So 7 is not."]);
  assert.deepEqual(casesOf(["Suppose 6 is in a. So 7 is not."], [[]]), []);
});

test("what is seen beside the pattern is what the step says", () => {
  const wing = { roles: { defining: [[0, 1]] }, eliminations: [[8, 1]] };
  const marked = (shows) => pictureOf(step({ ...wing, shows }), "pattern").marks.map(({ cell }) => cell);
  assert.deepEqual([...new Set(marked("cells"))], [0], "its own cells alone");
  assert.equal(marked("units").length, 9 + 80, "its digit everywhere, as it has no unit");
  assert.equal(marked("board").length, 9 * 81, "all that there is");
});

test("one case of several is drawn alone, with what it says of its candidates", () => {
  const cases = step({
    technique: "forcing-net-verity",
    roles: {
      defining: [
        [0, 1],
        [1, 1],
      ],
      fin: [[40, 5]],
    },
    chains: [[link([[0, 1]], [[4, 2]], false)], [link([[1, 1]], [[7, 2]], true)]],
    eliminations: [[31, 2]],
  });
  const roles = (drawn) =>
    Object.fromEntries(
      pictureOf(drawn, "why")
        .marks.filter(({ role }) => role)
        .map(({ cell, digit, role }) => [`${cell}:${digit}`, role]),
    );
  assert.deepEqual(roles(oneCase(cases, 0)), { "0:1": "on", "1:1": "defining", "4:2": "off", "40:5": "fin" });
  assert.deepEqual(roles(oneCase(cases, 1)), { "0:1": "defining", "1:1": "off", "7:2": "on", "40:5": "fin" });
  assert.equal(pictureOf(oneCase(cases, 0), "why").links.length, 1);
});

/** How far a shape reaches from its middle; the first place of a circle is at its side. */
const extentOf = (d) =>
  Math.max(...(d.includes("a") ? d.split("a")[0] : d).match(/-?\d+(\.\d+)?/g).map((at) => Math.abs(at)));
/** Half of the widest line, at a slant. */
const LINE = 1.8;

test("what is drawn around a candidate stays within its cell, also at the board's edge", () => {
  let count = 0;
  for (const look of [null, ...Object.keys(SHAPES)].filter((name) => name !== "out")) {
    for (const out of [false, true]) {
      const drawn = [look && SHAPES[look], out && (look ? WIDE_CROSS : SHAPES.out)].filter(Boolean);
      const extent = Math.max(8, ...drawn.map(extentOf)) + LINE;
      for (const cell of [0, 8, 40, 72, 80]) {
        for (let digit = 1; digit <= 9; digit += 1) {
          const [x, y] = pointWithin([cell, digit], reachOf(look, out));
          const [left, top] = corner(cell);
          for (const [at, from] of [
            [x, left],
            [y, top],
          ]) {
            assert.ok(at - extent >= from && at + extent <= from + 100, `${look} ${out} ${cell} ${digit}`);
          }
          count += 1;
        }
      }
    }
  }
  assert.equal(count, 810);
  for (const cell of [0, 8, 72, 80]) {
    const seen = new Set();
    for (let before = 0; before < 12; before += 1) {
      const [x, y] = letterPlace(cell, before);
      const [left, top] = corner(cell);
      assert.ok(x - 11 >= left && x + 11 <= left + 100 && y - 12 >= top && y + 12 <= top + 100);
      seen.add(`${x} ${y}`);
    }
    assert.equal(seen.size, 12);
  }
});
