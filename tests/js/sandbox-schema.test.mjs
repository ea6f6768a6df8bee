import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FITS } from "../../static/js/sandbox/relay.js";
import { SCHEMA } from "../../static/js/sandbox/schema.js";

const fits = new Function(`${FITS} return fits;`)();
const contract = (name) => JSON.parse(readFileSync(new URL(`../../contract/${name}.json`, import.meta.url)));
const [jobs, types] = [contract("jobs"), contract("types")];

/** The names of a type of the contract, with those of the types that it has all names of. */
function namesOf(kind) {
  const listed = typeof kind === "string" ? types[kind] : kind;
  return Object.entries(listed).flatMap(([name, of]) => (name === "..." ? namesOf(of) : [name]));
}
/** The same of a form. */
const namesIn = ({ has, may = {} }) => [...Object.keys(has), ...Object.keys(may).map((name) => `${name}?`)];
const plain = (names) => names.map((name) => name.replace(/\?$/, "")).sort();

test("the schema has the names of the contract, and no others", () => {
  const objects = [];
  for (const [kind, { report, answers }] of Object.entries(SCHEMA.jobs)) {
    objects.push([report.of, [...namesOf(jobs[kind].report), ...namesOf("Report")]]);
    assert.deepEqual(plain(Object.keys(answers)), plain(Object.keys(jobs[kind].answers)));
    for (const [name, { of }] of Object.entries(answers)) {
      const type = jobs[kind].answers[name]["=>"];
      if (of.is === "object") objects.push([of, namesOf(type)]);
    }
  }
  const { moment } = SCHEMA.jobs.program.answers;
  objects.push([moment.of.may.frames.of.of, namesOf("Frame")]);
  objects.push([moment.of.may.tree.of, namesOf("Call")]);
  objects.push([moment.of.has.counts, namesOf("Counts")]);
  objects.push([SCHEMA.jobs.judging.report.of.has.judged.of, namesOf("Judged")]);
  for (const [form, names] of objects) assert.deepEqual(plain(namesIn(form)), plain(names));
  assert.ok(objects.length > 10);
});

/** Every form of the schema, each once. */
function formsIn(part, found = new Set()) {
  if (typeof part !== "object" || part === null || found.has(part)) return found;
  if (part.is) found.add(part);
  for (const inner of Object.values(part)) formsIn(inner, found);
  return found;
}

test("all that has a size has a bound", () => {
  for (const form of formsIn(SCHEMA)) {
    if (["list", "text", "json", "names", "flat", "together"].includes(form.is))
      assert.ok(form.most <= 1_000_000, form.is);
    if (form.is === "number") assert.ok(Number.isFinite(form.least) && Number.isFinite(form.most));
  }
});

const MOMENT = {
  ...{ position: 3, kind: "place", cell: 1, value: 4, by: -1, line: 2, values: [0, 4], states: ["", ""] },
  ...{ sentence: "Placed.", node: 0, counts: { calls: 1, placements: 1, undos: 0, solutions: 0 } },
  beside: { kind: "", data: null },
};
const CALL = {
  ...{ id: 0, parent: -1, label: "a1", outcome: "running", size: 1, hidden: 0, missing: false, position: 1 },
};
const { program, race, judging, doom } = SCHEMA.jobs;
const { moment, overview, variables } = program.answers;
const nested = (depth) => "[".repeat(depth) + "]".repeat(depth);
const of = (length, item) => Array.from({ length }, () => item);

test("what our scripts say fits", () => {
  const tree = [CALL];
  const frames = [{ function: "solve", line: 2, variables: [["row", "0"]] }];
  for (const more of [
    {},
    { tree },
    { frames, told: true },
    { levels: [1] },
    { output: "a\n", later: true },
  ]) {
    assert.ok(fits(JSON.stringify({ ...MOMENT, ...more }), moment));
  }
  assert.ok(fits("-1", program.answers.jump));
  for (const found of [
    {},
    { position: -1, proved: true, stays: 0 },
    { position: 7, proved: false, stays: 9 },
  ]) {
    assert.ok(fits(JSON.stringify({ ...found, done: true, spent: 0 }), doom.report));
  }
  assert.ok(fits(new Float64Array(17 + 2 * 81), race.answers.frame));
  assert.ok(fits("null", race.answers.align));
  assert.ok(fits('{"judged":[],"boards":8,"done":false,"spent":1.5}', judging.report));
  const board = {
    name: "N = 26",
    right: true,
    expected: "",
    came: "",
    calls: 0,
    placements: 0,
    document: null,
  };
  const judgedOn = (question) =>
    fits(
      JSON.stringify({ judged: [{ ...board, question }], boards: 1, done: true, spent: 0 }),
      judging.report,
    );
  assert.ok(judgedOn({ n: 26, regions: "A".repeat(26 * 26) }));
  assert.equal(judgedOn({ n: 26, regions: "A".repeat(26 * 26 + 1) }), false);
});

const FORGED = {
  "a length in place of a list": [moment, { ...MOMENT, values: { length: 4e9 } }],
  "frames that are no list": [moment, { ...MOMENT, frames: { length: 4e9 } }],
  "levels that are no list": [moment, { ...MOMENT, levels: { length: 4e9 } }],
  "a tree that is no list": [moment, { ...MOMENT, tree: { length: 4e9 } }],
  "depths that are no list": [overview, { depths: { length: 4e9 }, solutions: [], deadEnds: [] }],
  "a text for a number": [moment, { ...MOMENT, tree: [{ ...CALL, hidden: "9".repeat(30_000) }] }],
  "a number without end": [moment, { ...MOMENT, position: 1e300 }],
  "half a line": [moment, { ...MOMENT, line: 1.5 }],
  "too many frames": [
    variables,
    { same: true, frames: of(20_000, { function: "f", line: 1, variables: [] }) },
  ],
  "too many variables of all frames": [
    variables,
    { same: true, frames: of(60, { function: "f", line: 1, variables: of(200, ["a", "1"]) }) },
  ],
  "too long a sentence": [moment, { ...MOMENT, sentence: "a".repeat(3000) }],
  "a name too many": [moment, { ...MOMENT, more: 1 }],
  "a name too few": [moment, { ...MOMENT, sentence: undefined }],
  "a name of all objects": [overview, { depths: [], solutions: [], toString: [] }],
  "a list for an object": [moment, [MOMENT]],
  "a depth beyond 1": [overview, { depths: [2], solutions: [], deadEnds: [] }],
  "too many boards": [judging.report, { judged: of(100_000, {}), boards: 8, done: true, spent: 1 }],
  "faults that are no list": [race.report, { ready: true, faults: { length: 2 }, done: false, spent: 1 }],
  "one fault": [race.report, { ready: true, faults: [""], done: false, spent: 1 }],
};
for (const [what, [form, value]] of Object.entries(FORGED)) {
  test(`${what} does not fit`, () => assert.equal(fits(JSON.stringify(value), form), false));
}

test("what is no JSON, or no text, or nested without end, fits nothing", () => {
  const raw = [
    "",
    "{",
    "NaN",
    undefined,
    null,
    {},
    [],
    7n,
    Symbol("x"),
    nested(100_000),
    new Float64Array(2),
  ];
  for (const { report, answers } of Object.values(SCHEMA.jobs)) {
    for (const form of [report, ...Object.values(answers)].filter(({ is }) => is === "json")) {
      for (const value of raw) assert.equal(fits(value, form), false);
    }
  }
});

test("a flat array is one of its own, of numbers that end", () => {
  const { frame } = race.answers;
  const part = new Float64Array(new ArrayBuffer(8000), 0, 17);
  const wrong = [part, new Float64Array(6000), Float64Array.of(Number.NaN), Float64Array.of(1 / 0)];
  for (const value of [...wrong, [1, 2], "1", new Int32Array(4), { length: 4e9 }]) {
    assert.equal(fits(value, frame), false);
  }
});

test("a value is gone through no further than its form goes", () => {
  let seen = 0;
  const list = new Proxy(of(1_000_000, 1), {
    get(target, name) {
      seen += 1;
      return target[name];
    },
  });
  assert.equal(fits(list, { is: "list", most: 10, of: { is: "truth" } }), false);
  assert.ok(seen < 10);
});
