import assert from "node:assert/strict";
import { test } from "node:test";
import { createEvents } from "../../static/js/page/events.js";
import { createSearches } from "../../static/js/page/searches.js";
import { createSolving } from "../../static/js/page/solving.js";
import * as words from "../../static/js/parts/words.js";
import { fakeElement, fakeLate, settle, threeBoards, useDocument } from "./page-fakes.mjs";

// Searches

function searcher({ ready = true, failing = false } = {}) {
  const find = useDocument();
  const page = threeBoards();
  const raised = [];
  const said = [];
  const ways = [];
  const events = createEvents();
  if (ready) events.register((name, detail) => raised.push([name, detail]));
  const watch = fakeLate({
    expect: (step) => raised.push(["expect", step]),
    isOpen: () => true,
  });
  const strategies = { current: "markers", choose() {} };
  const searches = createSearches({
    whenShown: (act) => act(),
    events,
    status: { say: (...sentence) => said.push(sentence), repeat: () => failing && said.push(["again"]) > 0 },
    strategies,
    boards: page.boards,
    watch,
    onItsWay: { begin: (sentence) => ways.push(sentence), end: () => ways.push(null) },
    onMissing: (error) => said.push([error.message]),
  });
  return { ...page, find, events, searches, watch, raised, said, ways };
}

const opened = (raised) => raised.filter(([name]) => name === "open").map(([, { position }]) => position);

test("a search is opened when what shows it is there, the latest press alone", async () => {
  const { searches, watch, raised } = searcher();
  searches.open({ step: 1 });
  searches.open({ step: 2 });
  watch.arrive();
  await settle();
  assert.deepEqual(opened(raised), [2]);
  searches.open({ step: 3 });
  assert.deepEqual(opened(raised), [2, 3]);
});

test("a search that was dropped while its code was on its way is not opened", async () => {
  const { searches, watch, raised, said } = searcher();
  searches.open();
  searches.drop();
  watch.arrive();
  await settle();
  searches.open();
  searches.drop();
  assert.deepEqual([opened(raised), said], [[0], []]);
});

test("a search that does not arrive is told of, unless it was dropped", async () => {
  const { searches, watch, said, ways } = searcher();
  searches.open();
  watch.fail();
  await settle();
  assert.deepEqual(ways, [words.SEARCH_COMING, null]);
  searches.open();
  searches.drop();
  watch.fail();
  await settle();
  assert.deepEqual(said, [["offline"]]);
});

test("before Python is there a search is promised at once, and opened when both are", async () => {
  const { find, events, watch, said } = searcher({ ready: false });
  find("step-through").press();
  assert.deepEqual(said, [[words.OPENED_WHEN_READY, "busy"]]);
  watch.arrive();
  await settle();
  find("step-through").press();
  const raised = [];
  events.register((...event) => raised.push(event));
  assert.deepEqual(opened(raised), [0]);
});

test("no search is promised on a page whose callbacks failed", () => {
  const { find, watch, said } = searcher({ ready: false, failing: true });
  find("step-through").press();
  assert.deepEqual([said, watch.asked], [[["again"]], false]);
});

// Solve and Stop

function solver({ ready = false, failing = false, invalid = null } = {}) {
  const log = [];
  const events = createEvents();
  if (ready) events.register((name) => log.push(name));
  const status = {
    say: (text) => log.push(text),
    retry: () => log.push("retry"),
    repeat: () => failing && log.push("repeat") > 0,
  };
  const busy = (on) => log.push(on ? "busy" : "idle");
  const board = () => ({ name: "queens", invalid: () => invalid });
  return { log, events, solving: createSolving({ events, status, busy, board }) };
}

test("what is to be solved before Python is there waits for it, and Stop takes it back", () => {
  const { log, events, solving } = solver();
  solving.solve();
  solving.solve();
  assert.deepEqual(log.slice(0, 3), [words.SOLVED_WHEN_READY, "busy", "retry"]);
  solving.stop();
  assert.deepEqual(log.slice(-2), ["idle", words.STOPPED_EARLY]);
  events.register((name) => log.push(name));
  assert.equal(log.includes("solve"), false);
});

test("with Python there Solve and Stop are passed on", () => {
  const { log, solving } = solver({ ready: true, failing: true });
  solving.solve();
  solving.drop();
  solving.stop();
  assert.deepEqual(log, ["retry", "solve", "stop"]);
});

test("a page whose callbacks failed says so again", () => {
  const { log, solving } = solver({ failing: true });
  solving.solve();
  assert.deepEqual(log, ["repeat"]);
});

test("a field that holds nonsense is shown, and nothing solved", () => {
  const input = fakeElement();
  const { log, solving } = solver({ ready: true, invalid: { check: () => log.push("checked"), input } });
  solving.solve();
  assert.deepEqual([log, input.focused], [["checked"], true]);
});
