import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { settle } from "./engine-clock.mjs";

const { startThread } = await import("../../static/js/engine/thread.js");

let elements;
let core;

/** A thread of a page on which PyScript is there. */
const start = (name) => startThread(name, Promise.resolve(TEXTS), Promise.resolve(core));
const TEXTS = { interpreter: new Blob(), door: new Blob() };

beforeEach(() => {
  elements = [];
  core = { hooks: { main: { onWorker: new Set() } } };
  globalThis.document = {
    createElement: () => ({ setAttribute() {}, remove: () => {} }),
    body: { append: (element) => elements.push(element) },
  };
});

/** PyScript has made the worker of an element: its hooks hear of it first. */
function made(element) {
  const worker = { terminate: () => (worker.ended = true), ended: false };
  for (const hook of core.hooks.main.onWorker) hook(null, worker);
  element.xworker = worker;
  return worker;
}

test("workers that start at the same time arrive where they were asked for", async () => {
  const threads = ["a", "b"].map((name) => start(name));
  await settle();
  const second = made(elements[1]);
  const first = made(elements[0]);
  assert.equal(await threads[0].arrived, first);
  assert.equal(await threads[1].arrived, second);
  assert.equal(core.hooks.main.onWorker.size, 0);
});

test("a worker that is stopped ends at once, on arrival, or is never asked for", async () => {
  const there = start("a");
  await settle();
  const worker = made(elements[0]);
  await there.arrived;
  there.stop();
  assert.equal(worker.ended, true);

  const coming = start("b");
  await settle();
  coming.stop();
  const late = made(elements[1]);
  await settle();
  assert.equal(late.ended, true);

  start("c").stop();
  await settle();
  assert.equal(elements.length, 2);
  assert.equal(core.hooks.main.onWorker.size, 0);
});
