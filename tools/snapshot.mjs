// What Python's memory is once it has started and imported what the page begins with: a page that puts that where it belongs
// need not start Python. `node tools/snapshot.mjs PYODIDE LIBRARY ENGINE TARGET` writes it to the file TARGET; PYODIDE is the
// package's folder, LIBRARY and ENGINE are the archives that the page has. How it is laid out is told in
// static/js/engine/snapshot.js, which reads it.

import nodeCrypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { PAGE } from "../static/js/engine/snapshot.js";

/** Where Pyodide's own snapshot has the state: behind its numbers and the hash of its build. */
const HEAD = 48;

const [folder, library, engine, target] = process.argv.slice(2);
// Of this machine nothing is to be found in the memory.
process.argv[1] = "./this.program";
process.env.TZ = "UTC";
const HERE = { LANG: "C.UTF-8", HOME: "/home/pyodide" };

const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const { default: createModule } = await import(pathToFileURL(join(folder, "pyodide.asm.mjs")).href);

/** The same file is made at every hour: there is no chance in here, and no time passes. */
function standStill(chance) {
  const fill = (view) => view.fill(chance);
  nodeCrypto.randomFillSync = fill;
  globalThis.crypto.getRandomValues = fill;
  Date.now = () => 0;
  performance.now = () => 0;
}

/** Starts Python; gives it, and what its memory was before. */
async function start(options) {
  let before = null;
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: library,
    env: { ...HERE, PYTHONHASHSEED: "0" },
    ...options,
    createPyodideModule(settings) {
      settings.onRuntimeInitialized = () => {
        before = settings.HEAPU8.slice();
      };
      return createModule(settings);
    },
  });
  return { python, before };
}

/** What Pyodide's own snapshot holds: 4 numbers, of which the second says where the memory is and the third how long the state. */
function taken(snapshot) {
  const { buffer, byteOffset } = snapshot;
  const [, at, length] = new Uint32Array(buffer, byteOffset, 4);
  const state = JSON.parse(Buffer.from(snapshot.subarray(HEAD, HEAD + length)).toString());
  return { state, memory: snapshot.subarray(at) };
}

/** The file. */
function laid(state, memory, kept) {
  const pages = kept.map((number, at) => number - (kept[at - 1] ?? 0));
  const json = JSON.stringify({ state, size: memory.length, pages });
  const head = Buffer.from(json.padEnd(4 * Math.ceil(json.length / 4)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...kept.map((number) => pageOf(memory, number))]);
}

const pageOf = (memory, number) => memory.subarray(number * PAGE, (number + 1) * PAGE);
const differ = (one, other, number) => Buffer.compare(pageOf(one, number), pageOf(other, number)) !== 0;

const withEngine = (python) => python.FS.writeFile("/undoku.zip", readFileSync(engine));

standStill(1);
const { before: other, python: first } = await start({});
withEngine(first);
first.runPython(readFileSync(fileURLToPath(new URL("bytecode.py", import.meta.url)), "utf8"));
const imports = first.runPython("early()");

standStill(2);
const { python, before } = await start({ _makeSnapshot: true });
withEngine(python);
python.globals.set("imports", imports);
python.runPython(`
import gc, importlib, json, os, sys
# Pyodide puts that in again, at the head.
sys.path.remove("")
sys.path.insert(0, "/undoku.zip")
for name in json.loads(imports):
    importlib.import_module(name)
del imports, name, os.environ["PYTHONHASHSEED"]
gc.collect()
`);
if (python._module.HEAPU8.length !== before.length) throw new Error("Python has asked for more memory");
const { state, memory } = taken(python.makeMemorySnapshot());
const numbers = Array.from({ length: memory.length / PAGE }, (_, number) => number);
// What is different whenever Python starts belongs together: all of it is as it was here.
const kept = numbers.filter((number) => differ(memory, before, number) || differ(before, other, number));
writeFileSync(target, laid(state, memory, kept));
process.exit();
