// The interpreter module named in PyScript's config for the worker: Pyodide, made from files that download.js has
// loaded and checked. It is started from its text, and so has all that it imports inside it.

import { version } from "../../vendor/pyodide/pyodide.mjs";
import { ALIVE, FAILED, LOCKED, message, STARTING } from "./messages.js";
import { NO_DATABASE } from "./no-database.js";
import { NOWHERE, startPython } from "./pyodide.js";
import { NOT_HANDED_ON } from "./words.js";

export { version };

Object.defineProperty(globalThis, "indexedDB", { value: NO_DATABASE });

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

async function boot(options) {
  const files = await receiveFiles();
  report(STARTING);
  return startPython(files, NOWHERE, options);
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
