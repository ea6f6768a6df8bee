// What waits for Python is what the contract lists.

import assert from "node:assert/strict";
import { test } from "node:test";
import { WAITING } from "../../static/js/page/solving.js";
import { WHEN_READY } from "../../static/js/parts/words.js";
import { callbacks } from "../../tools/contract.mjs";

const { waiting, work } = callbacks;

test("all that is work of the engine has its sentence while the engine is awaited, and nothing else has", () => {
  assert.deepEqual(Object.keys(WHEN_READY).sort(), Object.keys(work).sort());
});

test("what waits for the callbacks, and can be taken back until they are there, is a piece of work", () => {
  assert.deepEqual(WAITING.toSorted(), waiting.toSorted());
  const begins = Object.values(work).flat();
  assert.deepEqual(
    waiting.filter((event) => !begins.includes(event)),
    [],
  );
});
