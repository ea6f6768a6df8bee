// Two versions of the service worker over one store: what the one removes, and when, never is what the other has put there.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import vm from "node:vm";
import { build } from "esbuild";
import { resolvers } from "../../static/js/parts/waiting.js";

const SCOPE = "https://undoku/";
const SOURCE = join(fileURLToPath(import.meta.url), "../../../static/js/engine/service-worker.js");
const { outputFiles } = await build({
  entryPoints: [SOURCE],
  bundle: true,
  write: false,
  format: "iife",
  define: { __FILES__: "FILES" },
});
const [{ text: script }] = outputFiles;

const textOf = (url) => `the text of ${url}`;
const filesOf = (...names) =>
  names.map((url) => {
    const integrity = `sha256-${createHash("sha256").update(textOf(url)).digest("base64")}`;
    return { url, revision: null, integrity };
  });

class FakeCache {
  kept = new Map();
  async keys() {
    return Array.from(this.kept.keys(), (url) => ({ url }));
  }
  async match(request) {
    return this.kept.get(request.url ?? request)?.clone();
  }
  async put(key, response) {
    this.kept.set(String(key), response);
  }
  async delete({ url }) {
    return this.kept.delete(url);
  }
}

/** Locks of one name, for whoever asks first. */
class FakeLocks {
  #last = Promise.resolve();
  #held = 0;
  async request(_, ...more) {
    const [{ ifAvailable = false }, act] = more.length > 1 ? more : [{}, ...more];
    if (ifAvailable && this.#held > 0) return act(null);
    this.#held += 1;
    const done = this.#last.then(() => act({}));
    this.#last = done.catch(() => {}).finally(() => (this.#held -= 1));
    return done;
  }
}

/** What all versions of the worker share. */
function browser() {
  const stores = new Map();
  const open = async (name) => stores.get(name) ?? stores.set(name, new FakeCache()).get(name);
  const caches = { open, match: async () => undefined };
  const registration = { scope: SCOPE, installing: null, waiting: null, active: null };
  const locks = new FakeLocks();
  const clients = { matchAll: async () => [], claim: async () => {} };
  return { open, caches, registration, locks, clients };
}

/** A worker of a version with these files. */
function worker({ caches, registration, locks, clients }, ...names) {
  const heard = new Map();
  const happens = async (name, event = {}) => {
    let done;
    heard.get(name)({ ...event, waitUntil: (promise) => (done = promise) });
    await done;
  };
  const FILES = filesOf("python.asm.wasm.gzip", ...names);
  const global = {
    FILES,
    URL,
    TextEncoder,
    Uint8Array,
    Response,
    Promise,
    crypto,
    btoa,
    caches,
    clients,
    registration,
  };
  vm.runInNewContext(script, {
    ...global,
    navigator: { locks },
    addEventListener: (name, act) => heard.set(name, act),
    fetch: async (url) => new Response(textOf(new URL(url).pathname.slice(1))),
  });
  const address = `${SCOPE}?`;
  const port = { postMessage() {} };
  return {
    state: "parsed",
    async install() {
      registration.installing = this;
      await happens("install");
      Object.assign(registration, { installing: null, waiting: this });
    },
    async activate() {
      this.state = "activating";
      Object.assign(registration, { waiting: null, active: this });
      await happens("activate");
      this.state = "activated";
    },
    /** A tab asks it to look after all files, after which it tidies up. */
    look: () => happens("message", { data: { undoku: "keep-all", address, parts: [], port } }),
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const names = async ({ open }) =>
  (await (await open(`undoku-files-${SCOPE}`)).keys()).map(({ url }) => url.slice(SCOPE.length)).sort();

/** A browser in which a version runs. */
async function begun(...files) {
  const shared = browser();
  const first = worker(shared, ...files);
  await first.install();
  await first.activate();
  return { shared, first, store: await shared.open(`undoku-files-${SCOPE}`) };
}

test("a version that begins while the one before tidies up loses nothing of what it has put there", async () => {
  const { shared, first, store } = await begun("a-00000001.js");
  const { promise, resolve } = resolvers();
  const { keys } = store;
  let asked = 0;
  store.keys = async () => {
    asked += 1;
    // The first time it is to mend, the second time to remove.
    if (asked === 2) await promise;
    return keys.call(store);
  };
  const looked = first.look();
  while (asked < 2) await settle();
  const second = worker(shared, "b-00000002.js");
  const installed = second.install();
  for (let turn = 0; turn < 50; turn += 1) await settle();
  resolve();
  await Promise.all([looked, installed]);
  assert.deepEqual(await names(shared), ["a-00000001.js", "b-00000002.js", "python.asm.wasm.gzip"]);
});

test("a version whose place was taken removes nothing any more", async () => {
  const { shared, first } = await begun("a-00000001.js");
  const second = worker(shared, "b-00000002.js");
  await second.install();
  await second.activate();
  // It was asked before that, and comes to it only now.
  await first.look();
  assert.ok((await names(shared)).includes("b-00000002.js"));
  await second.look();
  assert.deepEqual(await names(shared), ["b-00000002.js", "python.asm.wasm.gzip"]);
});
