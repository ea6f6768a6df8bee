// What people read in the dialogs of the menu, and on what is printed from them.

import { counted, grouped } from "../parts/text.js";

export const QR = {
  title: "QR code",
  picture: "QR code of this link",
  svg: "Save as SVG",
  png: "Save as PNG",
  file: (type) => `undoku-link.${type}`,
  missing: "What draws QR codes did not arrive. Check your connection, then choose it again.",
  tooLong: (length) => `This link has ${grouped(length)} characters, too many for a QR code.`,
  alone: "Code of the puzzle alone",
};

export const PRINTING = {
  title: "Print",
  which: "Puzzles",
  count: "On a page",
  counts: [
    [1, "One"],
    [2, "Two"],
    [4, "Four"],
  ],
  paper: "Paper",
  papers: [
    ["a4", "A4"],
    ["letter", "Letter"],
  ],
  parts: "With",
  boxes: [
    ["entries", "Entries", true],
    ["notes", "Notes and colours", true],
    ["solution", "Solution, on a page at the end", false],
  ],
  preview: "Pages to be printed",
  sheet: (number, count) => `Page ${number} of ${count}`,
  print: "Print",
  pages: (count) => `${counted(count, "page", "pages")}.`,
  none: "Choose a puzzle.",
  /** Why a solution is not there yet, by the state of the engine. */
  waiting: {
    loading: "Python is still starting; the solution comes as soon as it is ready.",
    ready: "Looking for the solution.",
    failed: "Python is not running. Print without the solution, or close this and press Retry.",
  },
};

export const SHEETS = {
  board: "Sudoku",
  solutions: "Solutions",
  givens: (count) => (count ? counted(count, "given", "givens") : "No givens"),
  page: (number, count) => `${number} of ${count}`,
  solutionOf: (name) => `${name}, solution`,
  verdict: (solutions) => (solutions ? "More than one solution" : "No solution"),
};
