import assert from "node:assert/strict";
import { test } from "node:test";
import { glide } from "../../static/js/page/glide.js";

const box = (left, top, width) => ({ left, top, width, height: width });

/** An element that stands in one box and, when it was changed, in another; how it moved. */
function moved(from, to, { reduced = false } = {}) {
  const moves = [];
  let now = from;
  globalThis.matchMedia = () => ({ matches: reduced });
  const element = {
    getBoundingClientRect: () => now,
    animate: (frames, { duration }) => moves.push([frames.map(({ transform }) => transform), duration]),
  };
  glide(element, () => {
    now = to;
  });
  assert.equal(now, to, "it is changed at once");
  return moves;
}

test("what stands elsewhere comes there from where it was, in one movement", () => {
  assert.deepEqual(moved(box(100, 60, 600), box(16, 80, 300)), [
    [["translate(84px, -20px) scale(2)", "none"], 180],
  ]);
});

test("what stays, comes or goes does not move", () => {
  assert.deepEqual(moved(box(16, 80, 300), box(16, 80, 300)), []);
  assert.deepEqual(moved(box(0, 0, 0), box(16, 80, 300)), []);
  assert.deepEqual(moved(box(16, 80, 300), box(0, 0, 0)), []);
});

test("nothing moves where less movement is wanted", () => {
  assert.deepEqual(moved(box(100, 60, 600), box(16, 80, 300), { reduced: true }), []);
});
