import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker } from "node:worker_threads";

const LIMITS = new URL("../../static/js/sandbox/limits.js", import.meta.url);

/** What a script posts in a thread of its own, whose array buffers are limited. */
async function limited(script) {
  const source = `import(${JSON.stringify(LIMITS.href)}).then(({ BESIDE, limitBuffers }) => {
    const { parentPort } = require("node:worker_threads");
    const release = limitBuffers();
    parentPort.postMessage((() => { ${script} })());
  });`;
  const worker = new Worker(source, { eval: true });
  const said = await new Promise((resolve, reject) => worker.on("message", resolve).on("error", reject));
  await worker.terminate();
  return said;
}

/** Twice as many bytes as are allowed, in eight arrays; of each `then` is done. */
const eight = (then) => `
  const base = new Float64Array(BESIDE / 32);
  let count = 0;
  try {
    for (; count < 8; count += 1) {
      const copy = base.slice();
      ${then}
    }
  } catch ({ errno }) {
    return [count, errno];
  }
  return [count];`;

test("array buffers are counted, and there are no more than the limit says", async () => {
  assert.deepEqual(await limited(eight("")), [3, 51]);
});

test("what is sent away is not counted, and nothing is taken off twice", async () => {
  assert.deepEqual(await limited(eight("release(copy);")), [8]);
  assert.deepEqual(await limited(eight("release(base); release(base);")), [4, 51]);
});
