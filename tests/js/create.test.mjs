import assert from "node:assert/strict";
import { test } from "node:test";
import { solvedKept, streakOf, withSolved } from "../../static/js/create/days.js";
import { createStock } from "../../static/js/create/stock.js";
import { made } from "../../static/js/create/words.js";
import { dayName, nameOf } from "../../static/js/parts/new-puzzles.js";
import { LEVELS } from "../../static/js/parts/origins.js";
import { wishes } from "../../static/vendor/pyodide/wishes.js";

// New puzzles

test("a puzzle is called by its level and its day", () => {
  assert.equal(nameOf({ level: "easy", day: "2026-11-27" }), "Easy, 27 November 2026");
  assert.equal(nameOf({ level: "extreme", day: "" }), "Extreme");
  assert.equal(nameOf({ level: "", day: "" }), "Sudoku");
  assert.equal(dayName("2024-02-29"), "29 February 2024");
  assert.equal(made("Hard", 24, 1204), "Hard: 24 givens, score 1,204, one solution.");
});

const solvedOn = (...days) =>
  days.reduce((solved, [day, now = day]) => withSolved(solved, { day, level: "easy" }, now), {});

test("days in a row are those on which a puzzle was solved on its day, up to yesterday or today", () => {
  const three = solvedOn(["2026-02-27"], ["2026-02-28"], ["2026-03-01"]);
  assert.equal(streakOf(three, "2026-03-01"), 3);
  // Today's may still come.
  assert.equal(streakOf(three, "2026-03-02"), 3);
  assert.equal(streakOf(three, "2026-03-03"), 0);
  assert.equal(streakOf({}, "2026-03-03"), 0);
  // A day that was made up for is solved, and breaks the row all the same.
  const later = withSolved(three, { day: "2026-03-02", level: "hard" }, "2026-03-03");
  assert.deepEqual(later["2026-03-02"], { levels: ["hard"], inTime: false });
  assert.equal(streakOf(later, "2026-03-03"), 0);
});

test("of what was kept of the days only what is whole is taken", () => {
  const solved = withSolved(solvedOn(["2026-11-27"]), { day: "2026-11-27", level: "hard" }, "2026-11-28");
  assert.deepEqual(solvedKept(structuredClone(solved)), solved);
  assert.deepEqual(solved["2026-11-27"], { levels: ["easy", "hard"], inTime: true });
  for (const odd of [null, undefined, 4, "x", [], { day: 1 }, { "2026-02-30": solved["2026-11-27"] }])
    assert.deepEqual(solvedKept(odd), {});
  const partly = solvedKept({ "2026-11-27": { levels: ["easy", "odd", 4], inTime: 1 } });
  assert.deepEqual(partly, { "2026-11-27": { levels: ["easy"], inTime: false } });
});

/** A stock on a machine, and the levels that it asks for. */
function stocked(machine = {}) {
  const asked = [];
  const raise = (_, { question }) => asked.push(question && JSON.parse(question).level);
  return {
    asked,
    stock: createStock(
      raise,
      { board: "sudoku", levels: LEVELS, questionOf: (level) => ({ level }) },
      machine,
    ),
  };
}

test("a puzzle of each level is made ahead once somebody wants new ones, one after the other", () => {
  const { stock, asked } = stocked();
  assert.equal(stock.take("easy"), undefined);
  assert.deepEqual(asked, []);
  stock.begin();
  for (let count = 0; count < 5; count += 1) stock.put(`made ${count}`);
  assert.deepEqual(asked, ["easy", "medium", "hard", "unfair", "extreme", ""]);
  assert.equal(stock.take("hard"), "made 2");
  // Another one takes its place.
  assert.equal(asked.at(-1), "hard");
  assert.equal(stock.take("hard"), undefined);
  stock.put("made anew");
  assert.equal(stock.take("hard"), "made anew");
});

test("where none could be made, none is made ahead any more", () => {
  const { stock, asked } = stocked();
  stock.begin();
  stock.put(undefined);
  assert.deepEqual(asked, ["easy", ""]);
});

test("nothing is made ahead where data are saved, or there is little memory", () => {
  for (const machine of [{ connection: { saveData: true } }, { deviceMemory: 1 }]) {
    const { stock, asked } = stocked(machine);
    stock.begin();
    assert.deepEqual(asked, []);
  }
});

test("the techniques that can be wished are those of a path", () => {
  assert.ok(wishes.techniques.length >= 55);
  assert.ok(wishes.techniques.includes("x-wing") && !wishes.techniques.includes("trial-and-error"));
});
