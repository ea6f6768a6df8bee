// The interpreter module named in PyScript's config for the worker: Pyodide, with every byte accounted for.
// It says how far it has come, takes files from the cache storage before the network, checks their hashes, and
// unpacks the engine. Deadlines are kept by engine.js, on the thread that can still act when this one is stuck.

import { assets } from "../vendor/pyodide/assets.js";
import { lock } from "../vendor/pyodide/lock.js";
import { loadPyodide as start, version } from "../vendor/pyodide/pyodide.mjs";

export { version };

// The cache that the service worker serves from: a file put here under its own address is not fetched again.
const CACHE = `undoku-files-${new URL("../../", import.meta.url).href}`;
const folder = new URL("../vendor/pyodide/", import.meta.url).href;

const files = {
  program: { ...assets.program, type: "text/javascript" },
  binary: { ...assets.binary, type: "application/wasm" },
  library: { ...assets.library, type: "application/zip" },
  engine: { ...assets.engine, type: "application/zip" },
};

const total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
let received = 0;

const report = (stage, more) => postMessage({ undoku: stage, ...more });

/** A file that did not arrive as it was made. The message is a clause for people. */
class BadFile extends Error {}

/** Rejects as soon as any file is bad: Pyodide would only log a binary that cannot be compiled, and wait. */
let fail;
const failure = new Promise((_, reject) => {
  fail = reject;
});
failure.catch(() => {});

/** What came from the network, packed, to be kept once Python runs. */
const arrived = [];

/** The response for a file, from a cache or the network. */
async function request({ file }) {
  const url = folder + file;
  const cached = await globalThis.caches?.match(url).catch(() => undefined);
  if (cached) return { response: cached, fresh: false };
  // Asking again costs nothing where the browser's own cache is right, and mends it where it kept a broken file.
  const response = await fetch(url, { cache: "no-cache" });
  if (!response.ok) throw new BadFile(`the server answered ${response.status} for ${file}`);
  return { response, fresh: true };
}

/** Removes a file from the cache, if it is there. */
async function forget({ file }) {
  const cache = await globalThis.caches?.open(CACHE).catch(() => undefined);
  await cache?.delete(folder + file);
}

async function digest(chunks) {
  const bytes = await new Blob(chunks).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Counts a file's packed bytes as they pass, and keeps them where they are fresh. */
function counted(packed) {
  return new TransformStream({
    transform(chunk, controller) {
      packed?.push(chunk);
      received += chunk.length;
      report("loading", { received: Math.min(received, total), total });
      controller.enqueue(chunk);
    },
  });
}

/**
 * A stream of a file's content that only closes if the hash is right, so whoever reads it to the end has the file
 * that was built, and the binary can be compiled while it arrives.
 */
async function* contentOf(file) {
  try {
    const { response, fresh } = await request(file);
    const packed = fresh ? [] : null;
    const unpacked = [];
    const reader = response.body
      .pipeThrough(counted(packed))
      .pipeThrough(new DecompressionStream("gzip"))
      .getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      unpacked.push(part.value);
      yield part.value;
    }
    // Pages from an insecure address have no hashes and no caches: there the check is left out.
    if (globalThis.crypto?.subtle && (await digest(unpacked)) !== file.sha256) {
      throw new BadFile(`${file.file} is not the file that was expected`);
    }
    if (fresh) arrived.push({ file, packed });
  } catch (error) {
    // What was kept and is broken is not read again: the next try asks the network.
    await forget(file);
    fail(error instanceof BadFile ? error : new BadFile(`${file.file} did not arrive whole`));
    throw error;
  }
}

/** Opens a file at once, before anybody asks for it: all of them arrive side by side. */
function open(file) {
  const content = contentOf(file);
  const body = new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await content.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: Number.POSITIVE_INFINITY }),
  );
  return new Response(body, { headers: { "Content-Type": file.type } });
}

const opened = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, open(file)]));

/** Pyodide's program, imported from what was checked rather than fetched a second time. */
async function importProgram() {
  const url = URL.createObjectURL(await opened.program.blob());
  try {
    return (await import(url)).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function boot(options) {
  const { fetch } = globalThis;
  const answers = { "pyodide.asm.wasm": opened.binary, "python_stdlib.zip": opened.library };
  globalThis.fetch = async (url, init) => answers[String(url).split("/").pop()] ?? fetch(url, init);
  try {
    const python = await start({
      ...options,
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: lock,
      createPyodideModule: await importProgram(),
    });
    python.FS.writeFile("/undoku.zip", new Uint8Array(await opened.engine.arrayBuffer()));
    python.runPython("import sys; sys.path.insert(0, '/undoku.zip')");
    return python;
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Keeps what came from the network, so that neither the next visit nor the service worker fetches it again. */
async function keepFiles() {
  if (!globalThis.caches) return;
  const cache = await caches.open(CACHE);
  for (const { file, packed } of arrived.splice(0)) {
    const headers = { "Content-Type": "application/gzip" };
    await cache.put(folder + file.file, new Response(new Blob(packed), { headers }));
  }
}

export async function loadPyodide(options) {
  try {
    const python = await Promise.race([boot(options), failure]);
    report("starting");
    // A full disk or a private window may refuse to keep anything; the page works all the same.
    keepFiles()
      .catch(() => {})
      .then(() => report("kept"));
    return python;
  } catch (error) {
    report("failed", { clause: error instanceof BadFile ? error.message : String(error) });
    throw error;
  }
}

// The lock is let go when this worker ends, however it ends: that is how the page learns of its death at once.
// What would settle the promise is kept, so that no browser collects it, and the lock with it.
const life = Math.random().toString(36).slice(2);
const ended = new Promise((resolve) => {
  globalThis.endLife = resolve;
});
if (globalThis.navigator?.locks) {
  navigator.locks
    .request(life, () => {
      report("alive", { life });
      return ended;
    })
    .catch(() => {});
}
