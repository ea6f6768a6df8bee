import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress } from "../../static/js/boards/address.js";
import { createModes } from "../../static/js/page/modes.js";
import { explain } from "../../static/js/parts/address-words.js";

/** Radio buttons without a page, and what happens when they are pressed. */
function page({ watchable = true, whenShown = (act) => act(), ...more } = {}) {
  const log = [];
  const written = [];
  const labels = ["solve", "play", "watch"].map((value) => {
    const label = {};
    const radio = {
      value,
      checked: false,
      matches: () => true,
      addEventListener: (_, act) => {
        label.press = act;
      },
    };
    return Object.assign(label, { radio });
  });
  const document = { dataset: { mode: "solve" } };
  globalThis.document = {
    documentElement: document,
    querySelector: () => ({ getBoundingClientRect: () => ({}) }),
    getElementById: () => ({
      querySelectorAll: () => labels.map(({ radio }) => radio),
    }),
  };
  globalThis.matchMedia = () => ({ matches: true });
  const modes = createModes({
    enter() {
      log.push("watch");
      return watchable;
    },
    leave: () => log.push("leave"),
    onTurn: (mode) => log.push(`turn from ${modes.now()} to ${mode}`),
    modeChanged: () => log.push(`changed to ${modes.current}`),
    write: () => written.push(modes.current),
    whenShown,
    ...more,
  });
  const press = (mode) => {
    for (const label of labels) label.radio.checked = label.radio.value === mode;
    labels.find(({ radio }) => radio.value === mode).press();
  };
  const checked = () => labels.filter(({ radio }) => radio.checked).map(({ radio }) => radio.value);
  return { modes, document, press, checked, log, written };
}

test("a board that is embedded is watched, whatever its address says", () => {
  const { modes } = page({ usual: "watch" });
  for (const mode of ["solve", "play", "watch"]) {
    modes.use(mode);
    assert.equal(modes.current, "watch");
    modes.recall(mode);
    modes.watch(false);
    assert.equal(modes.current, "watch");
  }
});

test("Watch asks for the search, and leaving it puts that away", () => {
  const { modes, document, press, log } = page();
  press("watch");
  assert.deepEqual([modes.current, document.dataset.mode, modes.now()], ["watch", "watch", "solve"]);
  press("solve");
  assert.deepEqual([modes.current, document.dataset.mode], ["solve", "solve"]);
  // Nothing of the board has changed, so nothing turns.
  assert.deepEqual(log, ["watch", "changed to watch", "changed to solve", "leave"]);
});

test("a mode that is pressed is written at once, but not before a search is put away", () => {
  const { press, written } = page();
  for (const mode of ["play", "watch", "play", "solve"]) press(mode);
  assert.deepEqual(written, ["play", "watch", "solve"]);
  const refused = page({ watchable: false });
  refused.press("watch");
  assert.deepEqual(refused.written, []);
});

test("what is pressed while a board is on its way is meant for that board", () => {
  const waiting = [];
  const { modes, press, checked } = page({ whenShown: (act) => waiting.push(act) });
  for (const name of ["queens", "knight"]) {
    press("play");
    modes.turnTo(name);
    waiting.pop()();
    assert.deepEqual([modes.current, checked()], ["play", ["play"]]);
  }
  modes.turnTo("sudoku");
  assert.equal(modes.current, "solve");
});

test("a search that may not be opened leaves the mode as it is", () => {
  const { modes, press, checked } = page({ watchable: false });
  press("watch");
  assert.deepEqual([modes.current, checked()], ["solve", ["solve"]]);
});

test("the end of a search leads back to where it was opened from", () => {
  const { modes, press } = page();
  press("play");
  press("watch");
  modes.watch(true);
  modes.watch(false);
  assert.equal(modes.current, "play");
});

test("the board hears of Solve and Play before they are chosen, and not of what it is used for anyway", () => {
  const { press, modes, log } = page();
  press("play");
  press("watch");
  press("play");
  press("watch");
  press("solve");
  assert.deepEqual(
    log.filter((line) => line.startsWith("turn")),
    ["turn from solve to play", "turn from play to solve"],
  );
  modes.use("play");
  assert.equal(log.filter((line) => line.startsWith("turn")).length, 2);
});

test("every board remembers which mode it was in", () => {
  const { modes, press, checked } = page();
  press("play");
  modes.turnTo("knight");
  assert.deepEqual(checked(), ["solve"]);
  press("watch");
  modes.turnTo("sudoku");
  assert.deepEqual(checked(), ["play"]);
  modes.turnTo("knight");
  assert.deepEqual(checked(), ["solve"]);
});

test("an address names a mode", () => {
  assert.equal(readAddress("board=knight&mode=play").mode, "play");
  const { mode, problems } = readAddress("board=knight&mode=learn");
  assert.deepEqual(
    [mode, explain(problems)],
    ["solve", "mode in the address is 'learn'; there are solve, play, watch."],
  );
});
