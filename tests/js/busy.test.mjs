import assert from "node:assert/strict";
import { test } from "node:test";
import { createBusy } from "../../static/js/page/busy.js";
import { fakeElement } from "./page-fakes.mjs";

/** The row of actions without a page, and time that passes when it is told to. */
function row() {
  const elements = { actions: fakeElement(), stop: fakeElement(), solve: fakeElement() };
  const { actions, stop, solve } = elements;
  const root = fakeElement();
  let due = null;
  actions.querySelectorAll = () => [solve];
  solve.checkVisibility = () => stop.hidden;
  for (const button of [solve, stop]) {
    button.focus = () => {
      document.activeElement = button;
    };
  }
  globalThis.document = {
    activeElement: null,
    documentElement: root,
    getElementById: (id) => elements[id],
  };
  const busy = createBusy((act) => {
    due = act;
    return () => {
      due = null;
    };
  });
  const pass = () => due?.();
  return { busy, stop, solve, pass, isBusy: () => root.hasAttribute("data-busy") };
}

test("what is over soon shows no Stop", () => {
  const { busy, stop, pass, isBusy } = row();
  busy(true);
  assert.deepEqual([stop.hidden, isBusy()], [true, true]);
  busy(false);
  pass();
  assert.deepEqual([stop.hidden, isBusy()], [true, false]);
});

test("Stop takes the place of the filled button, and the focus with it", () => {
  const { busy, stop, solve, pass } = row();
  solve.focus();
  busy(true);
  pass();
  assert.equal(stop.hidden, false);
  assert.equal(document.activeElement, stop);
  busy(false);
  assert.equal(stop.hidden, true);
  assert.equal(document.activeElement, solve);
});

test("the focus stays where it is elsewhere", () => {
  const { busy, pass } = row();
  const cell = {};
  document.activeElement = cell;
  busy(true);
  pass();
  busy(false);
  assert.equal(document.activeElement, cell);
});

test("Stop stays until all is over that goes on", () => {
  const { busy, stop, pass } = row();
  busy.beside(true);
  pass();
  busy(true);
  busy(false);
  assert.equal(stop.hidden, false);
  busy.beside(false);
  assert.equal(stop.hidden, true);
});
