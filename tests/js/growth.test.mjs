// How a search grows: scales, lines, the drawing, the figures as a file, and what is said of a guess.

import assert from "node:assert/strict";
import { test } from "node:test";
import { read, write } from "../../static/js/growth/address.js";
import { drawGrowth, namedSizes } from "../../static/js/growth/drawing.js";
import {
  csvOf,
  latestOf,
  linesOf,
  roundSteps,
  sameLines,
  scaleOf,
  stylesOf,
  tableOf,
} from "../../static/js/growth/picture.js";
import { after, before, CHOICES, USUAL } from "../../static/js/growth/sizes.js";
import { figure, pictureWords, power, time, valueWords, verdict } from "../../static/js/growth/words.js";

const SCAN = { name: "board-scan", title: "Scan the board" };
const MARKERS = { name: "markers", title: "Marks, with a comma" };
const FIRST = { name: "array-first", title: 'One array, "first"' };
const CALLS = { "board-scan": [17, 54, 153], markers: [17, 54, 153], "array-first": [9, 6, 32] };
const SIZES = [4, 5, 6].map((size) => ({ size, label: `N = ${size}` }));
const FACTORIAL = { name: "factorial", title: "N!", figures: [24, 120, 720] };
const SOLUTIONS = { name: "solutions", title: "Solutions", figures: [2, 0, 4] };
const styles = stylesOf(["board-scan", "markers", "array-first"], "your-code", ["factorial", "solutions"]);
const styled = (line) => ({ ...line, style: styles.get(line.name) });

/** Points as they are known by "line size"; `changed` are some of them otherwise. */
function pointsOf(changed = {}) {
  const points = new Map();
  for (const [line, calls] of Object.entries(CALLS)) {
    for (const [place, { size }] of SIZES.entries()) {
      const key = `${line} ${size}`;
      const whole = {
        line,
        size,
        outcome: "whole",
        calls: calls[place],
        tries: -1,
        seconds: calls[place] / 1e4,
        said: "",
      };
      points.set(key, { ...whole, ...changed[key] });
    }
  }
  return points;
}

const CUT = { outcome: "cut", calls: -1, said: "more than 5,000,000 steps" };
function lines(points = pointsOf(), { measure = "calls", beside = [FACTORIAL] } = {}) {
  const drawn = { sizes: SIZES, lines: [SCAN, MARKERS, FIRST].map(styled), beside: beside.map(styled) };
  return linesOf(drawn, { points, measure });
}
const draw = (more = {}) =>
  drawGrowth(
    {
      ...{ sizes: SIZES, lines: lines(), axis: "N", measure: "calls", isLog: true, guess: null },
      ...{ width: 400, height: 250, ...more },
    },
    (name) => `ink(${name})`,
  );

test("a line has the figures that are known, and none of what was given up", () => {
  const found = lines(
    pointsOf({ "markers 6": CUT, "array-first 5": { outcome: "wrong", said: "It is wrong." } }),
  );
  assert.deepEqual(
    found.map(({ values }) => values),
    [[17, 54, 153], [17, 54, null], [9, null, 32], FACTORIAL.figures],
  );
  assert.deepEqual(
    found.map(({ cuts }) => cuts),
    [[], [2], [], []],
  );
  // What is not counted of a program is no figure.
  assert.deepEqual(lines(pointsOf(), { measure: "tries" })[0].values, [null, null, null]);
  // Numbers are no times.
  assert.equal(lines(pointsOf(), { measure: "seconds" }).length, 3);
});

test("no two lines look the same, whoever is chosen", () => {
  const looks = Array.from(styles.values(), ({ ink, dash, mark }) => `${ink} ${dash} ${mark}`);
  assert.equal(new Set(looks).size, styles.size);
  const searches = Array.from(styles.values()).filter(({ mark }) => mark);
  assert.equal(new Set(searches.map(({ mark }) => mark)).size, searches.length);
});

test("lines that are the same are named together", () => {
  assert.deepEqual(sameLines(lines()), [["Scan the board", "Marks, with a comma"]]);
  assert.deepEqual(sameLines(lines(pointsOf({ "markers 6": CUT }))), []);
  assert.deepEqual(sameLines([]), []);
});

test("a scale by powers of ten goes from one to the next, and has no place for 0", () => {
  const { at, ticks, top } = scaleOf(lines(), true);
  assert.deepEqual(ticks, [1, 10, 100, 1000]);
  assert.equal(top, 1000);
  assert.equal(at(1), 0);
  assert.equal(at(10), 1 / 3);
  assert.equal(at(1000), 1);
  assert.equal(at(0), null);
  // Times are below 1.
  const times = scaleOf(lines(pointsOf(), { measure: "seconds" }), true);
  assert.deepEqual(times.exponents, [-4, -3, -2, -1]);
  // Where there are many powers, some are named.
  const far = scaleOf([{ values: [3, 9 ** 51], isBeside: true }], true);
  assert.ok(far.ticks.length <= 7);
  assert.ok(far.at(9 ** 51) <= 1);
  // A guess has to be on it, and so is a picture without figures.
  assert.equal(scaleOf(lines(), true, 6, [50_000]).top, 100_000);
  assert.deepEqual(scaleOf([], true).ticks, [1, 10]);
});

test("a plain scale is that of the searches, and lines beside them may leave it", () => {
  const { at, ticks } = scaleOf(lines(), false);
  assert.deepEqual(ticks, [0, 50, 100, 150]);
  assert.equal(at(0), 0);
  assert.ok(at(153) > 0.9 && at(153) < 1);
  assert.equal(at(720), null);
  assert.deepEqual(scaleOf([], false).ticks[0], 0);
});

test("steps of a scale are 1, 2 or 5 times a power of ten", () => {
  assert.deepEqual(roundSteps(10), [0, 2, 4, 6, 8, 10]);
  assert.deepEqual(roundSteps(2057), [0, 500, 1000, 1500, 2000]);
  for (const high of [1, 7, 23, 999, 8394, 1e6]) {
    const steps = roundSteps(high);
    assert.ok(steps.length <= 6 && steps.at(-1) <= high && steps.length >= 3, `${high}`);
  }
});

test("the last size is named under the axis however narrow it is", () => {
  assert.deepEqual(namedSizes(5, 10), [true, true, true, true, true]);
  assert.deepEqual(namedSizes(5, 3), [true, false, true, false, true]);
  assert.deepEqual(namedSizes(4, 0), [false, false, false, true]);
});

test("the drawing has a mark for each figure, which says what it is", () => {
  const svg = draw();
  const titles = Array.from(svg.matchAll(/<title>([^<]*)<\/title>/g), ([, title]) => title);
  assert.equal(titles.length, 9);
  assert.ok(titles.includes("Scan the board, N = 6: 153"));
  assert.ok(titles.includes("One array, &#34;first&#34;, N = 4: 9"));
  assert.ok(!/NaN|undefined|null|Infinity/.test(svg), svg);
});

test("what was given up is an arrow and no figure; a line goes on behind it", () => {
  const svg = draw({ lines: lines(pointsOf({ "board-scan 5": CUT })) });
  assert.ok(svg.includes("<title>Scan the board, N = 5: given up</title>"));
  assert.ok(!svg.includes("Scan the board, N = 5: 54"));
  const empty = draw({ lines: lines(new Map()), sizes: SIZES });
  assert.ok(!/NaN|undefined|Infinity/.test(empty));
});

test("a line leaves out what is 0 where there is no place for it", () => {
  const drawn = (isLog) => draw({ lines: lines(new Map(), { beside: [SOLUTIONS] }), isLog });
  const paths = (svg) =>
    Array.from(svg.matchAll(/<path d="(M[^"]*)" fill="none"/g), ([, path]) => path).join("");
  assert.equal(paths(drawn(true)).match(/M/g).length, 2);
  assert.equal(paths(drawn(false)).match(/M/g).length, 1);
});

test("a drawing that stands alone says what it shows and who is who", () => {
  const svg = draw({ title: "Calls by N" });
  for (const words of ["Calls by N", "Scan the board", "Marks, with a comma", "N!"])
    assert.ok(svg.includes(`>${words}</text>`), words);
  assert.ok(!draw().includes(">Scan the board</text>"));
});

test("a guess stands at its size", () => {
  const svg = draw({ guess: { place: 2, value: 200, word: "you" } });
  assert.ok(svg.includes(">you</text>"));
  // On a plain scale it may be far outside, and the scale goes there.
  assert.ok(draw({ isLog: false, guess: { place: 2, value: 90_000, word: "you" } }).includes(">you</text>"));
});

test("the table has every figure, and says why one is missing", () => {
  const points = pointsOf({ "board-scan 6": CUT });
  points.delete("markers 6");
  const rows = tableOf(SIZES, lines(points), points, figure);
  assert.deepEqual(
    rows.map(({ cells }) => cells.map(({ text, said }) => text || said)),
    [
      ["17", "17", "9", "24"],
      ["54", "54", "6", "120"],
      ["more than 5,000,000 steps", "", "32", "720"],
    ],
  );
  const tries = tableOf(SIZES, lines(pointsOf(), { measure: "tries" }), pointsOf(), figure);
  assert.deepEqual(tries[0].cells[0], { text: "–", said: "" });
});

test("figures as a file can be read by any table", () => {
  const points = pointsOf({ "board-scan 6": CUT });
  assert.equal(
    csvOf(SIZES, lines(points), points, ["N", "Size"]),
    'N,Size,Scan the board,"Marks, with a comma","One array, ""first""",N!\n' +
      "4,N = 4,17,17,9,24\n" +
      "5,N = 5,54,54,6,120\n" +
      '6,N = 6,"more than 5,000,000 steps",153,32,720\n',
  );
});

test("numbers and times are written for people", () => {
  assert.deepEqual([8394, 0, 9 ** 51].map(figure), ["8,394", "0", "4.6 × 10⁴⁸"]);
  assert.deepEqual([0, 6, 7, 48, -5].map(power), ["1", "1,000,000", "10⁷", "10⁴⁸", "10⁻⁵"]);
  assert.deepEqual([0.0000084, 0.00052, 0.0297, 1, 1234].map(time), [
    "8.4 µs",
    "520 µs",
    "30 ms",
    "1 s",
    "1,234 s",
  ]);
  assert.equal(valueWords("seconds", 0.5), "500 ms");
});

test("what the picture shows is said in words", () => {
  assert.equal(
    pictureWords("calls", "Squares", latestOf(lines().slice(2), SIZES)),
    'Calls by squares. One array, "first": 32 at N = 6. The table below has all figures.',
  );
});

test("a guess is told how far it was off", () => {
  assert.equal(verdict(8394, 8394, "Calls"), "Exactly: 8,394 calls.");
  assert.equal(
    verdict(9000, 8394, "Calls"),
    "You said 9,000; it takes 8,394 calls. Well within a factor of two.",
  );
  assert.equal(
    verdict(2000, 8394, "Calls"),
    "You said 2,000; it takes 8,394 calls. That is 4.2 times your guess.",
  );
  assert.equal(
    verdict(83_940, 8394, "Tries"),
    "You said 83,940; it takes 8,394 tries. Your guess is 10 times that.",
  );
  assert.match(verdict(0, 5, "Calls"), /5.0 times your guess/);
});

test("after each size comes the next one that can be chosen", () => {
  assert.equal(after("queens", 8), 9);
  assert.equal(after("queens", 20), undefined);
  assert.equal(after("knight", 25), 30);
  assert.equal(after("sudoku", 0), undefined);
  assert.equal(before("queens", 9), 8);
  assert.equal(before("knight", 36), 30);
  assert.equal(before("queens", undefined), undefined);
  for (const [board, { upTo }] of Object.entries(USUAL))
    assert.ok(
      CHOICES[board].some(([size]) => size === upTo),
      board,
    );
});

test("an address says what is shown, and no more than its name where nobody has chosen", () => {
  const { strategies, beside, upTo } = USUAL.queens;
  const first = { board: "queens", measure: "calls", upTo, isLog: true, own: false };
  const usual = { ...first, strategies: new Set(strategies), beside: new Set(beside) };
  assert.equal(write(usual), "how-it-grows");
  assert.deepEqual(read("how-it-grows"), {});
  const other = {
    ...usual,
    strategies: new Set(["markers"]),
    own: true,
    beside: new Set(),
    isLog: false,
    upTo: 11,
  };
  const text = write({ ...other, measure: "seconds" });
  assert.equal(text, "how-it-grows.seconds.11.plain.markers,your-code.");
  assert.deepEqual(read(text), {
    ...{ measure: "seconds", upTo: 11, log: false, strategies: ["markers"], own: true, beside: [] },
  });
  // What is not understood is left out.
  assert.deepEqual(read("how-it-grows.nonsense.x.y"), {});
  assert.deepEqual(read("how-it-grows.constructor.5"), { upTo: 5 });
  // Nothing of it becomes a key of the address.
  assert.deepEqual(read("how-it-grows.calls.8.log..x&present=1,factorial").beside, ["factorial"]);
});
