// The worker in which a reader's program runs: Pyodide, from files that the page has sent, and the same four words that
// the page's own engine has. It is a classic worker made from its own text, and so has the frame's origin and policy.

import { NOWHERE, startPython } from "../engine/pyodide.js";
import { limitBuffers, limitMemory, takeAway } from "./limits.js";

/** @type {(message: object, transfer?: Transferable[]) => void} */
const say = self.postMessage.bind(self);
const later = self.setTimeout.bind(self);
const now = performance.now.bind(performance);
// @ts-expect-error: only workers have one.
const reader = new FileReaderSync();
/** The bytes of a file that the page has sent. */
const bytesOf = (file) => reader.readAsArrayBuffer(file);
/** Where the rest of the standard library lies, once it is there. */
const MORE = "/more.zip";
/** Where Python writes how many lines have run. */
const [FOLDER, LINES] = ["/dev", "lines"];
/** Milliseconds between two times that this is passed on. */
const PAUSE = 100;
/** Seconds that a program has unless its question says otherwise, as SECONDS of py/undoku/programs/run.py. */
const SECONDS = 10;
/** How many more what runs may take before it is interrupted: by then a program has ended itself. */
const SPARE = 1.5;
/** Characters that are said of an error. */
const CLAUSE = 200;

let python = null;
let sandbox = null;
let door = null;
/** What is sent away takes no memory here. */
let release = (_) => {};
let seconds = SECONDS;
let late = Number.POSITIVE_INFINITY;

/** Takes a number in decimal digits, a line each, byte by byte. What it keeps is no object that Python could reach. */
function listener() {
  let lines = 0;
  let told = 0;
  return (byte) => {
    if (byte >= 48 && byte < 58) {
      lines = (lines * 10 + byte - 48) % 1e15;
      return;
    }
    const moment = now();
    if (moment - told > PAUSE) {
      told = moment;
      say({ lines });
    }
    lines = 0;
  };
}

/** What Python asks from time to time whether it is to be interrupted, as if it were memory that others write to. */
function interrupts() {
  let asked = 0;
  return {
    get 0() {
      asked += 1;
      // A look at the clock costs more than to be asked.
      if (asked % 64 || now() < late) return 0;
      late = now() + 2;
      return 2;
    },
    set 0(_) {},
  };
}

async function boot(files) {
  limitMemory();
  const binary = await WebAssembly.compile(bytesOf(files.binary));
  python = await startPython({ ...files, binary, engine: bytesOf(files.engine) }, NOWHERE, {
    stdin: () => null,
  });
  // What is written past Python's own output is nobody's, and is kept nowhere until its line is whole.
  for (const set of [python.setStdout, python.setStderr]) set({ write: (bytes) => bytes.length });
  for (const terminal of ["/dev/tty", "/dev/tty1"]) python.FS.unlink(terminal);
  python.FS.createDevice(FOLDER, LINES, null, listener());
  sandbox = python.pyimport("jobs.sandbox");
  door = sandbox.begin_in_browser(`${FOLDER}/${LINES}`);
  python.setInterruptBuffer(interrupts());
  release = limitBuffers();
  takeAway();
}

/** What the door has answered; of a flat array, which is in Python's memory, a copy. */
function taken(answer) {
  if (typeof answer !== "object" || answer === null) return answer;
  const view = answer.getBuffer();
  try {
    const copy = view.data.slice();
    release(copy);
    return copy;
  } finally {
    view.release();
    answer.destroy();
  }
}

function answer({ id, word, values }) {
  if (word === "open") seconds = JSON.parse(values[1]).seconds ?? SECONDS;
  late = now() + 1000 * (seconds + SPARE);
  try {
    const answer = taken(door(word, ...values));
    say({ id, answer }, ArrayBuffer.isView(answer) ? [answer.buffer] : []);
  } catch (error) {
    say({ id, error: String(error).trim().split("\n").at(-1).slice(0, CLAUSE) });
  }
  late = Number.POSITIVE_INFINITY;
}

self.addEventListener("message", ({ data }) => {
  if (data.files) {
    boot(data.files).then(
      () => {
        say({ ready: true });
        // What waits for a program may as well warm up.
        later(() => sandbox.rehearse());
      },
      (error) => say({ broken: String(error).slice(0, CLAUSE) }),
    );
  } else if (data.more) {
    python.FS.writeFile(MORE, new Uint8Array(bytesOf(data.more)));
    sandbox.add(MORE);
  } else answer(data);
});
