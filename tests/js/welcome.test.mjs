import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readAddress } from "../../static/js/boards/address.js";
import { BOARDS } from "../../static/js/boards/boards.js";

const PAGES = ["index.html", "static/js/chess/queens.html", "static/js/chess/knight.html"];

/** What the doors open: [the door's name, what its address names] each. */
const doors = PAGES.flatMap((path) =>
  Array.from(
    readFileSync(path, "utf8").matchAll(/data-door="(\w+)"[^>]*? data-go="([^"]*)"/g),
    ([, door, fragment]) => [door, readAddress(`#${fragment.replaceAll("&amp;", "&")}`)],
  ),
);

test("every address behind a door is whole", () => {
  assert.equal(doors.length, 3);
  for (const [, named] of doors) assert.deepEqual([named.error, named.problems], [undefined, []]);
});

test("a door to watch opens what an unused board shows", () => {
  for (const [, { board, state, step }] of doors.filter(([door]) => door === "watch")) {
    const { first } = BOARDS[board];
    assert.equal(step.strategy, first.strategy);
    for (const [key, value] of Object.entries(first.state))
      assert.deepEqual(state[key], value, `${board} ${key}`);
  }
});
