import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { isPicture, plainPuzzles, textOf } from "../../static/js/lists/reading.js";
import { END, found, LEVELS, NEXT, ONE, Rows, SEVERAL, UNRATED, UNREAD } from "../../static/js/lists/rows.js";
import { createWritten, written } from "../../static/js/lists/saving.js";
import { Saying } from "../../static/js/lists/saying.js";
import { contentsOf } from "../../static/js/lists/words.js";
import { createWork } from "../../static/js/lists/work.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const ZEROS = PUZZLE.replaceAll(".", "0");

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ENGINE = `
import json, sys
from undoku.sudoku import Position
from undoku.sudoku.forms.records import records
texts = json.load(sys.stdin)
print(json.dumps([[[n, str(Position.parse(t).givens)] for n, t in records(text.split("\\n"))] for text in texts]))
`;

/** What the engine reads of texts: [number of the line, givens] of each puzzle. */
function engine(texts) {
  const env = { ...process.env, PYTHONPATH: `${ROOT}/py` };
  return JSON.parse(execFileSync("python3", ["-c", ENGINE], { input: JSON.stringify(texts), env }));
}

test("plain lines are what the engine reads of them", () => {
  const texts = [
    [PUZZLE, ZEROS],
    ["# mine", "", PUZZLE, "   ", ZEROS.replaceAll("0", "_"), "\t# yours", PUZZLE.replaceAll(".", "*"), ""],
    [PUZZLE.replaceAll(".", "?"), PUZZLE],
    [`${PUZZLE}\r`, `${ZEROS}\r`, "\r"],
    Array.from({ length: 9 }, () => PUZZLE),
    [PUZZLE, "21".padEnd(81, "."), "11".padEnd(81, ".")],
  ].map((lines) => lines.join("\n"));
  const read = texts.map((text) => {
    const { numbers, texts } = plainPuzzles(text);
    return numbers.map((number, index) => [number, texts[index]]);
  });
  assert.deepEqual(read, engine(texts));
});

test("what may be something else is left to the engine", () => {
  const grid = PUZZLE.match(/.{9}/g).join("\n");
  const ofCandidates = "1".padEnd(81, ".");
  for (const text of [
    ...["hello", grid, `${PUZZLE} `.repeat(2), SOLUTION, PUZZLE.slice(1), `${PUZZLE}\n${SOLUTION}`],
    ...[`${PUZZLE};easy`, `:0000:x:${PUZZLE}:::`, `${PUZZLE}\r${PUZZLE}`, `\u200e${PUZZLE}`],
  ])
    assert.equal(plainPuzzles(text), null, text);
  assert.equal(plainPuzzles(`${ofCandidates}\n`), null);
});

test("bytes are text by their marks, and else for the engine to tell", () => {
  const utf16 = (bytes) => Uint8Array.from(bytes);
  assert.equal(textOf(new TextEncoder().encode("é1")), "é1");
  assert.equal(textOf(utf16([0xef, 0xbb, 0xbf, 0x31])), "1");
  assert.equal(textOf(utf16([0xff, 0xfe, 0x31, 0])), "1");
  assert.equal(textOf(utf16([0xfe, 0xff, 0, 0x31])), "1");
  assert.equal(textOf(utf16([0x31, 0, 0x32, 0])), null);
  assert.equal(textOf(utf16([0xe9, 0x31])), null);
});

test("pictures are told by their type or by how they begin", () => {
  const bytes = (text) => new TextEncoder().encode(text);
  assert.ok(isPicture("image/svg+xml", bytes("<svg")));
  assert.ok(isPicture("", bytes("GIF89a")));
  assert.ok(isPicture("", bytes("RIFF....WEBP")));
  assert.ok(!isPicture("text/plain", bytes(PUZZLE)));
  assert.ok(!isPicture("", bytes("")));
});

/** A list of a plain puzzle, one that is entered in part, and one that cannot be read. */
function listed() {
  const rows = new Rows();
  const entered = "..4".padEnd(81, ".");
  rows.addPlain({ numbers: [1], texts: [PUZZLE] });
  rows.addPacked(
    [
      [3, PUZZLE, entered, "", "", "a line"],
      [4, "", "", "", "Line 4: no.", "hello"],
    ]
      .map((row) => row.join(NEXT))
      .join(END),
  );
  rows.addPacked("");
  return rows;
}

test("rows have givens, digits and faults as they were read", () => {
  const rows = listed();
  assert.deepEqual(rows.lines, [1, 3, 4]);
  assert.deepEqual(rows.clues, [30, 31, 0]);
  assert.equal(rows.givens(1), PUZZLE);
  assert.equal(rows.digits[1], `53487${PUZZLE.slice(5)}`.replace("87", ".7"));
  assert.deepEqual(rows.verdicts, [0, 0, UNREAD]);
  assert.equal(contentsOf(rows, 2).name, "Line 4, Cannot be read, Line 4: no.");
});

test("what was done with rows is known of them, and open no more", () => {
  const rows = listed();
  const row = (...parts) => parts.join(NEXT);
  assert.deepEqual(
    [0, 1, 2].map((index) => rows.isOpen("solve", index)),
    [true, true, false],
  );
  rows.take("solve", 0, row(1, 7, SOLUTION));
  rows.take("solve", 1, row(2, 9, SOLUTION));
  rows.take("check", 1, row(1, 1, 1));
  rows.take("rate", 0, row("hard", 900, "X-wing"));
  rows.take("rate", 1, row("", "There is more than one."));
  assert.equal(rows.isOpen("solve", 0) || rows.isOpen("check", 1) || rows.isOpen("rate", 1), false);
  assert.deepEqual(rows.levels, [LEVELS.indexOf("hard"), UNRATED, 0]);
  const { verdicts, slowest, wrong, levels } = rows.summary();
  assert.deepEqual([verdicts[ONE], verdicts[UNREAD], slowest, wrong], [2, 1, 1, 1]);
  assert.equal(levels[LEVELS.indexOf("hard")], 1);
  const { unrated, whyUnrated } = rows.summary();
  assert.deepEqual([unrated, whyUnrated], [1, 1]);
});

test("what came of the work is taken back by the same rows, and by no others", () => {
  const rows = listed();
  rows.take("solve", 0, [1, 7, SOLUTION].join(NEXT));
  rows.take("rate", 1, ["", "There is more than one."].join(NEXT));
  const results = structuredClone(rows.results);
  const again = listed();
  again.resume(results);
  assert.deepEqual(again, rows);
  const [first, ...others] = results.columns;
  for (const damaged of [
    ...[null, {}, { ...results, faults: [] }, { ...results, columns: others }],
    ...[first.slice(1), others[2], 5].map((column) => ({ ...results, columns: [column, ...others] })),
  ]) {
    const fresh = listed();
    fresh.resume(damaged);
    assert.deepEqual(fresh, listed());
  }
});

test("rows are found by digits, words, clues, verdict and level, in any order", () => {
  const rows = listed();
  const all = { text: "", verdict: -1, level: -1, least: 0, most: 625, by: "line", down: false };
  const of = (wanted) => found(rows, { ...all, ...wanted });
  assert.deepEqual(of({}), [0, 1, 2]);
  assert.deepEqual(of({ down: true }), [2, 1, 0]);
  assert.deepEqual(of({ text: "53 0070" }), [0]);
  assert.deepEqual(of({ text: "HELLO" }), [2]);
  assert.deepEqual(of({ verdict: UNREAD }), [2]);
  assert.deepEqual(of({ least: 31 }), [1]);
  assert.deepEqual(of({ by: "clues" }), [2, 0, 1]);
  rows.take("rate", 1, ["easy", 300, "X-wing"].join(NEXT));
  assert.deepEqual(of({ text: "x-wing" }), [1]);
  assert.deepEqual(of({ level: 1 }), [1]);
  // What is not known comes last.
  for (const down of [true, false]) assert.deepEqual(of({ by: "level", down }), [1, 0, 2]);
  rows.take("solve", 0, [1, 9, SOLUTION].join(NEXT));
  rows.take("solve", 1, [1, 7, SOLUTION].join(NEXT));
  assert.deepEqual(of({ by: "nodes" }), [1, 0, 2]);
  assert.deepEqual(of({ by: "nodes", down: true }), [0, 1, 2]);
});

test("a row says its shape, which is found by it, and how many cages it has", () => {
  const rows = new Rows();
  const packed = (line, givens, more) =>
    [
      line,
      givens,
      ".".repeat(givens.length),
      more ? JSON.stringify({ givens, ...more }) : "",
      "",
      givens,
    ].join(NEXT);
  const [four, nine] = [".".repeat(16), ".".repeat(81)];
  rows.addPacked(
    [
      packed(1, PUZZLE, null),
      packed(2, `1${nine.slice(1)}`, { diagonal: true }),
      packed(3, nine, { cages: "12:0.1_5:2" }),
      packed(4, `1${four.slice(1)}`, { cages: "3:1.2" }),
    ].join(END),
  );
  const names = rows.all().map((index) => contentsOf(rows, index).name);
  assert.deepEqual(names, [
    "Line 1, 30 clues",
    "Line 2, Diagonal, 1 clue",
    "Line 3, Killer, 2 cages",
    "Line 4, 4 x 4 Killer, 1 clue, 1 cage",
  ]);
  const cells = rows.all().map((index) => contentsOf(rows, index).cells[1]);
  assert.deepEqual(cells.slice(0, 3), [PUZZLE, `Diagonal 1${nine.slice(1)}`, `Killer ${nine}`]);
  const any = { text: "", verdict: -1, level: -1, least: 0, most: 81, by: "line", down: false };
  assert.deepEqual(found(rows, { ...any, text: "killer" }), [2, 3]);
  assert.deepEqual(found(rows, { ...any, text: "4 x 4" }), [3]);
});

test("a row is a position, whole where it has notes or another shape", () => {
  const rows = listed();
  const whole = { givens: "1...", entered: "....", corner: [0], centre: [0], out: [0] };
  rows.addPacked([5, "1...", "....", JSON.stringify(whole), "", "1..."].join(NEXT));
  assert.deepEqual(rows.position(1), { givens: PUZZLE, entered: "..4".padEnd(81, ".") });
  assert.deepEqual(rows.position(3), whole);
});

test("each part is taken once, and what a lost worker has left by another", () => {
  const rows = new Rows();
  const texts = Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(81, "."));
  rows.addPlain({ numbers: texts.map((_, at) => at), texts });
  const took = new Map();
  const take = (index, row) => took.set(index, row);
  const work = createWork({ rows, deed: "solve", indices: rows.all(), workers: 1, take });
  assert.equal(work.left, 4);
  const parts = [work.part(), work.part(), work.part(), work.part(), work.part()];
  assert.deepEqual(parts, [0, 1, 2, 3, -1]);
  work.did(0, ["a", "b"].join(END), false);
  work.back(0);
  assert.equal(work.part(), 0);
  assert.deepEqual(JSON.parse(work.question(0)), { deed: "solve", texts: texts[2], form: "" });
  work.did(0, "c", true);
  work.did(1, "", true);
  assert.deepEqual(
    [work.left, work.done, [...took]],
    [
      2,
      3,
      [
        [0, "a"],
        [1, "b"],
        [2, "c"],
      ],
    ],
  );
});

test("what is saved has what is known, quoted where it has to be", () => {
  const rows = listed();
  rows.take("solve", 0, [1, 7, SOLUTION].join(NEXT));
  rows.faults.set(2, 'Say "no", please.');
  const lines = written("results", rows, [0, 2]).trim().split("\n");
  assert.equal(lines[1], `1,${PUZZLE},30,1,${SOLUTION},,,,7,,`);
  assert.equal(lines[2], '4,,0,,,,,,,,"Say ""no"", please."');
  assert.equal(written("lines", rows, [0, 1, 2]).split("\n").length, 3);
  assert.equal(written("solutions", rows, [0, 1]), `${SOLUTION}\n`);
  const result = createWritten();
  result.take(1, ["1", "two"].join(NEXT));
  result.take(2, ["", "no way"].join(NEXT));
  result.take(0, ["1", "one"].join(NEXT));
  assert.equal(result.missing, 1);
  assert.equal(result.text(["<", "--", ">"].join(NEXT)), "<one\n--two>\n");
});

test("the rules of a puzzle are saved behind it", () => {
  const rows = new Rows();
  const more = { diagonal: true, cages: "3:0.1", givens: PUZZLE, entered: ".".repeat(81) };
  rows.addPacked([1, PUZZLE, ".".repeat(81), JSON.stringify(more), "", PUZZLE].join(NEXT));
  const line = `${PUZZLE} # diagonal=True cages=3:0.1`;
  assert.equal(written("lines", rows, [0]), `${line}\n`);
  assert.ok(written("results", rows, [0]).includes(`1,${line},30,`));
});

test("several solutions are said", () => {
  const rows = listed();
  rows.take("solve", 0, [2, 7, SOLUTION].join(NEXT));
  assert.equal(rows.verdicts[0], SEVERAL);
});

test("what has to be read stays until the next thing is done, and then what goes on is said", () => {
  const state = {};
  const saying = new Saying(state);
  saying.goOn("Reading: 1%");
  saying.hold("A picture.", true);
  saying.goOn("Reading: 2%");
  saying.goOn("5 puzzles.");
  assert.deepEqual(state, { said: "A picture.", isFault: true });
  assert.equal(saying.release(), true);
  assert.deepEqual(state, { said: "5 puzzles.", isFault: false });
  saying.hold("There is nothing left to do.");
  assert.equal(saying.release(), false);
  assert.deepEqual(state, { said: "There is nothing left to do.", isFault: false });
  saying.goOn("Solving: 1 of 2");
  assert.equal(state.said, "Solving: 1 of 2");
});
