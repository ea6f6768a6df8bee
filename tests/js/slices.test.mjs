import assert from "node:assert/strict";
import { test } from "node:test";
import { createSlices } from "../../static/js/library/slices.js";

const RECORDS = Array.from({ length: 1000 }, (_, id) => ({ id }));
const FOUND = RECORDS.slice(-300);

/** Goes on until nobody is called any more: how many cards there were each time. */
async function drawn(slices, calls) {
  const seen = [];
  do {
    calls.length = 0;
    seen.push(slices.of(RECORDS, FOUND).cards);
    await new Promise((resolve) => setTimeout(resolve));
  } while (calls.length > 0);
  return seen;
}

test("many records get their cards some at a time, in their order, what is found first", async () => {
  const calls = [];
  const slices = createSlices(() => calls.push(1));
  const seen = await drawn(slices, calls);
  assert.ok(seen.length > 3);
  const sizes = seen.map(({ length }) => length);
  for (const [index, size] of sizes.entries()) assert.ok(size - (sizes[index - 1] ?? 0) <= 200);
  assert.ok(seen[0].every((record) => FOUND.includes(record)));
  assert.ok(FOUND.every((record) => seen[1].includes(record)));
  assert.deepEqual(seen.at(-1), RECORDS);
  for (const cards of seen)
    assert.deepEqual(
      cards,
      [...cards].sort((one, other) => one.id - other.id),
    );
});

test("what is found again is shown some at a time, in its order, and what is not found is hidden at once", async () => {
  const calls = [];
  const slices = createSlices(() => calls.push(1));
  await drawn(slices, calls);
  assert.deepEqual(
    [...slices.of(RECORDS, FOUND).shown],
    FOUND.map(({ id }) => id),
  );
  const few = slices.of(RECORDS, RECORDS.slice(5, 8)).shown;
  assert.deepEqual([...few], [5, 6, 7]);
  const first = slices.of(RECORDS, RECORDS).shown.size;
  assert.ok(first > 200 && first < 1000);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(calls.length, 1);
  const { shown } = slices.of(RECORDS, RECORDS);
  assert.deepEqual(new Set(shown), new Set(RECORDS.map(({ id }) => id)));
});

test("a card is whole among the first that are found, and once it is reached", async () => {
  const calls = [];
  const slices = createSlices(() => calls.push(1));
  await drawn(slices, calls);
  const whole = () => [...slices.of(RECORDS, FOUND).whole].sort((one, other) => one - other);
  assert.deepEqual(
    whole(),
    FOUND.slice(0, 40).map(({ id }) => id),
  );
  // However many are reached at once, it is drawn once for all of them.
  for (const id of [3, 4, 5]) slices.reached(id);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(calls.length, 1);
  assert.deepEqual(whole().slice(0, 4), [3, 4, 5, 700]);
  slices.reset();
  assert.equal(slices.of(RECORDS, FOUND).cards.length, 200);
  assert.ok(!whole().includes(3));
});
