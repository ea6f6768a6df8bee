import assert from "node:assert/strict";
import { test } from "node:test";
import { LARGEST_KNOWN, published, SOURCES } from "../../static/js/count/published.js";
import { comparedWords, numbersOf, tooLong, whatIsCounted } from "../../static/js/count/words.js";
import { workersFor } from "../../static/js/parts/workers.js";

test("as many workers as there are cores, and room for in half of the memory", () => {
  const machine = { cores: 8, memory: 8, isCoarse: false };
  assert.equal(workersFor(18, machine), 5);
  assert.equal(workersFor(16, machine), 8);
  assert.equal(workersFor(18, { ...machine, cores: 2 }), 2);
  assert.equal(workersFor(18, { ...machine, memory: 2 }), 1);
  assert.equal(workersFor(18, { ...machine, memory: 0.5 }), 1);
});

test("four at most where the memory is not told, and two on a phone", () => {
  assert.equal(workersFor(18, { cores: 16, memory: 0, isCoarse: false }), 4);
  assert.equal(workersFor(14, { cores: 8, memory: 8, isCoarse: true }), 2);
  assert.equal(workersFor(14, { cores: 1, memory: 0, isCoarse: true }), 1);
});

test("what is published ends where nobody knows more", () => {
  assert.equal(published(0), null);
  assert.equal(published(LARGEST_KNOWN + 1), null);
  assert.deepEqual(published(1), { total: "1", fundamental: "1", by: "" });
  // Longer than a number may be: no digit of it is lost.
  assert.equal(numbersOf(published(27)).split(" ")[0], "234,907,967,154,122,528");
});

test("a count is compared with what is published, and said to be other where it is", () => {
  const eight = published(8);
  assert.equal(
    comparedWords(true, eight, SOURCES),
    "The published numbers are the same (OEIS A000170 and A002562).",
  );
  assert.match(
    comparedWords(false, eight, SOURCES),
    /^The published numbers are others: 92 solutions, 12 fundamental/,
  );
});

test("it is said who counted what is too long for a page, where that is told", () => {
  assert.match(tooLong(published(26), SOURCES), /First counted by Thomas Preußer and others, .* in 2009\.$/);
  assert.doesNotMatch(tooLong(published(19), SOURCES), /First counted/);
});

test("the board that is counted is empty, whatever is on the reader's", () => {
  assert.equal(whatIsCounted(1, true), "In how many ways 1 queen can stand on an empty 1 by 1 board.");
  assert.match(whatIsCounted(8, false), /, without what is on yours\.$/);
});
