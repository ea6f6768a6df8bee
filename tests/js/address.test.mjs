import assert from "node:assert/strict";
import { test } from "node:test";
import { eachOf, RULES } from "../../static/js/chess/queens-fields.js";
import { readAddress, writeAddress } from "../../static/js/page/address.js";

const LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const DOTTED = LECTURE.replaceAll("0", ".");
const BLANK = ".".repeat(81);
const FOUR = "..4".padEnd(81, ".");
const QUEENS = { n: 8, ...eachOf(RULES, ({ nothing }) => nothing), fundamental: false, solution: 0 };
const QUEENS_KEYS = ["n", ...Object.keys(RULES), "list", "solution"].join(", ");
const KNIGHT = { rows: 8, cols: 8, start: 56, end: -1, closed: false };

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
  "#board=sudoku&mode=play&practise=x-wing": { givens: BLANK, entered: BLANK, practise: "x-wing" },
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
    rows: 5,
    cols: 28,
    start: 139,
    end: 0,
    closed: true,
  },
  "#board=knight&rows=200&cols=200&start=gr200": { ...KNIGHT, rows: 200, cols: 200, start: 199 },
};

for (const [address, state] of Object.entries(WRITTEN)) {
  test(`${address.slice(0, 60)} is read and written`, () => {
    const board = /board=(\w+)/.exec(address)[1];
    const mode = /mode=(\w+)/.exec(address)?.[1] ?? "solve";
    assert.deepEqual(readAddress(address), { board, mode, state, step: null, problem: "" });
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
    assert.equal(readAddress(`board=sudoku&${address}`).problem, problem);
  assert.equal(readAddress("board=sudoku&day=2026-11-27&level=mild").state.level, "easy");
});

test("what is practised is practised in Play, and its name is read as it may be written", () => {
  const { mode, state } = readAddress("board=sudoku&practise=X%20Wing");
  assert.deepEqual([mode, state.practise], ["play", "x-wing"]);
});

test("no address names nothing", () => {
  assert.equal(readAddress(""), null);
  assert.equal(readAddress("#"), null);
});

const PLACE = {
  ...{ strategy: "first-empty", step: 0, placement: 0, view: "code", present: false },
  ...{ left: "", right: "" },
};

test("a step is read and written", () => {
  const address = "#board=queens&mode=watch&n=6&strategy=board-scan&step=1204&view=stack";
  const step = { ...PLACE, strategy: "board-scan", step: 1204, view: "stack" };
  const state = { ...QUEENS, n: 6 };
  const named = { board: "queens", mode: "watch", state, step, problem: "" };
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
  const { step, state, problem } = readAddress(address);
  assert.deepEqual([step, problem], [{ ...PLACE, strategy: "board-scan", view: "tree", present: true }, ""]);
  assert.equal(writeAddress("queens", "watch", state, step), address);
  assert.equal(readAddress(address.replace("present=1", "present=0")).step.present, false);
  const odd = readAddress(address.replace("present=1", "present=yes"));
  assert.equal(odd.step.present, false);
  assert.match(odd.problem, /^present in the address is 'yes'/);
});

test("a large board of queens has no list", () => {
  assert.equal(
    writeAddress("queens", "solve", { ...QUEENS, n: 13, fundamental: true, solution: 1 }),
    "#board=queens&n=13&solution=1",
  );
});

const NO_BOARD = "The address names no board; board=sudoku, board=queens or board=knight is needed.";
const CODE_ALONE = "The address has a program, which is left out: strategy=your-code is needed as well.";
const NO_STRATEGY = "The address names a part of a search but no strategy; strategy= is needed as well.";

/** Addresses that name no board: nothing can be shown. */
const ERRORS = {
  [`board=sudoku&givens=${"1".repeat(100_000)}`]:
    "The address is 100,020 characters long; a board needs at most 12,000.",
  hello: NO_BOARD,
  "n=8": NO_BOARD,
  "board%3Dqueens": NO_BOARD,
  "board=chess": "The address asks for the board 'chess'; there are sudoku, queens and knight.",
  "board=__proto__": "The address asks for the board '__proto__'; there are sudoku, queens and knight.",
};

for (const [address, error] of Object.entries(ERRORS)) {
  test(`${address.slice(0, 60)} is an error`, () => assert.deepEqual(readAddress(address), { error }));
}

const EMPTY = { givens: BLANK, entered: BLANK };
const RACE = "strategy, step, placement, view, present, left, right, code";

/** Addresses of which a part is not understood: that is said, and the rest is used. */
const PROBLEMS = {
  "board=sudoku&colour=red": [
    `The address says 'colour', which the sudoku board does not have; it has mode, embed, givens, entered, notes, level, day, practise, ${RACE}.`,
    EMPTY,
  ],
  "board=queens&rows=8&n=5": [
    `The address says 'rows', which the queens board does not have; it has mode, embed, ${QUEENS_KEYS}, ${RACE}.`,
    { ...QUEENS, n: 5 },
  ],
  "board=knight&n=8&closed=1": [
    `The address says 'n', which the knight board does not have; it has mode, embed, rows, cols, start, end, closed, ${RACE}.`,
    { ...KNIGHT, closed: true },
  ],
  "board=queens&n=4&n=5": ["The address says 'n' twice; once is right.", { ...QUEENS, n: 4 }],
  "board=sudoku&givens=%E0%A4%A": [
    "The address has '%E0%A4%A', where a % is not followed by two hexadecimal digits of readable text.",
    EMPTY,
  ],
  [`board=sudoku&givens=${LECTURE.slice(1)}&entered=${FOUR}`]: [
    "80 cells found in givens in the address; a Sudoku has 81.",
    { givens: BLANK, entered: FOUR },
  ],
  "board=sudoku&entered=": ["0 cells found in entered in the address; a Sudoku has 81.", EMPTY],
  [`board=sudoku&givens=1x${LECTURE.slice(2)}`]: [
    "Character 2 of givens in the address, 'x', is neither a digit nor a blank.",
    EMPTY,
  ],
  [`board=sudoku&givens=${LECTURE}&entered=${".34".padEnd(81, ".")}`]: [
    "Row 1, column 2 is both given and entered in the address; it can only be one.",
    { givens: DOTTED, entered: FOUR },
  ],
  "board=queens&n=0&solution=3": [
    "n in the address is '0'; it has to be a whole number from 1 to 1,000,000.",
    { ...QUEENS, solution: 3 },
  ],
  "board=queens&n=1000001": [
    "n in the address is '1000001'; it has to be a whole number from 1 to 1,000,000.",
    QUEENS,
  ],
  "board=queens&n=8.5": [
    "n in the address is '8.5'; it has to be a whole number from 1 to 1,000,000.",
    QUEENS,
  ],
  "board=queens&n=4&queens=1:1,5:1,x,2:3&blocked=0:1,4:4": [
    "queens in the address is '5:1'; a square of this board is written row:column, both from 1 to 4. " +
      "queens in the address is 'x'; a square of this board is written row:column, both from 1 to 4. " +
      "blocked in the address is '0:1'; a square of this board is written row:column, both from 1 to 4.",
    { ...QUEENS, n: 4, queens: [0, 6], blocked: [15] },
  ],
  "board=queens&n=4&queens=1:2&blocked=1:2": [
    "Row 1, column 2 has a queen in the address, so it cannot be blocked.",
    { ...QUEENS, n: 4, queens: [1] },
  ],
  "board=queens&n=41&queens=1:2": [
    "queens in the address is left out: squares are marked by hand up to N = 40, and this board has 41.",
    { ...QUEENS, n: 41 },
  ],
  "board=queens&list=some&solution=2": [
    "list in the address is 'some'; there are all, fundamental.",
    { ...QUEENS, solution: 2 },
  ],
  "board=queens&solution=2147483648": [
    "solution in the address is '2147483648'; it has to be a whole number from 1 to 2,147,483,647.",
    QUEENS,
  ],
  "board=queens&solution=0": [
    "solution in the address is '0'; it has to be a whole number from 1 to 2,147,483,647.",
    QUEENS,
  ],
  "board=knight&rows=0&cols=5": [
    "rows in the address is '0'; it has to be a whole number from 1 to 200.",
    { ...KNIGHT, cols: 5, start: 35 },
  ],
  "board=knight&cols=201": [
    "cols in the address is '201'; it has to be a whole number from 1 to 200.",
    KNIGHT,
  ],
  "board=knight&start=z99": [
    "start in the address is 'z99'; the squares of this 8 by 8 board go from a1 to h8.",
    KNIGHT,
  ],
  "board=knight&rows=5&cols=5&end=f1": [
    "end in the address is 'f1'; the squares of this 5 by 5 board go from a1 to e5.",
    { ...KNIGHT, rows: 5, cols: 5, start: 20 },
  ],
  "board=knight&closed=yes": ["closed in the address is 'yes'; it has to be 1 or 0.", KNIGHT],
  "board=queens&a=1&b=2&c=3&d=4&e=5": [
    `${["a", "b", "c"]
      .map(
        (key) =>
          `The address says '${key}', which the queens board does not have; it has mode, embed, ${QUEENS_KEYS}, ${RACE}.`,
      )
      .join(" ")} The same goes for 2 other parts of it.`,
    QUEENS,
  ],
};

for (const [address, [problem, state]] of Object.entries(PROBLEMS)) {
  test(`${address.slice(0, 60)} is used without what is not understood`, () => {
    const read = readAddress(address);
    assert.deepEqual([read.problem, read.state, read.step], [problem, state, null]);
  });
}

/** The same for the place in a search; without a strategy there is none. */
const PLACES = {
  "step=4": [NO_STRATEGY, null],
  "view=code": [NO_STRATEGY, null],
  "present=1": [NO_STRATEGY, null],
  "strategy=<b>&step=4": [
    "strategy in the address is '<b>'; a strategy's name has small letters, digits and hyphens.",
    null,
  ],
  "strategy=your-code&step=7&code=abc": ["", { ...PLACE, strategy: "your-code", step: 7, code: "abc" }],
  "strategy=your-code": ["", { ...PLACE, strategy: "your-code" }],
  "strategy=first-empty&code=abc": [CODE_ALONE, PLACE],
  "code=abc": [NO_STRATEGY, null],
  "strategy=first-empty&step=-1": [
    "step in the address is '-1'; it has to be a whole number from 0 to 2,147,483,647.",
    PLACE,
  ],
  "strategy=first-empty&step=2147483648&view=tree": [
    "step in the address is '2147483648'; it has to be a whole number from 0 to 2,147,483,647.",
    { ...PLACE, view: "tree" },
  ],
  "strategy=first-empty&view=graph&step=7": [
    "view in the address is 'graph'; there are code, stack, tree, counters, output, check, race.",
    { ...PLACE, step: 7 },
  ],
};

for (const [part, [problem, step]] of Object.entries(PLACES)) {
  test(`${part} is used without what is not understood`, () => {
    const read = readAddress(`board=sudoku&${part}`);
    assert.deepEqual([read.problem, read.state, read.step], [problem, EMPTY, step]);
  });
}

test("the whole way has a place in the address of a Sudoku, and opens no search", () => {
  const address = `#board=sudoku&givens=${DOTTED}&step=12&view=way`;
  const { mode, step, way, problem } = readAddress(address);
  assert.deepEqual([mode, step, problem], ["solve", null, ""]);
  assert.deepEqual(way, { view: "way", step: 12 });
  assert.equal(writeAddress("sudoku", mode, { givens: DOTTED, entered: BLANK }, way), address);
  const whole = `#board=sudoku&givens=${DOTTED}&view=way`;
  assert.deepEqual(readAddress(whole).way, { view: "way", step: 0 });
  assert.equal(writeAddress("sudoku", "solve", { givens: DOTTED, entered: BLANK }, { view: "way" }), whole);
});

test("a step of the way that is none is named, and the way is shown", () => {
  const { way, problem } = readAddress(`#board=sudoku&givens=${DOTTED}&step=x&view=way`);
  assert.deepEqual(way, { view: "way", step: 0 });
  assert.match(problem, /^step /);
});

test("only a Sudoku has a whole way", () => {
  const { way, problem } = readAddress("#board=queens&n=8&view=way");
  assert.equal(way, undefined);
  assert.notEqual(problem, "");
});
