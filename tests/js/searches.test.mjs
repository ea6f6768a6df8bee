import assert from "node:assert/strict";
import { test } from "node:test";
import { createEvents } from "../../static/js/page/events.js";
import { createSearches } from "../../static/js/page/searches.js";
import { createSolving } from "../../static/js/page/solving.js";
import * as words from "../../static/js/parts/words.js";
import { fakeElement, fakeLate, settle, threeBoards, useDocument } from "./page-fakes.mjs";

// Searches

function searcher({ ready = true, failing = false, names = ["markers", "columns"] } = {}) {
  const find = useDocument();
  const page = threeBoards();
  const raised = [];
  const said = [];
  const ways = [];
  const used = [];
  const events = createEvents();
  if (ready) events.register((name, detail) => raised.push([name, detail]));
  const watch = fakeLate({
    expect: (step) => raised.push(["expect", step]),
    race: (...pair) => raised.push(["race", ...pair]),
    isOpen: () => true,
  });
  const strategies = {
    current: "markers",
    chosen: [],
    choose: (name) => strategies.chosen.push(name),
    unchoose: () => strategies.chosen.push("usual"),
    names: async () => names,
  };
  const searches = createSearches({
    whenShown: (act) => act(),
    events,
    status: {
      say: (...sentence) => said.push(sentence),
      repeat: () => failing && said.push(["again"]) > 0,
      retry() {},
      note: (text) => said.push([text, "note"]),
    },
    strategies,
    boards: page.boards,
    modes: { use: (mode) => used.push(mode) },
    watch,
    onItsWay: { begin: (sentence) => ways.push(sentence), end: () => ways.push(null) },
    onMissing: (error) => said.push([error.message]),
  });
  const place = (step) => ({ strategy: "markers", step, placement: 0, view: "code", left: "", right: "" });
  const at = (step, more) => searches.openAt({ ...place(step), ...more });
  return { ...page, find, events, searches, at, strategies, watch, raised, said, ways, used };
}

const opened = (raised) => raised.filter(([name]) => name === "open").map(([, { position }]) => position);

test("a search is opened when what shows it is there, the latest press alone", async () => {
  const { at, watch, raised } = searcher();
  at(1);
  at(2);
  await settle();
  watch.arrive();
  await settle();
  assert.deepEqual(opened(raised), [2]);
  at(3);
  await settle();
  assert.deepEqual(opened(raised), [2, 3]);
});

test("a search that was dropped while its code was on its way is not opened", async () => {
  const { searches, find, at, watch, raised, said } = searcher();
  const press = find("step-through").press;
  press();
  searches.drop();
  watch.arrive();
  await settle();
  press();
  at(7);
  searches.drop();
  await settle();
  assert.deepEqual([opened(raised), said], [[0], []]);
});

test("a search that does not arrive is told of, unless it was dropped", async () => {
  const { searches, find, watch, said, ways } = searcher();
  const press = find("step-through").press;
  press();
  watch.fail();
  await settle();
  assert.deepEqual(ways, ["What shows a search is on its way.", null]);
  press();
  searches.drop();
  watch.fail();
  await settle();
  assert.deepEqual(said, [["offline"]]);
});

test("before Python is there a search is promised at once, and opened when both are", async () => {
  const { find, events, watch, said } = searcher({ ready: false });
  find("step-through").press();
  assert.deepEqual(said, [[words.WHEN_READY.open, "busy"]]);
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

test("an address says who races, a press leaves them as they are", async () => {
  const { at, find, watch, raised } = searcher();
  at(0, { left: "columns" });
  await settle();
  watch.arrive();
  await settle();
  find("step-through").press();
  await settle();
  assert.deepEqual(
    raised.filter(([name]) => name === "race"),
    [["race", "columns", ""]],
  );
});

test("a strategy that there is not is said: without it there is no search, and others race", async () => {
  const { at, strategies, watch, raised, said } = searcher();
  assert.equal(await at(4, { strategy: "guessing" }), false);
  assert.deepEqual(strategies.chosen, ["usual"]);
  assert.equal(watch.asked, false);
  assert.deepEqual(said, [["strategy in the address is 'guessing'; there are markers, columns.", "note"]]);
  assert.equal(await at(4, { left: "guessing", right: "columns" }), true);
  watch.arrive();
  await settle();
  assert.deepEqual(said.at(-1), ["left in the address is 'guessing'; there are markers, columns.", "note"]);
  assert.deepEqual([opened(raised), raised[1]], [[4], ["race", "", "columns"]]);
});

test("while it is not known which strategies there are, the engine says if there is none", async () => {
  const { at, watch, raised } = searcher({ names: [] });
  at(4, { strategy: "guessing" });
  await settle();
  watch.arrive();
  await settle();
  assert.deepEqual(opened(raised), [4]);
});

test("an address without a search chooses the usual strategy", async () => {
  const { searches, strategies } = searcher();
  assert.equal(await searches.openAt(null), false);
  assert.deepEqual(strategies.chosen, ["usual"]);
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
  assert.deepEqual(log.slice(0, 3), [words.WHEN_READY.solve, "busy", "retry"]);
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
