import assert from "node:assert/strict";
import { test } from "node:test";
import { linkIn } from "../../static/js/parts/links.js";
import { readPuzzle } from "../../static/js/sudoku/puzzle-text.js";

const LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const DOTTED = LECTURE.replaceAll("0", ".");
const ROWS = DOTTED.match(/.{9}/g);

const READ = {
  "81 characters": LECTURE,
  "dots for blanks": DOTTED,
  "other blanks": LECTURE.replace("0", "_").replace("0", "*").replace("0", "?"),
  "81 characters apart": Array.from(LECTURE).join(" "),
  "nine lines": ROWS.join("\n"),
  "nine lines of another system": ROWS.join("\r\n"),
  "nine lines, the cells apart": ROWS.map((row) => Array.from(row).join(" ")).join("\n"),
  "nine lines between tabs": ROWS.map((row) => Array.from(row).join("\t")).join("\n"),
  "nine lines in bands": ROWS.join("\n").replace(/((?:.{9}\n){3})/g, "$1\n"),
  "lines further in": `\n${ROWS.map((row) => `    ${row}  `).join("\n")}\n\n`,
  "a board that is empty": "0".repeat(81),
};

for (const [name, text] of Object.entries(READ)) {
  const digits = /[1-9]/.test(text) ? DOTTED : ".".repeat(81);
  test(`${name} are read without the engine`, () => assert.deepEqual(readPuzzle(text), { digits }));
}

const QUEENS = "#board=queens&n=8&solution=17";
const LONG = `#board=sudoku&givens=${DOTTED}&code=`.padEnd(12_000, "a");

const LINKS = {
  "a whole address": [`https://a.example/undoku/${QUEENS}`, QUEENS],
  "a fragment alone": [`  ${QUEENS}\n`, QUEENS],
  "an address within a letter": [`Look: <https://a.example/${QUEENS}> has 92.`, QUEENS],
  "a board without more": ["#board=knight", "#board=knight"],
  "a puzzle in a link": [`#board=sudoku&givens=${LECTURE}`, `#board=sudoku&givens=${LECTURE}`],
  "the longest link": [LONG, LONG],
};

for (const [name, [text, link]] of Object.entries(LINKS)) {
  test(`${name} is a link`, () => {
    assert.equal(linkIn(text), link);
    assert.deepEqual(readPuzzle(text), { link });
  });
}

test("a text that is too long is no link", () => {
  assert.equal(linkIn(`${LONG}a`), null);
  assert.deepEqual(readPuzzle(`${LONG}a`), {});
});

const FOR_THE_ENGINE = {
  "no text": "",
  "a cell": "5",
  "80 cells": LECTURE.slice(1),
  "82 cells": `${LECTURE}1`,
  "lines of other lengths": ROWS.join("\n")
    .replace("\n", "")
    .replace(/(.{8})/, "$1\n"),
  "a line too few": ROWS.slice(1).join("\n"),
  "two puzzles": `${LECTURE}\n${LECTURE}`,
  "lines in a frame": ROWS.map((row) => `| ${row} |`).join("\n+---+\n"),
  "a list of lists": JSON.stringify(ROWS.map((row) => Array.from(row.replaceAll(".", "0"), Number))),
  "crosses for blanks": LECTURE.replaceAll("0", "x"),
  "lines under a title": `# title\n${ROWS.join("\n")}`,
  "a puzzle with the link it came from": `# https://a.example/#board=queens&n=8\n${LECTURE}`,
  "a mark of the byte order": `\ufeff${LECTURE}.`,
  "digits of another script": LECTURE.replaceAll("5", "\u0665"),
  candidates: ROWS.map((row) => Array.from(row.replaceAll(".", "1")).join("2 ")).join("\n"),
  "a line of HoDoKu's library": `:0000:x:${DOTTED}:113 214::`,
  "another board": "#board=chess&n=8",
  "a board that begins as another": "#board=queensize",
  "spaces alone": " ".repeat(81),
  "what is long": "1".repeat(100_000),
};

for (const [name, text] of Object.entries(FOR_THE_ENGINE)) {
  test(`${name}: the engine is to be asked`, () => assert.deepEqual(readPuzzle(text), {}));
}

test("a link is found in the digits of any script", () => {
  for (const zero of ["٠", "۰", "०", "０", "𝟬"]) {
    const link = "#board=queens&n=12".replace(/\d/g, (digit) =>
      String.fromCodePoint(zero.codePointAt(0) + Number(digit)),
    );
    assert.deepEqual(readPuzzle(link), { link: "#board=queens&n=12" });
  }
});

test("what closes the sentence around a link is not the link's, but a blank cell is", () => {
  const cells = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....";
  for (const [text, link] of [
    ["(see https://example.org/#board=queens&n=12).", "#board=queens&n=12"],
    ["#board=knight&rows=5.", "#board=knight&rows=5"],
    ["(see https://example.org/#board=queens)", "#board=queens"],
    ["'#n=8&board=queens'", "#n=8&board=queens"],
    ["#board=knights", null],
    // What stands beside it would be lost.
    [`#board=sudoku&givens=${cells}\n${cells}`, null],
    ["#board=sudoku&size=6\n#board=queens&n=9", null],
    ["1234123412341234 or #board=sudoku&size=4", null],
    ["It has 92, see #board=queens&n=8.", "#board=queens&n=8"],
    [`[#board=sudoku&givens=${cells}],`, `#board=sudoku&givens=${cells}`],
    [`#board=sudoku&givens=${cells}`, `#board=sudoku&givens=${cells}`],
  ]) {
    assert.equal(linkIn(text), link);
  }
});
