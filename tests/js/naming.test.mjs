import assert from "node:assert/strict";
import { test } from "node:test";
import { renamed } from "../../static/js/chess/naming.js";
import { choose, knownSettings, setting } from "../../static/js/parts/settings.js";

globalThis.document = /** @type {any} */ ({ documentElement: { dataset: {} } });
const EIGHT = { rows: 8, cols: 8 };

test("squares are named by the habit of their board until the reader wants it otherwise", () => {
  choose({});
  assert.equal(renamed("Row 1, column 2, queen", EIGHT, false), "Row 1, column 2, queen");
  assert.equal(renamed("The tour starts at a1.", EIGHT, true), "The tour starts at a1.");
});

test("rows and columns become a1, in sentences and in labels", () => {
  choose({ squares: "chess" });
  for (const [text, wanted] of [
    ["Row 1, column 2, queen", "b8, queen"],
    [
      "The queen in row 8, column 1 is attacked by the queens in row 1, column 8; row 4, column 5.",
      "The queen on a1 is attacked by the queens on h8; e5.",
    ],
    ["Row 5 has one free square left: column 3.", "Rank 4 has one free square left: file c."],
    // A board that is used to it is left alone, and so is what is quoted.
    ["Kept in the Library as 'row 1, column 1'.", "Kept in the Library as 'row 1, column 1'."],
  ]) {
    assert.equal(renamed(text, EIGHT, false), wanted);
  }
  assert.equal(renamed("a1, start", EIGHT, true), "a1, start");
});

test("a1 becomes row and column where that is a square", () => {
  choose({ squares: "counted" });
  for (const [text, wanted] of [
    ["a1, start", "Row 8, column 1, start"],
    ["The tour starts at h8.", "The tour starts at row 1, column 8."],
    ["Saved as c1.py.", "Saved as c1.py."],
    ["'e4 idea' is open, and k9 is no square.", "'e4 idea' is open, and k9 is no square."],
  ]) {
    assert.equal(renamed(text, EIGHT, true), wanted);
  }
});

test("of what was kept only settings are taken that there are", () => {
  assert.deepEqual(knownSettings({ timer: "hidden", sound: "on", same: "odd" }), { timer: "hidden" });
  for (const odd of [null, 7, "timer", []]) assert.deepEqual(knownSettings(odd), {});
  // What is usual is not noted, so that it may change.
  choose({ timer: "shown", peers: "kept" });
  assert.deepEqual([setting("timer"), setting("peers")], ["shown", "kept"]);
  assert.equal(document.documentElement.dataset.settings, "peers-kept");
});
