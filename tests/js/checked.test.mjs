import assert from "node:assert/strict";
import { test } from "node:test";
import { checkedSummary } from "../../static/js/watch/words.js";

const judged = (name, title, right = true) => ({ name, right, document: title && { title } });

test("what a program is checked beside is named, on each board where that is not the same", () => {
  const one = [judged("N = 1", "Scan"), judged("N = 2", "Scan", false), judged("N = 3", undefined, null)];
  assert.equal(
    checkedSummary(one, 3, true),
    "3 boards: 1 right, 1 wrong, 1 left out. Counts: yours / those of “Scan”.",
  );
  const two = [judged("N = 1", "Columns"), judged("N = 4", "Scan"), judged("N = 5", "Scan")];
  assert.equal(
    checkedSummary(two, 8, false),
    "3 of 8 boards: 3 right, 0 wrong. Counts: yours / those of “Columns” on N = 1; of “Scan” on N = 4, N = 5.",
  );
  assert.equal(
    checkedSummary([judged("N = 1", undefined, null)], 8, false),
    "1 of 8 boards: 0 right, 0 wrong, 1 left out.",
  );
});
