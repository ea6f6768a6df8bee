import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress, writeAddress } from "../../static/js/boards/address.js";
import { explain } from "../../static/js/parts/address-words.js";
import { BLANK, DOTTED, FOUR, KNIGHT, LECTURE, PLACE, QUEENS } from "./addressed.mjs";

/** Addresses as they are written: reading one and writing it again gives the same. */
const WRITTEN = {
  "#board=sudoku": { givens: BLANK, entered: BLANK },
  "#board=sudoku&mode=watch": { givens: BLANK, entered: BLANK },
  [`#board=sudoku&mode=play&givens=${DOTTED}&entered=${FOUR}`]: {
    givens: DOTTED,
    entered: FOUR,
  },
  [`#board=sudoku&mode=play&givens=${DOTTED}&level=hard&day=2026-11-27`]: {
    ...{ givens: DOTTED, entered: BLANK, level: "hard", day: "2026-11-27" },
  },
  "#board=sudoku&level=easy&day=2024-02-29": {
    givens: BLANK,
    entered: BLANK,
    level: "easy",
    day: "2024-02-29",
  },
  [`#board=sudoku&givens=${DOTTED}&level=unfair`]: {
    givens: DOTTED,
    entered: BLANK,
    level: "unfair",
    day: "",
  },
  [`#board=sudoku&mode=solve&givens=${DOTTED}&practise=x-wing`]: {
    ...{ givens: DOTTED, entered: BLANK, practise: "x-wing" },
  },
  "#board=queens&mode=watch&n=8": QUEENS,
  [`#board=sudoku&givens=${DOTTED}`]: { givens: DOTTED, entered: BLANK },
  [`#board=sudoku&givens=${DOTTED}&entered=${FOUR}`]: { givens: DOTTED, entered: FOUR },
  [`#board=sudoku&entered=${DOTTED}`]: { givens: BLANK, entered: DOTTED },
  "#board=queens&n=8": { ...QUEENS, n: 8 },
  "#board=queens&n=8&solution=1": { ...QUEENS, n: 8, solution: 1 },
  "#board=queens&n=8&list=fundamental&solution=2": { ...QUEENS, fundamental: true, solution: 2 },
  "#board=queens&mode=play&n=8&queens=1:2,8:8&blocked=3:4": { ...QUEENS, queens: [1, 63], blocked: [19] },
  "#board=queens&n=40&blocked=40:40": { ...QUEENS, n: 40, blocked: [1599] },
  "#board=queens&n=1000000&solution=1": { ...QUEENS, n: 1_000_000, solution: 1 },
  "#board=queens&n=1000&solution=14200": { ...QUEENS, n: 1000, solution: 14200 },
  "#board=knight&rows=8&cols=8&start=a1": KNIGHT,
  "#board=knight&rows=8&cols=8&start=a8": { ...KNIGHT, start: 0 },
  "#board=knight&rows=8&cols=8&start=h1": { ...KNIGHT, start: 63 },
  "#board=knight&rows=8&cols=8&start=a1&end=h8": { ...KNIGHT, end: 7 },
  "#board=knight&rows=8&cols=8&start=a1&end=a8": { ...KNIGHT, end: 0 },
  "#board=knight&rows=5&cols=28&start=ab1&end=a5&closed=1": {
    ...KNIGHT,
    ...{ rows: 5, cols: 28, start: 139, end: 0, closed: true },
  },
  "#board=knight&rows=5&cols=5&start=a1&holes=c3,b2": {
    ...KNIGHT,
    ...{ rows: 5, cols: 5, start: 20, holes: [12, 16] },
  },
  "#board=knight&rows=5&cols=5&start=a1&path=a1,b3,d4": {
    ...KNIGHT,
    ...{ rows: 5, cols: 5, start: 20, walked: [20, 11, 8] },
  },
  "#board=knight&mode=play&rows=5&cols=5&start=a1&path=a1,b3&level=hard&day=2026-11-28": {
    ...{ ...KNIGHT, rows: 5, cols: 5, start: 20, walked: [20, 11], level: "hard", day: "2026-11-28" },
  },
  "#board=knight&rows=200&cols=200&start=gr200": { ...KNIGHT, rows: 200, cols: 200, start: 199 },
  "#board=knight&rows=1000&cols=1000&start=all1000": { ...KNIGHT, rows: 1000, cols: 1000, start: 999 },
};

for (const [address, state] of Object.entries(WRITTEN)) {
  test(`${address.slice(0, 60)} is read and written`, () => {
    const board = /board=(\w+)/.exec(address)[1];
    const mode = /mode=(\w+)/.exec(address)?.[1] ?? "solve";
    assert.deepEqual(readAddress(address), { board, mode, state, step: null, problems: [], learn: [] });
    assert.equal(writeAddress(board, mode, state), address);
  });
}

/** Addresses as people and older pages write them. */
const READ = {
  "board=queens": QUEENS,
  "#board=queens&n=1,000": { ...QUEENS, n: 1000 },
  "solution=17&n=8&board=queens": { ...QUEENS, solution: 17 },
  "board=queens&&n=4&": { ...QUEENS, n: 4 },
  "board=queens&list=all": QUEENS,
  "board=knight": KNIGHT,
  "board=knight&rows=5&cols=6": { ...KNIGHT, rows: 5, cols: 6, start: 24 },
  "board=knight&start=A1&end=H8": { ...KNIGHT, end: 7 },
  "board=knight&closed=0": KNIGHT,
  [`board=sudoku&givens=${LECTURE}`]: { givens: DOTTED, entered: BLANK },
  [`board=sudoku&givens=${"%2E_*?0".padEnd(83, "1")}`]: {
    givens: `.....${"1".repeat(76)}`,
    entered: BLANK,
  },
};

for (const [address, state] of Object.entries(READ)) {
  test(`${address.slice(0, 60)} is read`, () => assert.deepEqual(readAddress(address).state, state));
}

test("a day without a level is that of the first door, and an odd day or level is named", () => {
  const day = readAddress("board=sudoku&day=2026-11-27").state;
  assert.deepEqual([day.level, day.day], ["easy", "2026-11-27"]);
  const problems = {
    "day=2026-02-29&level=hard":
      "day in the address is '2026-02-29'; it has to be a date, as 2026-11-27. The address has a level, which is left out: day= or givens= is needed as well.",
    "day=27.11.2026": "day in the address is '27.11.2026'; it has to be a date, as 2026-11-27.",
    "day=2026-11-27&level=mild":
      "level in the address is 'mild'; there are easy, medium, hard, unfair, extreme.",
  };
  for (const [address, problem] of Object.entries(problems))
    assert.equal(explain(readAddress(`board=sudoku&${address}`).problems), problem);
  assert.equal(readAddress("board=sudoku&day=2026-11-27&level=mild").state.level, "easy");
});

test("what is practised is practised in Play, and its name is read as it may be written", () => {
  const { mode, state } = readAddress("board=sudoku&practise=X%20Wing");
  assert.deepEqual([mode, state.practise], ["play", "x-wing"]);
  assert.equal(writeAddress("sudoku", mode, state), "#board=sudoku&practise=x-wing");
});

test("no address names nothing", () => {
  assert.equal(readAddress(""), null);
  assert.equal(readAddress("#"), null);
});

test("a step is read and written", () => {
  const address = "#board=queens&mode=watch&n=6&strategy=board-scan&step=1204&view=stack";
  const step = { ...PLACE, strategy: "board-scan", step: 1204, view: "stack" };
  const state = { ...QUEENS, n: 6 };
  const named = { board: "queens", mode: "watch", state, step, problems: [], learn: [] };
  assert.deepEqual(readAddress(address), named);
  assert.equal(writeAddress("queens", "watch", state, step), address);
  // As it was written before there were modes.
  assert.deepEqual(readAddress(address.replace("&mode=watch", "")), named);
});

test("a strategy alone leads to the beginning of its search", () => {
  const { step } = readAddress("board=sudoku&strategy=first-empty");
  assert.deepEqual(step, PLACE);
});

test("the longest steps and every view are read", () => {
  for (const view of ["code", "stack", "tree", "counters", "output", "check", "race"]) {
    const { step } = readAddress(`board=knight&strategy=warnsdorff&step=2147483647&view=${view}`);
    assert.deepEqual(step, { ...PLACE, strategy: "warnsdorff", step: 2_147_483_647, view });
  }
});

test("a placement is read, and who races where that is seen", () => {
  const { step } = readAddress("board=sudoku&strategy=first-empty&placement=2452");
  assert.deepEqual(step, { ...PLACE, placement: 2452 });
  const race = { ...PLACE, view: "race", left: "last-empty", right: "fewest-options" };
  const address =
    "#board=sudoku&mode=watch&strategy=first-empty&step=0&view=race&left=last-empty&right=fewest-options";
  assert.deepEqual(readAddress(address).step, race);
  assert.equal(writeAddress("sudoku", "watch", { givens: BLANK, entered: BLANK }, race), address);
  const tree = writeAddress("sudoku", "watch", { givens: BLANK, entered: BLANK }, { ...race, view: "tree" });
  assert.equal(tree, "#board=sudoku&mode=watch&strategy=first-empty&step=0&view=tree");
});

test("whether a search is presented is read and written", () => {
  const address = "#board=queens&mode=watch&n=6&strategy=board-scan&step=0&view=tree&present=1";
  const { step, state, problems } = readAddress(address);
  assert.deepEqual([step, problems], [{ ...PLACE, strategy: "board-scan", view: "tree", present: true }, []]);
  assert.equal(writeAddress("queens", "watch", state, step), address);
  assert.equal(readAddress(address.replace("present=1", "present=0")).step.present, false);
  const odd = readAddress(address.replace("present=1", "present=yes"));
  assert.equal(odd.step.present, false);
  assert.match(explain(odd.problems), /^present in the address is 'yes'/);
});

test("a large board of queens has no list", () => {
  assert.equal(
    writeAddress("queens", "solve", { ...QUEENS, n: 13, fundamental: true, solution: 1 }),
    "#board=queens&n=13&solution=1",
  );
});

test("the whole way has a place in the address of a Sudoku, and opens no search", () => {
  const address = `#board=sudoku&givens=${DOTTED}&step=12&view=way`;
  const { mode, step, way, problems } = readAddress(address);
  assert.deepEqual([mode, step, problems], ["solve", null, []]);
  assert.deepEqual(way, { view: "way", step: 12 });
  assert.equal(writeAddress("sudoku", mode, { givens: DOTTED, entered: BLANK }, way), address);
  const whole = `#board=sudoku&givens=${DOTTED}&view=way`;
  assert.deepEqual(readAddress(whole).way, { view: "way", step: 0 });
  assert.equal(writeAddress("sudoku", "solve", { givens: DOTTED, entered: BLANK }, { view: "way" }), whole);
});

test("a step of the way that is none is named, and the way is shown", () => {
  const { way, problems } = readAddress(`#board=sudoku&givens=${DOTTED}&step=x&view=way`);
  assert.deepEqual(way, { view: "way", step: 0 });
  assert.match(explain(problems), /^step /);
});

test("only a Sudoku has a whole way", () => {
  const { way, problems } = readAddress("#board=queens&n=8&view=way");
  assert.equal(way, undefined);
  assert.notDeepEqual(problems, []);
});

test("what there is to learn is left to what reads it", () => {
  const { state, problems, learn } = readAddress("#board=queens&n=4&lesson=undo.3&task=abc");
  assert.deepEqual([state.n, problems], [4, []]);
  assert.deepEqual(learn, [
    ["lesson", "undo.3"],
    ["task", "abc"],
  ]);
});
