import assert from "node:assert/strict";
import { test } from "node:test";
import { raceBoard, raceState } from "../../static/js/parts/words.js";
import * as race from "../../static/js/watch/race/state.js";

const OPENING = { rows: 1, cols: 2, start: [0, 0], titles: ["First", "Second"], checks: true };
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
