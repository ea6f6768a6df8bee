// What is said of a Sudoku that is not needed on the first screen: of notes in an address, and in the menu.

import { quoted } from "../parts/quoted.js";
import { grouped } from "../parts/text.js";
import { place } from "../parts/words.js";
import { characterOf } from "./shape.js";

const LAYERS = { corner: "corner notes", centre: "centre notes", out: "candidates taken out" };

export const NOTES = {
  oddSymbol: (position, symbol) =>
    `Character ${position} of notes in the address, ${quoted(symbol)}, is not one of letters, digits, - and _.`,
  spoiled: "The notes in the address are cut off or spoiled and cannot be unpacked.",
  tooLong: (most) => `The notes in the address unpack to more than ${grouped(most)} characters.`,
  wrongCells: (layer, count, cells) =>
    `${grouped(count)} cells found in the ${LAYERS[layer]} in the address; a Sudoku has ${cells}.`,
  notADigit: (layer, cell, symbol, size) =>
    `${place(cell, size)} has ${quoted(symbol)} among its ${LAYERS[layer]} in the address; a digit is from 1 to ${characterOf(size)}.`,
  noColours: "The colours in the address are not as this page writes them.",
};

export const TEXTS = {
  characters: (cells) => `Puzzle, ${cells} characters`,
  lines: (size) => `Puzzle, ${size} lines`,
  solution: (cells) => `Solution, ${cells} characters`,
};

export const PLAY_DEEDS = {
  reveal: "Reveal this cell",
  before: "Before the mistake",
  edit: "Edit the givens",
  open: "The givens can be edited. Play locks them again.",
  isAGiven: (where) => `${where} is a given.`,
};

export const TWO = {
  shown: "Solution shown",
  buttons: ["First solution", "Second solution"],
  differ: (count) => `${grouped(count)} cells differ; they are marked with a ring.`,
};
