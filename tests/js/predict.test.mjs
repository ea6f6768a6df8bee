import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chosenBy,
  nameOfAnswer,
  readNumber,
  readSquare,
  sizeOf,
} from "../../static/js/watch/predict/reading.js";
import { createScore, scoreKept, withAnswer } from "../../static/js/watch/predict/score.js";

const SIX = { rows: 6, cols: 6 };

test("a square is read as row and column, in words or numbers, and by its chess name", () => {
  for (const text of ["2 3", "2,3", "row 2, column 3", "(2; 3)", "٢ ٣"])
    assert.equal(readSquare(text, SIX), 8);
  assert.equal(readSquare("a1", SIX), 30);
  assert.equal(readSquare("F6", SIX), 5);
  assert.equal(readSquare("4 1", { rows: 4, cols: 7 }), 21);
  for (const text of ["", "7 1", "1 7", "0 1", "1 2 3", "g1", "here"])
    assert.equal(readSquare(text, SIX), null);
});

test("a board's size is that of its question", () => {
  assert.deepEqual(sizeOf({ n: 6 }), SIX);
  assert.deepEqual(sizeOf({ rows: 3, cols: 4 }), { rows: 3, cols: 4 });
  for (const side of [4, 9, 16]) {
    assert.deepEqual(sizeOf({ givens: ".".repeat(side * side) }), { rows: side, cols: side });
  }
});

test("a number is read within what makes sense", () => {
  const within = { least: 0, most: 6 };
  assert.equal(readNumber(" 0 ", within), 0);
  assert.equal(readNumber("6", within), 6);
  for (const text of ["", "7", "-1", "1.5", "two"]) assert.equal(readNumber(text, within), null);
});

test("a key chooses an answer by its place", () => {
  const options = [
    ["yes", "Yes"],
    ["no", "No"],
  ];
  assert.equal(chosenBy("2", options), "no");
  for (const key of ["3", "0", "a", "F1"]) assert.equal(chosenBy(key, options), undefined);
  assert.equal(nameOfAnswer({ form: "choice", options }, "no"), "No");
  assert.equal(nameOfAnswer({ form: "number", options: [] }, "3"), "3");
  assert.equal(nameOfAnswer({ form: "square", options: [] }, "3"), "");
});

test("of a score that is kept only what it can be is read", () => {
  assert.deepEqual(scoreKept({ asked: 9, right: 7 }), { asked: 9, right: 7 });
  assert.deepEqual(scoreKept({ asked: 2, right: 7 }), { asked: 2, right: 2 });
  for (const raw of [null, 7, "x", {}, { asked: -1, right: 1 }, { asked: 1.5 }, { asked: "9", right: "7" }]) {
    assert.deepEqual(scoreKept(raw), { asked: 0, right: 0 });
  }
  assert.deepEqual(withAnswer({ asked: 1, right: 1 }, false), { asked: 2, right: 1 });
});

test("where nothing is kept the score is that of the visit", async () => {
  const score = createScore(null);
  await score.note(true);
  assert.deepEqual(await score.note(false), { asked: 2, right: 1 });
  assert.deepEqual(await score.read(), { asked: 2, right: 1 });
  assert.deepEqual(await score.clear(), { asked: 0, right: 0 });
});
