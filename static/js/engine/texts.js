// What Python is started from beside its own files, by the names that download.js gives to it: where each text lies under
// the page.

/** Sent to the page as soon as they are there: it keeps them, and starts from them whatever is started later, too. */
export const TEXTS = {
  thread: "static/js/engine/thread.js",
  core: "static/vendor/pyscript/core.js",
  rest: "static/vendor/pyscript/core-C9KDLldu.js",
  micropython: "static/vendor/micropython/micropython.mjs",
  binary: "static/vendor/micropython/micropython.wasm.gzip",
  main: "py/app/main.py",
  callbacks: "py/app/callbacks.json",
  interpreter: "static/js/engine/interpreter.mjs",
  door: "py/worker.py",
};

/** What runs the reader's program: it comes after Python, and is there before it is wanted. */
export const SANDBOX = "static/js/sandbox/worker.js";

/** Which files Python is made of. */
export const LIST = "static/vendor/pyodide/assets.json";
