import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { putOnTop } from "../../static/js/page/draft.js";
import { completed, isUnreadable, theReadable } from "../../static/js/page/kept.js";
import { createFaults } from "../../static/js/page/kept-faults.js";
import { createOffer } from "../../static/js/page/offer.js";
import { readBoards, textOf } from "../../static/js/page/saved-copy.js";
import { leaveApart, wordsApart } from "../../static/js/page/tab.js";
import { COPY_BUTTON, KEPT_AGAIN, NOT_KEPT } from "../../static/js/page/words.js";
import { RELOAD } from "../../static/js/parts/words.js";
import { useDocument, useStorage } from "./page-fakes.mjs";

beforeEach(useStorage);
afterEach(() => delete globalThis.localStorage);

const error = (name) => new DOMException("", name);

// What is said

function watcher() {
  const find = useDocument();
  const [told, done] = [[], []];
  const offers = createOffer((sentence) => told.push(sentence));
  const faults = createFaults({
    ...{ offers, tell: (sentence) => told.push(sentence) },
    save: () => done.push("saved"),
    reload: () => done.push("reloaded"),
  });
  const offered = () =>
    find("offer").hidden ? null : [find("offer-words").textContent, find("offer-button").textContent];
  return { faults, offers, offered, told, done, press: () => find("offer-button").press() };
}

for (const [name, sentence] of [
  ["QuotaExceededError", NOT_KEPT.full],
  ["SecurityError", NOT_KEPT.refused],
  ["InvalidStateError", NOT_KEPT.refused],
  ["VersionError", NOT_KEPT.newer],
  ["BlockedError", NOT_KEPT.blocked],
  ["UnknownError", NOT_KEPT.faulty],
]) {
  test(`${name} is said once, and a copy can be saved until it is kept again`, () => {
    const { faults, offered, told, done, press } = watcher();
    for (let times = 0; times < 3; times++) faults.fault({ name });
    assert.deepEqual([told, offered()], [[sentence], [sentence, COPY_BUTTON]]);
    press();
    press();
    assert.deepEqual(
      [done, offered()],
      [
        ["saved", "saved"],
        [sentence, COPY_BUTTON],
      ],
    );
    faults.mended();
    faults.mended();
    assert.deepEqual([told, offered()], [[sentence, KEPT_AGAIN], null]);
  });
}

test("a fault of any name is a refusal where nothing else may be stored either", () => {
  Object.defineProperty(globalThis, "localStorage", {
    get() {
      throw error("SecurityError");
    },
    configurable: true,
  });
  const { faults, offered } = watcher();
  faults.fault(error("UnknownError"));
  assert.equal(offered()[0], NOT_KEPT.refused);
});

test("a page that an update has left behind is offered to be loaded again", () => {
  const { faults, offered, done, press } = watcher();
  faults.mended();
  faults.fault(error("VersionError"));
  assert.deepEqual(offered(), [NOT_KEPT.outdated, RELOAD]);
  press();
  assert.deepEqual(done, ["reloaded"]);
});

test("another reason takes the place of the one before, and another offer comes back behind it", () => {
  const { faults, offers, offered, told } = watcher();
  offers.make("A new version.", RELOAD, () => {});
  faults.fault(error("UnknownError"));
  faults.fault(error("QuotaExceededError"));
  assert.equal(offered()[0], NOT_KEPT.full);
  faults.mended();
  assert.deepEqual(offered(), ["A new version.", RELOAD]);
  assert.deepEqual(told, ["A new version.", NOT_KEPT.faulty, NOT_KEPT.full, KEPT_AGAIN]);
});

// Why something was not done

test("what was called off gives the reason of the whole", async () => {
  const aborted = () => Promise.reject(error("AbortError"));
  const full = error("QuotaExceededError");
  await assert.rejects(completed({ done: Promise.reject(full) }, [aborted()]), full);
  await assert.rejects(completed({ done: aborted(), error: full }, [aborted()]), full);
  await assert.rejects(completed({ done: aborted(), error: null }, [aborted()]), { name: "AbortError" });
  assert.deepEqual((await completed({ done: Promise.resolve() }, [1, 2])).slice(0, 2), [1, 2]);
});

test("what can be read of a part is read, and what is no damage is thrown", async () => {
  const failing = (name) => ({
    getAllKeys: async () => [1, 2, 3],
    get: async (_, key) => (key === 2 ? Promise.reject(error(name)) : key * 10),
  });
  assert.deepEqual(await theReadable(failing("NotReadableError"), "history"), [
    [1, 10],
    [2, null],
    [3, 30],
  ]);
  await assert.rejects(theReadable(failing("UnknownError"), "history"), { name: "UnknownError" });
  assert.equal(isUnreadable(error("QuotaExceededError")), false);
});

// Words of what could not be read

const entry = (state) => ({ state: { state }, sentence: null, used: "solve" });
const part = (state, list, at = list.length) => ({ ...entry(state), time: null, list: list.map(entry), at });

test("what was done apart comes on top, and where it goes on from there nothing is said twice", () => {
  const before = { sudoku: part(2, [0, 1, 2, 3], 2), queens: part(7, [6]) };
  assert.deepEqual(putOnTop(before, { sudoku: part(5, [2, 4]) }), {
    sudoku: part(5, [0, 1, 2, 4]),
    queens: before.queens,
  });
  assert.deepEqual(putOnTop(before, { sudoku: part(5, [9]) }).sudoku, part(5, [0, 1, 2, 9]));
  // A state may say the same in another order.
  const turned = ({ state, ...rest }) => ({ ...rest, state: { day: "", level: "", ...state } });
  const said = ({ state, ...rest }) => ({ ...rest, state: { ...state, level: "", day: "" } });
  assert.deepEqual(
    putOnTop(
      { sudoku: said(part(2, [0])) },
      { sudoku: { ...part(5, [2]), list: part(5, [2]).list.map(turned) } },
    ).sudoku.list.length,
    2,
  );
  // An address gives a puzzle a new name; it goes on under the one that it had.
  const named = ({ state, ...rest }, kept) => ({ ...rest, state: { ...state, kept } });
  const all = ({ list, ...rest }, kept) => ({
    ...named(rest, kept),
    list: list.map((one) => named(one, kept)),
  });
  assert.deepEqual(
    putOnTop({ sudoku: all(part(2, [0]), "old") }, { sudoku: all(part(5, [2, 4]), "new") }).sudoku,
    all(part(5, [0, 2, 4]), "old"),
  );
  // Undone to its beginning, with something to redo.
  assert.deepEqual(putOnTop(before, { sudoku: part(2, [2, 4], 0) }).sudoku, part(2, [0, 1, 2, 4], 2));
  // Where nothing was done, nothing comes on top.
  assert.deepEqual(putOnTop(before, { sudoku: part(5, []), knight: part(1, [0]) }), {
    ...before,
    knight: part(1, [0]),
  });
});

test("damaged words apart are none", () => {
  const words = { board: "sudoku", address: "", parts: { sudoku: part(1, [0]) } };
  leaveApart("one", words);
  assert.deepEqual(wordsApart("one"), words);
  for (const sudoku of [null, 4, { list: [null], at: 0 }, { list: [], at: 1 }]) {
    leaveApart("one", { ...words, parts: { sudoku } });
    assert.equal(wordsApart("one"), null);
  }
});

// The copy

test("a copy is read as it was saved, without its links", () => {
  const parts = { sudoku: part(5, [1, 2, 3], 2), knight: part(7, []) };
  const text = textOf(parts, (name) => (name === "sudoku" ? "https://example.org/#board=sudoku" : undefined));
  assert.equal(JSON.parse(text).boards.sudoku.link, "https://example.org/#board=sudoku");
  assert.deepEqual(readBoards(text), { parts, problem: "" });
});

test("what is no copy, or not whole, is said in a sentence", () => {
  const copy = JSON.parse(textOf({ sudoku: part(5, [1]), queens: part(2, []) }, () => undefined));
  const read = (changed) => readBoards(JSON.stringify({ ...copy, ...changed }));
  const NO_COPY = "This file is not a copy of the boards that this page has saved.";
  for (const text of ["", "{", "4", "null", "[]", '{"undoku": "library"}']) {
    assert.deepEqual(readBoards(text), { parts: {}, problem: NO_COPY });
  }
  for (const changed of [{ version: 0 }, { version: "1" }, { boards: [] }]) {
    assert.deepEqual(read(changed), { parts: {}, problem: NO_COPY });
  }
  const newer = "This copy was saved by a newer version of the page (2). Reload the page to read it.";
  assert.deepEqual(read({ version: 2 }), { parts: {}, problem: newer });
  const empty = "This file is a copy of the boards, but there is nothing on them.";
  assert.deepEqual(read({ boards: {} }), { parts: {}, problem: empty });
  for (const broken of [null, { ...copy.boards.sudoku, at: 2 }, { ...copy.boards.sudoku, state: 4 }]) {
    const { parts, problem } = read({
      boards: { ...copy.boards, sudoku: broken, chess: copy.boards.queens },
    });
    assert.deepEqual(Object.keys(parts), ["queens"]);
    assert.equal(problem, "2 boards of this copy could not be read: 'sudoku', 'chess'.");
  }
});
