import assert from "node:assert/strict";
import { test } from "node:test";
import { inParts } from "../../static/js/watch/views/output.js";

const LONG = {
  nothing: "",
  "a few lines": "row 0\nrow 1\n",
  lines: "a b\n".repeat(25_000),
  "empty lines": "\n".repeat(100_000),
  "one line": "a".repeat(100_000),
  "characters of two": `a${"\u{1F469}".repeat(49_000)}`,
  "a long line among others": `${"b\n".repeat(3000)}${"c".repeat(30_000)}\n${"d\n".repeat(3000)}`,
};
for (const [what, words] of Object.entries(LONG)) {
  test(`${what}: all of an output is in its parts, and none of these is large`, () => {
    const parts = inParts(words);
    assert.equal(parts.join(""), words);
    assert.ok(parts.every(({ length }) => length > 0 && length <= 20_000));
    for (const part of parts) assert.ok(part.split("\n").length <= 2001);
    assert.ok(parts.every((part) => part.isWellFormed?.() ?? true));
  });
}

test("a line is whole where it is not very long, and what comes is put at the end", () => {
  const words = `${"a".repeat(70)}\n`.repeat(200);
  const parts = inParts(words);
  assert.ok(parts.length > 5);
  assert.ok(parts.every((part) => part.endsWith("\n")));
  assert.deepEqual(inParts(`${words}more\n`).slice(0, parts.length - 1), parts.slice(0, -1));
});
