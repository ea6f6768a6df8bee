import assert from "node:assert/strict";
import { test } from "node:test";
import { numbersText, squaresText, tourJson, tourTexts } from "../../static/js/chess/knight-files.js";

// On 3 by 4, with the top row's first square left out.
const PATH = [8, 1, 7, 10];

test("squares are named in the order of the moves", () => {
  assert.equal(squaresText(PATH, 3, 4), "a1 b3 d2 c1");
  assert.equal(squaresText(Uint32Array.of(999, 0), 1000, 1000), "all1000 a1000");
  assert.equal(squaresText([], 3, 4), "");
});

test("the board of numbers has a line a row, in columns of one width", () => {
  assert.equal(numbersText(PATH, 3, 4), " 0  2  0  0\n 0  0  0  3\n 1  0  4  0");
  assert.equal(numbersText(Uint32Array.of(0), 1, 1), "1");
});

test("a tour as JSON is that of the shell", () => {
  const tour = { rows: 3, cols: 4, path: Uint32Array.from(PATH), closes: false, caption: "An open tour" };
  const squares = [
    [2, 0],
    [0, 1],
    [1, 3],
    [2, 2],
  ];
  assert.deepEqual(JSON.parse(tourJson(tour)), { rows: 3, cols: 4, closed: false, path: squares });
  const holed = { ...tour, closes: true, holes: [0, 11] };
  const holes = [
    [0, 0],
    [2, 3],
  ];
  assert.deepEqual(JSON.parse(tourJson(holed)), { rows: 3, cols: 4, closed: true, holes, path: squares });
  assert.ok(tourJson(tour).startsWith('{"rows": 3, "cols": 4, "closed": false, "path": [[2, 0], [0, 1], '));
});

test("what can be saved as text has a name and a file each", () => {
  const texts = tourTexts(PATH, 3, 4).map(({ label, file, content }) => [label, file, content]);
  assert.deepEqual(texts, [
    ["Squares in their order", "knight", "a1 b3 d2 c1"],
    ["Board of move numbers", "knight-numbers", numbersText(PATH, 3, 4)],
  ]);
});
