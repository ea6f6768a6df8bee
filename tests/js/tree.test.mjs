import assert from "node:assert/strict";
import { test } from "node:test";
import { fillMark } from "../../static/js/watch/views/tree-mark.js";

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
  const mark = { element: element(), box: element(), glyph: element(), text: element(), level: 2, key: "" };
  const said = () => ["aria-expanded", "aria-label"].map((name) => mark.element.getAttribute(name));
  fillMark(mark, FOLDED, false);
  assert.deepEqual(said(), ["false", "1,204 calls folded away, failed; open them"]);
  fillMark(mark, { ...FOLDED, missing: true }, false);
  assert.deepEqual(said(), [null, "1,204 calls left out, failed"]);
  fillMark(mark, { ...FOLDED, hidden: 0 }, false);
  assert.deepEqual(said(), [null, "r1c3, failed, 1,204 calls"]);
});
