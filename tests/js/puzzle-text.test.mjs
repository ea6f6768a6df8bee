import assert from "node:assert/strict";
import { test } from "node:test";
import { readPuzzle } from "../../static/js/sudoku/puzzle-text.js";

const LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const DOTTED = LECTURE.replaceAll("0", ".");
const ROWS = DOTTED.match(/.{9}/g);

const PICTURE = ROWS.map((row) => `│ ${row.match(/.{3}/g).join(" │ ")} │`);
PICTURE.splice(3, 0, "├─────┼─────┼─────┤");

const READ = {
  "81 characters": LECTURE,
  "dots for blanks": DOTTED,
  "other blanks": LECTURE.replace("0", "_").replace("0", "*").replace("0", "?"),
  "nine lines": ROWS.join("\n"),
  "nine lines of another system": ROWS.join("\r\n"),
  "a picture": PICTURE.join("\n"),
  "a table of ASCII": ROWS.map((row) => `| ${row} |`).join("\n+---+\n"),
  "81 numbers": Array.from(LECTURE).join(" "),
  "a list of lists": JSON.stringify(ROWS.map((row) => Array.from(row.replaceAll(".", "0"), Number))),
  "a mark of the byte order": `\ufeff${LECTURE}\n`,
};

for (const [name, text] of Object.entries(READ)) {
  test(`${name} are read`, () => assert.deepEqual(readPuzzle(text), { digits: DOTTED }));
}

const ERRORS = {
  "": "0 cells found; a Sudoku has 81.",
  5: "1 cell found; a Sudoku has 81.",
  [LECTURE.slice(1)]: "80 cells found; a Sudoku has 81.",
  [LECTURE.repeat(20)]: "1,620 cells found; a Sudoku has 81.",
  [`${ROWS.slice(0, 8).join("\n")}\n1234`]: "76 cells found; a Sudoku has 81. Row 9 has 4.",
  [`x${LECTURE.slice(1)}`]: "Character 1, 'x', is neither a digit nor a blank.",
  [ROWS.join("\n").replace("\n6", "\na")]: "Line 2, character 1, 'a', is neither a digit nor a blank.",
  "1 😀": "Character 3, '😀', is neither a digit nor a blank.",
  [`10 ${"1 ".repeat(80)}`]: "Number 1, 10, is not a digit from 0 to 9.",
  [`${"1 ".repeat(80)}123456789012`]: "Number 81, 123456789, is not a digit from 0 to 9.",
  [" ".repeat(4001)]: "This text is 4,001 characters long; a Sudoku has 81 cells.",
};

for (const [text, error] of Object.entries(ERRORS)) {
  test(`'${text.slice(0, 20).trim()}' is an error`, () => assert.deepEqual(readPuzzle(text), { error }));
}
