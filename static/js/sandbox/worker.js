// The worker in which a reader's program runs: Pyodide, from bytes that the page has sent, and the same four words that
// the page's own engine has. It is a classic worker made from its own text, and so has the frame's origin and policy.

import { startPython } from "../engine/pyodide.js";
import { limitMemory, takeAway } from "./limits.js";

/** @type {(message: object, transfer?: Transferable[]) => void} */
const say = self.postMessage.bind(self);
const later = self.setTimeout.bind(self);
/** Where Pyodide may believe that its files came from. */
const NOWHERE = "http://nowhere.invalid/";
/** Where the rest of the standard library lies, once it is there. */
const MORE = "/more.zip";

let python = null;
let sandbox = null;
let door = null;

async function boot(files) {
  limitMemory();
  const binary = await WebAssembly.compile(files.binary);
  // What is written past Python's own output is nobody's.
  const silent = { stdin: () => null, stdout() {}, stderr() {} };
  python = await startPython({ ...files, binary }, NOWHERE, silent);
  const { to_js: flat } = python.pyimport("pyodide.ffi");
  sandbox = python.pyimport("jobs.sandbox");
  door = sandbox.begin((lines) => say({ lines }), flat);
  takeAway();
}

function answer({ id, word, values }) {
  try {
    const answer = door(word, ...values);
    say({ id, answer }, ArrayBuffer.isView(answer) ? [answer.buffer] : []);
  } catch (error) {
    say({ id, error: String(error).trim().split("\n").at(-1) });
  }
}

self.addEventListener("message", ({ data }) => {
  if (data.files) {
    boot(data.files).then(
      () => {
        say({ ready: true });
        // What waits for a program may as well warm up.
        later(() => sandbox.rehearse());
      },
      (error) => say({ broken: String(error) }),
    );
  } else if (data.more) {
    python.FS.writeFile(MORE, new Uint8Array(data.more));
    sandbox.add(MORE);
  } else answer(data);
});
