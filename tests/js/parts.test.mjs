import assert from "node:assert/strict";
import { test } from "node:test";
import { moveLabel, queenLabel } from "../../static/js/chess/words.js";
import { onTopOf } from "../../static/js/page/draft.js";
import { createEvents } from "../../static/js/page/events.js";
import { createHistory } from "../../static/js/parts/history.js";
import { createLate, Fault } from "../../static/js/parts/late.js";
import { quoted } from "../../static/js/parts/quoted.js";
import { createSignals } from "../../static/js/parts/signals.js";
import { fileName, squareIndex, squareName } from "../../static/js/parts/squares.js";
import { grouped, western, wholeNumber } from "../../static/js/parts/text.js";
import * as words from "../../static/js/parts/words.js";
import { paceOf } from "../../static/js/watch/words.js";

test("files are a to z, aa to az, and so on", () => {
  assert.deepEqual([0, 25, 26, 51, 52, 199].map(fileName), ["a", "z", "aa", "az", "ba", "gr"]);
});

test("a1 is the bottom left square", () => {
  assert.equal(squareIndex("a1", 8, 8), 56);
  assert.equal(squareIndex("a8", 8, 8), 0);
  assert.equal(squareIndex("h1", 8, 8), 63);
  assert.equal(squareName(0, 5, 28), "a5");
  assert.equal(squareName(139, 5, 28), "ab1");
});

test("every square has a name that leads back to it", () => {
  const sides = [
    [1, 1],
    [8, 8],
    [5, 28],
    [200, 3],
  ];
  for (const [rows, cols] of sides) {
    for (let index = 0; index < rows * cols; index++) {
      assert.equal(squareIndex(squareName(index, rows, cols), rows, cols), index);
    }
  }
});

test("what is no square has no index", () => {
  for (const name of ["", "a", "1", "a0", "a9", "i1", "a01", "aaa1", "a1b", "å1"]) {
    assert.equal(squareIndex(name, 8, 8), null, name);
  }
  assert.equal(squareIndex(" H8 ", 8, 8), 7);
});

test("whole numbers are grouped and read", () => {
  assert.deepEqual([0, 999, 1000, 1234567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
  const read = { 8: 8, " 1,000 ": 1000, 0: 0, "1,00": null, "-3": null, 8.5: null, "1e9": null, "": null };
  for (const [text, number] of Object.entries(read)) assert.equal(wholeNumber(text), number, text);
  assert.equal(wholeNumber("9".repeat(16)), null);
});

/** Every decimal digit of Unicode, by itself. */
const ALL_DIGITS = Array.from({ length: 0x110000 }, (_, at) => at)
  .filter((at) => at < 0xd800 || at > 0xdfff)
  .map((at) => String.fromCodePoint(at))
  .filter((character) => /\p{Nd}/u.test(character));

test("numbers and squares are read in the digits of any script", () => {
  for (const [text, number] of [
    ["८", 8],
    ["١٢", 12],
    ["１,０００", 1000],
    ["𝟗𝟖", 98],
    ["²", null],
    ["五", null],
  ]) {
    assert.equal(wholeNumber(text), number, text);
  }
  assert.equal(squareIndex("a१", 8, 8), 56);
  assert.equal(western("x²५ ٤"), "x²5 4");
  // In tens, each from zero to nine.
  assert.ok(ALL_DIGITS.length >= 650);
  const values = ALL_DIGITS.map(western);
  for (const [index, value] of values.entries()) assert.equal(value, String(index % 10), ALL_DIGITS[index]);
});

test("a quotation is short", () => {
  assert.equal(quoted("eight"), "'eight'");
  assert.equal(quoted("x".repeat(21)), `'${"x".repeat(20)}…'`);
});

test("cells and squares say where they are and what is in them", () => {
  assert.equal(words.cellLabel(words.place(33, 9), "5", "given"), "Row 4, column 7, 5, given");
  assert.equal(
    words.cellLabel(words.place(8, 9), "5", "entered", true),
    "Row 1, column 9, 5, entered, conflict",
  );
  assert.equal(words.cellLabel(words.place(0, 9), "", null), "Row 1, column 1, empty");
  assert.equal(queenLabel(9, 8, true), "Row 2, column 2, queen");
  assert.equal(queenLabel(9, 8, false, "impossible"), "Row 2, column 2, impossible");
  assert.equal(queenLabel(9, 8, false, "fruitful"), "Row 2, column 2, works");
  assert.equal(moveLabel("b7", 3), "b7, move 3");
  assert.equal(moveLabel("b7", 0, "fruitful"), "b7, works");
  assert.equal(moveLabel("b7", 0, "possible"), "b7, possible");
});

test("paces are said a second, then a frame", () => {
  const said = [1, 2, 60, 300, 1200].map(paceOf);
  const seconds = ["1 step a second", "2 steps a second", "60 steps a second"];
  assert.deepEqual(said, [...seconds, "5 steps a frame", "20 steps a frame"]);
});

/** A history over numbers, and what changes the present one. */
function numbers() {
  const present = { number: 0, sentence: null, mode: "solve" };
  const history = createHistory({
    read: () => present.number,
    write(past) {
      present.number = past;
    },
    said: {
      now: () => present.sentence,
      recall(sentence) {
        present.sentence = sentence;
      },
    },
    mode: {
      now: () => present.mode,
      recall(mode) {
        present.mode = mode;
      },
    },
  });
  const change = (next, how) => {
    history.record(how);
    present.number = next;
    present.sentence = null;
  };
  return { present, history, change };
}

test("history goes back and forward, and a change drops what was redone", () => {
  const { present, history, change } = numbers();
  assert.equal(history.undo(), false);
  change(1);
  change(2);
  assert.equal(history.undo(), true);
  assert.equal(present.number, 1);
  assert.equal(history.redo(), true);
  assert.equal(present.number, 2);
  assert.equal(history.redo(), false);
  history.undo();
  history.undo();
  assert.equal(present.number, 0);
  assert.deepEqual([history.canUndo, history.canRedo], [false, true]);
  change(7);
  assert.deepEqual([history.canUndo, history.canRedo], [true, false]);
});

test("what is said of a state and how it is used goes and comes with it", () => {
  const { present, history, change } = numbers();
  present.sentence = "a hint of zero";
  change(1);
  present.sentence = "one is odd";
  present.mode = "play";
  history.undo();
  assert.deepEqual(present, { number: 0, sentence: "a hint of zero", mode: "solve" });
  history.redo();
  assert.deepEqual(present, { number: 1, sentence: "one is odd", mode: "play" });
});

test("from an address there is no way back to a board that nobody has used", () => {
  const { history, change } = numbers();
  change(5, { address: true });
  assert.equal(history.canUndo, false);
  change(6, { address: true });
  assert.equal(history.canUndo, true);
});

test("history has no limit", () => {
  const { present, history, change } = numbers();
  for (let next = 1; next <= 5000; next++) change(next);
  while (history.undo());
  assert.equal(present.number, 0);
  while (history.redo());
  assert.equal(present.number, 5000);
});

test("a history that was kept is gone through as before", () => {
  const before = numbers();
  for (const next of [1, 2, 3]) before.change(next);
  before.history.undo();
  const { present, history } = numbers();
  history.recall(before.history.now());
  present.number = before.present.number;
  assert.equal(history.redo(), true);
  assert.deepEqual([present.number, history.canRedo], [3, false]);
  while (history.undo());
  assert.equal(present.number, 0);
});

test("what was kept lies beneath what was done since", () => {
  const before = numbers();
  for (const next of [1, 2, 3]) before.change(next);
  before.history.undo();
  const { present, history, change } = numbers();
  for (const next of [7, 8]) change(next);
  history.undo();
  const kept = { state: 2, sentence: "two is even", used: "solve", ...before.history.now() };
  history.recall(onTopOf(kept, history.now()));
  const seen = [present.number];
  while (history.undo()) seen.push(present.number);
  assert.deepEqual(seen, [7, 0, 2, 1, 0]);
  while (history.redo());
  assert.equal(present.number, 8);
});

test("what can be gone back or forward to is rewritten, and nothing else of it", () => {
  const { present, history, change } = numbers();
  for (const next of [1, 2, 3]) change(next);
  history.undo();
  const before = history.now();
  history.rewrite((state) => (state === 1 ? 10 : state));
  const after = history.now();
  assert.equal(after.at, before.at);
  assert.deepEqual(
    after.list.map((entry, index) => entry === before.list[index]),
    before.list.map(({ state }) => state !== 1),
  );
  history.undo();
  assert.equal(present.number, 10);
  assert.equal(before.list[1].state, 1);
});

test("events wait in order until somebody registers", () => {
  const events = createEvents();
  const heard = [];
  assert.equal(events.ready, false);
  events.raise("open", { step: 1 });
  events.raise("solve", { board: "queens" });
  events.raise("open", { step: 2 });
  events.withdraw("solve");
  events.register((name, detail) => heard.push([name, detail]));
  events.raise("stop", {});
  assert.equal(events.ready, true);
  assert.deepEqual(heard, [
    ["open", { step: 1 }],
    ["open", { step: 2 }],
    ["stop", {}],
  ]);
});

test("a callback that fails keeps no other from its event", () => {
  const events = createEvents();
  const heard = [];
  const reported = [];
  globalThis.reportError = (error) => reported.push(error.message);
  events.raise("bad", {});
  events.raise("good", {});
  events.register((name) => {
    if (name === "bad") throw new Error("a fault");
    heard.push(name);
  });
  delete globalThis.reportError;
  assert.deepEqual([heard, reported], [["good"], ["a fault"]]);
});

test("a signal reaches all who hear it, in order, and nobody else", () => {
  const signals = createSignals();
  const heard = [];
  signals.send("viewChanged");
  signals.on("viewChanged", (by) => heard.push(["first", by]));
  signals.on("viewChanged", (by) => heard.push(["second", by]));
  signals.on("boardSwitched", () => heard.push("never"));
  signals.send("viewChanged", 3);
  assert.deepEqual(heard, [
    ["first", 3],
    ["second", 3],
  ]);
});

test("what is late is made once, and asked for again where it did not arrive", async () => {
  const asked = [];
  const made = [];
  const load = async () => {
    asked.push("code");
    if (asked.length === 1) throw new Error("offline");
    return 40;
  };
  const late = createLate(load, (code) => {
    made.push(code);
    return code + 2;
  });
  await assert.rejects(late.want(), /offline/);
  assert.equal(late.value, null);
  assert.deepEqual(await Promise.all([late.want(), late.want()]), [42, 42]);
  assert.equal(late.value, 42);
  assert.deepEqual([asked.length, made], [2, [40]]);
});

test("what never arrives is given up", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  const late = createLate(() => new Promise(() => {}), String);
  const wanted = assert.rejects(late.want(), /nothing arrived/);
  context.mock.timers.tick(15_000);
  await wanted;
});

test("what arrives and cannot be made is told from what does not arrive", async (context) => {
  globalThis.reportError = context.mock.fn();
  const late = createLate(
    async () => 40,
    () => {
      throw new SyntaxError("a fault");
    },
  );
  await assert.rejects(late.want(), Fault);
  await assert.rejects(late.want(), Fault);
  assert.deepEqual(
    reportError.mock.calls.map(({ arguments: [error] }) => error.message),
    ["a fault"],
  );
  delete globalThis.reportError;
});
