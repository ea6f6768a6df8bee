import assert from "node:assert/strict";
import { test } from "node:test";
import { legendOf } from "../../static/js/watch/legend.js";
import { createClock, RATES } from "../../static/js/watch/player/clock.js";
import * as places from "../../static/js/watch/player/place.js";
import { createSpeech } from "../../static/js/watch/player/speech.js";
import { backTo, overviewLegend } from "../../static/js/watch/words.js";
import { RECORDED } from "./places.mjs";

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
  assert.deepEqual(marks("queens", ["possible", "impossible", "fruitful"], "").slice(2, 4), [
    "impossible",
    "fruitful",
  ]);
  assert.deepEqual(marks("knight", ["possible", "impossible"], "degrees"), ["start", ...states, "degrees"]);
});

test("the overview says what its directions and its marks are", () => {
  assert.equal(overviewLegend(0, 0), "Time from left to right, depth as height.");
  assert.equal(overviewLegend(2, 1), "Time from left to right, depth as height, ⚑ solutions, ╷ dead ends.");
  assert.equal(
    overviewLegend(0, 1, 34_970_289),
    "Time from left to right, depth as height, ╷ dead ends, // 34,970,289 steps left out.",
  );
});
