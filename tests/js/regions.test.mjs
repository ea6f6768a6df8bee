import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { attackersOf, isSolved } from "../../static/js/chess/queens-hand.js";
import { squaresOf } from "../../static/js/chess/queens-squares.js";
import * as states from "../../static/js/chess/queens-state.js";
import * as regions from "../../static/js/chess/regions.js";
import { inRegion } from "../../static/js/chess/words.js";

// Five regions; its only solution has the queens in the columns of QUEENS.
const FIVE = { n: 5, regions: "AABBBCABBBCCDDBCEDDDEEEED" };
const board = (on = {}) => states.empty(5, false, 0, { ...FIVE, ...on });

test("a queen attacks her row, column and region, and of diagonals the squares beside her", () => {
  for (let queen = 0; queen < 25; queen += 1) {
    for (let square = 0; square < 25; square += 1) {
      const [down, right] = [Math.floor(square / 5) - Math.floor(queen / 5), (square % 5) - (queen % 5)];
      const touches = Math.abs(down) <= 1 && Math.abs(right) <= 1;
      const shares = FIVE.regions[queen] === FIVE.regions[square];
      const expected = square !== queen && (down === 0 || right === 0 || touches || shares);
      assert.equal(
        attackersOf(board({ queens: [queen] }), square).length,
        expected ? 1 : 0,
        `${queen} ${square}`,
      );
    }
  }
});

test("a board is solved once each row, column and region has a queen and none touch", () => {
  let solved = 0;
  const place = (row, queens) => {
    if (row === 5) {
      if (isSolved(board({ queens }))) solved += 1;
      return;
    }
    for (let column = 0; column < 5; column += 1) place(row + 1, [...queens, 5 * row + column]);
  };
  place(0, []);
  assert.ok(solved > 0);
  const undrawn = board({ regions: `.${FIVE.regions.slice(1)}` });
  assert.ok(!isSolved(states.changed(undrawn, { queens: [0, 8, 11, 19, 22] })));
});

test("the example is a whole board, each region in one piece", () => {
  const { n, regions: letters } = regions.EXAMPLE_WITH_REGIONS;
  assert.ok(regions.isDivided({ n, regions: letters }));
  assert.deepEqual(regions.inPieces(n, letters), []);
});

test("regions in several pieces are named", () => {
  assert.deepEqual(regions.inPieces(3, "ABAABCCBC"), ["A", "C"]);
  assert.deepEqual(regions.inPieces(2, "ABBA"), ["A", "B"]);
  assert.deepEqual(regions.inPieces(2, "AA.."), []);
});

test("a text of signs is read in many ways of writing, and what is no board is not", () => {
  const ways = [
    "AB\nBA",
    "ab\r\nba\r\n",
    "A B\nB A",
    '["AB",\n"BA"]',
    "A,B\n\nB,A\n",
    "A|B\nB|A",
    "ab ba",
    "ABBA",
    "1 2\n2 1",
    "🟥🟦\n🟦🟥",
  ];
  for (const text of ways) assert.deepEqual(regions.readRegions(text), { n: 2, regions: "ABBA" }, text);
  assert.deepEqual(regions.readRegions("RB\nBR"), { n: 2, regions: "RBBR" });
  assert.deepEqual(regions.readRegions("A.\n.A"), { n: 2, regions: "A..A" });
  for (const text of ["", "AB", "AB\nB", "A\nB", "ABC\nDAB\nCAB", "A".repeat(729)])
    assert.equal(regions.readRegions(text), null, text);
  assert.equal(regions.linesOf({ n: 2, regions: "ABBA" }), "AB\nBA\n");
});

test("a square is named with its region before what is on it", () => {
  assert.equal(inRegion("Row 1, column 12, empty", "B"), "Row 1, column 12, region B, empty");
  assert.equal(inRegion("Row 1, column 1, queen", "."), "Row 1, column 1, no region, queen");
});

test("what a hint points at are lines of three kinds, and the squares to cross out", () => {
  const pointing = {
    squares: [],
    target: 7,
    crosses: [7, 8],
    kind: "cross",
    lines: [
      ["region", 1],
      ["row", 4],
    ],
  };
  const square = squaresOf(board(), { played: true, pointing });
  const looks = (index) => square(index).look.split(" ");
  assert.ok(looks(2).includes("line") && looks(21).includes("line") && !looks(0).includes("line"));
  assert.deepEqual(
    [7, 8, 9].map((index) => looks(index).includes("target-cross")),
    [true, true, false],
  );
});

test("why a text is no board is said with its line and its figures", () => {
  const cases = {
    "": ["empty"],
    "ab\nab": null,
    "AB AB": null,
    "AAB\nBBBC\nCCC": ["line", 2, 4, 3],
    "ABC\nABC": ["lines", 2, 3],
    "AB\nABAB\nAB\nAB": ["line", 1, 2, 4],
    ABABA: ["square", 5, 2],
    "AB\nCA": ["different", 3, 2],
    [`${"A".repeat(27)}\n`.repeat(27)]: ["large", 26],
    // What becomes two letters as a capital is one sign.
    ßAA: ["square", 3, 2],
  };
  for (const [text, fault] of Object.entries(cases)) {
    assert.deepEqual(regions.faultOf(text), fault, text);
    assert.equal(regions.readRegions(text) === null, fault !== null, text);
  }
});

test("the letters that are there are offered, and as many others as there are regions", () => {
  assert.deepEqual(regions.lettersOf(4), ["A", "B", "C", "D"]);
  assert.deepEqual(regions.lettersOf(4, ["W", "X"]), ["A", "B", "W", "X"]);
  assert.deepEqual(regions.lettersOf(2, ["Y", "Z"]), ["Y", "Z"]);
  assert.deepEqual(regions.lettersOf(2, ["B", "Y", "Z"]), ["B", "Y", "Z"]);
});

test("up to twelve regions no two have one colour, and of more no neighbours", () => {
  const twelve = Array.from({ length: 144 }, (_, square) => "ABCDEFGHIJKL"[Math.floor(square / 12)]).join("");
  assert.equal(new Set(regions.coloursOf(12, twelve).values()).size, 12);
  const n = 26;
  const rows = Array.from(
    { length: n * n },
    (_, square) => regions.lettersOf(n)[Math.floor(square / n)],
  ).join("");
  const colours = regions.coloursOf(n, rows);
  const letters = regions.lettersOf(n);
  for (const [index, letter] of letters.entries()) {
    assert.ok(colours.get(letter) < regions.COLOURS);
    if (index > 0) assert.notEqual(colours.get(letter), colours.get(letters[index - 1]));
  }
});

test("painting a square makes it another board, and keeps what stands on it", () => {
  const made = board({ level: "easy", day: "2026-11-29", queens: [3] });
  const painted = states.painted(made, 0, "B");
  assert.equal(painted.regions, `B${FIVE.regions.slice(1)}`);
  assert.deepEqual([painted.level, painted.day, painted.queens], ["", "", [3]]);
});

// Colours

/** OKLCH to linear RGB (Ottosson 2020). */
function linear([lightness, chroma, hue]) {
  const [a, b] = [Math.cos, Math.sin].map((turn) => chroma * turn((hue * Math.PI) / 180));
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)));
}

/** Linear RGB to OKLab. */
function lab([r, g, b]) {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How people see whose eyes lack a kind of cones (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  red: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  green: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  blue: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** A difference that is seen side by side: some two and a half times a just noticeable one. */
const SEEN = 0.05;

const styles = readFileSync("static/js/chess/region-colours.css", "utf8");
const COLOURS = Array.from(
  styles.matchAll(/--region-\d+: light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)/g),
  ([, ...themes]) => themes.map((text) => text.split(" ").map(Number)),
);

test("there are as many colours as are taken", () => assert.equal(COLOURS.length, regions.COLOURS));

for (const [theme, name] of ["light", "dark"].entries()) {
  for (const [eyes, matrix] of Object.entries(EYES)) {
    test(`any two colours of regions differ in the ${name} theme for eyes with ${eyes === "all" ? "all cones" : `no ${eyes} ones`}`, () => {
      const seen = COLOURS.map((themes) => {
        const rgb = linear(themes[theme]);
        const row = (at) => matrix.slice(at, at + 3).reduce((sum, part, index) => sum + part * rgb[index], 0);
        return lab([0, 3, 6].map((at) => Math.min(1, Math.max(0, row(at)))));
      });
      for (const [one, colour] of seen.entries())
        for (const other of seen.slice(0, one))
          assert.ok(
            Math.hypot(...colour.map((part, axis) => part - other[axis])) >= SEEN,
            `${one} ${seen.indexOf(other)}`,
          );
    });
  }
}
