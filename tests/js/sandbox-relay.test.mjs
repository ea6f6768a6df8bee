import assert from "node:assert/strict";
import { test } from "node:test";
import { RELAY } from "../../static/js/sandbox/relay.js";
import { SCHEMA } from "../../static/js/sandbox/schema.js";
import { FLOOD, NO_ANSWER } from "../../static/js/sandbox/words.js";

/** A relay on a clock that the test winds, with a worker that says what the test says. */
function begin() {
  const heard = [];
  const timers = new Map();
  const around = { now: 1000, worker: { told: [], ended: false } };
  class Worker {
    constructor() {
      around.worker.say = (data) => this.onmessage?.({ data });
    }
    postMessage(said) {
      around.worker.told.push(said);
    }
    terminate() {
      around.worker.ended = true;
    }
  }
  const given = {
    Worker,
    postMessage: (data) => heard.push(data),
    performance: { now: () => around.now },
    URL: { createObjectURL: () => "blob:" },
    Blob: class {},
    setTimeout(act, after) {
      timers.set(timers.size + 1, { act, at: around.now + after });
      return timers.size;
    },
    clearTimeout: (timer) => timers.delete(timer),
  };
  const make = new Function(
    ...Object.keys(given),
    `let onmessage; ${RELAY.replace('"use strict";', "")} return (data) => onmessage({ data });`,
  );
  const tell = make(...Object.values(given));
  tell({ script: "the worker", schema: SCHEMA, said: { files: {} } });
  const { worker } = around;
  let id = 0;
  return {
    ...{ heard, worker, tell },
    say: (data) => worker.say(data),
    ask(word, ...values) {
      id += 1;
      tell({ said: { id, word, values } });
      return id;
    },
    pass(milliseconds) {
      const until = around.now + milliseconds;
      for (; around.now < until; around.now += 1) {
        for (const [timer, { act, at }] of [...timers]) {
          if (at <= around.now && timers.delete(timer)) act();
        }
      }
    },
  };
}

const REPORT = JSON.stringify({ steps: 0, since: 0, all: 0, calls: 0, stopped: false, done: true, spent: 1 });

/** A relay whose program is open as job 1, and has been heard of. */
function opened() {
  const relay = begin();
  relay.say({ ready: true });
  relay.say({ id: relay.ask("open", "program", "{}"), answer: 1 });
  relay.heard.length = 0;
  return relay;
}

test("what our worker says comes through, and to whom it answers", () => {
  const relay = opened();
  const id = relay.ask("work", 1, 20);
  assert.deepEqual(relay.worker.told.at(-1), { id, word: "work", values: [1, 20] });
  relay.say({ id, answer: REPORT });
  const other = relay.ask("close", 1);
  relay.say({ id: other, answer: undefined });
  assert.deepEqual(relay.heard, [
    { id, answer: REPORT },
    { id: other, answer: undefined },
  ]);
});

test("of many reports the latest comes, one in a tenth of a second", () => {
  const relay = opened();
  relay.ask("work", 1, 20);
  for (let lines = 1; lines <= 2000; lines += 1) {
    relay.say({ lines });
    relay.pass(1);
  }
  assert.ok(relay.heard.length <= 21 && relay.heard.length >= 18, String(relay.heard.length));
  relay.pass(200);
  assert.deepEqual(relay.heard.at(-1), { lines: 2000 });
  assert.equal(relay.worker.ended, false);
});

test("the last report comes before the answer", () => {
  const relay = opened();
  const id = relay.ask("work", 1, 20);
  for (const lines of [1, 2, 3]) relay.say({ lines });
  relay.pass(1);
  relay.say({ lines: 4 });
  relay.say({ id, answer: REPORT });
  assert.deepEqual(relay.heard.slice(-2), [{ lines: 4 }, { id, answer: REPORT }]);
  relay.pass(500);
  assert.deepEqual(relay.heard.at(-1), { id, answer: REPORT });
});

test("a flood ends it, in a clause", () => {
  const relay = opened();
  relay.ask("work", 1, 20);
  for (let lines = 0; lines < 1_000_000; lines += 1) relay.say({ lines });
  relay.pass(1000);
  assert.deepEqual(relay.heard, [{ broken: FLOOD }]);
  assert.equal(relay.worker.ended, true);
});

const FORGED = {
  "a report that is a text": () => ({ lines: "a".repeat(1000) }),
  "a report of what we do not report": () => ({ found: 7 }),
  "two things at once": () => ({ ready: true, lines: 7 }),
  nothing: () => null,
  "a list": () => [1],
  "an answer to nobody": (id) => ({ id: id + 1, answer: REPORT }),
  "an answer of another kind": (id) => ({ id, answer: 7 }),
  "an answer that is an object": (id) => ({ id, answer: { length: 4e9 } }),
  "an answer without its names": (id) => ({ id, answer: "{}" }),
  "an error that is none": (id) => ({ id, error: {} }),
};
for (const [what, make] of Object.entries(FORGED)) {
  test(`${what} ends it, and does not come through`, () => {
    const relay = opened();
    const id = relay.ask("work", 1, 20);
    relay.say(make(id));
    assert.deepEqual(relay.heard, [{ broken: NO_ANSWER }]);
    assert.equal(relay.worker.ended, true);
    relay.say({ id, answer: REPORT });
    assert.equal(relay.heard.length, 1);
  });
}

test("an answer is held against what was asked of a job of its kind", () => {
  for (const [name, fits] of [
    ["overview", true],
    ["variables", false],
  ]) {
    const relay = opened();
    const id = relay.ask("ask", 1, name, "{}");
    relay.say({ id, answer: '{"depths":[],"solutions":[],"deadEnds":[]}' });
    assert.equal(relay.worker.ended, !fits);
  }
});
