import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "fflate";
import { coloured, NO_COLOURS } from "../../static/js/sudoku/colours.js";
import { maskOf, NO_NOTES } from "../../static/js/sudoku/notes.js";
import { pack, unpack } from "../../static/js/sudoku/packed-notes.js";

/** Numbers that look drawn by lot and are the same each time. */
function drawn(seed) {
  let number = seed;
  return (below) => {
    number = (Math.imul(number, 1_103_515_245) + 12_345) >>> 0;
    return (number >>> 8) % below;
  };
}

const masks = (draw, share = 512) => Array.from({ length: 81 }, () => draw(share));
const packedText = (text) => Buffer.from(deflateSync(new TextEncoder().encode(text))).toString("base64url");

test("all that can be noted and coloured is read as it was written, in an address that is short enough", () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const draw = drawn(seed);
    const candidates = Object.fromEntries(Array.from({ length: 729 }, (_, index) => [index, 1 + draw(6)]));
    const notes = { corner: masks(draw), centre: masks(draw), out: masks(draw), auto: draw(2) === 1 };
    const colours = { cells: masks(draw, 7), candidates };
    const packed = pack({ notes, colours });
    assert.match(packed, /^[\w-]+$/);
    assert.ok(packed.length + 300 < 12_000);
    assert.deepEqual(unpack(packed), { notes, colours, problem: "" });
  }
});

test("nothing noted is nothing in the address, and what is left empty is as at the beginning", () => {
  const plain = { notes: NO_NOTES, colours: NO_COLOURS };
  assert.equal(pack(plain), "");
  assert.equal(pack({ ...plain, notes: { ...NO_NOTES, corner: Array(81).fill(0) } }), "");
  const colours = coloured(NO_COLOURS, [3], 2);
  const read = unpack(pack({ ...plain, colours }));
  assert.equal(read.notes, NO_NOTES);
  assert.deepEqual(read.colours, colours);
  const auto = { ...NO_NOTES, auto: true };
  assert.equal(unpack(pack({ ...plain, notes: auto })).colours, NO_COLOURS);
  assert.deepEqual(unpack(pack({ ...plain, notes: auto })).notes, auto);
});

test("fewer parts than there are now are read", () => {
  const { notes, colours, problem } = unpack(packedText(`${",".repeat(80)}258`));
  assert.equal(notes.corner[80], maskOf([2, 5, 8]));
  assert.deepEqual([notes.centre, notes.auto, colours, problem], [NO_NOTES.centre, false, NO_COLOURS, ""]);
});

const NO_COLOURS_READ = "The colours in the address are not as this page writes them.";
const SPOILED = "The notes in the address are cut off or spoiled and cannot be unpacked.";
const WHOLE = packedText(`${"258,".repeat(80)}258;;;;`);

const PROBLEMS = {
  "ab!": "Character 3 of notes in the address, '!', is not one of letters, digits, - and _.",
  "a😀": "Character 2 of notes in the address, '😀', is not one of letters, digits, - and _.",
  [WHOLE.slice(0, -6)]: SPOILED,
  abcde: SPOILED,
  ____: SPOILED,
  [packedText("1".repeat(70_000))]: "The notes in the address unpack to more than 65,536 characters.",
  [packedText("1,2;;;;")]: "2 cells found in the corner notes in the address; a Sudoku has 81.",
  [packedText(`;${"1,".repeat(80)}a;;;`)]:
    "Row 9, column 9 has 'a' among its centre notes in the address; a digit is from 1 to 9.",
  [packedText(`;;0${",".repeat(80)};;`)]:
    "Row 1, column 1 has '0' among its candidates taken out in the address; a digit is from 1 to 9.",
  [packedText(`;;;;${"0".repeat(80)}/`)]: NO_COLOURS_READ,
  [packedText(`;;;;${"7".repeat(81)}/`)]: NO_COLOURS_READ,
  [packedText(`;;;;${"1".repeat(81)}`)]: NO_COLOURS_READ,
  [packedText(`;;;;${"1".repeat(81)}/729:1`)]: NO_COLOURS_READ,
  [packedText(`;;;;${"1".repeat(81)}/7:0`)]: NO_COLOURS_READ,
  [packedText(`;;;;${"1".repeat(81)}/7:1,`)]: NO_COLOURS_READ,
};

for (const [packed, problem] of Object.entries(PROBLEMS)) {
  test(`notes that are wrong are left out and said: ${problem}`, () =>
    assert.deepEqual(unpack(packed), { problem }));
}
