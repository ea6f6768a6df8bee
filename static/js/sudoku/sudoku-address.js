// The Sudoku's part of the address: givens and what was typed, 81 characters each, what was noted and coloured, packed, and of
// a puzzle that was made here its level, and whose day's it is, which names it also where no givens are said; and the technique
// that is practised, on a position of the page's choice where no givens are said.

import { fail, oneOf } from "../parts/address-values.js";
import { LEVELS, readDay } from "../parts/origins.js";
import { BLANK } from "./sudoku-state.js";

export const keys = ["givens", "entered", "notes", "level", "day", "practise"];

function readCells(text, key) {
  const characters = Array.from(text);
  const odd = characters.findIndex((character) => !/[\d._*?]/.test(character));
  if (odd >= 0) fail("notACell", key, odd + 1, characters[odd]);
  if (text.length !== 81) fail("wrongCells", key, text.length);
  return text.replace(/[^1-9]/g, ".");
}

/** A cell that is both is a given. Notes stay packed: see `linked-notes.js`. */
export function read(values) {
  const givens = values.take("givens", readCells, BLANK);
  const entered = values.take("entered", readCells, BLANK);
  const both = Array.from(givens).findIndex((digit, index) => digit !== "." && entered[index] !== ".");
  if (both >= 0) values.attempt(() => fail("bothGivenAndEntered", both));
  const notes = values.take("notes", (text) => text, "");
  const day = values.take("day", readDay, "");
  // That of the first door.
  const level = values.take("level", oneOf(LEVELS), day && LEVELS[0]);
  const isNamed = level && (day || givens !== BLANK);
  if (level && !isNamed) values.attempt(() => fail("levelAlone"));
  // Whether there is such a technique, what practises it knows.
  const practise = values.take("practise", (text) => text.toLowerCase().replace(/[^a-z\d]+/g, "-"), "");
  return {
    givens,
    entered: entered.replace(/\d/g, (digit, index) => (givens[index] === "." ? digit : ".")),
    ...(notes && { notes }),
    ...(isNamed && { level, day }),
    ...(practise && { practise }),
  };
}

/** What is as at the beginning is left out. */
export const write = (state) =>
  keys.filter((key) => state[key] && state[key] !== BLANK).map((key) => [key, state[key]]);
