// The interpreter module named in PyScript's config for the worker: Pyodide, made from files that download.js has
// loaded and checked. It is started from its text, and so has all that it imports inside it.

import { version } from "../../vendor/pyodide/pyodide.mjs";
import { ALIVE, ARCHIVES, EARLY, FAILED, FILES, LOCKED, message, STARTING, WHOLE } from "./messages.js";
import { NO_DATABASE } from "./no-database.js";
import { NOWHERE, resumePython, startPython } from "./pyodide.js";
import { NOT_HANDED_ON } from "./words.js";

export { version };

Object.defineProperty(globalThis, "indexedDB", { value: NO_DATABASE });

/** Where Python finds PyScript's own modules, ready to run: before their sources. */
const PYSCRIPT = "/pyscript.zip";
/** Which kinds of jobs the snapshot holds, in Python. */
const OPENED =
  "__import__('json').dumps([name[5:] for name in __import__('sys').modules if name[:5] == 'jobs.'])";

const report = (name, carried, transfer = []) => postMessage(message(name, carried), transfer);

/** Files, through a port of their own: PyScript takes every other message for one of its own. */
function askForFiles(what) {
  const { port1, port2 } = new MessageChannel();
  report(ALIVE, { port: port2, what }, [port2]);
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data);
    port1.onmessageerror = () => reject(new Error(NOT_HANDED_ON));
  }).finally(() => port1.close());
}

/** Files, asked for again where they are lost: Firefox may forget what is said to a port that was just handed on. */
async function receive(what) {
  for (let tries = 5; ; tries--) {
    try {
      return await askForFiles(what);
    } catch (error) {
      if (tries === 1) throw error;
    }
  }
}

/** Python from the snapshot, or, where the browser cannot go on from that, from its start. */
async function begin(files, options) {
  try {
    const { python, complete } = await resumePython(files, NOWHERE, options);
    report(EARLY, { kinds: JSON.parse(python.runPython(OPENED)) });
    receive(ARCHIVES)
      .then((archives) => {
        complete(archives);
        report(WHOLE);
      })
      .catch(fail);
    return python;
  } catch {
    const python = await startPython({ ...files, ...(await receive(ARCHIVES)) }, NOWHERE, options);
    report(WHOLE);
    return python;
  }
}

async function boot(options) {
  const files = await receive(FILES);
  report(STARTING);
  const python = await begin(files, options);
  python.FS.writeFile(PYSCRIPT, new Uint8Array(files.pyscript));
  python.runPython(`__import__("sys").path.insert(0, "${PYSCRIPT}")`);
  return python;
}

const fail = (error) => report(FAILED, { clause: String(error) });

export async function loadPyodide(options) {
  try {
    return await boot(options);
  } catch (error) {
    fail(error);
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
