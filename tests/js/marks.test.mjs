import assert from "node:assert/strict";
import { test } from "node:test";
import {
  apart,
  average,
  columnsOf,
  drawArea,
  drawDeadEnds,
  drawGap,
  drawSolutions,
  highest,
} from "../../static/js/watch/marks.js";

/** A context that notes what is filled: boxes as [x, y, width, height], and how far to the side flags reach. */
function sheet() {
  const drawn = { boxes: [], flags: [] };
  let corners = [];
  return {
    drawn,
    fillRect: (...box) => drawn.boxes.push(box),
    beginPath() {
      corners = [];
    },
    moveTo: (x) => corners.push(x),
    lineTo: (x) => corners.push(x),
    fill: () => drawn.flags.push(corners[1]),
  };
}

/** So many parts, with these counts at these indexes. */
const parts = (length, counts) => Array.from({ length }, (_, index) => counts[index] ?? 0);

test("a column takes in the parts whose middles lie in it", () => {
  assert.deepEqual(columnsOf([1, 2, 3, 4, 5, 6], 3, highest), [2, 4, 6]);
  assert.deepEqual(columnsOf([1, 2, 3, 4, 5, 6], 3, average), [1.5, 3.5, 5.5]);
  assert.deepEqual(columnsOf([], 2, highest), [0, 0]);
});

test("what is the same everywhere looks the same in columns of unequal numbers of parts", () => {
  assert.deepEqual(new Set(columnsOf(parts(600, Array(600).fill(3)), 271, average)), new Set([3]));
});

test("solutions that stand alone are told from those that would hide each other", () => {
  const { places, dense } = apart(parts(100, { 0: 1, 40: 1, 44: 1, 49: 1, 80: 2, 90: 1 }), 5);
  assert.deepEqual(places, [0.005, 0.495, 0.905]);
  assert.deepEqual(dense, parts(100, { 40: 1, 44: 1, 80: 2 }));
});

test("among many that hide each other none is made to stand alone", () => {
  const counts = parts(100, { 0: 1, 40: 1, 41: 1, 80: 2 });
  assert.deepEqual(apart(counts, 5), { places: [], dense: counts });
});

test("dead ends are as high as they are dense, and a single one is seen", () => {
  const context = sheet();
  drawDeadEnds(context, [100, 50, 1, 0], 8, 20, 10, "red");
  assert.deepEqual(context.drawn.boxes, [
    [0, 10, 2, 10],
    [2, 15, 2, 5],
    [4, 18, 2, 2],
  ]);
});

test("columns of a width that is no whole number lie side by side", () => {
  const context = sheet();
  drawArea(context, parts(600, Array(600).fill(1)), 541.5, 50, 40);
  const { boxes } = context.drawn;
  assert.equal(boxes.length, 270);
  for (const [index, [x]] of boxes.slice(1).entries()) assert.equal(x, boxes[index][0] + boxes[index][2]);
  assert.deepEqual(new Set(boxes.map(([, top, , tall]) => `${top} ${tall}`)), new Set(["10 40"]));
});

test("a lone solution has a flag, within the strip; a crowd of them is drawn without", () => {
  const lone = sheet();
  drawSolutions(lone, parts(600, { 299: 1, 599: 1 }), 300, 18, 5, "green");
  assert.deepEqual(lone.drawn.boxes, [
    [150, 0, 2, 18],
    [298, 0, 2, 18],
  ]);
  assert.deepEqual(lone.drawn.flags, [155, 293]);
  const crowd = sheet();
  drawSolutions(crowd, parts(600, Array(600).fill(1)), 300, 18, 5, "green");
  assert.deepEqual(crowd.drawn.flags, []);
  assert.equal(crowd.drawn.boxes.length, 150);
  assert.deepEqual(new Set(crowd.drawn.boxes.map(([, top, , tall]) => `${top} ${tall}`)), new Set(["0 7"]));
});

test("a strip without anything on it stays empty", () => {
  const context = sheet();
  drawSolutions(context, [], 300, 18, 5, "green");
  drawDeadEnds(context, parts(600, {}), 300, 18, 8, "red");
  assert.deepEqual(context.drawn, { boxes: [], flags: [] });
});

test("a break is cleared where steps are left out, and has two strokes over the whole height", () => {
  const drawn = [];
  const context = {
    clearRect: (...box) => drawn.push(["clear", ...box]),
    beginPath() {},
    moveTo: (...to) => drawn.push(["from", ...to]),
    lineTo: (...to) => drawn.push(["to", ...to]),
    stroke: () => drawn.push(["stroke", context.strokeStyle]),
  };
  drawGap(context, null, 100, 20, "red");
  assert.deepEqual(drawn, []);
  drawGap(context, 0.9, 100, 20, "red");
  assert.deepEqual(drawn, [
    ["clear", 85, 0, 10, 20],
    ["from", 85, 20],
    ["to", 89, 0],
    ["stroke", "red"],
    ["from", 91, 20],
    ["to", 95, 0],
    ["stroke", "red"],
  ]);
});
