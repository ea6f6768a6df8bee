// The Sudoku's part of the address: givens and what was typed, 81 characters each.

import { fail } from "../parts/address-values.js";
import { bothGivenAndEntered, notACell, wrongCells } from "../parts/words.js";
import { BLANK } from "./sudoku-state.js";

export const keys = ["givens", "entered"];

function readCells(parts, name) {
  const text = parts.get(name);
  if (text === undefined) return BLANK;
  const characters = Array.from(text);
  const odd = characters.findIndex((character) => !/[\d._*?]/.test(character));
  if (odd >= 0) fail(notACell(name, odd + 1, characters[odd]));
  if (text.length !== 81) fail(wrongCells(name, text.length));
  return text.replace(/[^1-9]/g, ".");
}

export function read(parts) {
  const givens = readCells(parts, "givens");
  const entered = readCells(parts, "entered");
  const both = Array.from(givens).findIndex((digit, index) => digit !== "." && entered[index] !== ".");
  if (both >= 0) fail(bothGivenAndEntered(both));
  return { givens, entered };
}

/** What is as at the beginning is left out. */
export const write = (state) => keys.filter((key) => state[key] !== BLANK).map((key) => [key, state[key]]);
