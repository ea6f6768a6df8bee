import assert from "node:assert/strict";
import { test } from "node:test";
import { entryOf, LEVELS } from "../../static/js/techniques/reference.js";
import { examples } from "../../static/vendor/pyodide/examples.js";
import { techniques } from "../../static/vendor/pyodide/techniques.js";

// The reference of techniques: its texts, beside what the engine says

const entries = LEVELS.flatMap(({ entries }) => entries);
// A guess is named as what it is; larger fish than these are told of together, with one example.
const WITHOUT_EXAMPLE = ["trial-and-error"];

test("every technique of the engine has one entry, under its level, in the engine's order", () => {
  for (const { identifier, title, level, score } of techniques) {
    const telling = entries.filter(({ covers }) => covers.includes(identifier));
    assert.equal(telling.length, 1, identifier);
    assert.equal(entryOf(identifier), telling[0]);
    const [entry] = telling;
    if (entry.covers.length === 1)
      assert.deepEqual(
        [entry.name, entry.title, entry.level, entry.score],
        [identifier, title, level, score],
      );
  }
  const order = techniques.map(({ identifier }) => identifier);
  for (const { entries } of LEVELS) {
    const places = entries.map(({ covers }) => order.indexOf(covers[0]));
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    );
  }
});

test("an entry has a paragraph, says where to look, and names others that there are", () => {
  for (const { name, is, look, near } of entries) {
    const count = is.split(/\s+/).length;
    assert.ok(count >= 40 && count <= 80, `${name}: ${count} words`);
    for (const text of [is, look]) assert.match(text, /^[A-Z].*[.?]$/, name);
    assert.ok(near.length >= 2 && !near.includes(name) && new Set(near).size === near.length, name);
    for (const other of near) assert.equal(entryOf(other)?.name, other, `${name} is near ${other}`);
  }
});

test("an entry has an example of a technique that it tells of", () => {
  for (const { name, covers } of entries) {
    const drawn = covers.filter((covered) => Object.hasOwn(examples, covered));
    assert.equal(drawn.length > 0, !WITHOUT_EXAMPLE.includes(name), name);
    for (const technique of drawn) assert.equal(examples[technique].step.technique, technique);
  }
});
