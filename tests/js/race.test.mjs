import assert from "node:assert/strict";
import { test } from "node:test";
import { createRacers } from "../../static/js/watch/race/racers.js";
import * as race from "../../static/js/watch/race/state.js";
import { RUNS_FIRST, raceBoard, raceState } from "../../static/js/watch/race/words.js";

const OPENING = {
  rows: 1,
  cols: 2,
  start: [0, 0],
  holes: [],
  titles: ["First", "Second"],
  checks: true,
  programs: [true, false],
};
const BEGUN = race.begun("queens", OPENING);

/** The counters of a side in a frame. */
const side = (done, placements, solutions, steps) => [done, 2, 3, placements, 5, solutions, steps, 8];
/** A race after a frame: both sides' counters, the difference, both boards. */
const after = (left, right) => race.moved(BEGUN, Float64Array.from([...left, ...right, 0, 1, 0, 0, 2]));

test("a frame of a race is counters and boards", () => {
  assert.deepEqual(
    [race.countsOf(BEGUN, 0), race.valuesOf(BEGUN, 1), race.standing(BEGUN)],
    [null, [0, 0], ""],
  );
  const state = after(side(1, 1204, 1, 7), side(0, 0, 0, 9));
  const counts = {
    done: 1,
    calls: 2,
    tries: 3,
    placements: 1204,
    undos: 5,
    solutions: 1,
    steps: 7,
    checks: 8,
  };
  assert.deepEqual(race.countsOf(state, 0), counts);
  assert.equal(race.countsOf(state, 1).steps, 9);
  assert.deepEqual(Array.from(race.valuesOf(state, 0)), [1, 0]);
  assert.deepEqual(Array.from(race.valuesOf(state, 1)), [0, 2]);
});

test("a race has steps to go back to, and on to", () => {
  const first = [race.NONE, BEGUN, after(side(0, 0, 0, 0), side(0, 0, 0, 0))];
  assert.deepEqual(first.map(race.isAtStart), [true, true, true]);
  assert.equal(race.isAtStart(after(side(0, 0, 0, 0), side(0, 1, 0, 1))), false);
  assert.equal(race.isAtStart(after(side(1, 0, 0, 0), side(0, 0, 0, 0))), false);
  assert.equal(race.isDone(race.NONE), false);
});

test("a race stands where its sides do", () => {
  const said = (left, right) => race.standing(after(left, right));
  const searching = "Step 1,200 on the left, step 7 on the right.";
  assert.equal(said(side(0, 1, 0, 1200), side(0, 1, 0, 7)), searching);
  const both = "First: no solution with 1 placement. Second: 1,500 solutions with 2 placements.";
  assert.equal(said(side(1, 1, 0, 4), side(1, 2, 1500, 5)), both);
  const left = "First: one solution with 1,204 placements. Second is still searching.";
  assert.equal(said(side(1, 1204, 1, 7), side(0, 0, 0, 9)), left);
  const right = "Second: 2 solutions with 2 placements. First is still searching.";
  assert.equal(said(side(0, 1, 0, 4), side(1, 2, 2, 5)), right);
  const done = ([one, two]) => race.isDone(after(side(one, 1, 0, 4), side(two, 2, 2, 5)));
  assert.deepEqual(
    [
      [1, 1],
      [1, 0],
      [0, 1],
    ].map(done),
    [true, false, false],
  );
});

test("a race that is over says which side needed fewer placements", () => {
  const said = (left, right) =>
    race
      .standing(after(side(1, left, 1, 7), side(1, right, 1, 9)))
      .split(". ")
      .at(-1);
  assert.equal(said(876, 2057), "The left needed 57 % fewer placements.");
  assert.equal(said(2057, 876), "The right needed 57 % fewer placements.");
  assert.equal(said(64, 64), "Both needed the same number.");
  // Shares that would round to nothing or to all are numbers.
  assert.equal(said(1000, 999), "The right needed 1 fewer placements.");
  assert.equal(said(64, 8_250_733), "The left needed 8,250,669 fewer placements.");
});

test("a race says where its sides parted, until it goes on", () => {
  const state = race.differing(BEGUN, 1032, [1, -1], ["a queen", "The search has ended."]);
  assert.equal(
    race.standing(state),
    "Step 1,032 is the first that differs. Start the race to go on from here.",
  );
  const on = race.unmarked(state);
  assert.deepEqual([on.marked, on.said, race.standing(on)], [[-1, -1], ["", ""], ""]);
});

test("a side that is done says so, and that its last solution is shown", () => {
  const said = (done, solutions) => [raceState({ done, solutions }), raceBoard("First", { done, solutions })];
  assert.deepEqual(said(0, 3), ["○ Searching", "First: the board now"]);
  assert.deepEqual(said(1, 0), ["✕ No solution", "First: the board now"]);
  assert.deepEqual(said(1, 1), ["✓ Done", "First: its last solution"]);
  assert.deepEqual(said(1, 92), ["✓ Done: the last solution", "First: its last solution"]);
  assert.deepEqual([raceState(null), raceBoard("First", null)], ["Not started", "First: the board now"]);
});

test("a program runs first, and what ended it before its time is said of its side", () => {
  assert.deepEqual([race.wordsOf(BEGUN, 0), race.wordsOf(BEGUN, 1)], [RUNS_FIRST, ""]);
  const fault = "NameError in line 2: name 'n' is not defined.";
  const state = race.moved(
    race.ready(BEGUN, [fault, ""]),
    after(side(1, 12, 0, 12), side(1, 4, 1, 9)).numbers,
  );
  assert.equal(race.wordsOf(state, 0), "");
  assert.deepEqual([race.faultOf(state, 0), race.faultOf(state, 1)], [fault, ""]);
  const standing = `First, after 12 placements: ${fault} Second: one solution with 4 placements.`;
  assert.equal(race.standing(state), standing);
  assert.equal(raceState({ done: 1, solutions: 0 }, fault), `✕ ${fault}`);
  assert.equal(raceState({ done: 0, solutions: 0 }, fault), "○ Searching");
});

const STRATEGIES = {
  queens: [
    { name: "board-scan", title: "Scan" },
    { name: "bitmasks", title: "Masks" },
  ],
  sudoku: [{ name: "first-empty", title: "First" }],
  regions: [
    { name: "regions-rows", title: "Rows" },
    { name: "regions-fewest", title: "Fewest" },
  ],
};
const OPEN = { key: "your-code", name: "Mine", isOpen: true };
const [MINE, OTHER] = [
  { key: "k-1", name: "Mine", isOpen: true },
  { key: "k-2", name: "Other", isOpen: false },
];

/** Who can race on the queens' board, and what can be changed of that. */
function racersOf(programs, isWatched = true) {
  const page = { programs, isWatched, rule: "" };
  const own = { programs: () => page.programs, isWatched: () => page.isWatched };
  const racers = createRacers({ board: () => "queens", rule: () => page.rule, own });
  racers.know(STRATEGIES);
  return { page, racers, pair: () => [racers.racer(0), racers.racer(1)] };
}

test("the reader's program races where that is watched, unless others are chosen", () => {
  const { page, racers, pair } = racersOf([OPEN, MINE]);
  assert.deepEqual(pair(), ["your-code", "bitmasks"]);
  page.isWatched = false;
  assert.deepEqual(pair(), ["board-scan", "bitmasks"]);
  racers.choose("bitmasks", "your-code");
  assert.deepEqual(pair(), ["bitmasks", "your-code"]);
  racers.choose("", "first-empty");
  assert.deepEqual(pair(), ["board-scan", "bitmasks"]);
});

test("a rule of the board has racers of its own", () => {
  const { page, racers, pair } = racersOf([OPEN], false);
  racers.choose("bitmasks", "board-scan");
  page.rule = "regions";
  assert.deepEqual(pair(), ["regions-rows", "regions-fewest"]);
  assert.deepEqual(
    racers.groups()[0].options.map(([name]) => name),
    ["regions-rows", "regions-fewest"],
  );
  racers.choose("regions-fewest", "bitmasks");
  assert.deepEqual(pair(), ["regions-fewest", "regions-fewest"]);
  page.rule = "";
  assert.deepEqual(pair(), ["bitmasks", "board-scan"]);
});

test("strategies and programs are listed, what is open as such", () => {
  const { page, racers } = racersOf([OPEN, MINE, OTHER]);
  const [builtIn, own] = racers.groups();
  assert.deepEqual(builtIn.options, [
    ["board-scan", "Scan"],
    ["bitmasks", "Masks"],
  ]);
  assert.deepEqual(own.options, [
    ["your-code", "Your code (Mine)"],
    ["k-2", "Other"],
  ]);
  racers.choose("k-1", "");
  assert.deepEqual(
    racers.groups()[1].options.map(([key]) => key),
    ["your-code", "k-1", "k-2"],
  );
  page.programs = null;
  assert.deepEqual(racers.groups()[1].options, [["your-code", "Your code"]]);
});

test("who is not there any more gives way until it is back, and an address names what others have, too", () => {
  const { page, racers, pair } = racersOf([OPEN, OTHER]);
  racers.choose("k-2", "your-code");
  assert.deepEqual(pair(), ["k-2", "your-code"]);
  assert.deepEqual(racers.named(), { left: "", right: "your-code" });
  page.programs = [OPEN];
  assert.deepEqual(pair(), ["your-code", "your-code"]);
  page.programs = [OPEN, OTHER];
  assert.deepEqual(pair(), ["k-2", "your-code"]);
});

test("a program needs the editor", () => {
  const { page, racers } = racersOf(null, false);
  assert.equal(racers.needsEditor(), false);
  racers.choose("your-code", "");
  assert.equal(racers.needsEditor(), true);
  page.programs = [OPEN];
  assert.equal(racers.needsEditor(), false);
});
