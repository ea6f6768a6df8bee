// What a tab does with a new version that does not take over when it is told to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pass, settle, stop } from "./engine-clock.mjs";

const { keepForOffline } = await import("../../static/js/engine/offline.js");
const { NEW_VERSION, SLOW_VERSION } = await import("../../static/js/engine/offline-words.js");

/** A service worker that notes what it is told, keeps all files, and does nothing else. */
class FakeWorker extends EventTarget {
  told = [];
  constructor(state) {
    super();
    this.state = state;
  }
  postMessage({ undoku, port }) {
    this.told.push(undoku);
    port?.postMessage({ isKept: true, isSame: true, version: "1", cache: "files", keys: [] });
  }
  enter(state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A tab beside which a new version waits: what it has offered, and how often it was loaded again, by what it had done before. */
async function tab({ active = new FakeWorker("activated"), waiting = new FakeWorker("installed") } = {}) {
  const registration = Object.assign(new EventTarget(), { active, waiting, installing: null });
  const serviceWorker = Object.assign(new EventTarget(), { controller: active });
  serviceWorker.getRegistration = async () => registration;
  const done = [];
  const leave = () => {
    done.push("reloaded");
    // Nothing of it goes on.
    stop();
  };
  const location = { href: "https://undoku/", reload: leave };
  const document = Object.assign(new EventTarget(), {
    visibilityState: "visible",
    querySelectorAll: () => [],
  });
  for (const [name, value] of Object.entries({ navigator: { serviceWorker }, location, document }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  globalThis.addEventListener = () => {};
  globalThis.caches = { open: async () => ({ keys: async () => [] }) };
  const offers = new Map();
  const page = {
    // What comes late is still on its way.
    fetched: new Promise(() => {}),
    engine: { kept: Promise.resolve() },
    rest() {},
    remember: () => done.push("remembered"),
    offer: (sentence, _, accept) => offers.set(sentence, accept),
  };
  await keepForOffline(page);
  await settle();
  return { registration, serviceWorker, active, waiting, offers, done };
}

test("a new version that is told to take over, and does, is loaded", async () => {
  const { serviceWorker, waiting, offers, done } = await tab();
  offers.get(NEW_VERSION)();
  await pass(10);
  assert.deepEqual([waiting.told, done], [["replace"], []]);
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual(done, ["remembered", "reloaded"]);
});

test("where it does not, that is said, and in the end the tab is loaded again all the same", async () => {
  const { waiting, offers, done } = await tab();
  offers.get(NEW_VERSION)();
  // Whoever presses twice does not leave before it was told.
  offers.get(NEW_VERSION)();
  await pass(10);
  assert.deepEqual([waiting.told, done, offers.has(SLOW_VERSION)], [["replace"], [], false]);
  await pass(5);
  assert.deepEqual([done, offers.has(SLOW_VERSION)], [[], true]);
  await pass(40);
  assert.deepEqual(done, ["remembered", "reloaded"]);
});

test("who presses again then need not wait", async () => {
  const { offers, done } = await tab();
  offers.get(NEW_VERSION)();
  await pass(15);
  offers.get(SLOW_VERSION)();
  assert.deepEqual(done, ["remembered", "reloaded"]);
});

test("a version that is installed beside another does not make the tab ask that for anything", async () => {
  const { registration, active } = await tab({ waiting: null });
  assert.deepEqual(active.told, ["keep-all"]);
  registration.installing = new FakeWorker("installing");
  registration.dispatchEvent(new Event("updatefound"));
  const { installing } = registration;
  Object.assign(registration, { installing: null, waiting: installing });
  installing.enter("installed");
  await settle();
  assert.deepEqual(active.told, ["keep-all"]);
  stop();
});
