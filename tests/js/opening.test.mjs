import assert from "node:assert/strict";
import { test } from "node:test";
import { readAddress } from "../../static/js/boards/address.js";
import { createOpening } from "../../static/js/page/opening.js";
import * as words from "../../static/js/parts/words.js";
import { settle, threeBoards } from "./page-fakes.mjs";

// Boards

test("a board is shown when it is there, and drawn once it can be seen", async () => {
  const { boards, log, queens } = threeBoards();
  const shown = boards.show("queens");
  assert.equal(boards.current.name, "sudoku");
  queens.arrive();
  assert.equal(await shown, true);
  assert.deepEqual(log, [
    ["switched", "queens"],
    ["repaint", "queens"],
  ]);
});

test("the latest press wins, whichever board arrives first", async () => {
  const { boards, log, queens, knight } = threeBoards();
  const presses = [boards.show("queens"), boards.show("knight")];
  knight.arrive();
  queens.arrive();
  assert.deepEqual(await Promise.all(presses), [false, true]);
  assert.equal(boards.current.name, "knight");
  assert.equal(await boards.show("queens"), true);
  assert.deepEqual(log.filter(([what]) => what === "switched").length, 2);
});

test("a board that does not arrive is told of, unless another was wanted since", async () => {
  const { boards, log, queens } = threeBoards();
  const first = boards.show("queens");
  queens.fail();
  assert.equal(await first, false);
  const second = boards.show("queens");
  boards.show("sudoku");
  queens.fail();
  assert.equal(await second, false);
  assert.deepEqual(log, [["missing", "queens"]]);
});

test("a board is on its way until it arrives, does not, or another is wanted", async () => {
  const { boards, ways, queens, knight } = threeBoards();
  boards.show("queens");
  const same = boards.show("queens");
  assert.deepEqual(ways.splice(0), ["queens"]);
  queens.fail();
  assert.equal(await same, false);
  assert.deepEqual(ways.splice(0), [null]);
  boards.show("queens");
  const other = boards.show("knight");
  assert.deepEqual(ways.splice(0), ["queens", null, "knight"]);
  knight.arrive();
  await other;
  queens.arrive();
  await settle();
  assert.deepEqual(ways, [null]);
});

// What an address names

function opener({ ready = true } = {}) {
  const page = threeBoards();
  page.searches = {
    async openAt(step) {
      if (step) page.log.push(["open", step.strategy, step.step]);
      return step !== null && step.strategy !== "guessing";
    },
  };
  page.said = [];
  const status = {
    complain: (text) => page.said.push(["complain", text]),
    note: (text) => page.said.push(["note", text]),
    noted: () => page.said.push(["noted"]),
    say: (...sentence) => page.said.push(sentence),
  };
  page.opening = createOpening({
    ...page,
    status,
    modes: { use: (mode) => page.log.push(["mode", mode]) },
    events: { ready },
    isThere: () => false,
    placed: () => {},
    beside: () => {},
    learning: { open: (named) => named.length > 0 && page.log.push(["learn", named]) },
  });
  return page;
}

const stateOf = (fragment) => readAddress(fragment).state;

test("what an address names is loaded onto its board, and its search opened", async () => {
  const { opening, log, queens } = opener();
  const shown = opening.address("#board=queens&n=12&strategy=markers&step=3");
  queens.arrive();
  assert.equal(await shown, true);
  assert.deepEqual(log, [
    ["switched", "queens"],
    ["repaint", "queens"],
    ["load", "queens", stateOf("#board=queens&n=12")],
    ["mode", "watch"],
    ["open", "markers", 3],
  ]);
});

test("what an address names of what there is to learn is opened with its board", async () => {
  const { opening, log } = opener();
  assert.equal(await opening.address("#board=sudoku&lesson=undo.3"), true);
  assert.deepEqual(log.at(-1), ["learn", [["lesson", "undo.3"]]]);
});

test("an address without a board is said, and none shows nothing", async () => {
  const { opening, log, said } = opener();
  assert.equal(await opening.address("#board=chess"), null);
  assert.equal(await opening.address(""), null);
  assert.deepEqual([log, said.map(([how]) => how)], [[], ["complain"]]);
});

for (const [fragment, how] of Object.entries({
  "board=sudoku&colour=red": ["note", "noted"],
  "board=sudoku&colour=red&strategy=first-empty": ["note"],
  "board=sudoku": ["noted"],
  "board=sudoku&strategy=guessing": ["noted"],
})) {
  test(`what is not understood of ${fragment} is said, alone or with what follows`, async () => {
    const { opening, said } = opener();
    assert.equal(await opening.address(fragment), true);
    await settle();
    assert.deepEqual(
      said.map(([what]) => what),
      how,
    );
  });
}

const NOTED = "#board=sudoku&notes=abc";

/** The same page, with a Sudoku that takes its time to read what is noted. */
function slowOpener() {
  const page = opener();
  const [read, finish] = [[], []];
  page.boards.current.unpack = (state) => {
    if (!state.notes) return null;
    read.push(state.notes);
    return new Promise((resolve) => finish.push(resolve));
  };
  return { ...page, read, finish: (state, problem = "") => finish.shift()({ state, problem }) };
}

test("what takes time to be read is shown when it is read, and what is wrong with it is said", async () => {
  const { opening, log, said, read, finish } = slowOpener();
  const shown = opening.address(`${NOTED}&colour=red`);
  await settle();
  assert.deepEqual([log, read], [[], ["abc"]]);
  finish({ notes: "read" }, "The notes are wrong.");
  assert.equal(await shown, true);
  assert.deepEqual(log[0], ["load", "sudoku", { notes: "read" }]);
  assert.match(said[0][1], /^The address says 'colour'.*The notes are wrong\.$/);
});

test("an address that is wanted since comes before one that is still being read", async () => {
  const { opening, log, finish } = slowOpener();
  const first = opening.address(NOTED);
  await settle();
  assert.equal(await opening.address("#board=sudoku"), true);
  finish({ notes: "late" });
  await first;
  assert.deepEqual(
    log.filter(([what]) => what === "load"),
    [["load", "sudoku", stateOf("#board=sudoku")]],
  );
});

test("who turns to another board comes back to what is being read with the tab", async () => {
  const { opening, log, queens, finish } = slowOpener();
  const first = opening.address(NOTED);
  await settle();
  const other = opening.board("queens");
  queens.arrive();
  await other;
  finish({ notes: "late" });
  assert.equal(await first, false);
  const again = opening.board("sudoku");
  await settle();
  finish({ notes: "read" });
  assert.equal(await again, true);
  assert.deepEqual(
    log.filter(([what]) => what === "load"),
    [["load", "sudoku", { notes: "read" }]],
  );
});

test("a board that did not arrive shows what the address named when its tab is pressed", async () => {
  const { opening, log, queens } = opener();
  const shown = opening.address("#board=queens&n=12");
  queens.fail();
  assert.equal(await shown, false);
  assert.equal(await opening.board("sudoku"), true);
  const pressed = opening.board("queens");
  queens.arrive();
  assert.equal(await pressed, true);
  assert.deepEqual(log.slice(-2), [
    ["load", "queens", stateOf("#board=queens&n=12")],
    ["mode", "solve"],
  ]);
  // It is shown once: afterwards the board is as the reader leaves it.
  await opening.board("sudoku");
  await opening.board("queens");
  assert.equal(log.filter(([what]) => what === "load").length, 1);
});

test("a tab that is pressed while its board is on its way shows what the address named", async () => {
  const { opening, log, queens } = opener();
  const shown = [opening.address("#board=queens&n=12"), opening.board("queens")];
  queens.arrive();
  assert.deepEqual(await Promise.all(shown), [true, true]);
  assert.equal(log.filter(([what]) => what === "load").length, 1);
});

test("of two addresses of a board that is on its way the later one is shown", async () => {
  const { opening, log, queens } = opener();
  const shown = [opening.address("#board=queens&n=12"), opening.address("#board=queens&n=6")];
  queens.arrive();
  await Promise.all(shown);
  assert.deepEqual(
    log.filter(([what]) => what === "load"),
    [["load", "queens", stateOf("#board=queens&n=6")]],
  );
});

for (const fragment of ["", "#board=chess"]) {
  test(`a board that is on its way is not wanted any more at the address "${fragment}"`, async () => {
    const { opening, boards, log, queens } = opener();
    const shown = opening.address("#board=queens&n=12");
    await opening.address(fragment);
    queens.arrive();
    assert.equal(await shown, false);
    assert.equal(boards.current.name, "sudoku");
    // Its tab shows it as it is, not as an address of before has it.
    await opening.board("queens");
    assert.equal(log.filter(([what]) => what === "load").length, 0);
  });
}

test("what is pressed while a board is on its way is done when that is shown", async () => {
  const { opening, log, queens } = opener();
  const act = (name) => opening.whenShown(() => log.push([name]));
  act("before");
  const shown = opening.board("queens");
  act("Step through");
  act("Solve");
  // Pressed twice is wanted none the less.
  opening.board("queens");
  assert.deepEqual(log.splice(0), [["before"]]);
  queens.arrive();
  await shown;
  await settle();
  assert.deepEqual(log.splice(0), [["switched", "queens"], ["repaint", "queens"], ["Solve"]]);
  act("after");
  assert.deepEqual(log, [["after"]]);
});

test("what is pressed comes after what the address names", async () => {
  const { opening, log, queens } = opener();
  opening.address("#board=queens&n=12");
  opening.whenShown(() => log.push(["Solve"]));
  queens.arrive();
  await settle();
  assert.deepEqual(
    log.map(([what]) => what),
    ["switched", "repaint", "load", "mode", "Solve"],
  );
});

for (const [what, change] of Object.entries({
  "does not arrive": ({ queens }) => queens.fail(),
  "gives way to another": ({ opening }) => opening.board("sudoku"),
  "gives way to another state": ({ opening }) => opening.address("#board=queens&n=6"),
  "is left for an address that names nothing": ({ opening }) => opening.address(""),
})) {
  test(`what is pressed for a board that ${what} is forgotten`, async () => {
    const page = opener();
    page.opening.address("#board=queens&n=12");
    page.opening.whenShown(() => page.log.push(["Solve"]));
    change(page);
    if (page.queens.asked) page.queens.arrive();
    await settle();
    assert.deepEqual(
      page.log.filter(([name]) => name === "Solve"),
      [],
    );
    page.opening.whenShown(() => page.log.push(["later"]));
    assert.deepEqual(page.log.at(-1), ["later"]);
  });
}

test("what is pressed at an address that names nothing is done on what is shown", async () => {
  const { opening, log } = opener();
  opening.address("");
  opening.whenShown(() => log.push(["Solve"]));
  await settle();
  assert.deepEqual(log, [["Solve"]]);
});

test("a solution that the address names is promised until the callbacks are there", async () => {
  for (const ready of [true, false]) {
    const { opening, said, queens } = opener({ ready });
    const shown = opening.address("#board=queens&n=12&solution=92&strategy=guessing");
    queens.arrive();
    await shown;
    await settle();
    assert.deepEqual(said, ready ? [] : [[words.WHEN_READY.show, "busy"]]);
  }
});
