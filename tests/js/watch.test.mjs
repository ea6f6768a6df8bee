import assert from "node:assert/strict";
import { test } from "node:test";
import { backTo, overviewLegend, raceBoard, raceState } from "../../static/js/parts/words.js";
import * as kept from "../../static/js/watch/kept.js";
import { legendOf } from "../../static/js/watch/legend.js";
import { createClock, RATES } from "../../static/js/watch/player/clock.js";
import * as places from "../../static/js/watch/player/place.js";
import { createSpeech } from "../../static/js/watch/player/speech.js";
import * as race from "../../static/js/watch/race/state.js";

const FRAME = 1000 / 60;

/** A window whose time goes on by hand: frames are drawn and timers fire as it passes. */
function machine({ calm = false } = {}) {
  let now = 1000;
  let next = 1;
  const frames = new Map();
  const timers = new Map();
  return {
    performance: { now: () => now },
    matchMedia: () => ({ matches: calm }),
    requestAnimationFrame(act) {
      frames.set(next, act);
      return next++;
    },
    cancelAnimationFrame: (id) => frames.delete(id),
    setTimeout(act, wait) {
      timers.set(next, [now + wait, act]);
      return next++;
    },
    clearTimeout: (id) => timers.delete(id),
    pass(milliseconds) {
      for (const end = now + milliseconds; now < end - 1e-6; ) {
        now += FRAME;
        for (const [id, act] of Array.from(frames)) {
          frames.delete(id);
          act(now);
        }
        for (const [id, [at, act]] of Array.from(timers)) {
          if (at > now) continue;
          timers.delete(id);
          act();
        }
      }
    },
  };
}

/** A clock in such a window, and the steps that it asks for. */
function clockIn(world, answer = true) {
  const asked = [];
  const clock = createClock((steps) => {
    asked.push(steps);
    if (answer) clock.answered();
  }, world);
  return { clock, asked };
}

/** Play for some seconds, every step answered at once; returns the steps that were asked for. */
function played(rate, seconds, options) {
  const world = machine(options);
  const { clock, asked } = clockIn(world);
  clock.rate = rate;
  clock.start();
  world.pass(seconds * 1000);
  return asked;
}

const sum = (numbers) => numbers.reduce((whole, number) => whole + number, 0);

test("a search plays at its rate, at most once a frame", () => {
  for (const rate of RATES) {
    const asked = played(rate, 4);
    assert.ok(Math.abs(sum(asked) - 4 * rate) <= rate / 60 + 1.5, `${rate}: ${sum(asked)}`);
    assert.ok(asked.length <= 4 * 60, `${rate}: ${asked.length} frames`);
  }
});

test("who wants little motion is shown at most two pictures a second, at the same rate", () => {
  for (const rate of RATES) {
    const asked = played(rate, 4, { calm: true });
    assert.ok(asked.length <= 8, `${rate}: ${asked.length} pictures`);
    assert.ok(sum(asked) >= 3.4 * rate, `${rate}: ${sum(asked)}`);
  }
});

test("no step is asked for before the last one was shown", () => {
  const world = machine();
  const { clock, asked } = clockIn(world, false);
  clock.rate = 60;
  clock.start();
  world.pass(1000);
  assert.equal(asked.length, 1);
  clock.answered();
  world.pass(2 * FRAME);
  assert.equal(asked.length, 2);
});

test("after a long pause of the machine only a quarter of a second is made up for", () => {
  const world = machine();
  const frames = [];
  world.requestAnimationFrame = (act) => frames.push(act);
  const { clock, asked } = clockIn(world);
  clock.rate = 60;
  clock.start();
  frames.pop()(world.performance.now() + 60_000);
  assert.deepEqual(asked, [16]);
});

test("a clock that is stopped or waits asks for nothing", () => {
  const world = machine();
  const { clock, asked } = clockIn(world);
  clock.start();
  assert.equal(clock.running, true);
  clock.stop();
  assert.equal(clock.running, false);
  world.pass(2000);
  clock.start();
  clock.wait();
  world.pass(2000);
  assert.deepEqual(asked, []);
});

/** What is said, and when, of milestones that come every so many milliseconds. */
function milestones(gap, count) {
  const world = machine();
  const said = [];
  const speech = createSpeech((text) => said.push([world.performance.now(), text]), world);
  for (let number = 1; number <= count; number++) {
    speech.milestone(`Solution ${number}`);
    world.pass(gap);
  }
  return { world, speech, said };
}

test("milestones are said at least one and a half seconds apart, the latest of them", () => {
  const { world, said } = milestones(100, 40);
  world.pass(5000);
  for (let index = 1; index < said.length; index++) assert.ok(said[index][0] - said[index - 1][0] >= 1500);
  assert.equal(said[0][1], "Solution 1");
  assert.equal(said.at(-1)[1], "Solution 40");
  assert.ok(said.length <= 4, `${said.length}`);
});

test("milestones that are far apart are all said", () => {
  assert.equal(milestones(1600, 5).said.length, 5);
});

test("a sentence that was asked for is said at once, and hushing takes back what waits", () => {
  const { world, speech, said } = milestones(100, 2);
  speech.sentence("Row 1: 5.");
  assert.equal(said.at(-1)[1], "Row 1: 5.");
  speech.milestone("Solution 3");
  speech.hush();
  world.pass(5000);
  assert.equal(said.at(-1)[1], "Row 1: 5.");
});

const RECORDED = places.grown(places.BEGINNING, 3, true);

test("buttons with nowhere to go are idle", () => {
  const names = ["first", "back", "forward", "last", "over"];
  const stuck = (at) => names.filter((to) => places.isStuck(places.arrived(RECORDED, at, 0), to));
  assert.deepEqual([0, 1, 3].map(stuck), [["first", "back"], [], ["forward", "last"]]);
});

test("the way back is there while there is a step to go back to", () => {
  const stuck = (before) => places.isStuck(places.offered(RECORDED, before), "return");
  assert.deepEqual([-1, 0, 2].map(stuck), [true, false, false]);
  assert.equal(backTo(1204), "Back to step 1,204");
});

test("the end is the last step of a recording that is complete", () => {
  const isAtEnd = (place, index) => places.isAtEnd(places.arrived(place, index, 0));
  assert.deepEqual([isAtEnd(RECORDED, 3), isAtEnd(RECORDED, 2)], [true, false]);
  assert.equal(isAtEnd(places.grown(RECORDED, 3, false), 3), false);
});

test("while a search plays, solutions and the end are said", () => {
  const place = places.grown(places.BEGINNING, 1204, true);
  const said = (index, found) => places.milestones(place, places.arrived(place, index, found), "The end.");
  assert.deepEqual(said(7, 0), []);
  assert.deepEqual(said(1200, 1), ["Solution 1, at step 1,200."]);
  assert.deepEqual(said(1204, 0), ["The last step, 1,204. The end."]);
});

const TOUR = places.parted(RECORDED, 10, 12);

test("steps that are kept stand side by side, over what is left out", () => {
  const steps = [0, 1, 2, 3, 10, 11, 12];
  assert.deepEqual(
    steps.map((step) => kept.placeOf(TOUR, step)),
    [0, 1, 2, 3, 4, 5, 6],
  );
  assert.deepEqual(
    steps.map((_, place) => kept.stepAt(TOUR, place)),
    steps,
  );
  assert.deepEqual(
    [kept.lastOf(TOUR), kept.placesOf(TOUR), kept.leftOut(TOUR), kept.gapOf(TOUR)],
    [12, 6, 7, 3.5 / 6],
  );
  // No place is that of two steps, and one of the gap has that of what follows it.
  assert.equal(kept.placeOf(TOUR, 7), 4);
});

test("a search that is kept whole has its steps for places", () => {
  assert.deepEqual(
    [kept.placeOf(RECORDED, 2), kept.stepAt(RECORDED, 2), kept.lastOf(RECORDED), kept.placesOf(RECORDED)],
    [2, 2, 3, 3],
  );
  assert.deepEqual([kept.leftOut(RECORDED), kept.gapOf(RECORDED)], [0, null]);
});

test("where the last steps are kept as well, the end is the last of them", () => {
  const stuck = (at) => places.isStuck(places.arrived(TOUR, at, 0), "forward");
  assert.deepEqual([3, 10, 12].map(stuck), [false, false, true]);
  const ends = (at) => places.isAtEnd(places.arrived(TOUR, at, 0));
  assert.deepEqual([3, 12].map(ends), [false, true]);
  const tail = places.arrived(TOUR, 11, 0);
  const said = places.milestones(tail, places.arrived(TOUR, 12, 1), "A tour.");
  assert.deepEqual(said, ["Solution 1, at step 12.", "The last step, 12. A tour."]);
});

test("what was found in the gap is not said to be found at the step that follows it", () => {
  const before = places.arrived(TOUR, 3, 0);
  const said = (place) => places.milestones(before, place, "");
  assert.deepEqual(said(places.arrived(TOUR, 10, 49)), []);
  const after = places.arrived(TOUR, 10, 49);
  assert.deepEqual(places.milestones(after, places.arrived(TOUR, 11, 50), ""), ["Solution 50, at step 11."]);
});

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

test("the legend has the marks that a strategy brings about", () => {
  const marks = (...what) => legendOf(...what).map(([mark]) => mark);
  const states = ["possible", "provisional", "impossible", "permanent"];
  assert.deepEqual(marks("sudoku", ["possible", "impossible", "forbids"], "options"), [
    ...states,
    "forbids",
    "options",
  ]);
  assert.deepEqual(marks("queens", ["possible", "impossible"], ""), states);
  assert.deepEqual(marks("queens", ["possible", "impossible", "forbids"], "markers").slice(4), [
    "forbids",
    "markers",
  ]);
  assert.deepEqual(marks("knight", ["possible", "impossible"], "degrees"), ["start", ...states, "degrees"]);
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

test("the overview says what its directions and its marks are", () => {
  assert.equal(overviewLegend(0, 0), "Time from left to right, depth as height.");
  assert.equal(overviewLegend(2, 1), "Time from left to right, depth as height, ⚑ solutions, ╷ dead ends.");
  assert.equal(
    overviewLegend(0, 1, 34_970_289),
    "Time from left to right, depth as height, ╷ dead ends, // 34,970,289 steps left out.",
  );
});
