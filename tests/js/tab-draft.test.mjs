import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { createTabDraft } from "../../static/js/page/tab-draft.js";
import { resolvers } from "../../static/js/parts/waiting.js";
import { KEPT_COPIED } from "../../static/js/parts/words.js";
import { settle, useStorage } from "./page-fakes.mjs";

const listeners = {};
const hear = { addEventListener: (name, act) => (listeners[name] = act) };

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  useStorage();
  globalThis.sessionStorage = globalThis.localStorage;
  globalThis.window = hear;
  // A browser without locks.
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  globalThis.document = { ...hear, hidden: false };
});

afterEach(() => {
  mock.timers.reset();
  for (const name of ["localStorage", "sessionStorage", "window", "document", "navigator"])
    delete globalThis[name];
});

/** Let the page be as long as it takes to write what was asked for. */
async function later() {
  for (let times = 0; times < 3; times++) {
    mock.timers.tick(1000);
    await settle();
  }
}

/** A store that holds the records of tabs, and what was put there. */
function fakeStore() {
  const records = new Map();
  const store = {
    puts: [],
    fault: null,
    drafts: async () => Array.from(records.values()),
    async draft(id) {
      if (store.fault) throw store.fault;
      return { record: records.get(id), pieces: [] };
    },
    async writeDraft(record, revision) {
      if (store.fault) throw store.fault;
      if ((records.get(record.id)?.revision ?? 0) !== revision) return false;
      records.set(record.id, structuredClone(record));
      store.puts.push(record);
      return true;
    },
    async forgetDraft(id) {
      records.delete(id);
    },
    clear: () => records.clear(),
  };
  return store;
}

const entry = (state) => ({ state: { state }, sentence: null, used: "solve" });

/** The page is left, and nothing of it goes on. */
function leave() {
  listeners.pagehide();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
}

/**
 * A page of which the record is opened, with so many entries in its history; `heard` is what it was told. It `asks` for what
 * was done apart where it cannot read.
 */
async function opened(kept, length = 0, asks = true) {
  const list = Array.from({ length }, (_, state) => entry(state));
  const heard = [];
  const page = {
    heard,
    saved: Date.now(),
    part: { ...entry(length), time: null, list, at: length },
    play(state) {
      const { list, at, time, ...present } = page.part;
      page.part = { ...entry(state), time, list: [...list.slice(0, at), present], at: at + 1 };
      page.saved += 1;
      page.draft.changed();
    },
  };
  page.draft = createTabDraft({
    kept,
    takesSpare: false,
    now: () =>
      page.part.list.length === 0
        ? null
        : { board: "sudoku", address: "#", saved: page.saved, parts: { sudoku: page.part } },
    tell: (sentence) => heard.push(sentence),
    onFault() {
      heard.push("fault");
      if (asks) page.words ??= page.draft.words();
    },
    onKept: () => {},
  });
  page.draft.open().then((found) => {
    page.found = found;
  });
  await later();
  return page;
}

/** What is done on a page that cannot read the record of 0, 1 and 2, and is left. */
async function leaveApart(kept) {
  const first = await opened(kept, 2);
  first.draft.changed();
  await later();
  kept.fault = new Error("no");
  const second = await opened(kept);
  second.part = { ...entry(2), time: null, list: [], at: 0 };
  second.play(7);
  leave();
}

const statesIn = ({ list, ...present }) => [...list, present].map(({ state }) => state.state);

test("many changes are one record with the whole history, and what has not changed is not written", async () => {
  const kept = fakeStore();
  const page = await opened(kept, 1000);
  assert.equal(kept.puts.length, 1);
  for (const state of [-1, -2, -3]) page.play(state);
  await later();
  assert.equal(kept.puts.length, 2);
  assert.deepEqual(kept.puts[1].boards.sudoku, page.part);
  page.draft.changed();
  await later();
  assert.equal(kept.puts.length, 2);
  page.play(-4);
  await later();
  assert.deepEqual([kept.puts.length, kept.puts[2].revision], [3, 3]);
  // Nor is what is kept older than its address, which notes when it was said again.
  page.saved += 1;
  page.draft.changed();
  await later();
  assert.equal(kept.puts[3].saved, page.saved);
});

test("what is not written when the page is left is in few words, and comes back with the record", async () => {
  const kept = fakeStore();
  const page = await opened(kept, 1000);
  page.play(-1);
  await later();
  page.play(-2);
  leave();
  const { id } = kept.puts[0];
  const words = localStorage.getItem(`undoku-last-words-${id}`);
  assert.ok(words.length < 500, words);
  const next = await opened(kept);
  assert.deepEqual(statesIn(next.found.parts.sudoku), statesIn(page.part));
  // Written with it, it is said no more.
  next.part = next.found.parts.sudoku;
  next.draft.changed();
  await later();
  assert.equal(localStorage.getItem(`undoku-last-words-${id}`), null);
  assert.deepEqual([kept.puts.at(-1).id, kept.puts.at(-1).revision], [id, 3]);
});

test("the change with which a record can be read again is written, too", async () => {
  const kept = fakeStore();
  await opened(kept, 2);
  kept.fault = new Error("no");
  const page = await opened(kept);
  assert.deepEqual(page.heard, ["fault"]);
  kept.fault = null;
  page.play(1);
  await later();
  assert.deepEqual(statesIn(kept.puts.at(-1).boards.sudoku), [0, 1]);
});

test("what came on top of the record comes no second time, even if nothing could be written since", async () => {
  const kept = fakeStore();
  await leaveApart(kept);
  const { id } = kept.puts[0];
  kept.fault = null;
  const third = await opened(kept);
  third.part = third.found.parts.sudoku;
  third.play(8);
  // Before anything is written.
  leave();
  assert.equal(kept.puts.at(-1).revision, 1);
  assert.equal(localStorage.getItem(`undoku-words-apart-${id}`), null);
  const fourth = await opened(kept);
  assert.deepEqual(statesIn(fourth.found.parts.sudoku), [0, 1, 2, 7, 8]);
});

test("a page that is hidden and left says what was done apart once", async () => {
  const kept = fakeStore();
  await leaveApart(kept);
  const page = await opened(kept, 0, false);
  page.part = { ...entry(9), time: null, list: [entry(7)], at: 1 };
  document.hidden = true;
  for (let times = 0; times < 3; times++) listeners.visibilitychange();
  leave();
  kept.fault = null;
  const last = await opened(kept);
  assert.deepEqual(statesIn(last.found.parts.sudoku), [0, 1, 2, 7, 9]);
});

test("nothing is left under another name while the record's own is waited for", async () => {
  const kept = fakeStore();
  await opened(kept, 2);
  const name = sessionStorage.getItem("undoku-draft");
  const request = () => new Promise(() => {});
  Object.defineProperty(globalThis, "navigator", { value: { locks: { request } }, configurable: true });
  const page = await opened(kept);
  page.play(1);
  leave();
  assert.equal(sessionStorage.getItem("undoku-draft"), name);
});

test("a record that is left for another one while it is written does not give it its number", async () => {
  const kept = fakeStore();
  const page = await opened(kept, 2);
  const { writeDraft } = kept;
  const { promise: written, resolve: goOn } = resolvers();
  kept.writeDraft = async (...values) => {
    await written;
    return writeDraft(...values);
  };
  page.play(3);
  await later();
  page.draft.leaveAlone();
  goOn();
  await later();
  page.play(4);
  await later();
  assert.deepEqual(
    (await kept.drafts()).map(({ revision, boards }) => [revision, statesIn(boards.sudoku)]),
    [
      [2, [0, 1, 2, 3]],
      [2, [0, 1, 2, 3, 4]],
    ],
  );
});

test("what is done while the record cannot be read comes on top of it, also after the page was left", async () => {
  const kept = fakeStore();
  await leaveApart(kept);
  const third = await opened(kept);
  assert.deepEqual(third.heard, ["fault"]);
  third.part = (await third.words).parts.sudoku;
  assert.deepEqual(statesIn(third.part), [2, 7]);
  leave();
  kept.fault = null;
  const fourth = await opened(kept);
  assert.deepEqual(statesIn(fourth.found.parts.sudoku), [0, 1, 2, 7]);
  assert.deepEqual(fourth.heard, []);
});

test("what was left of the record outlives what is done while it cannot be read", async () => {
  const kept = fakeStore();
  const first = await opened(kept, 2);
  first.draft.changed();
  await later();
  first.play(5);
  leave();
  kept.fault = new Error("no");
  for (const words of [null, { sudoku: [2, 7] }]) {
    const page = await opened(kept);
    const apart = await page.words;
    assert.deepEqual(apart && { sudoku: statesIn(apart.parts.sudoku) }, words);
    page.part = apart?.parts.sudoku ?? { ...entry(2), time: null, list: [], at: 0 };
    page.play(words ? 8 : 7);
    leave();
  }
  kept.fault = null;
  const last = await opened(kept);
  assert.deepEqual(statesIn(last.found.parts.sudoku), [0, 1, 2, 5, 2, 7, 8]);
});

test("where the record is gone, another one is written, and nothing said", async () => {
  const kept = fakeStore();
  const page = await opened(kept, 2);
  page.draft.changed();
  await later();
  kept.clear();
  page.play(3);
  await later();
  await later();
  assert.deepEqual([kept.puts.length, page.heard], [2, []]);
  assert.deepEqual(
    (await kept.drafts()).map(({ boards }) => statesIn(boards.sudoku)),
    [[0, 1, 2, 3]],
  );
});

test("old records are forgotten, but for the newest and those that a tab has", async () => {
  const kept = fakeStore();
  for (let saved = 0; saved < 25; saved++) {
    await kept.writeDraft({ id: `${saved}`, revision: 1, saved, boards: {} }, 0);
  }
  const request = async (name, _, act) => act(name === "undoku-draft-3" ? null : {});
  Object.defineProperty(globalThis, "navigator", { value: { locks: { request } }, configurable: true });
  const page = await opened(kept, 2);
  page.draft.changed();
  await later();
  const newest = Array.from({ length: 19 }, (_, index) => `${index + 6}`);
  assert.deepEqual(
    (await kept.drafts()).map(({ id }) => id),
    ["3", ...newest, kept.puts.at(-1).id],
  );
});

test("a record that another tab has written since is left to it", async () => {
  const kept = fakeStore();
  const one = await opened(kept, 1);
  one.draft.changed();
  await later();
  const copy = await opened(kept);
  copy.part = copy.found.parts.sudoku;
  copy.play(5);
  await later();
  one.play(6);
  await later();
  await later();
  assert.deepEqual([one.heard, copy.heard], [[KEPT_COPIED], []]);
  const all = await kept.drafts();
  assert.deepEqual(
    all.map(({ boards }) => statesIn(boards.sudoku)),
    [
      [0, 1, 5],
      [0, 1, 6],
    ],
  );
});

test("what was forgotten is not kept again until something has changed", async () => {
  const kept = fakeStore();
  const page = await opened(kept, 3);
  page.draft.changed();
  await later();
  const forgotten = page.draft.forget(kept.clear);
  await forgotten;
  page.part = { ...page.part, time: { seconds: 4 } };
  page.draft.changed();
  await later();
  assert.deepEqual(await kept.drafts(), []);
  page.play(9);
  await later();
  assert.deepEqual(
    (await kept.drafts()).map(({ revision }) => revision),
    [1],
  );
});
