import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BOARDS } from "../../static/js/boards/boards.js";
import { readAddress } from "../../static/js/page/address.js";
import { EXAMPLES } from "../../static/js/welcome/examples.js";

const PAGES = ["index.html", "static/js/chess/queens.html", "static/js/chess/knight.html"];

/** What the doors open: [the door's name, what its address names] each. */
const doors = PAGES.flatMap((path) =>
  Array.from(
    readFileSync(path, "utf8").matchAll(/data-door="(\w+)"[^>]*? data-go="([^"]*)"/g),
    ([, door, fragment]) => [door, readAddress(`#${fragment.replaceAll("&amp;", "&")}`)],
  ),
);

test("every address behind a door is whole", () => {
  assert.equal(doors.length, 6);
  for (const [, named] of doors) assert.deepEqual([named.error, named.problem], [undefined, ""]);
});

test("the puzzle behind the first door is the first of the examples", () => {
  const [, named] = doors.find(([door, { board }]) => door === "play" && board === "sudoku");
  assert.equal(named.state.givens, EXAMPLES.sudoku[0].state.givens);
});

test("a door to watch opens what an unused board shows", () => {
  for (const [, { board, state, step }] of doors.filter(([door]) => door === "watch")) {
    const { first } = BOARDS[board];
    assert.equal(step.strategy, first.strategy);
    for (const [key, value] of Object.entries(first.state))
      assert.deepEqual(state[key], value, `${board} ${key}`);
  }
});
