import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { stateKept, stateOf } from "../../static/js/splice/state.js";

// One window for all: what speaks in it hears of all that is done, as in a page.
const sent = [];
const heard = [];
const parent = { postMessage: (message, origin) => sent.push({ message, origin }) };
globalThis.window = { parent };
globalThis.scrollY = 0;
globalThis.innerHeight = 720;
globalThis.addEventListener = (_, hear) => heard.push(hear);
globalThis.document = { getElementById: () => ({ getBoundingClientRect: () => ({ bottom: 500.2 }) }) };
globalThis.ResizeObserver = class {
  observe() {}
};
const { speak } = await import("../../static/js/splice/splice.js");
const { results } = await import("../../static/js/learn/results.js");
const { standing } = await import("../../static/js/learn/standing.js");

const COURSE = "https://course.example";
const SOLVED = { exercise: "by-hand queens", solved: true, tries: 2, score: 1 };
let ours = [];
/** What was sent since by the one that has begun to speak last, when all of it is. */
const after = async (act) => {
  sent.length = 0;
  act();
  await Promise.resolve();
  await Promise.resolve();
  ours = sent.filter(({ message }) => message.activity_id === asked.activity_id);
  return ours.map(({ message, origin }) => [message.subject, origin]);
};
let task = 0;
let hear;
let asked;
const answer = (more = {}, event = {}) =>
  hear({
    source: parent,
    origin: COURSE,
    data: { subject: "SPLICE.getState.response", message_id: asked.message_id, state: null, ...more },
    ...event,
  });

beforeEach(() => {
  sent.length = 0;
  task += 1;
  speak(`#board=queens&task=${task}&embed=1`);
  hear = heard.at(-1);
  asked = sent[0].message;
});

test("at first only an id and a height are sent, to anybody", () => {
  assert.deepEqual(
    sent.map(({ message, origin }) => [Object.keys(message), origin]),
    [
      [["subject", "message_id", "activity_id"], "*"],
      [["subject", "message_id", "height"], "*"],
    ],
  );
  assert.equal(sent[1].message.height, 501);
  const ids = [
    `#board=queens&task=${task}`,
    `#board=knight&mode=watch&task=${task}&embed=1`,
    "#board=queens&task=other",
    "#board=queens&n=4&strategy=markers&step=1&view=code&embed=1",
    "#board=queens&n=4&strategy=markers&step=7&view=tree&embed=1",
    "#board=queens&n=8&strategy=markers&step=1&view=code&embed=1",
    "#board=queens&n=4&step=8&lesson=undo.2&embed=1",
    "#board=queens&n=4&step=9&lesson=undo.3",
    "#board=queens&n=4&lesson=by-hand.queens.markers.4.a",
    "#board=queens&n=4&lesson=by-hand.knight.fixed-order.3x4.a",
  ].map((fragment) => {
    sent.length = 0;
    speak(fragment);
    return sent[0].message.activity_id;
  });
  assert.equal(ids[0], asked.activity_id);
  assert.equal(ids[1], ids[0]);
  assert.notEqual(ids[2], ids[0]);
  // Where the reader is in it is no other thing.
  assert.equal(ids[4], ids[3]);
  assert.equal(ids[7], ids[6]);
  assert.equal(new Set(ids).size, ids.length - 3);
});

test("what is done is told whoever has answered, there alone, and nobody before", async () => {
  assert.deepEqual(await after(() => results.note(SOLVED)), []);
  assert.deepEqual(await after(() => answer()), [["SPLICE.reportScoreAndState", COURSE]]);
  const [{ message }] = ours;
  assert.equal(message.score, 1);
  assert.deepEqual(message.state, {
    version: 1,
    of: SOLVED.exercise,
    items: [{ solved: true, tries: 2, score: 1 }],
  });
  // The same is not told again, and who answers later from elsewhere hears nothing.
  assert.deepEqual(await after(() => results.note(SOLVED)), []);
  answer({}, { origin: "https://other.example" });
  const more = { ...SOLVED, exercise: "bug queens" };
  assert.deepEqual(await after(() => results.note(more)), [["SPLICE.reportScoreAndState", COURSE]]);
});

for (const [name, more, event] of [
  ["from another window", {}, { source: {} }],
  ["from nobody", {}, { source: null }],
  ["with another id", { message_id: "x" }, {}],
  ["with no id", { message_id: undefined }, {}],
  ["under another subject", { subject: "SPLICE.getState" }, {}],
  ["of an origin that cannot be addressed", {}, { origin: "null" }],
  ["that is null", {}, { data: null }],
  ["that is a text", {}, { data: "SPLICE.getState.response" }],
]) {
  test(`an answer ${name} is none`, async () => {
    answer(more, event);
    assert.deepEqual(await after(() => results.note(SOLVED)), []);
  });
}

test("how far a task is goes before what was answered last, and what was only brought back is no news", async () => {
  answer({ state: { version: 1, of: "task abc", items: [{ solved: true }] } });
  assert.deepEqual(standing.brought("task abc"), [{ solved: true }]);
  assert.equal(standing.brought("task abd"), null);
  const now = { of: "task abc", items: [{ solved: true }, { solved: false }], score: 0.5 };
  assert.deepEqual(await after(() => standing.tell(now)), []);
  assert.deepEqual(await after(() => results.note(SOLVED)), [["SPLICE.reportScoreAndState", COURSE]]);
  assert.equal(ours[0].message.score, 0.5);
  assert.equal(ours[0].message.state.of, "task abc");
});

test("a state is read within its bounds, and is never long", () => {
  const good = { version: 1, of: "task abc", items: [] };
  assert.deepEqual(stateKept(good), { of: "task abc", items: [] });
  assert.deepEqual(stateKept(JSON.stringify(good)), { of: "task abc", items: [] });
  for (const odd of [
    null,
    undefined,
    3,
    [],
    "",
    "{",
    "x".repeat(10_000),
    new Map(),
    { ...good, of: ["task"] },
    '{"version":1,"of":"Task","items":[]}',
    { ...good, version: "1" },
    { ...good, of: "<b>" },
    { ...good, of: "a".repeat(200) },
    { ...good, items: {} },
    { ...good, items: Array(61) },
  ]) {
    assert.equal(stateKept(odd), null);
  }
  const long = stateOf({
    of: "lesson a",
    items: Array(59).fill({ solved: true, tries: 1, right: 1, score: 1 }),
  });
  assert.deepEqual(long.items, []);
});
