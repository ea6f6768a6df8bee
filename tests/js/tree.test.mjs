import assert from "node:assert/strict";
import { test } from "node:test";
import { fillMark, makeMark, placeMark } from "../../static/js/watch/views/tree-mark.js";

/** An element that keeps its attributes. */
function element() {
  const attributes = new Map();
  return {
    attributes,
    hasAttribute: (name) => attributes.has(name),
    getAttribute: (name) => attributes.get(name) ?? null,
    setAttribute: (name, value) => attributes.set(name, value),
    removeAttribute: (name) => attributes.delete(name),
  };
}

const FOLDED = { id: 3, label: "r1c3", outcome: "failed", size: 1204, hidden: 1204, missing: false };

test("what is folded away can be opened, unless it is left out", () => {
  const parts = { element: element(), box: element(), glyph: element(), text: element() };
  const mark = { ...parts, node: FOLDED, level: 2, key: "" };
  const fill = (node) => fillMark(Object.assign(mark, { node }), false);
  const said = () => ["aria-expanded", "aria-label"].map((name) => mark.element.getAttribute(name));
  fill(FOLDED);
  assert.deepEqual(said(), ["false", "1,204 calls folded away, failed; open them"]);
  fill({ ...FOLDED, missing: true });
  assert.deepEqual(said(), [null, "1,204 calls left out, failed"]);
  fill({ ...FOLDED, hidden: 0 });
  assert.deepEqual(said(), [null, "r1c3, failed, 1,204 calls"]);
});

test("a call has its place before it has an element: of many only those that are seen get one", () => {
  const mark = makeMark();
  placeMark(mark, { x: 10, y: 20, level: 2 }, null);
  const { x, y, level } = mark;
  assert.deepEqual([mark.element, x, y, level], [null, 10, 20, 2]);
});
