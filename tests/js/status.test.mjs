import assert from "node:assert/strict";
import { test } from "node:test";
import { createStatus } from "../../static/js/page/status.js";
import * as words from "../../static/js/parts/words.js";
import { useDocument } from "./page-fakes.mjs";

/** A status line, the board that is shown, and what is read there. */
function page() {
  const find = useDocument();
  const hints = { sudoku: "Type your puzzle.", queens: "Choose N." };
  const shown = { board: "sudoku" };
  // As the modes of the page: a board is watched, or used in its own mode.
  const used = { current: "solve", now: () => "solve" };
  const status = createStatus({ hint: () => hints[shown.board], modes: () => used });
  const turnTo = (board) => {
    shown.board = board;
    status.turnTo(board);
  };
  return {
    status,
    turnTo,
    hints,
    /** Another mode is chosen; `own` is the one that is left for Watch. */
    use(current, own = current) {
      Object.assign(used, { current, now: () => own });
      status.mended();
    },
    find,
    line: () => find("status").textContent,
    kind: () => find("verdict").getAttribute("data-kind"),
  };
}

test("why Retry is there is said again, whatever was complained of since", () => {
  const { status, turnTo, line, find } = page();
  status.failed("Python stopped.", () => {});
  status.complain(words.roomMissing({ name: "The editor" }));
  turnTo("queens");
  assert.equal(line(), "Python stopped.");
  status.complain("'0' is not a size that fits.");
  status.mended();
  assert.equal(line(), "Python stopped.");
  status.complain("'0' is not a size that fits.");
  status.repeat();
  assert.deepEqual([line(), find("retry").focused], ["Python stopped.", true]);
  find("retry").press();
  assert.equal(line(), words.TRYING);
  // It is over, on every board.
  turnTo("sudoku");
  assert.equal(line(), "Type your puzzle.");
});

test("that Python is ready again is said where nothing else was, and is not kept", () => {
  const { status, turnTo, line, find } = page();
  status.failed("Python stopped.", () => {});
  find("retry").press();
  status.recovered();
  assert.equal(line(), words.readyAgain("Type your puzzle."));
  turnTo("queens");
  turnTo("sudoku");
  assert.equal(line(), "Type your puzzle.");
  status.say("One solution.", "good");
  status.recovered();
  assert.equal(line(), "One solution.");
});

test("the answer to a press is not said away by the end of the work that gave it", () => {
  const { status, line } = page();
  status.say("Working.", "busy");
  status.reply("Saved as undoku-queens-10-all.csv.");
  status.idle();
  assert.equal(line(), "Saved as undoku-queens-10-all.csv.");
  // Words that are still there go with their work.
  status.say("Working.", "busy");
  status.idle();
  assert.equal(line(), "Type your puzzle.");
});

test("what a hint says of squares that are pointed at is not kept with the board", () => {
  const { status, turnTo, line, kind } = page();
  status.say("Row 6 has one free square left.", "hint");
  assert.deepEqual([line(), kind(), status.now()], ["Row 6 has one free square left.", "hint", null]);
  turnTo("queens");
  assert.deepEqual([line(), status.now("sudoku")], ["Choose N.", null]);
  turnTo("sudoku");
  status.recall(null);
  assert.equal(line(), "Type your puzzle.");
});

test("a hint gives way to another when more is known, and nothing else does", () => {
  const { status, hints, line } = page();
  status.outdate();
  hints.sudoku = "Some digits clash.";
  status.rehint();
  assert.equal(line(), "Some digits clash.");
  status.complain("'y' is neither a digit nor a blank.");
  hints.sudoku = "Type your puzzle.";
  status.rehint();
  assert.equal(line(), "'y' is neither a digit nor a blank.");
});

test("each board keeps its own sentence", () => {
  const { status, turnTo, line, kind } = page();
  status.say("One solution.", "good");
  turnTo("queens");
  assert.equal(line(), "Choose N.");
  status.say("92 solutions.", "good");
  turnTo("sudoku");
  assert.deepEqual([line(), kind()], ["One solution.", "good"]);
});

test("what is said of a search goes when it is closed, also by another board", () => {
  const { status, turnTo, line } = page();
  status.say("One solution.", "good");
  status.watch(true);
  assert.equal(line(), "One solution.");
  status.say("Row 1, column 3: try 1.", "info");
  status.watch(false);
  assert.equal(line(), "One solution.");
  status.watch(true);
  status.say("Row 1, column 3: try 1.", "info");
  turnTo("queens");
  status.watch(false);
  turnTo("sudoku");
  assert.equal(line(), "One solution.");
});

test("what is said of work goes when that ends", () => {
  const { status, line } = page();
  status.say("One solution.", "good");
  status.say("Solving. Stop ends it at any time.", "busy");
  status.idle();
  assert.equal(line(), "One solution.");
  status.say("Solving. Stop ends it at any time.", "busy");
  status.say("No solution.", "error");
  status.idle();
  assert.equal(line(), "No solution.");
});

test("work that was stopped by leaving its board is told of there", () => {
  const { status, turnTo, line } = page();
  status.say("Searching. Stop ends it at any time.", "busy");
  turnTo("queens");
  assert.equal(line(), "Choose N.");
  turnTo("sudoku");
  assert.equal(line(), words.LEFT_BEHIND);
});

test("a reply and a complaint are said and not kept", () => {
  const { status, line, kind } = page();
  status.say("One solution.", "good");
  status.complain("'0' is not a size that fits.");
  assert.deepEqual([line(), kind()], ["'0' is not a size that fits.", "error"]);
  status.mended();
  status.reply("The search is closed.");
  assert.deepEqual([line(), status.now()], ["The search is closed.", ["One solution.", "good"]]);
  status.failed("Python stopped.", () => {});
  status.remark("A board is on its way.");
  assert.equal(line(), "Python stopped.");
  status.reply("The search is closed.");
  assert.equal(line(), "The search is closed.");
});

test("a board that is undone says what was said of it, and an edited one its hint", () => {
  const { status, line } = page();
  status.say("One solution.", "good");
  const before = status.now();
  status.outdate();
  assert.deepEqual([line(), status.now()], ["Type your puzzle.", null]);
  status.recall(before);
  assert.equal(line(), "One solution.");
});

test("what an address has that is not understood is said with what follows, once", () => {
  const { status, line, kind } = page();
  status.note("n is '0'.");
  status.note("'colour' is not known.");
  assert.equal(line(), "n is '0'. 'colour' is not known.");
  status.say("Searching.", "busy");
  status.say("92 solutions.", "good");
  assert.deepEqual([line(), kind()], ["n is '0'. 'colour' is not known. 92 solutions.", "error"]);
  status.say("Copied.", "info");
  assert.equal(line(), "Copied.");
});

test("what is not understood is said with work that was said to go on before", () => {
  const { status, line } = page();
  status.say("Searching.", "busy");
  status.note("n is '0'.");
  assert.equal(line(), "n is '0'. Searching.");
  status.mended();
  assert.equal(line(), "n is '0'. Searching.");
});

test("work on a search that is left takes no verdict from its board", () => {
  const { status, turnTo, line } = page();
  status.say("One solution.", "good");
  status.watch(true);
  status.say("The race is on.", "busy");
  turnTo("queens");
  turnTo("sudoku");
  assert.equal(line(), "One solution.");
});

test("to be reminded of Retry takes the focus from nobody", () => {
  const { status, line, find } = page();
  assert.equal(status.remind(), false);
  status.failed("Python stopped.", () => {});
  status.complain("'0' is not a size that fits.");
  assert.deepEqual([status.remind(), line(), find("retry").focused], [true, "Python stopped.", false]);
});

test("what is not understood of an address that computes nothing stays until something is said", () => {
  const { status, line } = page();
  status.note("n is '0'.");
  status.noted();
  assert.equal(line(), "n is '0'.");
  status.say("92 solutions.", "good");
  assert.equal(line(), "92 solutions.");
});

test("a sentence belongs to the mode in which it was said", () => {
  const { status, use, line } = page();
  status.say("One solution.", "good");
  use("play");
  assert.equal(line(), "Type your puzzle.");
  status.say("The 4 in row 1, column 3 is wrong.", "error");
  use("watch", "play");
  assert.equal(line(), "Type your puzzle.");
  status.say("Line 3 is not Python.", "error");
  // What is kept with the board is what was said of it before it was watched.
  assert.equal(status.now()[0], "The 4 in row 1, column 3 is wrong.");
  use("play");
  assert.equal(line(), "The 4 in row 1, column 3 is wrong.");
  use("solve");
  assert.equal(line(), "One solution.");
  // The board is another one: nothing of that holds any more.
  status.outdate();
  for (const mode of ["play", "watch", "solve"]) {
    use(mode);
    assert.equal(line(), "Type your puzzle.");
  }
});
