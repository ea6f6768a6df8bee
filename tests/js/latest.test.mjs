// What is typed is kept at once, and of what is typed meanwhile the latest.

import assert from "node:assert/strict";
import { test } from "node:test";
import { latest } from "../../static/js/parts/latest.js";

/** A deed that ends when it is told to, and notes what it was given. */
function deed() {
  const given = [];
  const ends = [];
  const act = (text) => {
    given.push(text);
    return new Promise((resolve, reject) => ends.push({ resolve, reject }));
  };
  return { given, ends, act };
}

test("the first is acted on at once, and of those that come meanwhile the latest", async () => {
  const { given, ends, act } = deed();
  const note = latest(act);
  const all = note("a");
  assert.deepEqual(given, ["a"]);
  note("ab");
  note("abc");
  assert.deepEqual(given, ["a"]);
  ends[0].resolve();
  await null;
  assert.deepEqual(given, ["a", "abc"]);
  ends[1].resolve();
  await all;
  note("abcd");
  assert.deepEqual(given, ["a", "abc", "abcd"]);
});

test("after one that has failed the next is acted on", async () => {
  const { given, ends, act } = deed();
  const note = latest(act);
  const first = note("a");
  ends[0].reject(new Error("no room"));
  await assert.rejects(first, /no room/);
  note("b");
  assert.deepEqual(given, ["a", "b"]);
});
