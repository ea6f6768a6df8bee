import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { takeHeader, withHeader } from "../../static/js/code/header.js";
import { NOTHING } from "../../static/js/parts/wanted.js";

const TEXT = "def solve(board):\n    return True\n";
// The same lines are read by the shell: tests/unit/programs.
const HEADERS = JSON.parse(readFileSync(new URL("../unit/programs/headers.json", import.meta.url), "utf8"));

for (const { line, wanted } of HEADERS) {
  test(`the first line ${line} is read as the shell reads it`, () => {
    const read = takeHeader(`${line}\n${TEXT}`);
    const text = wanted ? TEXT : `${line}\n${TEXT}`;
    assert.deepEqual(read, { wanted: { ...NOTHING, ...wanted }, text });
  });
}

test("what is chosen comes back from a file, and the text is as it was", () => {
  const wholes = HEADERS.filter(({ wanted }) => wanted).map(({ wanted }) => ({ ...NOTHING, ...wanted }));
  for (const text of [TEXT, "", `# undoku: script\n${TEXT}`]) {
    for (const wanted of wholes) assert.deepEqual(takeHeader(withHeader({ text, wanted })), { wanted, text });
  }
  assert.equal(withHeader({ text: TEXT, wanted: { ...NOTHING, input: "8\n" } }), TEXT);
});
