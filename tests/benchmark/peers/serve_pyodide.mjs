// Answer requests, one a line of stdin, inside Pyodide: node serve_pyodide.mjs PYODIDE FOLDER...
// The folders are mounted and imported from.

import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [runtime, ...folders] = process.argv.slice(2);
const say = (text) => writeSync(1, `${text}\n`);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: runtime, stdout: () => {} });
folders.forEach((folder, number) => {
  pyodide.mountNodeFS(`/mounted${number}`, folder);
});
pyodide.runPython(
  `import sys; sys.dont_write_bytecode = True
sys.path[:0] = [f"/mounted{number}" for number in range(${folders.length})]
from solvers import run`,
);
const run = pyodide.globals.get("run");
say("ready");
for await (const line of createInterface({ input: process.stdin })) {
  run(line, say);
}
