// The Sudoku's part of the address: givens, what was typed, and what was played beside givens that are not locked now; 81
// characters each.

import { fail } from "../parts/address-values.js";
import { bothInAddress, notACell, wrongCells } from "../parts/words.js";
import { BLANK } from "./sudoku-state.js";

export const keys = ["givens", "entered", "played"];

const NAMES = { givens: "given", entered: "entered", played: "played" };

function readCells(text, key) {
  const characters = Array.from(text);
  const odd = characters.findIndex((character) => !/[\d._*?]/.test(character));
  if (odd >= 0) fail(notACell(key, odd + 1, characters[odd]));
  if (text.length !== 81) fail(wrongCells(key, text.length));
  return text.replace(/[^1-9]/g, ".");
}

/** A cell that an earlier key names is not named again. */
export function read(values) {
  const state = {};
  for (const key of keys) {
    let digits = values.take(key, readCells, BLANK);
    for (const earlier of Object.keys(state)) {
      const twice = Array.from(digits).findIndex(
        (digit, index) => digit !== "." && state[earlier][index] !== ".",
      );
      if (twice >= 0) values.attempt(() => fail(bothInAddress(twice, NAMES[earlier], NAMES[key])));
      digits = digits.replace(/\d/g, (digit, index) => (state[earlier][index] === "." ? digit : "."));
    }
    state[key] = digits;
  }
  return state;
}

/** What is as at the beginning is left out. */
export const write = (state) => keys.filter((key) => state[key] !== BLANK).map((key) => [key, state[key]]);
