import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";

let number = 0;

/** A page on which the script that runs first has run; `press` clicks a button. */
async function early({ framed = false } = {}) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const elements = new Map();
  const listeners = new Map();
  const on = {
    addEventListener: (name, act) => listeners.set(name, act),
    removeEventListener: (name, act) => listeners.get(name) === act && listeners.delete(name),
  };
  const element = () => ({ textContent: "", hidden: true, dataset: {}, addEventListener() {} });
  const document = {
    ...on,
    documentElement: element(),
    querySelector: () => null,
    querySelectorAll: () => [],
    getElementById: (id) => elements.get(id) ?? elements.set(id, element()).get(id),
  };
  const location = { protocol: "https:" };
  const window = { ...on };
  Object.assign(globalThis, { window, top: framed ? {} : window, document, location });
  number += 1;
  await import(`../../static/js/engine/early.js?${number}`);
  const pressed = [];
  const prevented = [];
  const press = (name, type = "button") => {
    const button = { type, click: () => pressed.push(name) };
    const preventDefault = () => prevented.push(name);
    listeners.get("click")?.({ target: { closest: () => button }, preventDefault });
  };
  return { prevented, widgets: window.widgets, press, pressed, listeners, document };
}

afterEach(() => {
  mock.timers.reset();
  for (const name of ["window", "top", "document", "location"]) delete globalThis[name];
});

test("what was pressed before the widgets were there is pressed again, and nothing after", async () => {
  const { widgets, press, pressed } = await early();
  press("Solve");
  press("Undo");
  assert.deepEqual(pressed, []);
  widgets.arrived();
  press("Clear");
  assert.deepEqual(pressed, ["Solve", "Undo"]);
});

test("in a frame the page is embedded, whatever its address says", async () => {
  const embedded = ({ document }) => document.documentElement.dataset.embedded;
  assert.equal(embedded(await early({ framed: true })), "");
  mock.timers.reset();
  assert.equal(embedded(await early()), undefined);
});

test("a radio button that is pressed before the widgets are there changes when they are", async () => {
  const { widgets, press, pressed, prevented } = await early();
  press("Watch", "radio");
  press("Solve");
  widgets.arrived();
  assert.deepEqual([pressed, prevented], [["Watch", "Solve"], ["Watch"]]);
});

test("the callbacks need not wait for what the address names", async () => {
  const { widgets } = await early();
  widgets.arrived();
  await widgets.there;
});

test("widgets that are there are not given up, those that never come are", async () => {
  const there = await early();
  there.widgets.arrived();
  mock.timers.tick(60_000);
  assert.equal(there.document.documentElement.dataset.engine, undefined);
  mock.timers.reset();

  const never = await early();
  mock.timers.tick(30_000);
  assert.equal(never.document.documentElement.dataset.engine, "failed");
});

test("a page that has begun is not loaded once more, however long what was kept takes", async () => {
  const noted = new Map();
  globalThis.sessionStorage = {
    getItem: (name) => noted.get(name) ?? null,
    setItem: (name, value) => noted.set(name, value),
  };
  for (const begun of [true, false]) {
    await early();
    let loads = 0;
    Object.assign(globalThis.location, { reload: () => loads++ });
    globalThis.window.begun = begun;
    mock.timers.tick(20_000);
    for (let turn = 0; turn < 10; turn += 1) await null;
    assert.equal(loads, begun ? 0 : 1);
    mock.timers.reset();
  }
  delete globalThis.sessionStorage;
});

test("keys on any keyboard are kept: digits of every script, and undo where it stands", async () => {
  const { widgets, listeners, document } = await early();
  const again = [];
  globalThis.KeyboardEvent = class {
    constructor(type, { key, code }) {
      Object.assign(this, { type, key, code });
    }
  };
  document.body = { closest: () => null, dispatchEvent: ({ key }) => again.push(key) };
  document.activeElement = document.body;
  const kept = [];
  const press = (key, code, on = {}) => {
    const event = { key, code, target: document.body, stopPropagation() {}, ...on };
    listeners.get("keydown")({ ...event, preventDefault: () => kept.push(key) });
  };
  press("r", "KeyR", { ctrlKey: true });
  press("к", "KeyR", { ctrlKey: true });
  press("x", "KeyX");
  press("٥", "Digit5");
  press("я", "KeyZ", { ctrlKey: true });
  press("ζ", "KeyZ", { metaKey: true });
  widgets.arrived(() => {});
  delete globalThis.KeyboardEvent;
  assert.deepEqual(kept, ["٥", "я", "ζ"]);
  assert.deepEqual(again, kept);
});
