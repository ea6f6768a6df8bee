import assert from "node:assert/strict";
import { test } from "node:test";
import { createPacker, MOST, unpack } from "../../static/js/code/linked.js";
import { createPrograms } from "../../static/js/code/programs.js";
import { packed } from "../../static/js/parts/packed.js";
import { LONGEST } from "../../static/js/parts/program-record.js";

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
    const code = pack(text);
    assert.match(code, /^[\w-]+$/);
    assert.deepEqual(unpack(code), { text, problem: "" });
  }
  assert.deepEqual(unpack(packed("a\r\nb\rc")).text, "a\nb\nc");
});

test("a program that is too long for a link has none", () => {
  const pack = createPacker();
  assert.equal(pack(noise(20_000)), "");
  assert.ok(pack(noise(5_000)).length < MOST);
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
    const read = unpack(code);
    assert.equal(read.text, null);
    assert.match(read.problem, problem);
    assert.match(read.problem, /left out\.$/);
  });
}

test("what is no UTF-8 in a link is no program", () => {
  // "\xff" deflated, as it stands.
  const code = Buffer.from([0x01, 0x01, 0x00, 0xfe, 0xff, 0xff]).toString("base64url");
  assert.match(unpack(code).problem, /not readable text in UTF-8/);
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
