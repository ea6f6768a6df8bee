import assert from "node:assert/strict";
import { test } from "node:test";
import { createProgress } from "../../static/js/page/progress.js";
import { useDocument } from "./page-fakes.mjs";

const find = useDocument();
for (const id of ["progress", "progress-words"]) find(id).style = {};

test("what holds where nothing goes on is said again when something has ended", () => {
  const { progress, rest } = createProgress();
  const words = find("progress-words");
  progress(null, "Starting");
  rest("Works offline");
  assert.equal(words.textContent, "Starting");
  progress(1, "");
  assert.equal(words.textContent, "Works offline");
  assert.equal(find("progress").hidden, true);
  // A lost worker is started again.
  progress(0.5, "Starting");
  assert.deepEqual([words.textContent, find("progress").hidden], ["Starting", false]);
  progress(1, "");
  assert.equal(words.textContent, "Works offline");
});
