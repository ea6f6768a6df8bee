import assert from "node:assert/strict";
import { test } from "node:test";
import { createLarge } from "../../static/js/chess/knight-large.js";
import { asked, hasTour, NEW, untoured } from "../../static/js/chess/knight-state.js";

const LARGE = asked(NEW, { rows: 201, cols: 200, start: 0 });
const PATH = Uint32Array.of(0, 202, 404);

test("a tour that is not too large is kept with its board", () => {
  const large = createLarge();
  const state = asked(NEW, { rows: 200, cols: 200, start: 0 });
  const shown = large.toured(state, PATH, "An open tour", false, "");
  assert.deepEqual(shown.path, [0, 202, 404]);
  assert.ok(Array.isArray(shown.path));
  assert.equal(large.pathOf(shown), shown.path);
  assert.equal(createLarge().isMissing(shown), false);
});

test("of a larger one the board has nothing but what is said of it", () => {
  const large = createLarge();
  const state = large.toured(LARGE, PATH, "An open tour", false, "");
  assert.ok(!JSON.stringify(state).includes("202,404"));
  assert.equal(hasTour(state), true);
  assert.equal(large.pathOf(state), PATH);
  assert.equal(large.isMissing(state), false);
  assert.equal(large.pathOf(untoured(state)).length, 0);
  assert.equal(large.isMissing(untoured(state)), false);
});

test("it is missed where another page has it, or another board was asked for since", () => {
  const large = createLarge();
  const state = large.toured(LARGE, PATH, "An open tour", false, "");
  assert.equal(createLarge().isMissing(state), true);
  large.toured(asked(LARGE, { start: 1 }), PATH, "An open tour", false, "");
  assert.equal(large.isMissing(state), true);
  assert.equal(large.pathOf(state).length, 0);
  large.toured(LARGE, PATH, "An open tour", false, "");
  large.forget();
  assert.equal(large.isMissing(state), true);
});

test("it is missed where another method has found one since, and is looked for by its own", () => {
  const large = createLarge();
  const calm = large.toured(LARGE, PATH, "An open tour", false, "calm");
  assert.equal(large.missed(calm), "");
  const spliced = large.toured(LARGE, PATH.toReversed(), "An open tour", false, "spliced");
  assert.equal(large.pathOf(calm).length, 0);
  assert.equal(large.missed(calm), "calm");
  assert.equal(large.missed(spliced), "");
  assert.equal(createLarge().missed(spliced), "spliced");
});

test("a tour that comes again is no other one", () => {
  const large = createLarge();
  assert.equal(large.isOther(LARGE, PATH), true);
  const state = large.toured(LARGE, PATH, "An open tour", false, "");
  assert.equal(large.isOther(state, PATH.slice()), false);
  assert.equal(large.isOther(state, Uint32Array.of(0, 202)), true);
  assert.equal(large.isOther(state, Uint32Array.of(0, 202, 400)), true);
  assert.equal(large.isOther(state, []), false);
  large.forget();
  assert.equal(large.isOther(state, PATH), false);
});
