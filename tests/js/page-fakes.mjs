// What the tests of the page's opening have in the places of a document, of late parts and of boards.

import { createBoards } from "../../static/js/page/boards.js";
import { resolvers } from "../../static/js/parts/waiting.js";

/** An element that keeps what is written on it, and can be pressed. */
export function fakeElement() {
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
export function useDocument() {
  const elements = new Map();
  globalThis.document = {
    getElementById(id) {
      if (!elements.has(id)) elements.set(id, fakeElement());
      return elements.get(id);
    },
    querySelectorAll: () => [],
  };
  return document.getElementById;
}

/** Something late, to be completed by hand. */
export function fakeLate(value) {
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

export const settle = () => new Promise((resolve) => setImmediate(resolve));

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
export function threeBoards() {
  const log = [];
  const ways = [];
  const sudoku = fakeBoard("sudoku", log);
  const others = {
    queens: fakeLate(fakeBoard("queens", log)),
    knight: fakeLate(fakeBoard("knight", log)),
  };
  const boards = createBoards({
    first: sudoku,
    others,
    onSwitch: (name) => log.push(["switched", name]),
    onMissing: (_, name) => log.push(["missing", name]),
    onComing: (name) => ways.push(name),
    onCome: () => ways.push(null),
  });
  return { boards, log, ways, ...others };
}

/** Have a storage with nothing in it. */
export function useStorage() {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}
