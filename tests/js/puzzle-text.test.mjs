import assert from "node:assert/strict";
import { test } from "node:test";
import { linkIn } from "../../static/js/parts/links.js";
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
  "crosses for blanks": LECTURE.replaceAll("0", "x").replace("x", "X"),
  "lines under a title": `# title\n${ROWS.join("\n")}`,
  "lines among comments": `\ufeff# by x, 2026\n\n  # 81 cells\n${ROWS.join("\n#\n")}\n# end`,
  "81 numbers under a title": `# 1 2 3\n${Array.from(LECTURE).join(" ")}`,
  "a puzzle with the link it came from": `# https://a.example/#board=queens&n=8\n${LECTURE}`,
  "a mark of the byte order": `\ufeff${LECTURE}\n`,
};

for (const [name, text] of Object.entries(READ)) {
  test(`${name} are read`, () => assert.deepEqual(readPuzzle(text), { digits: DOTTED }));
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
  const error = "This text is 12,001 characters long; a Sudoku has 81 cells.";
  assert.deepEqual(readPuzzle(`${LONG}a`), { error });
});

const ERRORS = {
  "": "0 cells found; a Sudoku has 81.",
  5: "1 cell found; a Sudoku has 81.",
  [LECTURE.slice(1)]: "80 cells found; a Sudoku has 81.",
  [LECTURE.repeat(20)]: "1,620 cells found; a Sudoku has 81.",
  [`${ROWS.slice(0, 8).join("\n")}\n1234`]: "76 cells found; a Sudoku has 81. Row 9 has 4.",
  [`y${LECTURE.slice(1)}`]: "Character 1, 'y', is neither a digit nor a blank.",
  [`x${LECTURE.slice(2)}`]: "Character 1, 'x', is neither a digit nor a blank.",
  [`# title\n${LECTURE}\n1y`]: "Line 3, character 2, 'y', is neither a digit nor a blank.",
  "# a title alone": "0 cells found; a Sudoku has 81.",
  "#board=chess&n=8": "0 cells found; a Sudoku has 81.",
  "#board=queensize": "0 cells found; a Sudoku has 81.",
  [ROWS.join("\n").replace("\n6", "\na")]: "Line 2, character 1, 'a', is neither a digit nor a blank.",
  "1 😀": "Character 3, '😀', is neither a digit nor a blank.",
  [`10 ${"1 ".repeat(80)}`]: "Number 1, 10, is not a digit from 0 to 9.",
  [`${"1 ".repeat(80)}123456789012`]: "Number 81, 123456789, is not a digit from 0 to 9.",
  [" ".repeat(4001)]: "This text is 4,001 characters long; a Sudoku has 81 cells.",
};

for (const [text, error] of Object.entries(ERRORS)) {
  test(`'${text.slice(0, 20).trim()}' is an error`, () => assert.deepEqual(readPuzzle(text), { error }));
}

const CELLS = Array.from(DOTTED, (digit) => (digit === "." ? "123" : digit));
const GROUPS = Array.from({ length: 9 }, (_, row) => CELLS.slice(9 * row, 9 * row + 9));

const POSITIONS = {
  "nine lines of groups": GROUPS.map((row) => row.join(" ")).join("\n"),
  "groups in a frame": GROUPS.map((row) => `| ${row.join(" | ")} |\n+-----+-----+-----+`).join("\n"),
  "groups with a step's marks": GROUPS.map((row) => row.join("* ")).join("\n"),
  "groups in one line": CELLS.join(" "),
  "a grid that has lost a cell": GROUPS.map((row) => row.join(" "))
    .join("\n")
    .slice(2),
  "a grid with something odd": GROUPS.map((row) => row.join(" "))
    .join("\n")
    .replace("123", "12a"),
  "a line of HoDoKu's library": `:0000:x:${DOTTED}:113 214::`,
  "a short one, with placed digits": `\ufeff# one\n:0000:x:${DOTTED.replace("3", "+3")}`,
  "one that is cut off": ":0702:3:53..7....6",
};

for (const [name, text] of Object.entries(POSITIONS)) {
  test(`${name} are for the engine to read`, () => assert.deepEqual(readPuzzle(text), { position: true }));
}

test("a puzzle is read in the digits of any script", () => {
  for (const zero of ["٠", "۰", "०", "０", "𝟬"]) {
    const inScript = (text) =>
      text.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0) + Number(digit)));
    for (const text of [LECTURE, DOTTED, ROWS.join("\n"), Array.from(LECTURE).join(" ")]) {
      assert.deepEqual(readPuzzle(inScript(text)), { digits: DOTTED });
    }
    assert.deepEqual(readPuzzle(inScript(`#board=queens&n=12`)), { link: "#board=queens&n=12" });
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
    [`[#board=sudoku&givens=${cells}],`, `#board=sudoku&givens=${cells}`],
    [`#board=sudoku&givens=${cells}`, `#board=sudoku&givens=${cells}`],
  ]) {
    assert.equal(linkIn(text), link);
  }
});
