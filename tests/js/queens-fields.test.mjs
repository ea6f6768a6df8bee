import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as address from "../../static/js/chess/queens-address.js";
import { RULES } from "../../static/js/chess/queens-fields.js";
import { stateKept } from "../../static/js/chess/queens-kept.js";
import * as states from "../../static/js/chess/queens-state.js";
import { Values } from "../../static/js/parts/address-values.js";

/** Each row is a region. */
const ROWS = Array.from("ABCDEFGH", (letter) => letter.repeat(8)).join("");

/** A value of every rule on a board of 8 by 8, as it is asked and as it is written. */
const EXAMPLES = {
  queens: {
    value: [1, 63],
    asked: [
      [0, 1],
      [7, 7],
    ],
    written: "1:2,8:8",
  },
  blocked: { value: [19], asked: [[2, 3]], written: "3:4" },
  regions: { value: ROWS, asked: ROWS, written: ROWS },
};

test("the rules are those that the engine is asked, each with an example here", async () => {
  const types = JSON.parse(await readFile(new URL("../../contract/types.json", import.meta.url), "utf8"));
  const named = Object.keys(types.QueensQuestion).map((name) => name.replace("?", ""));
  assert.deepEqual(["n", ...Object.keys(RULES)], named);
  assert.deepEqual(Object.keys(EXAMPLES), Object.keys(RULES));
});

for (const [rule, { value, asked, written }] of Object.entries(EXAMPLES)) {
  test(`${rule} are asked, kept and named in the address where there are any`, () => {
    const plain = states.empty(8);
    const state = states.empty(8, false, 0, { [rule]: value });
    assert.deepEqual(states.questionOf(state), { n: 8, [rule]: asked });
    assert.deepEqual([states.isPlain(state), states.isPlain(plain)], [false, true]);
    assert.deepEqual([states.isEmpty(state), states.isSame(state, plain)], [false, false]);
    assert.deepEqual(stateKept(structuredClone(state)), state);
    const pairs = [
      ["n", 8],
      [rule, written],
    ];
    assert.deepEqual(address.write(state), pairs);
    const values = new Values(new Map(pairs.map(([key, text]) => [key, String(text)])));
    assert.deepEqual(address.read(values)[rule], value);
    assert.deepEqual(values.problems, []);
  });
}

test("crosses are the reader's own: nothing is asked about them but a hint", () => {
  const state = states.empty(8, false, 0, { crosses: [9] });
  assert.deepEqual([states.questionOf(state), states.isPlain(state)], [{ n: 8 }, true]);
  assert.deepEqual(states.hintQuestion(state), { n: 8, crosses: [[1, 1]] });
  assert.deepEqual([states.isEmpty(state), states.isSame(state, states.empty(8))], [false, false]);
  assert.deepEqual(address.write(state), [
    ["n", 8],
    ["notes", "2:2"],
  ]);
});

test("a square that goes from one field to another makes another board", () => {
  const before = states.empty(8, false, 0, { queens: [3], blocked: [5, 9] });
  const after = states.empty(8, false, 0, { queens: [3, 5], blocked: [9] });
  assert.equal(states.isSame(before, after), false);
});

test("queens that came with a level stand from the beginning, and go with nothing that is done by hand", () => {
  const values = new Values(
    new Map(Object.entries({ n: "8", queens: "1:2", level: "hard", day: "2026-11-29" })),
  );
  const state = states.empty(8, false, 0, address.read(values));
  assert.deepEqual([state.given, state.level, state.day], [[1], "hard", "2026-11-29"]);
  const played = states.changed(state, { queens: [1, 20], crosses: [3] });
  assert.deepEqual([states.isUntouched(state), states.isUntouched(played)], [true, false]);
  for (const isPlaying of [true, false]) assert.deepEqual(states.cleared(played, isPlaying), state);
  assert.deepEqual(states.cleared(state, true), state);
  assert.deepEqual(states.cleared(state, false), states.empty(8));
});

/** What is read of an address, and which problems it has. */
function opened(text) {
  const values = new Values(new Map(new URLSearchParams(text)));
  return { state: states.empty(8, false, 0, address.read(values)), problems: values.problems };
}

const writtenOf = (state) => new URLSearchParams(address.write(state)).toString();

for (const [what, origin] of [
  ["partly placed", "n=8&queens=1:2&level=hard&day=2026-11-29"],
  ["with regions", `n=8&regions=${ROWS}&level=hard`],
  ["of the reader's own", "n=8&queens=1:2"],
]) {
  test(`what the reader puts on a board ${what} is the reader's own wherever its address is opened`, () => {
    const { state } = opened(origin);
    const played = states.changed(state, { queens: [...state.queens, 20], crosses: [3, 63] });
    const { state: again, problems } = opened(writtenOf(played));
    assert.deepEqual([again, problems], [played, []]);
    assert.deepEqual(opened(writtenOf(states.untouched(again))).state, states.untouched(state));
  });
}

test("a level without a board is left out, and so are blocked squares of a board with regions", () => {
  const { state, problems } = opened("n=8&level=easy&day=2026-11-27");
  assert.deepEqual([state, problems], [states.empty(8), [["noBoardOfLevel"]]]);
  const blocked = opened(`regions=${ROWS}&blocked=1:3`);
  assert.deepEqual([blocked.state.blocked, blocked.problems], [[], [["blockedInRegions"]]]);
});

test("squares that the reader blocks are no part of a board that was made", () => {
  const { state } = opened("n=8&queens=1:2&level=hard");
  const played = states.changed(state, { blocked: [20] });
  assert.deepEqual([states.isUntouched(played), states.cleared(played, true)], [false, state]);
});

test("an address with letters that are no board says so, and the rest is used", () => {
  for (const [text, problem] of [
    ["AB", ["regionsUnfit", "regions", 2, 8]],
    ["A".repeat(63), ["regionsUnfit", "regions", 63, 8]],
    [`${"A".repeat(63)}1`, ["noLetter", "regions", 64, "1"]],
  ]) {
    const values = new Values(
      new Map([
        ["n", "8"],
        ["regions", text],
      ]),
    );
    assert.equal(address.read(values).regions, "");
    assert.deepEqual(values.problems, [problem]);
  }
  const large = new Values(
    new Map([
      ["n", "27"],
      ["regions", "A".repeat(729)],
    ]),
  );
  assert.equal(address.read(large).regions, "");
  const told = new Values(new Map([["regions", "ABAB"]]));
  assert.deepEqual([address.read(told).n, told.problems], [2, []]);
  const small = new Values(
    new Map([
      ["n", "2"],
      ["regions", "abab"],
    ]),
  );
  assert.equal(address.read(small).regions, "ABAB");
});
