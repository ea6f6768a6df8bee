import assert from "node:assert/strict";
import { test } from "node:test";
import { plainName, readCode, writeCode } from "../../static/js/tasks/codes.js";

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ITEMS = [
  { solved: true, tries: 1 },
  { solved: false, tries: 3 },
  { solved: true, tries: 12 },
  { solved: false, tries: 0 },
];
const ANN = { name: "Ann Lee", task: "0f0f0f0f0f0f0f0f", items: ITEMS };
const whose = { name: ANN.name, task: ANN.task, count: ITEMS.length };
const CODE = writeCode(ANN);

test("a code is read again, with the tries of each item", () => {
  assert.match(CODE, /^[0-9A-Z]{5}(-[0-9A-Z]{5})+$/);
  assert.deepEqual(readCode(CODE, whose), { items: ITEMS, fault: null });
  for (let count = 1; count <= 12; count += 1) {
    const items = Array.from({ length: count }, (_, index) => ({
      solved: index % 2 === 0,
      tries: index + 1,
    }));
    const code = writeCode({ ...ANN, items });
    assert.deepEqual(readCode(code, { ...whose, count }), { items, fault: null });
  }
  const many = writeCode({ ...ANN, items: [{ solved: true, tries: 400 }] });
  assert.deepEqual(readCode(many, { ...whose, count: 1 }).items, [{ solved: true, tries: 15 }]);
});

test("it is read however it is written: small letters, blanks, none, O for 0, I and L for 1", () => {
  const loose = CODE.replaceAll("0", "o").replaceAll("1", "l");
  for (const code of [
    CODE.toLowerCase(),
    CODE.replaceAll("-", " "),
    CODE.replaceAll("-", ""),
    ` ${CODE}. `,
    loose,
  ]) {
    assert.deepEqual(readCode(code, whose).fault, null, code);
  }
});

test("each sign that is another one is found, and in which group", () => {
  for (const [at, sign] of Array.from(CODE).entries()) {
    if (sign === "-") continue;
    for (const other of SIGNS) {
      if (other === sign) continue;
      const { items, fault } = readCode(CODE.slice(0, at) + other + CODE.slice(at + 1), whose);
      assert.deepEqual([items, fault], [null, { kind: "typed", group: Math.floor(at / 6) + 1 }]);
    }
  }
  const spoiled = `${CODE.slice(0, 7)}U${CODE.slice(8)}`;
  assert.deepEqual(readCode(spoiled, whose).fault, { kind: "sign", group: 2 });
});

test("any two signs that have changed places are found, and so are two groups", () => {
  const bare = Array.from(CODE.replaceAll("-", ""));
  let swaps = 0;
  for (let one = 0; one < bare.length; one += 1) {
    for (let other = one + 1; other < bare.length; other += 1) {
      if (bare[one] === bare[other]) continue;
      const swapped = bare.with(one, bare[other]).with(other, bare[one]).join("");
      assert.equal(readCode(swapped, whose).fault?.kind, "typed", swapped);
      swaps += 1;
    }
  }
  assert.ok(swaps > 80);
  const groups = CODE.split("-");
  const moved = [groups[1], groups[0], ...groups.slice(2)].join("-");
  assert.equal(readCode(moved, whose).fault.kind, "typed");
});

test("a sign that is missing, or one too many, is found in its group", () => {
  for (const [at, sign] of Array.from(CODE).entries()) {
    if (sign === "-") continue;
    const group = Math.floor(at / 6) + 1;
    assert.deepEqual(readCode(CODE.slice(0, at) + CODE.slice(at + 1), whose).fault, { kind: "size", group });
    assert.deepEqual(readCode(CODE.slice(0, at) + sign + CODE.slice(at), whose).fault, {
      kind: "size",
      group,
    });
  }
  assert.deepEqual(readCode("", whose).fault.kind, "size");
  assert.equal(readCode(CODE.slice(6), whose).fault.kind, "typed");
  assert.equal(readCode(CODE.slice(0, -6), whose).fault.kind, "task");
});

test("a code goes with its name and its task", () => {
  assert.deepEqual(readCode(CODE, { ...whose, name: "Ann Leigh" }), {
    items: ITEMS,
    fault: { kind: "name", group: 0 },
  });
  for (let other = 0; other < 200; other += 1) {
    assert.notEqual(readCode(CODE, { ...whose, name: `Ann ${other}` }).fault, null);
    const { fault } = readCode(CODE, { ...whose, task: `task ${other}` });
    assert.ok(["task", "name"].includes(fault.kind));
  }
});

test("a name is the same in any case, with or without accents, and in any order of its words", () => {
  const same = [
    "José Ángel Núñez",
    "jose angel nunez",
    "  NÚÑEZ,  José   Ángel ",
    "Nun\u0303ez Jose\u0301 A\u0301ngel",
  ];
  assert.equal(new Set(same.map(plainName)).size, 1);
  const code = writeCode({ ...ANN, name: same[0] });
  for (const name of same) assert.equal(readCode(code, { ...whose, name }).fault, null);
  assert.notEqual(plainName("李 明"), plainName("王 明"));
  assert.notEqual(plainName("Иван"), "");
  assert.notEqual(plainName("Ann 1"), plainName("Ann 2"));
});
