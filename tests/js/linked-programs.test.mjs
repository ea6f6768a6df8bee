import assert from "node:assert/strict";
import { test } from "node:test";
import { createPacker, MOST, partsOf, unpack } from "../../static/js/code/linked.js";
import { createPrograms } from "../../static/js/code/programs.js";
import { packed } from "../../static/js/parts/packed.js";
import { LONGEST } from "../../static/js/parts/program-record.js";
import { LONGEST_CALL, NOTHING } from "../../static/js/parts/wanted.js";

const SMALL = 'def solve(queens):\n\treturn \'ä€𝄞\' == "\\""\n';
/** Digits of a decimal expansion that nobody needs to know: they do not pack well. */
const noise = (length) => {
  let seed = 7;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(33 + (seed % 90));
  };
  return Array.from({ length }, next).join("");
};

test("a program is packed and read again", () => {
  const pack = createPacker();
  for (const text of [SMALL, "", "\n", " ".repeat(LONGEST), "é".repeat(LONGEST)]) {
    const parts = pack({ text, wanted: NOTHING });
    assert.deepEqual(Object.keys(parts), ["code"]);
    assert.match(parts.code, /^[\w-]+$/);
    assert.deepEqual(unpack(parts), { text, wanted: NOTHING, problem: "" });
  }
  assert.deepEqual(unpack({ code: packed("a\r\nb\rc") }).text, "a\nb\nc");
});

test("a program that is too long for a link has none", () => {
  const pack = createPacker();
  const plain = (length) => pack({ text: noise(length), wanted: NOTHING });
  assert.deepEqual(plain(20_000), { code: "" });
  assert.ok(plain(5_000).code.length < MOST);
});

const BAD = {
  "a symbol": ["abc+", /^Character 4 of code in the address, '\+', is not one of letters/],
  nothing: ["", /cut off or spoiled/],
  "no deflated text": ["abcd", /cut off or spoiled/],
  "a part of one": [packed(SMALL).slice(0, -8), /cut off or spoiled/],
  "too much": [packed(" ".repeat(LONGEST + 1)), /more than 50,000 characters/],
  "far too much": [packed(" ".repeat(5_000_000)), /more than 50,000 characters/],
  "a null character": [
    packed("ab\0c"),
    /^Character 3 of the program in the address \(code\) is a null character/,
  ],
};
for (const [what, [code, problem]] of Object.entries(BAD)) {
  test(`${what} in a link is no program`, () => {
    const read = unpack({ code });
    assert.equal(read.text, null);
    assert.match(read.problem, problem);
    assert.match(read.problem, /left out\.$/);
  });
}

test("what is no UTF-8 in a link is no program", () => {
  // "\xff" deflated, as it stands.
  const code = Buffer.from([0x01, 0x01, 0x00, 0xfe, 0xff, 0xff]).toString("base64url");
  assert.match(unpack({ code }).problem, /not readable text in UTF-8/);
});

const CHOSEN = {
  "a call": { call: "solve(board, 'ä', 0)" },
  "an answer": { answer: "count" },
  "a script with what it reads": { script: true, answer: "all", input: "8\n1 2\n" },
};
for (const [what, chosen] of Object.entries(CHOSEN)) {
  test(`${what} goes with a link`, () => {
    const wanted = { ...NOTHING, ...chosen };
    const parts = createPacker()({ text: SMALL, wanted });
    assert.deepEqual(Object.keys(parts).sort(), ["code", ...Object.keys(chosen)].sort());
    for (const part of Object.values(parts)) assert.match(part, /^[\w-]+$/);
    // An address has other keys as well.
    assert.deepEqual(unpack(partsOf({ ...parts, step: 4, view: "code" })), {
      text: SMALL,
      wanted,
      problem: "",
    });
  });
}

const ODD = {
  "an answer that is none": [{ answer: "some" }, /answer/],
  "neither 1 nor 0": [{ script: "yes" }, /script/],
  "a call that is cut off": [
    { call: packed("solve(board, 0)").slice(0, 4) },
    /^The call in the address \(call\)/,
  ],
  "a call of two lines": [{ call: packed("a\nb") }, /more than one line/],
  "a call without end": [{ call: packed(" ".repeat(LONGEST_CALL + 1)) }, /more than 500 characters/],
  "input with a symbol in it": [{ input: "ab+" }, /^Character 3 of input/],
};
for (const [what, [part, problem]] of Object.entries(ODD)) {
  test(`${what} in a link is named, and the rest is used`, () => {
    const good = { answer: "all", script: "1" };
    const { text, wanted, problem: said } = unpack({ code: packed(SMALL), ...good, ...part });
    const rest = Object.keys(good).filter((key) => !(key in part));
    assert.equal(text, SMALL);
    assert.match(said, problem);
    for (const key of rest) assert.notEqual(wanted[key], NOTHING[key]);
    for (const key of Object.keys(part)) assert.equal(wanted[key], NOTHING[key]);
  });
}

test("how a program is run is nothing without the program", () => {
  const { text, problem } = unpack({ call: packed("solve(board)") });
  assert.equal(text, null);
  assert.match(problem, /code= is needed as well/);
});

test("a link to the same text that is run otherwise brings another program", () => {
  const starters = [{ board: "queens", name: "a", title: "A", text: "a" }];
  const programs = createPrograms(starters, { queens: "a" }, { onChange() {}, onOpen() {} });
  const wanted = { ...NOTHING, call: "a(board)" };
  programs.link("queens", "a", wanted);
  const { isLinked, text, wanted: linked } = programs.current("queens");
  assert.deepEqual([isLinked, text, linked], [true, "a", wanted]);
  const { key } = programs.keep("queens");
  assert.deepEqual(programs.own(key).wanted, wanted);
  programs.open("queens", "starter-a");
  programs.link("queens", "a", wanted);
  assert.equal(programs.current("queens").key, key);
});

test("what came with a link is kept once it is changed or run, and never twice", () => {
  const changed = [];
  const opened = [];
  const starters = [{ board: "queens", name: "a", title: "A", text: "a" }];
  const programs = createPrograms(
    starters,
    { queens: "a" },
    {
      onChange: (key) => changed.push(key),
      onOpen: (open) => opened.push(open.queens),
    },
  );
  const names = () => programs.of("queens").own.map(({ name }) => name);
  // What is there already is opened.
  programs.link("queens", "a");
  assert.equal(programs.current("queens").key, "starter-a");
  programs.link("queens", "linked");
  assert.ok(programs.current("queens").isLinked);
  assert.deepEqual([changed, opened, names()], [[], ["starter-a"], []]);
  const { key } = programs.keep("queens");
  assert.deepEqual([changed, programs.own(key).text, names()], [[key], "linked", ["From a link"]]);
  assert.equal(programs.keep("queens").key, key);
  programs.open("queens", "starter-a");
  programs.link("queens", "linked");
  assert.equal(programs.current("queens").key, key);
  programs.link("queens", "another");
  programs.write("queens", "another one");
  assert.deepEqual(names(), ["From a link", "From a link (2)"]);
  assert.deepEqual(programs.of("queens").linked, []);
});
