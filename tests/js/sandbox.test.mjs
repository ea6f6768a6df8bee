import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { pass, settle, ticking } from "./engine-clock.mjs";

const { Sandbox } = await import("../../static/js/sandbox/sandbox.js");
const { Sandboxes } = await import("../../static/js/sandbox/sandboxes.js");
const { makeFrame } = await import("../../static/js/sandbox/frame.js");
const { SCHEMA } = await import("../../static/js/sandbox/schema.js");

/** What frame.js returns, with a worker in it that does what the test says. */
class FakeFrame {
  told = [];
  removed = false;
  constructor(hear) {
    this.say = hear;
  }
  tell(message) {
    this.told.push(message);
  }
  remove() {
    this.removed = true;
  }
  /** What the worker was told last. */
  get asked() {
    return this.told.at(-1).said;
  }
}

let frame;
let rest;
const parts = {
  start: async () => ({ script: "the worker", files: { program: "a blob" } }),
  rest: () => rest(),
};

beforeEach(() => {
  rest = async () => "the rest";
});

function begin(made = parts) {
  return new Sandbox(made, (hear) => {
    frame = new FakeFrame(hear);
    return frame;
  });
}

/** A life that has come up. */
async function grown() {
  const life = begin();
  frame.say({ there: true });
  await settle();
  frame.say({ ready: true });
  await life.ready;
  return life;
}

test("a life that comes up is fed once, and has the door's words", async () => {
  const life = begin();
  frame.say({ there: true });
  frame.say({ there: true });
  await settle();
  assert.deepEqual(frame.told, [
    { script: "the worker", schema: SCHEMA, said: { files: { program: "a blob" } } },
  ]);
  assert.equal(life.worker, null);
  frame.say({ ready: true });
  assert.equal(await life.ready, life);
  assert.deepEqual(Object.keys(life.worker).sort(), ["ask", "close", "open", "work"]);
  assert.equal(ticking(), 0);
});

test("answers come to who has asked, and nothing goes on ticking", async () => {
  const life = await grown();
  const one = life.guard(life.worker.work(1, 20));
  const first = frame.asked;
  const other = life.guard(life.worker.ask(1, "moment", "{}"));
  const second = frame.asked;
  assert.deepEqual([first.word, first.values], ["work", [1, 20]]);
  frame.say({ id: second.id, answer: new Int32Array([7]) });
  frame.say({ id: first.id, answer: '{"done":true}' });
  assert.equal(await one, '{"done":true}');
  assert.deepEqual(await other, new Int32Array([7]));
  assert.equal(life.ended, false);
  assert.equal(ticking(), 0);
});

test("what our scripts do not say is not heard", async () => {
  const life = await grown();
  const answer = life.worker.open("program", "{}");
  const { id } = frame.asked;
  for (const said of [
    ...[null, undefined, 7, "ready", [], {}, { lines: "many" }, { lines: -0.5 }, { broken: {} }],
    ...[
      { id: "1", answer: 1 },
      { id: id + 1, answer: 1 },
      { id: id + 1, error: "x" },
      { id, lines: 3 },
    ],
    Object.create({ id, answer: 1 }),
  ]) {
    frame.say(said);
  }
  assert.equal(life.ended, false);
  assert.equal(life.lines, 0);
  frame.say({ lines: 12 });
  assert.equal(life.lines, 12);
  frame.say({ id, answer: 3 });
  assert.equal(await answer, 3);
  frame.say({ id, answer: 4 });
  assert.equal(life.ended, false);
});

test("an answer of a kind that the door does not give ends it", async () => {
  for (const made of [{ sentence: "made up" }, "made up", "", null, true, [1]]) {
    const life = await grown();
    const answer = life.worker.close(1);
    frame.say({ id: frame.asked.id, answer: made });
    await assert.rejects(answer, /brought its Python down \(it answered what is no answer\)/);
    assert.equal(frame.removed, true);
  }
});

test("an end is said to all who wait, and to who asks later", async () => {
  const life = await grown();
  const answers = [life.worker.work(1, 20), life.worker.ask(1, "moment", "{}")];
  life.end("Stopped.");
  for (const answer of answers) await assert.rejects(life.guard(answer), { message: "Stopped." });
  assert.deepEqual(await life.gone, { sentence: "Stopped.", reload: false });
  assert.equal(frame.removed, true);
  await life.used;
  await assert.rejects(life.guard(life.worker.close(1)), { message: "Stopped." });
  await assert.rejects(life.guard(life.worker.open("program", "{}")), { message: "Stopped." });
  assert.equal(life.why, "Stopped.");
  life.end("Again.");
  assert.equal(life.why, "Stopped.");
  assert.equal(ticking(), 0);
});

test("one that does not answer is ended some time after a program would have been", async () => {
  const life = await grown();
  const answer = assert.rejects(life.worker.work(1, 20), /could not be stopped from inside/);
  await pass(12);
  assert.equal(life.ended, false);
  await pass(1);
  await answer;
  assert.equal(frame.removed, true);
  assert.equal(ticking(), 0);
});

test("one that does not come up says why", async () => {
  const silent = begin();
  await pass(60);
  assert.match((await silent.gone).sentence, /could not be started \(nothing has happened for 60 seconds\)/);
  const unfed = begin({ start: () => Promise.reject(new Error("no files")) });
  frame.say({ there: true });
  await assert.rejects(unfed.ready, /could not be started \(no files\)/);
  const broken = begin();
  frame.say({ broken: "CompileError: no" });
  await assert.rejects(broken.ready, /could not be started \(CompileError: no\)/);
  assert.equal(ticking(), 0);
});

test("a program that brings Python down is told from one that is none", async () => {
  for (const [error, sentence] of [
    ["RangeError: Maximum call stack size exceeded", /went deeper than Python can follow/],
    ["InternalError: too much recursion", /went deeper than Python can follow/],
    ["RuntimeError: unreachable", /brought its Python down \(RuntimeError: unreachable\)/],
  ]) {
    const life = await grown();
    const answer = life.worker.work(1, 20);
    frame.say({ id: frame.asked.id, error });
    await assert.rejects(answer, sentence);
  }
});

const MISSING = '{"code":"no-module","values":{"module":"datetime"},"sentence":"…"}';

test("a program that imports what is not there is opened again with all there is", async () => {
  const life = await grown();
  const job = life.worker.open("program", '{"code": "import datetime"}');
  frame.say({ id: frame.asked.id, answer: MISSING });
  await settle();
  assert.deepEqual(frame.told.at(-2), { said: { more: "the rest" } });
  assert.deepEqual(frame.asked.values, ["program", '{"code": "import datetime"}']);
  frame.say({ id: frame.asked.id, answer: 1 });
  assert.equal(await job, 1);
  const other = life.worker.open("program", '{"code": "import numpy"}');
  frame.say({ id: frame.asked.id, answer: MISSING });
  assert.equal(await other, MISSING);
});

test("where the rest does not arrive, that is said", async () => {
  rest = () => Promise.reject(new Error("offline"));
  const life = await grown();
  const job = life.worker.open("program", "{}");
  frame.say({ id: frame.asked.id, answer: MISSING });
  await assert.rejects(job, /standard library did not arrive/);
  assert.match(life.why, /Press Run to try again/);
});

test("where it is gone with the version of this page, that is said: to run again would not help", async () => {
  const gone = Object.assign(new Error("gone"), { isOther: true });
  rest = () => Promise.reject(gone);
  const life = await grown();
  const job = life.worker.open("program", "{}");
  frame.say({ id: frame.asked.id, answer: MISSING });
  await assert.rejects(job, /new version of Undoku. Reload the page and press Run; your program is kept\.$/);
  const unfed = begin({ start: () => Promise.reject(gone) });
  frame.say({ there: true });
  await assert.rejects(unfed.ready, /Reload the page and press Run/);
});

/** What makes lives that come up at once, on a machine with so many gigabytes and such a pointer. */
function machine(memory, pointer) {
  Object.defineProperty(globalThis, "navigator", { value: { deviceMemory: memory }, configurable: true });
  globalThis.matchMedia = (query) => ({ matches: query === `(pointer: ${pointer})` });
  const made = [];
  const sandboxes = new Sandboxes({}, () => {
    const life = begin();
    made.push(life);
    frame.say({ ready: true });
    return life;
  });
  return { made, sandboxes };
}

test("one waits for the next run when the one before has been used", async () => {
  const { made, sandboxes } = machine(8, "fine");
  sandboxes.prepare();
  sandboxes.prepare();
  assert.equal(made.length, 1);
  assert.equal(await sandboxes.take(), made[0]);
  await settle();
  assert.equal(made.length, 1);
  made[0].end();
  await settle();
  assert.equal(made.length, 2);
  assert.equal(await sandboxes.take(), made[1]);
  // Two at once, for a race.
  assert.equal(await sandboxes.take(), made[2]);
});

test("one that has ended while it waited is given to nobody", async () => {
  const { made, sandboxes } = machine(undefined, "fine");
  sandboxes.prepare();
  made[0].end();
  assert.equal(await sandboxes.take(), made[1]);
});

test("nobody waits where memory is short, nor on a phone", async () => {
  for (const { made, sandboxes } of [machine(2, "fine"), machine(8, "coarse")]) {
    sandboxes.prepare();
    assert.equal(made.length, 0);
    (await sandboxes.take()).end();
    await settle();
    assert.equal(made.length, 1);
  }
});

test("only what is said in its own frame is heard", () => {
  const own = { postMessage() {} };
  const listeners = new Set();
  const frames = [];
  globalThis.document = {
    createElement: () => ({ contentWindow: own, setAttribute() {}, remove: () => frames.pop() }),
    body: { append: (element) => frames.push(element) },
  };
  globalThis.window = {
    addEventListener: (_, act) => listeners.add(act),
    removeEventListener: (_, act) => listeners.delete(act),
  };
  const heard = [];
  const { remove } = makeFrame((data) => heard.push(data));
  for (const [source, data] of [
    [own, 1],
    [{}, 2],
    [globalThis.window, 3],
    [null, 4],
  ]) {
    for (const act of listeners) act({ source, data });
  }
  assert.deepEqual(heard, [1]);
  remove();
  assert.equal(frames.length + listeners.size, 0);
});
