import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as messages from "../../static/js/engine/messages.js";

const read = (file) => readFileSync(new URL(`../../static/js/engine/${file}`, import.meta.url), "utf8");
const names = Object.entries(messages).filter(([, name]) => typeof name === "string");

/** Who says what to whom, from the table at the head of the file. */
const table = Array.from(
  read("messages.js").matchAll(/^\/\/ +([\w.]+) +-> ([\w.]+) +([A-Z]+(?:, [A-Z]+)*)/gm),
  ([, from, to, said]) => said.split(", ").map((name) => ({ from, to, name })),
).flat();

test("each message has a name of its own", () => {
  assert.equal(new Set(names.map(([, name]) => name)).size, names.length);
});

test("the table has every message", () => {
  assert.deepEqual(new Set(table.map(({ name }) => name)), new Set(names.map(([name]) => name)));
});

for (const { from, to, name } of table) {
  test(`${from} says ${name} to ${to}`, () => {
    assert.match(read(from), new RegExp(`\\b(message|report)\\(${name}\\b`));
    // What answers FEED is what was asked for, so the interpreter takes whatever comes for it.
    if (!["FILES", "ARCHIVES"].includes(name)) assert.match(read(to), new RegExp(`(===|!==) ${name}\\b`));
  });
}
