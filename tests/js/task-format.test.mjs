import assert from "node:assert/strict";
import { test } from "node:test";
import { packed } from "../../static/js/parts/packed.js";
import { boardOf } from "../../static/js/tasks/boards-of.js";
import {
  EMPTY,
  itemsOf,
  LONGEST_TASK,
  missingIn,
  readTask,
  writeTask,
} from "../../static/js/tasks/format.js";
import { programAddress, wayTo } from "../../static/js/tasks/opening.js";
import { credited, further, meanScore, progressKept } from "../../static/js/tasks/progress.js";

const TASK = {
  title: "Queens, week 3",
  words: "Write it.\nThen predict.",
  program: { text: "def solve(queens):\n    pass\n", call: "solve([-1] * n)", answer: "all" },
  boards: [
    { at: "board=queens&n=6", number: null },
    { at: "board=queens&n=5", number: 10 },
  ],
  exercises: [
    { kind: "predict", on: "queens", count: 3 },
    { kind: "lesson", on: "who-takes-the-queen-away", count: 1 },
  ],
};

/** Noise that does not pack. */
const noise = (length) => {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  }).join("");
};

test("a task is read as it was written, and its id is that of its link", () => {
  const { text, tooLong } = writeTask(TASK);
  assert.equal(tooLong, false);
  assert.match(text, /^[\w-]+$/);
  const { id, task, problem } = readTask(text);
  assert.deepEqual(task, TASK);
  assert.equal(problem, "");
  assert.match(id, /^[0-9a-f]{16}$/);
  assert.notEqual(readTask(writeTask({ ...TASK, title: "Queens, week 4" }).text).id, id);
  const plain = { ...EMPTY, title: "One", exercises: [{ kind: "bug", on: "sudoku", count: 1 }] };
  assert.deepEqual(readTask(writeTask(plain).text).task, plain);
});

test("what a task still wants is said", () => {
  assert.match(missingIn(EMPTY), /title/);
  assert.match(missingIn({ ...EMPTY, title: "One" }), /Add a board/);
  const mixed = [...TASK.boards, { at: "board=sudoku", number: null }];
  assert.match(missingIn({ ...TASK, boards: mixed }), /one kind/);
  assert.equal(missingIn(TASK), "");
  const draft = writeTask({ ...TASK, title: "" }).text;
  assert.equal(readTask(draft).task, null);
  assert.equal(readTask(draft, { isDraft: true }).task.title, "");
});

test("a task that is too long for a link is none", () => {
  const long = writeTask({ ...TASK, program: { ...TASK.program, text: noise(6_000) } });
  assert.equal(long.tooLong, true);
  // What packs well is long all the same, for who reads it.
  assert.equal(
    writeTask({ ...TASK, program: { ...TASK.program, text: "x = 1\n".repeat(20_000) } }).tooLong,
    true,
  );
  assert.equal(readTask(writeTask({ ...TASK, title: "Queens,\tweek 3" }).text).task.title, "Queens, week 3");
  const { task, problem } = readTask(long.text);
  assert.equal(task, null);
  assert.match(problem, /characters long; at most 4,000/);
  assert.ok(LONGEST_TASK <= 4_000);
});

const RAW = JSON.parse(
  JSON.stringify({ v: 1, t: "One", b: [["board=queens&n=4"]], e: [["predict", "queens", 2]] }),
);
const HOSTILE = {
  "no object": [],
  null: null,
  text: "x",
  "no version": { ...RAW, v: undefined },
  "a version that is a text": { ...RAW, v: "1" },
  "a title that is an object": { ...RAW, t: { toString: "x" } },
  "a title over lines": { ...RAW, t: "a\nb" },
  "a long title": { ...RAW, t: "a".repeat(101) },
  "long words": { ...RAW, w: "a".repeat(2_001) },
  "words that are a list": { ...RAW, w: ["a"] },
  "a program that is a text": { ...RAW, p: "def" },
  "a call of two lines": { ...RAW, p: ["", "a\nb", ""] },
  "a program with a zero": { ...RAW, p: ["a\0", "", ""] },
  "a long program": { ...RAW, p: ["a".repeat(20_001), "", ""] },
  "another answer": { ...RAW, p: ["", "", "__proto__"] },
  "many boards": { ...RAW, b: Array(7).fill(["board=queens&n=4"]) },
  "boards that are an object": { ...RAW, b: { length: 1, 0: ["board=queens"] } },
  "a board that is none": { ...RAW, b: [["board=chess"]] },
  "a board by inheritance": { ...RAW, b: [["board=constructor"]] },
  "a large board": { ...RAW, b: [["board=queens&n=1000000"]] },
  "a board that is not understood": { ...RAW, b: [["board=queens&n=four"]] },
  "a long board": { ...RAW, b: [[`board=queens&n=4&x=${"a".repeat(600)}`]] },
  "a negative number": { ...RAW, b: [["board=queens&n=4", -1]] },
  "a number that is none": { ...RAW, b: [["board=queens&n=4", "2"]] },
  "an exercise by inheritance": { ...RAW, e: [["__proto__", "queens", 1]] },
  "an exercise on nothing": { ...RAW, e: [["predict", "chess", 1]] },
  "a lesson that is a path": { ...RAW, e: [["lesson", "../../x", 1]] },
  "no questions": { ...RAW, e: [["predict", "queens", 0]] },
  "too many questions": { ...RAW, e: [["predict", "queens", 51]] },
  "many exercises": { ...RAW, e: Array(7).fill(["predict", "queens", 1]) },
  "nothing to do": { v: 1, t: "One" },
  "two kinds of boards": { ...RAW, b: [["board=queens&n=4"], ["board=sudoku"]] },
};

for (const [name, raw] of Object.entries(HOSTILE)) {
  test(`a task with ${name} is refused with a sentence`, () => {
    const { task, problem } = readTask(packed(JSON.stringify(raw)));
    assert.equal(task, null);
    assert.match(problem, /^The task in this link cannot be read/);
  });
}

test("what is no task at all is refused with a sentence", () => {
  assert.notEqual(readTask(packed(JSON.stringify(RAW))).task, null);
  for (const text of ["", "abc", "a b", "%00", packed("{"), packed("\ud800"), "A".repeat(3_000)]) {
    const { task, problem } = readTask(text);
    assert.equal(task, null, text);
    assert.match(problem, /cannot be read/);
  }
  assert.match(readTask(packed(JSON.stringify({ ...RAW, v: 2 }))).problem, /newer Undoku/);
  assert.match(readTask(packed(" ".repeat(200_000))).problem, /too large/);
  const polluted = packed('{"v":1,"t":"One","e":[["bug","queens",1]],"__proto__":{"isBad":true}}');
  assert.notEqual(readTask(polluted).task, null);
  assert.equal({}.isBad, undefined);
});

test("a board is told as it is asked: without notes, mode or step", () => {
  assert.equal(boardOf("#board=queens&mode=watch&n=6&step=4&task=abc").at, "board=queens&n=6");
  const typed = `53${".".repeat(78)}8`;
  assert.equal(boardOf(`board=sudoku&entered=${typed}&level=easy`), null);
  assert.equal(boardOf(`board=sudoku&entered=${typed}&notes=abc`).at, `board=sudoku&givens=${typed}`);
  assert.equal(boardOf("board=knight&rows=5&cols=6&start=a1").at, "board=knight&rows=5&cols=6&start=a1");
  for (const none of ["", "#", "board", "board=%", "n=4", "board=knight&rows=51"])
    assert.equal(boardOf(none), null);
});

test("a board opens with the task's program, or with the reader's", () => {
  const [board] = TASK.boards;
  const address = programAddress(TASK, board, "");
  assert.match(
    address,
    /^#board=queens&n=6&mode=watch&strategy=your-code&view=code&code=[\w-]+&call=[\w-]+&answer=all$/,
  );
  assert.match(programAddress(TASK, board, "code=abc"), /&view=code&code=abc$/);
  const bare = { ...TASK, program: EMPTY.program };
  assert.match(programAddress(bare, board, ""), /&view=code$/);
  for (const on of ["sudoku", "queens", "knight"]) {
    assert.match(
      wayTo({ kind: "predict", on }).address,
      new RegExp(`^#board=${on}&.*&mode=watch&strategy=[a-z-]+&step=0$`),
    );
  }
});

const START = progressKept(TASK, null);
const own = (more) => ({
  exercise: "own program",
  at: "board=queens&n=6",
  solved: true,
  isWrong: false,
  ...more,
});

test("a run counts for the board that it was on, if it gives what is wanted", () => {
  assert.equal(START.length, itemsOf(TASK).length);
  const wrong = credited(TASK, START, own({ solved: false, isWrong: true, kind: "all", number: 3 }), 0);
  assert.deepEqual(wrong.progress[0], { solved: false, tries: 1, right: 0, score: 0 });
  const first = credited(TASK, wrong.progress, own({ kind: "first", number: 1 }), 0).progress;
  assert.deepEqual(first[0].solved, false);
  const right = credited(TASK, first, own({ kind: "all", number: 4 }), 0).progress;
  assert.deepEqual(right[0], { solved: true, tries: 3, right: 1, score: 1 });
  assert.equal(credited(TASK, right, own({ kind: "all", number: 4 }), 0).progress, right);
  const unknown = own({ solved: false, isWrong: false, kind: "all", number: 4 });
  assert.equal(credited(TASK, START, unknown, 0).progress, START);
  assert.equal(credited(TASK, START, own({ at: "board=queens&n=7", kind: "all" }), 0).progress, START);
});

test("the teacher's number goes before what is known", () => {
  const on = (more) => credited(TASK, START, own({ at: "board=queens&n=5", ...more })).progress[1].solved;
  assert.equal(on({ kind: "all", number: 10 }), true);
  assert.equal(on({ kind: "all", number: 9 }), false);
  assert.equal(on({ kind: "all", number: 10, solved: false, isWrong: true }), false);
  const counting = { ...TASK, program: { ...TASK.program, answer: "count" } };
  const result = own({ at: "board=queens&n=5", kind: "count", number: 10, solved: false, isWrong: true });
  assert.equal(credited(counting, START, result).progress[1].solved, true);
});

test("so many right answers are needed as the task says, and wrong ones are tries", () => {
  let progress = START;
  for (const solved of [true, false, true]) {
    ({ progress } = credited(TASK, progress, { exercise: "predict queens", solved, score: Number(solved) }));
  }
  assert.deepEqual(progress[2], { solved: false, tries: 3, right: 2, score: 2 / 3 });
  ({ progress } = credited(TASK, progress, { exercise: "predict queens", solved: true, score: 1 }));
  assert.deepEqual(progress[2], { solved: true, tries: 4, right: 3, score: 1 });
  assert.equal(credited(TASK, progress, { exercise: "predict sudoku", solved: true }).progress, progress);
  assert.equal(meanScore(progress), 0.25);
});

test("an exercise that tells of itself once, when it is solved, says in how many tries", () => {
  const task = { ...TASK, boards: [], exercises: [{ kind: "bug", on: "knight", count: 1 }] };
  const result = { exercise: "bug knight warnsdorff", solved: true, tries: 5, score: 0.6 };
  const once = credited(task, progressKept(task, null), result).progress;
  assert.deepEqual(once, [{ solved: true, tries: 5, right: 1, score: 1 }]);
  // One that tells of each try counts them itself, too.
  const by = { ...task, exercises: [{ kind: "by-hand", on: "knight", count: 1 }] };
  let progress = progressKept(by, null);
  for (const tries of [1, 2, 1]) {
    const result = { exercise: "by-hand knight", solved: tries === 1 && progress[0].tries === 2, tries };
    ({ progress } = credited(by, progress, result));
  }
  assert.equal(progress[0].tries, 3);
});

test("what was kept comes in within its bounds, and the further of two stands", () => {
  const odd = [{ solved: "yes", tries: -1, score: 7 }, null, { solved: true }, 4, { more: true }];
  assert.deepEqual(progressKept(TASK, odd), [
    START[0],
    START[0],
    { solved: true, tries: 1, right: 0, score: 1 },
    START[0],
  ]);
  assert.deepEqual(progressKept(TASK, { length: 4 }), START);
  const done = progressKept(TASK, [{ solved: true, tries: 2 }, { tries: 4 }]);
  const other = progressKept(TASK, [{ tries: 9 }, { tries: 3 }, { right: 2, tries: 2 }]);
  assert.deepEqual(
    further(done, other).map(({ solved, tries }) => [solved, tries]),
    [
      [true, 2],
      [false, 4],
      [false, 2],
      [false, 0],
    ],
  );
  assert.deepEqual(further(other, done), further(done, other));
});
