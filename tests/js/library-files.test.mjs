import assert from "node:assert/strict";
import { test } from "node:test";
import * as records from "../../static/js/library/record.js";
import { createShelf } from "../../static/js/library/shelf.js";
import { FILES } from "../../static/js/library/words.js";
import { noted } from "../../static/js/sudoku/notes.js";
import * as sudoku from "../../static/js/sudoku/sudoku-state.js";
import { begun, MOMENT_PLACE, PLACED, PROGRAM, puzzle, RECORD, TOUR } from "./shelved.mjs";

const { readFile, writeFile } = records;

test("a file of the Library is read again whole", async () => {
  const state = records.bare(begun);
  const puzzles = { records: [{ ...RECORD, state, revision: 1, tab: null }], damaged: 0, first: null };
  const alone = writeFile([{ ...RECORD, state }], []);
  assert.deepEqual(await readFile(alone), {
    puzzles,
    programs: { records: [], damaged: 0, first: null },
    settings: {},
    tallies: [],
  });
  // What a page before programs reads as well.
  assert.equal(JSON.parse(alone).version, 1);
  const file = writeFile([{ ...RECORD, state }], [PROGRAM]);
  const programs = { records: [{ ...PROGRAM, revision: 1 }], damaged: 0, first: null };
  assert.deepEqual(await readFile(file), { puzzles, programs, settings: {}, tallies: [] });
  const tallies = [{ id: "practice", techniques: { "x-wing": { found: 2, seconds: [42] } } }];
  const counted = writeFile([], [], {}, tallies);
  assert.deepEqual((await readFile(counted)).tallies, tallies);
  assert.deepEqual((await readFile(counted.replace('"practice"', "7"))).tallies, []);
  const settings = { timer: "hidden", squares: "chess" };
  assert.deepEqual((await readFile(writeFile([], [], settings))).settings, settings);
  // One that is not known is of a newer page.
  assert.deepEqual((await readFile(writeFile([], [], { ...settings, sound: "on" }))).settings, settings);
  assert.equal(JSON.parse(file).version, 2);
  // What is of other boards, or of a search, is nothing for a page that does not know that.
  for (const other of [{ board: "queens", state: PLACED }, { place: { ...MOMENT_PLACE, placement: 0 } }]) {
    const whole = { ...RECORD, state, time: null, ...other };
    const text = writeFile([whole], []);
    assert.equal(JSON.parse(text).version, 3);
    assert.deepEqual((await readFile(text)).puzzles.records, [{ ...whole, revision: 1, tab: null }]);
  }
});

test("of a file that is none it is said what is wrong with it", async () => {
  const says = async (file) => (await readFile(typeof file === "string" ? file : JSON.stringify(file))).error;
  assert.match(await says("{"), /not a file that .* has saved/);
  for (const file of [[], null, 4, {}, { undoku: "board" }])
    assert.match(await says(file), /"undoku": "library"/);
  const ours = { undoku: "library", version: 1, puzzles: [] };
  for (const version of [0, 1.5, "1", null, undefined])
    assert.match(await says({ ...ours, version }), /version/);
  assert.match(await says({ ...ours, version: 4 }), /up to 3/);
  assert.match(await says({ ...ours, puzzles: {} }), /no list "puzzles"/);
  assert.match(await says({ ...ours, version: 2, programs: {} }), /"programs" is no list/);
  const some = { ...ours, version: 2, puzzles: [4, RECORD], programs: [PROGRAM, 4, { ...PROGRAM, text: 4 }] };
  const read = await readFile(JSON.stringify(some));
  assert.deepEqual([read.puzzles.damaged, read.programs.damaged], [1, 2]);
});

test("what does not fit of a file is left out, and it is said where and what", async () => {
  // Deeper than the page could write itself.
  const text = (file) => JSON.stringify(file).replaceAll('"deep"', "[".repeat(20_000) + "]".repeat(20_000));
  const long = "x".repeat(10_001);
  for (const [raw, number, key] of [
    [{ ...RECORD, name: long }, 2, "name"],
    [{ ...RECORD, id: "deep" }, 2, "id"],
    [{ ...RECORD, revision: 1e300 }, 2, "revision"],
    [{ ...RECORD, saved: -1 }, 2, "saved"],
    [{ ...RECORD, board: "chess" }, 2, "board"],
    [{ ...RECORD, place: { strategy: "deep" } }, 2, "place"],
    [{ ...RECORD, used: "watch" }, 2, "used"],
    [{ ...RECORD, state: { ...puzzle, marked: Array(82).fill(0) } }, 2, "state"],
    [
      {
        ...RECORD,
        state: {
          ...puzzle,
          bookmarks: { list: [{ id: 1, name: long, parent: null, state: puzzle }], here: 1 },
        },
      },
      2,
      "state",
    ],
    [{ ...RECORD, board: "knight", state: { ...TOUR, path: Array(13).fill(0) } }, 2, "state"],
    [long, 2, ""],
    [null, 2, ""],
  ]) {
    const file = {
      undoku: "library",
      version: 3,
      puzzles: [RECORD, raw, 4],
      programs: [PROGRAM, { ...PROGRAM, text: long.repeat(6) }],
    };
    const { puzzles, programs } = await readFile(text(file));
    assert.deepEqual(
      [puzzles.records.length, puzzles.damaged, puzzles.first.number, puzzles.first.key],
      [1, 2, number, key],
    );
    assert.deepEqual(programs.first, { number: 2, name: PROGRAM.name, key: "text" });
  }
  assert.equal(
    FILES.read(
      { added: 1, copies: 0, same: 0, damaged: 2, first: { number: 2, name: "A", key: "name" } },
      null,
      false,
    ),
    "1 item added. 2 items could not be read; the first is number 2, 'A', where 'name' is missing, too long or odd.",
  );
});

test("what nobody looks for in a record does not come in with it", async () => {
  const deep = JSON.parse("[".repeat(20_000) + "]".repeat(20_000));
  const odd = {
    ...RECORD,
    tab: deep,
    more: deep,
    time: { ...RECORD.time, more: deep },
    state: { ...begun, more: deep },
  };
  const read = records.readRecord(odd);
  assert.deepEqual(read, { ...RECORD, tab: null, state: records.bare(begun) });
});

/** A store of records in memory. */
function shelfOf(...there) {
  const kept = new Map(there.map((record) => [record.id, record]));
  const store = {
    getAll: async () => Array.from(kept.values()),
    put: async (record) => kept.set(record.id, record),
    count: async () => kept.size,
  };
  const within = (_, __, act) => act({ objectStore: () => store });
  return { kept, shelf: createShelf({ within }) };
}

/** So many puzzles that differ in their notes and in nothing else. */
const alike = (count) =>
  Array.from({ length: count }, (_, index) => {
    let { notes } = begun;
    for (let bit = 0; bit < 9; bit++) if ((index >> bit) & 1) notes = noted(notes, "corner", [2], bit + 1);
    return records.readRecord({ ...RECORD, id: `n-${index}`, name: "Same", state: { ...begun, notes } });
  });

test("each record of a file is looked at once, however many there are", async () => {
  let looks = 0;
  const many = alike(512).map((record) => {
    const { notes, ...rest } = record.state;
    const look = () => [++looks, notes][1];
    return { ...record, state: Object.defineProperty(rest, "notes", { get: look, enumerable: true }) };
  });
  const { kept, shelf } = shelfOf();
  await shelf.add(many);
  assert.deepEqual([kept.size, looks], [512, 512]);
  assert.equal((await shelf.add(alike(512))).same, 512);
  // The same names for other puzzles: copies, each with a name of its own.
  const others = many.map((record) => ({ ...record, state: sudoku.typed(record.state, 3, "6", true) }));
  const { copies, added } = await shelf.add(others);
  assert.equal(copies, 512);
  assert.equal(new Set(added.map(({ name }) => name)).size, 512);
});

test("an import that is stopped says how far it was, and what was added stays", async () => {
  const { kept, shelf } = shelfOf();
  const seen = [];
  const pace = async (done, rest) => {
    await rest();
    seen.push(done);
    return done < 100;
  };
  const { added, same, left } = await shelf.add([...alike(64), ...alike(64)], pace);
  assert.deepEqual([added.length, same, left, kept.size, seen.length], [64, 36, 28, 64, 101]);
  assert.equal(
    await readFile(writeFile(alike(4), []), async (done) => done < 2).then(({ puzzles }) => puzzles),
    null,
  );
});
