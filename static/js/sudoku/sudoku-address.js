// The Sudoku's part of the address: givens and what was typed, 81 characters each, and what was noted and coloured, packed.

import { fail } from "../parts/address-values.js";
import { bothGivenAndEntered, notACell, wrongCells } from "../parts/words.js";
import { BLANK } from "./sudoku-state.js";

export const keys = ["givens", "entered", "notes"];

function readCells(text, key) {
  const characters = Array.from(text);
  const odd = characters.findIndex((character) => !/[\d._*?]/.test(character));
  if (odd >= 0) fail(notACell(key, odd + 1, characters[odd]));
  if (text.length !== 81) fail(wrongCells(key, text.length));
  return text.replace(/[^1-9]/g, ".");
}

/** A cell that is both is a given. Notes stay packed: see `linked-notes.js`. */
export function read(values) {
  const givens = values.take("givens", readCells, BLANK);
  const entered = values.take("entered", readCells, BLANK);
  const both = Array.from(givens).findIndex((digit, index) => digit !== "." && entered[index] !== ".");
  if (both >= 0) values.attempt(() => fail(bothGivenAndEntered(both)));
  const notes = values.take("notes", (text) => text, "");
  return {
    givens,
    entered: entered.replace(/\d/g, (digit, index) => (givens[index] === "." ? digit : ".")),
    ...(notes && { notes }),
  };
}

/** What is as at the beginning is left out. */
export const write = (state) =>
  keys.filter((key) => state[key] && state[key] !== BLANK).map((key) => [key, state[key]]);
