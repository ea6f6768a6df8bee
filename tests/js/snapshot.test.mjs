// The snapshot that is shipped, in Pyodide under Node.

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { PAGE, restoring } from "../../static/js/engine/snapshot.js";

const { default: createPyodideModule } = await import(
  new URL("pyodide.asm.mjs", import.meta.resolve("pyodide"))
);
const vendored = (file) => readFileSync(new URL(`../../static/vendor/pyodide/${file}`, import.meta.url));
const list = JSON.parse(vendored("assets.json"));
const unpacked = (name) => gunzipSync(vendored(list[name].file));
const snapshot = Uint8Array.from(unpacked("snapshot")).buffer;
const scratch = mkdtempSync(join(tmpdir(), "snapshot-"));
after(() => rmSync(scratch, { recursive: true }));
// The archives have not come yet.
const stdLibURL = join(scratch, "nothing.zip");
writeFileSync(stdLibURL, "");

const resumed = (content) => loadPyodide({ stdLibURL, ...restoring(content, createPyodideModule) });
const OPENED = `
import json
from jobs.table import Table

def answered(kind, question):
    table = Table()
    job = table.open(kind, question)
    if isinstance(job, str):
        return json.loads(job)["sentence"]
    table.work(job, 1000)
    report = json.loads(table.work(job, 1000))
    return report["clash"] or report["solutions"]
`;
/** What is asked of a job that the snapshot holds, and the number of solutions, or what a sentence says. */
const ASKED = [
  [{ givens: `53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79` }, /^1$/],
  [{ givens: "1..............." }, /^2$/],
  [{ givens: "123....4........" }, /^0$/],
  [{ givens: "1...............", entered: ".2.............." }, /^2$/],
  [{ givens: "11.............." }, /two 1s/],
  [{ givens: "1...............", diagonal: true }, /^2$/],
  [{ givens: "1...............", regions: "AABBAABBCCDDCCDD" }, /^2$/],
  [{ givens: "1...............", cages: "7:2.3" }, /^2$/],
  [{ givens: "1".padEnd(256, ".") }, /^2$/],
  [{ givens: "1" }, /\w+ \w+/],
  [{ givens: 4 }, /\w+ \w+/],
];

test("Python goes on from it, and answers what is asked first without anything else", async () => {
  const python = await resumed(snapshot);
  python.runPython(OPENED);
  const answered = python.globals.get("answered");
  for (const [question, answer] of ASKED)
    assert.match(String(answered("sudoku", JSON.stringify(question))), answer);
  assert.throws(() => answered("hint", "{}"), /undoku.zip/);
  // What is told to be there is no more than that.
  const kinds = python.runPython(
    "import sys; ' '.join(sorted(name for name in sys.modules if name[:5] == 'jobs.'))",
  );
  assert.equal(kinds, "jobs.job jobs.sudoku jobs.table");
});

test("it holds what a start changes: of the rest of the memory it knows nothing", async () => {
  const bytes = snapshot.byteLength;
  const { size, pages } = JSON.parse(
    new TextDecoder().decode(new Uint8Array(snapshot, 4, new DataView(snapshot).getUint32(0, true))),
  );
  assert.equal(size % PAGE, 0);
  assert.ok(bytes > pages.length * PAGE && bytes < size / 3);
});

test("nothing in it tells on which machine it was made", () => {
  const text = Buffer.from(snapshot).toString("latin1");
  for (const place of [process.cwd(), "snapshot.mjs", process.execPath])
    assert.ok(!text.includes(place), place);
});

test("another size of memory, or a file that is cut short, is refused", async () => {
  const head = new DataView(snapshot).getUint32(0, true);
  const other = snapshot.slice();
  const text = new TextDecoder().decode(new Uint8Array(other, 4, head)).replace(/"size":3/, '"size":4');
  new Uint8Array(other, 4, head).set(new TextEncoder().encode(text));
  await assert.rejects(resumed(other), /another size of memory/);
  for (const length of [0, 4 + head, snapshot.byteLength - 1])
    await assert.rejects(resumed(snapshot.slice(0, length)));
});
