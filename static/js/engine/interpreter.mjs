// The interpreter module named in PyScript's config for the worker: Pyodide, made from files that download.js has
// loaded and checked.

import { lock as packages } from "../../vendor/pyodide/lock.js";
import { loadPyodide as start, version } from "../../vendor/pyodide/pyodide.mjs";
import { ALIVE, FAILED, LOCKED, message, STARTING } from "./messages.js";
import { NOT_HANDED_ON } from "./words.js";

export { version };

const folder = new URL("../../vendor/pyodide/", import.meta.url).href;

const report = (name, carried, transfer = []) => postMessage(message(name, carried), transfer);

/** The files, through a port of their own: PyScript takes every other message for one of its own. */
function askForFiles() {
  const { port1, port2 } = new MessageChannel();
  report(ALIVE, { port: port2 }, [port2]);
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data);
    port1.onmessageerror = () => reject(new Error(NOT_HANDED_ON));
  }).finally(() => port1.close());
}

/** The files, asked for again where they are lost: Firefox may forget what is said to a port that was just handed on. */
async function receiveFiles() {
  for (let tries = 5; ; tries--) {
    try {
      return await askForFiles();
    } catch (error) {
      if (tries === 1) throw error;
    }
  }
}

/** Pyodide's program, imported from what was checked rather than fetched a second time. */
async function importProgram(program) {
  const url = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
  try {
    return (await import(url)).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function boot(options) {
  const { program, binary, library, engine } = await receiveFiles();
  report(STARTING);
  const createPyodideModule = await importProgram(program);
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  // Pyodide fetches these two itself and has no option for content that is already here.
  const answers = { "pyodide.asm.wasm": new Response(), "python_stdlib.zip": new Response(library) };
  globalThis.fetch = async (url, init) => answers[String(url).split("/").pop()] ?? fetch(url, init);
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: binary,
    instance: await WebAssembly.instantiate(binary, imports),
  });
  try {
    const python = await start({
      ...options,
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: packages,
      createPyodideModule,
    });
    python.FS.writeFile("/undoku.zip", new Uint8Array(engine));
    python.runPython("import sys; sys.path.insert(0, '/undoku.zip')");
    return python;
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

export async function loadPyodide(options) {
  try {
    return await boot(options);
  } catch (error) {
    report(FAILED, { clause: String(error) });
    throw error;
  }
}

// This lock is let go when this worker ends, however it ends: that is how the page learns of its death at once.
// What would settle the promise is kept, so that no browser collects it, and the lock with it.
const lock = Math.random().toString(36).slice(2);
const ended = new Promise((resolve) => {
  globalThis.endLife = resolve;
});
if (globalThis.navigator?.locks) {
  navigator.locks
    .request(lock, () => {
      report(LOCKED, { lock });
      return ended;
    })
    .catch(() => {});
}
