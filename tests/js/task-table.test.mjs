import assert from "node:assert/strict";
import { test } from "node:test";
import { writeCode } from "../../static/js/tasks/codes.js";
import { csvOf, entriesIn, MOST_LINES, rowsOf, sorted } from "../../static/js/tasks/table.js";

const TASK = "0123456789abcdef";
const ITEMS = [
  { solved: true, tries: 2 },
  { solved: false, tries: 1 },
];
const of = (name, items = ITEMS, task = TASK) => writeCode({ name, task, items });
const rows = (text) => rowsOf(entriesIn(text).entries, { id: TASK, count: ITEMS.length });

test("names and codes are found in a list, in columns, and in mails", () => {
  const ann = of("Ann Lee");
  const bob = of("Bob");
  const texts = {
    list: `Ann Lee, ${ann}\nBob, ${bob}`,
    columns: `Ann Lee\t${ann}\r\nBob\t${bob}`,
    semicolons: `"Ann Lee";"${ann}"\n"Bob";"${bob}"`,
    "the name first": `Lee, Ann, ${ann}\nBob: ${bob}.`,
    mails: `From: x\n\nDear teacher,\nhere is mine:\n> Ann Lee, ${ann}\nBye\n\nName: Bob\nCode: ${bob}\nBye`,
    "small, with blanks": `ann lee ${ann.toLowerCase().replaceAll("-", " - ")}\nbob, ${bob.replaceAll("-", "")}`,
  };
  for (const [name, text] of Object.entries(texts)) {
    assert.deepEqual(
      rows(text).map(({ isValid }) => isValid),
      [true, true],
      name,
    );
  }
  assert.equal(entriesIn(texts.list).left, 0);
  assert.equal(entriesIn("Hello there, this is a mail of mine.\nBest regards").entries.length, 0);
});

test("what is wrong with a code is told", () => {
  const ann = of("Ann");
  const typed = ann.replace(/.(?=.$)/, (sign) => (sign === "7" ? "8" : "7"));
  const why = (text) => rows(text).map((row) => row.why);
  assert.deepEqual(why(`Ann, ${ann}`), [""]);
  assert.match(why(`Ann, ${typed}`)[0], new RegExp(`Mistyped.*group ${ann.split("-").length}`));
  assert.match(why(`Ann, ${ann.slice(0, -1)}`)[0], /missing, or one too many/);
  assert.match(why(`Ann, ${of("Ann", ITEMS, "another")}`)[0], /another task/);
  assert.match(why(`Eve, ${ann}`)[0], /^Not of this name\.$/);
  assert.deepEqual(why(`Ann, ${ann}\nEve, ${ann}`), ["", "Not of this name, but of 'Ann'. Code again."]);
  assert.deepEqual(why(`${ann}\n${of("Eve")}`), ["The name is missing.", "The name is missing."]);
  assert.deepEqual(why(`Ann, ${ann}\nann, ${of("Ann", [ITEMS[0], ITEMS[0]])}`), ["", "Name again."]);
});

test("there is an end to what is read", () => {
  const { entries, isCut } = entriesIn(`Ann, ${of("Ann")}\n`.repeat(MOST_LINES + 5));
  assert.equal(entries.length, MOST_LINES);
  assert.equal(isCut, true);
  assert.equal(entriesIn("a".repeat(500_000)).isCut, true);
  assert.equal(entriesIn(`${"x".repeat(90_000)} ${"-".repeat(90_000)}`).entries.length, 0);
});

test("the table is sorted by each column, both ways", () => {
  const done = [ITEMS[0], { solved: true, tries: 1 }];
  const table = rows(`Cid, ${of("Cid")}\nann, ${of("ann", done)}\nBob, ${of("Bob").slice(1)}`);
  const names = (order) => sorted(table, order).map(({ name }) => name);
  assert.deepEqual(names({ column: "name", isDown: false }), ["ann", "Bob", "Cid"]);
  assert.deepEqual(names({ column: "name", isDown: true }), ["Cid", "Bob", "ann"]);
  assert.deepEqual(names({ column: 1, isDown: false }), ["ann", "Cid", "Bob"]);
  assert.deepEqual(names({ column: "valid", isDown: true })[0], "Bob");
});

test("as a file it has a column for each, and nothing that a spreadsheet would run", () => {
  const name = '=HYPERLINK("x")';
  const table = rows(`${name}, ${of(name)}\nLee, Ann, ${of("Ann Lee")}`);
  const lines = csvOf(table, ["Your program: 6 queens, all solutions", "Bug"]).split("\r\n");
  assert.equal(
    lines[0],
    'Name,"Your program: 6 queens, all solutions: solved","Your program: 6 queens, all solutions: tries",Bug: solved,Bug: tries,Code,Why not',
  );
  assert.ok(lines[1].startsWith(`"'=HYPERLINK(""x"")",1,2,0,1,1,`), lines[1]);
  assert.equal(lines[2], '"Lee, Ann",1,2,0,1,1,');
});
