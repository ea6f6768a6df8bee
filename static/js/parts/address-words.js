// What is wrong with an address, in sentences. They come when there is something to say: what reads an address notes only which
// sentence it is, and of what.

import { quoted } from "./quoted.js";
import { counted, grouped } from "./text.js";
import { place } from "./words.js";

const within = (name, text) => `${name} in the address is ${quoted(text)};`;

const either = (words, last) => `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
const onThisBoard = (n) => `a square of this board is written row:column, both from 1 to ${n}.`;

/** By the names that `fail` is told. */
export const SENTENCES = {
  addressTooLong: (length, most) =>
    `The address is ${grouped(length)} characters long; a board needs at most ${grouped(most)}.`,
  noBoard: (names) =>
    `The address names no board; ${either(
      names.map((name) => `board=${name}`),
      "or",
    )} is needed.`,
  unknownBoard: (name, names) =>
    `The address asks for the board ${quoted(name)}; there are ${either(names, "and")}.`,
  unknownKey: (key, board, known) =>
    `The address says ${quoted(key)}, which the ${board} board does not have; it has ${known.join(", ")}.`,
  saidTwice: (key) => `The address says ${quoted(key)} twice; once is right.`,
  badEscape: (text) =>
    `The address has ${quoted(text)}, where a % is not followed by two hexadecimal digits of readable text.`,
  notWithin: (name, text, from, to) =>
    `${within(name, text)} it has to be a whole number from ${from} to ${grouped(to)}.`,
  notACell: (name, position, character) =>
    `Character ${position} of ${name} in the address, ${quoted(character)}, is neither a digit nor a blank.`,
  wrongCells: (name, count, size) =>
    `${grouped(count)} cells found in ${name} in the address; a Sudoku has ${size * size}.`,
  noShape: () =>
    "The size, shape or cages in the address are those of no Sudoku: it is a square whose regions have as many cells as a row.",
  bothGivenAndEntered: (index, size) =>
    `${place(index, size)} is both given and entered in the address; it can only be one.`,
  notADay: (name, text) => `${within(name, text)} it has to be a date, as 2026-11-27.`,
  levelAlone: () => "The address has a level, which is left out: day= or givens= is needed as well.",
  noBoardOfLevel: () => "The address has a level, which is left out: regions= or queens= is needed as well.",
  blockedInRegions: () => "blocked in the address is left out: with regions no squares are blocked.",
  notASquare: (name, text, rows, cols, corner) =>
    `${within(name, text)} the squares of this ${grouped(rows)} by ${grouped(cols)} board go from a1 to ${corner}.`,
  notYesOrNo: (name, text) => `${within(name, text)} it has to be 1 or 0.`,
  noStrategy: () => "The address names a part of a search but no strategy; strategy= is needed as well.",
  codeAlone: () => "The address has a program, which is left out: strategy=your-code is needed as well.",
  badStrategy: (name, text) =>
    `${within(name, text)} a strategy's name has small letters, digits and hyphens.`,
  notOneOf: (name, text, words) => `${within(name, text)} there are ${words.join(", ")}.`,
  squareUnfit: (key, name) =>
    `${key} in the address names ${quoted(name)}, ${key === "path" ? "which is no knight's move on, or was visited" : "which is named twice, or belongs to the tour"}.`,
  boardTooLarge: (key, most) =>
    `${key} in the address is left out: squares are taken out and walked by hand on boards up to ${most} by ${most}.`,
  squareUnclear: (key, text, n) => `${within(key, text)} ${onThisBoard(n)}`,
  squaresTooLarge: (key, n, limit) =>
    `${key} in the address is left out: squares are marked by hand up to N = ${limit}, and this board has ${grouped(n)}.`,
  regionsTooLarge: (key, n, limit) =>
    `${key} in the address is left out: boards have regions up to N = ${limit}, and this one has ${grouped(n)}.`,
  noLetter: (key, place, sign) =>
    `Character ${place} of ${key} in the address, ${quoted(sign)}, is no letter.`,
  regionsUnfit: (key, given, n) =>
    `${counted(given, "letter", "letters")} found in ${key} in the address; ${n} by ${n} squares have ${n * n}.`,
  squareTwice: (index, n) => `${place(index, n)} has a queen in the address, so it cannot be blocked.`,
};

const SAID_AT_MOST = 3;

/** The sentence of one problem. */
export const sentenceOf = ([what, ...details]) => SENTENCES[what](...details);

/** What is wrong with an address: the problems of `Values`, each as a sentence; "" for none. */
export function explain(problems) {
  const sentences = problems.slice(0, SAID_AT_MOST).map(sentenceOf);
  const rest = problems.length - sentences.length;
  if (rest > 0) sentences.push(`The same goes for ${counted(rest, "other part", "other parts")} of it.`);
  return sentences.join(" ");
}
