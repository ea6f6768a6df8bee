import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import * as messages from "../../static/js/engine/messages.js";

const folder = new URL("../../static/js/engine/", import.meta.url);
const sources = readdirSync(folder)
  .filter((file) => file !== "messages.js")
  .map((file) => [file, readFileSync(new URL(file, folder), "utf8")]);
const names = Object.entries(messages).filter(([, name]) => typeof name === "string");

test("each message has a name of its own", () => {
  assert.equal(new Set(names.map(([, name]) => name)).size, names.length);
});

for (const [name] of names) {
  test(`${name} is said by one side and known to the other`, () => {
    const said = new RegExp(`(message|report)\\(${name}\\b`);
    const heard = new RegExp(`(===|!==) ${name}\\b`);
    const sides = (pattern) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);
    assert.notDeepEqual(sides(said), []);
    // FILES is the one answer to FEED, so the interpreter takes whatever comes for it.
    if (name !== "FILES") assert.notDeepEqual(sides(heard), []);
  });
}
