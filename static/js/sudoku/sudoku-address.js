// The Sudoku's part of the address: givens and what was typed, a character a cell, its shape where that is not the usual one, as
// shape.js has it, what was noted and coloured, packed, and of
// a puzzle that was made here its level, and whose day's it is, which names it also where no givens are said; and the technique
// that is practised, on a position of the page's choice where no givens are said.

import { fail, numberWithin, oneOf, yesOrNo } from "../parts/address-values.js";
import { LEVELS, readDay } from "../parts/origins.js";
import { LARGEST, numberOf, shapeOf, textsOf, USUAL } from "./shape.js";
import { emptyOf, isBlank } from "./sudoku-state.js";

export const keys = [
  ...["givens", "entered", "size", "shape", "diagonal", "cages"],
  ...["notes", "level", "day", "practise"],
];

const readCells = (size) => (text, key) => {
  const characters = Array.from(text);
  const odd = characters.findIndex((character) => !/[\w.*?]/.test(character) || numberOf(character) > size);
  if (odd >= 0) fail("notACell", key, odd + 1, characters[odd]);
  if (text.length !== size * size) fail("wrongCells", key, text.length, size);
  return text.toUpperCase().replace(/[^1-9A-P]/g, ".");
};

/** The shape that an address names; where it says none, the number of givens does. */
function readShape(values) {
  const text = (value) => value.toUpperCase();
  const texts = {
    size: values.take("size", numberWithin(1, LARGEST), 0),
    shape: values.take("shape", text, ""),
    diagonal: values.take("diagonal", yesOrNo, false),
    cages: values.take("cages", text, ""),
  };
  const cells =
    values.take("givens", ({ length }) => length) ?? values.take("entered", ({ length }) => length, 81);
  return shapeOf(texts, cells) ?? (Object.values(texts).some(Boolean) ? fail("noShape") : USUAL);
}

/** A cell that is both is a given. Notes stay packed: see `linked-notes.js`. */
export function read(values) {
  const shape = values.attempt(() => readShape(values), USUAL);
  const { size } = shape;
  const blank = emptyOf(shape).digits;
  const givens = values.take("givens", readCells(size), blank);
  const entered = values.take("entered", readCells(size), blank);
  const both = Array.from(givens).findIndex((digit, index) => digit !== "." && entered[index] !== ".");
  if (both >= 0) values.attempt(() => fail("bothGivenAndEntered", both, size));
  const notes = values.take("notes", (text) => text, "");
  const day = values.take("day", readDay, "");
  // That of the first door.
  const level = values.take("level", oneOf(LEVELS), day && LEVELS[0]);
  const isNamed = level && (day || !isBlank(givens));
  if (level && !isNamed) values.attempt(() => fail("levelAlone"));
  // Whether there is such a technique, what practises it knows.
  const practise = values.take("practise", (text) => text.toLowerCase().replace(/[^a-z\d]+/g, "-"), "");
  return {
    givens,
    entered: entered.replace(/[^.]/g, (digit, index) => (givens[index] === "." ? digit : ".")),
    ...textsOf(shape),
    ...(notes && { notes }),
    ...(isNamed && { level, day }),
    ...(practise && { practise }),
  };
}

/** What is as at the beginning is left out. */
export const write = (state) =>
  keys.filter((key) => !isBlank(state[key] || "")).map((key) => [key, state[key] === true ? 1 : state[key]]);
