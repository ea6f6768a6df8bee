import assert from "node:assert/strict";
import { test } from "node:test";
import * as states from "../../static/js/chess/queens-state.js";
import { bordersOf } from "../../static/js/chess/regions.js";
import { isPrinted, PRINTED } from "../../static/js/menu/paper/printed.js";
import { drawSheets } from "../../static/js/menu/paper/sheets.js";
import { PAPERS } from "../../static/js/menu/paper/sizes.js";
import { pieceShape } from "../../static/js/parts/pieces.js";
import * as sudokus from "../../static/js/sudoku/sudoku-state.js";

const { queens } = PRINTED;
const REGIONS = "AABBACCBACCCDDDD";
const board = (on, n = 4) => states.empty(n, false, 0, on);
const DIVIDED = board({ regions: REGIONS, level: "hard", day: "2026-11-29" });
const PARTLY = board({ given: [1], queens: [1], level: "easy" });
const OWN = { entries: true, notes: true };
const BARE = { entries: false, notes: false };

const named = (state) => ({ board: "queens", name: queens.nameOf(state, "of the page"), state });
const WANTED = { ...OWN, paper: "a4", count: 4, solution: false, address: "host/" };
const words = (sheet) => Array.from(sheet.matchAll(/<text[^>]*>(.*?)</g), ([, text]) => text);
const pieces = (sheet) => sheet.split(`d="${pieceShape("queen")}"`).length - 1;
const inks = (sheet) =>
  Array.from(sheet.matchAll(/d="([^"]*)"[^>]*fill="(#\w+)"/g))
    .filter(([, shape]) => shape === pieceShape("queen"))
    .map(([, , ink]) => ink);

test("what is a puzzle has sheets, and nothing else", () => {
  for (const state of [DIVIDED, PARTLY, board({ regions: REGIONS, queens: [3] })])
    assert.ok(isPrinted("queens", state));
  for (const state of [
    board({}),
    board({ queens: [1], blocked: [2] }),
    board({ regions: ".".repeat(16) }),
    board({ regions: REGIONS.replace("B", ".") }),
    board({ regions: REGIONS.replaceAll("D", "C") }),
  ])
    assert.ok(!isPrinted("queens", state), JSON.stringify(state));
  assert.ok(isPrinted("sudoku", sudokus.EMPTY));
  assert.ok(!isPrinted("knight", {}));
});

test("a sheet has a board's name, its level, a letter in the first square of each region, and the rule", () => {
  const [sheet] = drawSheets([named(DIVIDED)], WANTED);
  assert.deepEqual(words(sheet), [
    ...["4 queens", "Hard, 29 November 2026", "A", "B", "C", "D"],
    ...["One queen in each row, column and region; no two touch.", "host/"],
  ]);
  const at = Array.from(
    sheet.matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>([A-D])</g),
    ([, x, y, letter]) => [letter, 4 * Math.floor(Number(y)) + Math.floor(Number(x))],
  );
  assert.deepEqual(
    at,
    [..."ABCD"].map((letter) => [letter, REGIONS.indexOf(letter)]),
  );
  // Without a level its sides stand there.
  assert.equal(words(drawSheets([named(board({ regions: REGIONS }))], WANTED)[0])[1], "4 by 4");
});

test("it is black on white: heavy lines between regions, thin ones within, no colours", () => {
  for (const state of [
    DIVIDED,
    PARTLY,
    board({ regions: REGIONS, queens: [3], crosses: [5], blocked: [9] }),
  ]) {
    const [sheet] = drawSheets([named(state)], WANTED);
    const colours = new Set(sheet.match(/#[0-9a-f]{6}/g));
    for (const colour of colours) assert.match(colour, /^#(..)\1\1$/);
    const borders = bordersOf(4, state.regions || ".".repeat(16));
    const heavy = sheet.match(/<path d="([^"]*)M0 0h4v4h-4z"[^>]*stroke-width="([^"]*)"/);
    assert.equal(heavy[1], borders);
    const thin = sheet.match(/h1v1h-1z" fill="#ffffff"[^>]*stroke-width="([^"]*)"/);
    assert.ok(Number(heavy[2]) > 4 * Number(thin[1]));
  }
});

test("given queens are black, the reader's own lighter, and only where they are wanted", () => {
  const played = states.changed(PARTLY, { queens: [1, 7], crosses: [2], columns: [1, 3, 0, 2] });
  const [whole] = drawSheets([named(played)], WANTED);
  const [given, own] = inks(whole);
  assert.deepEqual([given, inks(whole).length], ["#000000", 2]);
  assert.ok(own > given);
  assert.deepEqual(inks(drawSheets([named(played)], { ...WANTED, ...BARE })[0]), [given]);
  // The puzzle that is asked about is the same, whatever was done about it.
  const asked = [played, PARTLY].flatMap((state) =>
    [OWN, BARE].map((own) => queens.toPrint(state, own).asked),
  );
  assert.equal(new Set(asked).size, 1);
  assert.deepEqual(JSON.parse(asked[0]), { n: 4, queens: [[0, 1]], most: 100 });
  assert.deepEqual(JSON.parse(queens.toPrint(DIVIDED, OWN).asked), { n: 4, regions: REGIONS, most: 100 });
});

test("a solution is drawn, of several the first with their number, and where there is none that is said", () => {
  const first = JSON.stringify({ n: 4, columns: [1, 3, 0, 2] });
  const said = (solutions) => {
    const answers = () => ({ solutions, first: solutions ? first : "" });
    const [, sheet] = drawSheets([named(PARTLY)], { ...WANTED, solution: true, answers });
    return [pieces(sheet), words(sheet).slice(2, -2)];
  };
  assert.deepEqual(said(1), [4, []]);
  assert.deepEqual(said(3), [4, ["1 of 3 solutions"]]);
  assert.deepEqual(said(101), [4, ["1 of more than 100 solutions"]]);
  assert.deepEqual(said(0), [0, ["No solution"]]);
});

test("boards of all kinds are on one sheet, where each rule is said once and has room", () => {
  const sudoku = sudokus.loaded(sudokus.EMPTY, "12".padEnd(81, "."));
  const list = [
    named(DIVIDED),
    { board: "sudoku", name: "Mine", state: sudoku },
    named(PARTLY),
    named(DIVIDED),
  ];
  const sheets = drawSheets(list, WANTED);
  assert.equal(sheets.length, 1);
  const said = words(sheets[0]);
  const heads = said.filter((text) => /^\d\. /.test(text));
  assert.deepEqual(heads, ["1. 4 queens", "2. Mine", "3. 4 queens", "4. 4 queens"]);
  const rules = said.at(-2);
  assert.equal(rules.match(/One queen/g).length, 2);
  for (const { width } of Object.values(PAPERS)) assert.ok(rules.length * 0.56 * 2.8 < width);
});

test("new ones are of the rule of the board, and their solution is known", () => {
  const kinds = [queens.newLike(DIVIDED), queens.newLike(PARTLY)];
  assert.equal(queens.newLike(board({ regions: REGIONS })), kinds[0]);
  assert.deepEqual(
    kinds.map(({ usual }) => usual),
    [
      ["easy", "medium", "hard", "extreme"],
      ["easy", "medium", "hard", "hard"],
    ],
  );
  for (const { levels, usual } of Object.values(PRINTED).map(({ newLike }) => newLike(PARTLY)))
    assert.ok(usual.length === 4 && usual.every((level) => levels.includes(level)));
  const [one, other] = kinds.map((kind) => kind.questionOf("hard"));
  assert.deepEqual([one.rule, other.rule, one.level, one.size], ["regions", "diagonals", "hard", 0]);
  assert.notEqual(one.seed, other.seed);
  const made = { n: 4, regions: "", queens: [[0, 1]], columns: [1, 3, 0, 2], level: "easy" };
  const { name, state, first } = kinds[1].read({ board: made }, "easy");
  assert.deepEqual([name, state], ["4 queens", PARTLY]);
  const answers = (asked) => asked === queens.toPrint(PARTLY, OWN).asked && { solutions: 1, first };
  const [, sheet] = drawSheets([{ board: "queens", name, state }], { ...WANTED, solution: true, answers });
  assert.equal(pieces(sheet), 4);
});
