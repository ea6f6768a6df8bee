import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress } from "../../static/js/page/address.js";
import { createBoards } from "../../static/js/page/boards.js";
import { createEvents } from "../../static/js/page/events.js";
import { createMissing } from "../../static/js/page/missing.js";
import { createOffer } from "../../static/js/page/offer.js";
import { createOpening } from "../../static/js/page/opening.js";
import { createSearches } from "../../static/js/page/searches.js";
import { createSolving } from "../../static/js/page/solving.js";
import { createStatus } from "../../static/js/page/status.js";
import { Fault } from "../../static/js/parts/late.js";
import { resolvers } from "../../static/js/parts/waiting.js";
import * as words from "../../static/js/parts/words.js";

/** An element that keeps what is written on it, and can be pressed. */
function fakeElement() {
  const attributes = new Map();
  const listeners = [];
  return {
    textContent: "",
    hidden: true,
    dataset: {},
    focused: false,
    hasAttribute: (name) => attributes.has(name),
    getAttribute: (name) => attributes.get(name) ?? null,
    setAttribute: (name, value) => attributes.set(name, value),
    removeAttribute: (name) => attributes.delete(name),
    addEventListener: (_, act) => listeners.push(act),
    focus() {
      this.focused = true;
    },
    press: () => listeners.map((act) => act()),
  };
}

/** A document that makes each element when it is asked for it. */
function useDocument(examples = []) {
  const elements = new Map();
  globalThis.document = {
    getElementById(id) {
      if (!elements.has(id)) elements.set(id, fakeElement());
      return elements.get(id);
    },
    querySelectorAll: () => examples,
  };
  return document.getElementById;
}

/** Something late, to be settled by hand. */
function fakeLate(value) {
  let asked = null;
  const late = {
    value: null,
    want() {
      asked ??= resolvers();
      return asked.promise;
    },
    get asked() {
      return asked !== null;
    },
    arrive() {
      late.value = value;
      asked.resolve(value);
    },
    fail(error = new Error("offline")) {
      const before = asked;
      asked = null;
      before.reject(error);
    },
  };
  return late;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

function fakeBoard(name, log) {
  return {
    name,
    hint: `the hint of ${name}`,
    load: (state) => log.push(["load", name, state]),
    repaint: () => log.push(["repaint", name]),
    invalid: () => null,
  };
}

/** Three boards of which two are late, and what happens to them. */
function threeBoards() {
  const log = [];
  const sudoku = fakeBoard("sudoku", log);
  const others = {
    queens: fakeLate(fakeBoard("queens", log)),
    knight: fakeLate(fakeBoard("knight", log)),
  };
  const boards = createBoards({
    first: sudoku,
    others,
    onTurn: (name) => log.push(["turned", name]),
    onMissing: (_, name) => log.push(["missing", name]),
  });
  return { boards, log, ...others };
}

// Boards

test("a board is shown when it is there, and drawn once it can be seen", async () => {
  const { boards, log, queens } = threeBoards();
  const shown = boards.show("queens");
  assert.equal(boards.current.name, "sudoku");
  queens.arrive();
  assert.equal(await shown, true);
  assert.deepEqual(log, [
    ["turned", "queens"],
    ["repaint", "queens"],
  ]);
});

test("the latest press wins, whichever board arrives first", async () => {
  const { boards, log, queens, knight } = threeBoards();
  const presses = [boards.show("queens"), boards.show("knight")];
  knight.arrive();
  queens.arrive();
  assert.deepEqual(await Promise.all(presses), [false, true]);
  assert.equal(boards.current.name, "knight");
  assert.equal(await boards.show("queens"), true);
  assert.deepEqual(log.filter(([what]) => what === "turned").length, 2);
});

test("a board that does not arrive is told of, unless another was wanted since", async () => {
  const { boards, log, queens } = threeBoards();
  const first = boards.show("queens");
  queens.fail();
  assert.equal(await first, false);
  const second = boards.show("queens");
  boards.show("sudoku");
  queens.fail();
  assert.equal(await second, false);
  assert.deepEqual(log, [["missing", "queens"]]);
});

// What an address names

function opener() {
  const page = threeBoards();
  page.searches = { open: (step) => page.log.push(["open", step.strategy, step.step]) };
  page.opening = createOpening({ ...page, say: (...said) => page.log.push(["say", ...said]) });
  return page;
}

const stateOf = (fragment) => readAddress(fragment).state;

test("what an address names is loaded onto its board, and its search opened", async () => {
  const { opening, log, queens } = opener();
  const shown = opening.address("#board=queens&n=12&strategy=markers&step=3");
  queens.arrive();
  assert.equal(await shown, true);
  assert.deepEqual(log, [
    ["turned", "queens"],
    ["repaint", "queens"],
    ["load", "queens", stateOf("#board=queens&n=12")],
    ["open", "markers", 3],
  ]);
});

test("a broken address is said, and none shows nothing", async () => {
  const { opening, log } = opener();
  assert.equal(await opening.address("#board=queens&n=0"), null);
  assert.equal(await opening.address(""), null);
  assert.deepEqual(
    log.map(([what, , kind]) => [what, kind]),
    [["say", "error"]],
  );
});

test("a board that did not arrive shows what the address named when its tab is pressed", async () => {
  const { opening, log, queens } = opener();
  const shown = opening.address("#board=queens&n=12");
  queens.fail();
  assert.equal(await shown, false);
  assert.equal(await opening.board("sudoku"), true);
  const pressed = opening.board("queens");
  queens.arrive();
  assert.equal(await pressed, true);
  assert.deepEqual(log.at(-1), ["load", "queens", stateOf("#board=queens&n=12")]);
  // It is shown once: afterwards the board is as the reader leaves it.
  await opening.board("sudoku");
  await opening.board("queens");
  assert.equal(log.filter(([what]) => what === "load").length, 1);
});

test("a tab that is pressed while its board is on its way shows what the address named", async () => {
  const { opening, log, queens } = opener();
  const shown = [opening.address("#board=queens&n=12"), opening.board("queens")];
  queens.arrive();
  assert.deepEqual(await Promise.all(shown), [true, true]);
  assert.equal(log.filter(([what]) => what === "load").length, 1);
});

test("of two addresses of a board that is on its way the later one is shown", async () => {
  const { opening, log, queens } = opener();
  const shown = [opening.address("#board=queens&n=12"), opening.address("#board=queens&n=6")];
  queens.arrive();
  await Promise.all(shown);
  assert.deepEqual(
    log.filter(([what]) => what === "load"),
    [["load", "queens", stateOf("#board=queens&n=6")]],
  );
});

for (const fragment of ["", "#board=queens&n=0"]) {
  test(`a board that is on its way is not wanted any more at the address "${fragment}"`, async () => {
    const { opening, boards, log, queens } = opener();
    const shown = opening.address("#board=queens&n=12");
    await opening.address(fragment);
    queens.arrive();
    assert.equal(await shown, false);
    assert.equal(boards.current.name, "sudoku");
    // Its tab shows it as it is, not as an address of before has it.
    await opening.board("queens");
    assert.equal(log.filter(([what]) => what === "load").length, 0);
  });
}

// Searches

function searcher({ ready = true, failing = false } = {}) {
  const find = useDocument();
  const page = threeBoards();
  const raised = [];
  const said = [];
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
    onMissing: (error) => said.push([error.message]),
  });
  return { ...page, find, events, searches, watch, raised, said };
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
  const { searches, watch, said } = searcher();
  searches.open();
  watch.fail();
  await settle();
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

// What does not arrive

function misser() {
  const find = useDocument();
  const said = [];
  const offers = createOffer(() => {});
  const status = { complain: (text) => said.push(text), say: (text) => said.push(text) };
  const missing = createMissing({ status, offers, reload: () => said.push("reloaded") });
  const offered = () => (find("offer").hidden ? null : find("offer-words").textContent);
  return { missing, offers, offered, said, find };
}

test("only what fails again is offered to be loaded anew", () => {
  const { missing, offered, said, find } = misser();
  missing.board(new TypeError("offline"), "queens");
  assert.deepEqual([said, offered()], [[words.boardMissing("queens")], null]);
  missing.search(new TypeError("offline"));
  assert.deepEqual([said.at(-1), offered()], [words.WATCH_MISSING, words.STILL_MISSING]);
  find("offer-button").press();
  assert.deepEqual([said.at(-1), offered()], ["reloaded", null]);
});

test("what arrived broken is offered to be loaded anew at once", () => {
  const { missing, offered } = misser();
  missing.board(new SyntaxError("half of it"), "queens");
  assert.equal(offered(), words.STILL_MISSING);
});

test("a part that arrives takes the offer away, and the next failure is the first again", () => {
  const { missing, offered } = misser();
  for (const name of ["queens", "queens"]) missing.board(new TypeError("offline"), name);
  missing.arrived();
  assert.equal(offered(), null);
  missing.board(new TypeError("offline"), "knight");
  assert.equal(offered(), null);
});

test("another offer is neither replaced nor taken away", () => {
  const { missing, offers, offered } = misser();
  offers.make("A new version.", "Reload", () => {});
  missing.board(new SyntaxError("half of it"), "queens");
  missing.arrived();
  assert.equal(offered(), "A new version.");
});

test("a fault of ours is not taken for a bad connection", () => {
  const { missing, offered, said } = misser();
  missing.board(new Fault("a fault"), "queens");
  assert.deepEqual([said, offered()], [[words.FAULTY], words.FAULTY]);
});

// The status line beside that

test("why Retry is there is said again, whatever was complained of since", () => {
  const find = useDocument();
  const status = createStatus();
  const line = () => find("status").textContent;
  status.failed("Python stopped.", () => {});
  status.complain(words.boardMissing("queens"));
  status.turnTo("queens", "Choose N.");
  assert.equal(line(), "Python stopped.");
  status.complain("'0' is not a size that fits.");
  status.mended("Choose N.");
  assert.equal(line(), "Python stopped.");
  status.complain("'0' is not a size that fits.");
  status.repeat();
  assert.deepEqual([line(), find("retry").focused], ["Python stopped.", true]);
  find("retry").press();
  assert.equal(line(), words.TRYING);
  // It is over, on every board.
  status.turnTo("sudoku", "Type your puzzle.");
  assert.equal(line(), "Type your puzzle.");
});
