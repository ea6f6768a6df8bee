import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readAddress } from "../../static/js/boards/address.js";
import { explain, SENTENCES } from "../../static/js/parts/address-words.js";
import { BLANK, DOTTED, FOUR, KNIGHT, LECTURE, PLACE, QUEENS, QUEENS_KEYS } from "./addressed.mjs";

const SCRIPTS = new URL("../../static/js/", import.meta.url);
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
  test(`${address.slice(0, 60)} is an error`, () => {
    const read = readAddress(address);
    assert.deepEqual([Object.keys(read), explain([read.error])], [["error"], error]);
  });
}

const EMPTY = { givens: BLANK, entered: BLANK };
const RACE =
  "strategy, step, placement, view, present, left, right, code, call, answer, script, input, lesson, moments, task";

/** Addresses of which a part is not understood: that is said, and the rest is used. */
const PROBLEMS = {
  "board=sudoku&colour=red": [
    `The address says 'colour', which the sudoku board does not have; it has mode, embed, givens, entered, size, shape, diagonal, cages, notes, level, day, practise, ${RACE}.`,
    EMPTY,
  ],
  "board=queens&rows=8&n=5": [
    `The address says 'rows', which the queens board does not have; it has mode, embed, ${QUEENS_KEYS}, ${RACE}.`,
    { ...QUEENS, n: 5 },
  ],
  "board=knight&n=8&closed=1": [
    `The address says 'n', which the knight board does not have; it has mode, embed, rows, cols, start, end, closed, holes, path, level, day, ${RACE}.`,
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
    "rows in the address is '0'; it has to be a whole number from 1 to 1,000.",
    { ...KNIGHT, cols: 5, start: 35 },
  ],
  "board=knight&cols=1001": [
    "cols in the address is '1001'; it has to be a whole number from 1 to 1,000.",
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
  "board=knight&holes=c3,z9,a1,c3,d4": [
    "holes in the address is 'z9'; the squares of this 8 by 8 board go from a1 to h8. holes in the address names 'a1', which is named twice, or belongs to the tour. holes in the address names 'c3', which is named twice, or belongs to the tour.",
    { ...KNIGHT, holes: [35, 42] },
  ],
  "board=knight&path=a1,b3,b4,c5": [
    "path in the address names 'b4', which is no knight's move on, or was visited.",
    { ...KNIGHT, walked: [56, 41, 26] },
  ],
  "board=knight&rows=8&cols=60&start=a1&holes=c3": [
    "holes in the address is left out: squares are taken out and walked by hand on boards up to 50 by 50.",
    { ...KNIGHT, cols: 60, start: 420 },
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
    assert.deepEqual([explain(read.problems), read.state, read.step], [problem, state, null]);
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
    "view in the address is 'graph'; there are code, stack, tree, counters, output, check, race, lines.",
    { ...PLACE, step: 7 },
  ],
};

for (const [part, [problem, step]] of Object.entries(PLACES)) {
  test(`${part} is used without what is not understood`, () => {
    const read = readAddress(`board=sudoku&${part}`);
    assert.deepEqual([explain(read.problems), read.state, read.step], [problem, EMPTY, step]);
  });
}

test("whatever a reader of addresses does not understand has a sentence", () => {
  const scripts = readdirSync(SCRIPTS, { recursive: true }).filter(
    (path) => path.endsWith("address.js") || path.endsWith("fields.js") || path.endsWith("address-values.js"),
  );
  const texts = scripts.map((path) => readFileSync(new URL(path, SCRIPTS), "utf8"));
  const told = texts.flatMap((text) => Array.from(text.matchAll(/\bfail\("(\w+)"/g), ([, what]) => what));
  assert.ok(told.length > 10);
  for (const what of told) assert.ok(Object.hasOwn(SENTENCES, what), what);
});
