import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";
import { createImport } from "../../static/js/library/importing.js";
import { createPace } from "../../static/js/library/pace.js";
import { LARGEST_FILE } from "../../static/js/library/record.js";
import { FILES } from "../../static/js/library/words.js";

afterEach(() => mock.restoreAll());

const GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const raw = (number) => ({
  ...{ id: `n-${number}`, name: "Puzzle", used: "solve", made: 1, saved: 1 },
  state: { digits: GIVENS, kinds: GIVENS.replace(/\d/g, "g") },
});
const fileOf = (puzzles) => JSON.stringify({ undoku: "library", version: 1, puzzles });

/** An import on a machine on which each look at the clock is 60 ms later; it is stopped when it `says` that. */
function importer(stopsAt = null) {
  let now = 0;
  mock.method(performance, "now", () => (now += 60));
  const said = [];
  const added = [];
  const dialog = {
    state: { records: [] },
    deeds: {},
    shelf: {
      async add(records, pace) {
        let done = 0;
        while (done < records.length && (await pace(done, async () => {}))) added.push(records[done++]);
        return { added: [...added], copies: 0, same: 0, left: records.length - done };
      },
    },
    show({ said: progress, stop }) {
      if (progress) said.push(progress.sentence);
      if (progress?.sentence === stopsAt) stop();
    },
    say: (sentence) => said.push(sentence),
    act: (does) => does,
    close() {},
  };
  const run = (text, size = text.length) =>
    createImport(dialog)({ files: [{ size, text: async () => text }], value: "a.json" });
  return { run, said, added };
}

test("what takes long is said as far as it is", async () => {
  const { run, said, added } = importer();
  await run(fileOf([1, 2, 3, 4].map(raw)));
  assert.equal(added.length, 4);
  assert.ok(said.includes(FILES.reading(1)) || said.includes(FILES.reading(2)), said.join("\n"));
  assert.ok(said.some((sentence) => /^Adding: \d of 4 items\.$/.test(sentence)));
  assert.equal(said.at(-1), "4 items added.");
});

test("it can be stopped: while the file is read nothing was added, and later what was added stays", async () => {
  const reading = importer(FILES.reading(1));
  await reading.run(fileOf([1, 2, 3, 4].map(raw)));
  assert.deepEqual([reading.added.length, reading.said.at(-1)], [0, FILES.stopped]);
  mock.restoreAll();
  const adding = importer(FILES.adding(4)(1));
  await adding.run(fileOf([1, 2, 3, 4].map(raw)));
  assert.equal(adding.added.length, 1);
  assert.equal(adding.said.at(-1), "1 item added. Stopped: 3 items of the file were not looked at.");
});

test("a file that is too large is not opened", async () => {
  const { run, said } = importer();
  await run("", LARGEST_FILE + 1);
  assert.deepEqual(said, ["This file has 101 MB; the page reads files of up to 100 MB. Nothing was added."]);
});

test("work that is short takes no rest", async () => {
  mock.method(performance, "now", () => 0);
  const told = [];
  const pace = createPace(
    (done) => told.push(done),
    () => true,
  );
  for (let done = 0; done < 1000; done++) assert.equal(await pace(done), true);
  assert.deepEqual(told, []);
});
