import { linkIn } from "../parts/links.js";
import { western } from "../parts/text.js";
import { notADigit, oddCharacter, textTooLong, wrongCount } from "../parts/words.js";

// A Sudoku as text: 81 characters, nine lines, a picture with lines drawn between the boxes, 81 numbers, or a link. Lines
// that begin with # are comments. Digits are of any script. What looks like a form that has candidates is told apart, for the engine to read.

// The technique, perhaps nothing, a digit or several, and the givens.
const LIBRARY = /^[\s\ufeff]*:[^\s:]*:[^:]*:[\d.+]/u;
const AROUND = /[\s,;|:*#@'"[\](){}\u2500-\u257f]+/u;
/** Words a line of a candidate grid, on average, in nine lines or more; some may be lost. */
const ENOUGH = 6;

const CELLS = 81;
const LONGEST = 4000;
const BLANKS = ".0_*?";
// Many sites write these for a blank; in a text that is no puzzle they are letters.
const CROSSES = "xX";
const BETWEEN = /[\s,;|+\-[\](){}\u2500-\u257f\ufeff]/u;

/**
 * Read a Sudoku from text.
 * @returns {{digits?: string, link?: string, position?: true, error?: string}} 81 characters, "." for a blank; or
 *   the fragment of a link to any board; or that it looks like a candidate grid or a line of HoDoKu's library; or a
 *   sentence that says what is wrong.
 */
export function readPuzzle(written) {
  const text = western(written);
  const read = readCells(text);
  if (!read.error) return read;
  const link = linkIn(text);
  if (link) return { link };
  return text.length <= LONGEST && hasCandidates(text) ? { position: true } : read;
}

/** A line in parts with colons before them, or so many words a line, some of several digits, that each is a cell. */
function hasCandidates(text) {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => /\w/u.test(line) && !/^\s*#/u.test(line));
  if (LIBRARY.test(lines[0] ?? "")) return true;
  const words = lines.flatMap((line) => line.split(AROUND).filter(Boolean));
  const groups = words.filter((word) => /^[1-9]{2,9}$/.test(word));
  return groups.length > 0 && words.length >= ENOUGH * Math.max(lines.length, 9);
}

function readCells(text) {
  if (text.length > LONGEST) return { error: textTooLong(text.length) };
  const lines = text
    .replace(/\s+$/u, "")
    .split(/\r\n|\r|\n/)
    .map((line) => (/^\s*#/u.test(line) ? "" : line));
  const numbers = readNumbers(lines.join("\n"));
  if (numbers) return numbers;
  const crossed = readCharacters(lines, BLANKS + CROSSES);
  return crossed.error ? readCharacters(lines, BLANKS) : crossed;
}

/** Read numbers set apart by spaces or commas; null where the text is not of that form. */
function readNumbers(text) {
  const numbers = text.split(/[\s,;[\]]+/u).filter(Boolean);
  if (numbers.length !== CELLS || !numbers.every((number) => /^\d+$/.test(number))) return null;
  const large = numbers.findIndex((number) => number.length > 1);
  if (large >= 0) return { error: notADigit(large + 1, numbers[large]) };
  return { digits: numbers.join("").replaceAll("0", ".") };
}

function readCharacters(lines, blanks) {
  const rows = [];
  for (const [lineIndex, line] of lines.entries()) {
    let row = "";
    for (const [position, character] of Array.from(line).entries()) {
      if (/[1-9]/.test(character)) row += character;
      else if (blanks.includes(character)) row += ".";
      else if (!BETWEEN.test(character)) {
        const line = lines.length > 1 ? lineIndex + 1 : null;
        return { error: oddCharacter(line, position + 1, character) };
      }
    }
    if (row) rows.push(row);
  }
  const digits = rows.join("");
  if (digits.length === CELLS) return { digits };
  return { error: wrongCount(digits.length, oddRow(rows)) };
}

/** The first of nine rows that is not nine cells long, or null. */
function oddRow(rows) {
  const odd = rows.length === 9 ? rows.findIndex((row) => row.length !== 9) : -1;
  return odd < 0 ? null : { row: odd + 1, count: rows[odd].length };
}
