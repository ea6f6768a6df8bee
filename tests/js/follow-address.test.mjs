import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { followAddress } from "../../static/js/page/follow-address.js";
import { resolvers } from "../../static/js/parts/waiting.js";

const listeners = {};

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.location = { hash: "#board=sudoku" };
  globalThis.window = { addEventListener: (name, act) => (listeners[name] = act) };
  globalThis.history = {
    pushed: [],
    state: null,
    replaceState(state, __, fragment) {
      history.state = state;
      location.hash = fragment;
    },
    pushState(_, __, fragment) {
      history.pushed.push(fragment);
      location.hash = fragment;
    },
  };
});

afterEach(() => {
  mock.timers.reset();
  for (const name of Object.keys(listeners)) delete listeners[name];
  for (const name of ["location", "window", "history"]) delete globalThis[name];
});

/** A page at an address: `shown` is what is shown, `read` what was asked to be shown. */
function follower({ arrives = () => Promise.resolve(true) } = {}) {
  const page = { shown: "#board=sudoku", read: [] };
  page.address = followAddress({
    fragment: () => page.shown,
    show(fragment) {
      page.read.push(fragment);
      return arrives();
    },
  });
  return page;
}

test("the address follows a moment later, once for many changes", () => {
  const page = follower();
  for (const n of [5, 6, 7]) {
    page.shown = `#board=queens&n=${n}`;
    page.address.changed();
    mock.timers.tick(100);
  }
  assert.equal(location.hash, "#board=sudoku");
  mock.timers.tick(50);
  assert.equal(location.hash, "#board=queens&n=7");
});

test("an address that is still to be read is not overwritten", async () => {
  const page = follower();
  location.hash = "#board=queens&n=4";
  page.shown = "#board=knight";
  page.address.changed();
  page.address.write();
  assert.equal(location.hash, "#board=queens&n=4");
  await listeners.popstate();
  assert.deepEqual(page.read, ["#board=queens&n=4"]);
  page.address.changed();
  page.address.write();
  assert.equal(location.hash, "#board=knight");
});

test("an address whose board is still to arrive is not overwritten, and stays when it is there", async () => {
  const { promise, resolve: arrive } = resolvers();
  const page = follower({ arrives: () => promise });
  location.hash = "#board=queens&n=4";
  const reading = listeners.popstate();
  page.address.changed();
  mock.timers.tick(200);
  assert.equal(location.hash, "#board=queens&n=4");
  arrive(true);
  await reading;
  page.shown = "#board=queens&n=4&solution=1";
  mock.timers.tick(200);
  assert.equal(location.hash, "#board=queens&n=4");
  page.shown = "#board=queens&n=4&solution=2";
  page.address.changed();
  mock.timers.tick(200);
  assert.equal(location.hash, "#board=queens&n=4&solution=2");
});

test("an address whose board did not arrive stays until something is changed", async () => {
  const page = follower({ arrives: () => Promise.resolve(false) });
  location.hash = "#board=queens&n=12";
  await listeners.popstate();
  page.address.write();
  assert.equal(location.hash, "#board=queens&n=12");
  page.address.changed();
  mock.timers.tick(200);
  assert.equal(location.hash, "#board=sudoku");
});

test("what is changed while an address is read is followed when it came to nothing", async () => {
  const { promise, resolve } = resolvers();
  const page = follower({ arrives: () => promise });
  location.hash = "#board=queens";
  const reading = listeners.popstate();
  page.address.changed();
  mock.timers.tick(200);
  assert.equal(location.hash, "#board=queens");
  resolve(false);
  await reading;
  mock.timers.tick(200);
  assert.equal(location.hash, "#board=sudoku");
});

test("only the latest address that is read matters", async () => {
  const arrivals = [resolvers(), resolvers()];
  const page = follower({ arrives: () => arrivals[page.read.length - 1].promise });
  const readings = [];
  for (const fragment of ["#board=queens", "#board=knight"]) {
    location.hash = fragment;
    readings.push(listeners.popstate());
  }
  page.address.changed();
  arrivals[1].resolve(true);
  await readings[1];
  arrivals[0].resolve(false);
  await readings[0];
  mock.timers.tick(5000);
  assert.equal(location.hash, "#board=knight");
});

test("an address that was opened stays as it was written", async () => {
  const page = follower();
  location.hash = "#board=queens";
  await page.address.read();
  page.shown = "#board=queens&n=8";
  mock.timers.tick(5000);
  assert.equal(location.hash, "#board=queens");
});

test("a browser that refuses an address gets it later", () => {
  const page = follower();
  const { replaceState } = history;
  history.replaceState = () => {
    history.replaceState = replaceState;
    throw new Error("too often");
  };
  page.shown = "#board=queens&n=5";
  page.address.changed();
  page.address.write();
  assert.equal(location.hash, "#board=sudoku");
  mock.timers.tick(2000);
  assert.equal(location.hash, "#board=queens&n=5");
});

test("an address that names nothing stays until the page is left or something is changed", async () => {
  const page = follower({ arrives: () => Promise.resolve(null) });
  location.hash = "#junk";
  await listeners.popstate();
  mock.timers.tick(5000);
  assert.equal(location.hash, "#junk");
  page.address.write();
  assert.equal(location.hash, "#board=sudoku");
});

test("an entry of the history notes when what it says was done", async () => {
  const page = follower();
  const { saved } = page.address.shown;
  page.shown = "#board=sudoku&givens=1";
  page.address.changed();
  const first = page.address.shown.saved;
  assert.ok(first > saved);
  page.address.write();
  assert.equal(history.state, first);
  // Also where its address is the same again, and where a link or Back has opened it.
  page.address.changed();
  page.address.write();
  assert.equal(history.state, page.address.shown.saved);
  assert.ok(history.state > first);
  history.state = null;
  location.hash = "#board=sudoku&givens=2";
  await listeners.popstate();
  assert.deepEqual([location.hash, history.state], ["#board=sudoku&givens=2", page.address.shown.saved]);
});

test("a clock that was set back makes nothing older", () => {
  history.state = Date.now() + 1_000_000;
  const page = follower();
  page.address.changed();
  assert.equal(page.address.shown.saved, history.state + 1);
});

test("another board is an address of its own, to which Back leads", () => {
  const page = follower();
  page.shown = "#board=sudoku&givens=1";
  page.address.changed();
  page.address.write();
  assert.deepEqual(history.pushed, []);
  page.shown = "#board=queens&n=8";
  page.address.boardSwitched();
  page.address.boardSwitched();
  assert.deepEqual([history.pushed, location.hash], [["#board=queens&n=8"], "#board=queens&n=8"]);
});

test("what was changed last is in the address when the page is left", () => {
  const page = follower();
  page.shown = "#board=sudoku&givens=1";
  page.address.changed();
  listeners.pagehide();
  assert.equal(location.hash, "#board=sudoku&givens=1");
});

test("a page that comes back as it was left reads another address, and only that", async () => {
  const page = follower();
  listeners.pageshow({ persisted: true });
  location.hash = "#board=knight";
  listeners.pageshow({ persisted: false });
  assert.deepEqual(page.read, []);
  await listeners.pageshow({ persisted: true });
  assert.deepEqual(page.read, ["#board=knight"]);
});

test("an address is read once, whichever event tells of it, also where Back leads to the same one", async () => {
  const page = follower();
  location.hash = "#board=knight";
  await listeners.popstate();
  await listeners.hashchange();
  assert.deepEqual(page.read, ["#board=knight"]);
  await listeners.popstate();
  assert.deepEqual(page.read, ["#board=knight", "#board=knight"]);
  location.hash = "#board=queens";
  await listeners.hashchange();
  assert.equal(page.read.length, 3);
});

test("what was changed just before does not take the place of an address that names nothing", async () => {
  const answers = [true, null];
  const page = follower({ arrives: async () => answers.shift() });
  location.hash = "#board=knight";
  const reading = listeners.popstate();
  page.address.changed();
  await reading;
  location.hash = "#junk";
  await listeners.popstate();
  mock.timers.tick(5000);
  assert.equal(location.hash, "#junk");
});

test("what is shown is at its own address until another one is shown", async () => {
  const coming = resolvers();
  const page = follower({ arrives: () => coming.promise });
  location.hash = "#board=knight";
  assert.equal(page.address.shown.address, "#board=sudoku");
  listeners.hashchange();
  assert.equal(page.address.shown.address, "#board=sudoku");
  coming.resolve(true);
  await coming.promise;
  await null;
  assert.equal(page.address.shown.address, "#board=knight");
  page.shown = "#board=knight&rows=5";
  page.address.changed();
  page.address.write();
  assert.equal(page.address.shown.address, "#board=knight&rows=5");
});
