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

/** In each dialog that prints. */
export const PAPER = {
  size: "Paper",
  sizes: [
    ["a4", "A4"],
    ["letter", "Letter"],
  ],
  preview: "Pages to be printed",
  sheet: (number, count) => `Page ${number} of ${count}`,
  print: "Print",
  pages: (count) => `${counted(count, "page", "pages")}.`,
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
  parts: "With",
  /** What the reader's own is called, by the boards' names. */
  partsOf: {
    sudoku: { entries: "Entries", notes: "Notes and colours" },
    queens: { entries: "Queens placed", notes: "Crosses" },
  },
  /** The first two are called so. */
  boxes: [
    ["entries", "", true],
    ["notes", "", true],
    ["solution", "Solution, on a page at the end", false],
  ],
  four: "Print four new ones",
  levelOf: (number) => `Level of puzzle ${number}`,
  makeFour: "Make four",
  stop: "Stop",
  made: (count) => `${count} of 4 made.`,
  /** Why none is there yet, by the state of the engine. */
  making: {
    loading: "Python is still starting; they are made as soon as it is ready.",
    failed: "Python is not running. Close this and press Retry.",
  },
  none: "Choose a puzzle.",
  /** Why a solution is not there yet, by the state of the engine. */
  waiting: {
    loading: "Python is still starting; the solution comes as soon as it is ready.",
    ready: "Looking for the solution.",
    failed: "Python is not running. Print without the solution, or close this and press Retry.",
  },
};

export const SHEETS = {
  solutions: "Solutions",
  given: (givens, cages) =>
    [givens && counted(givens, "given", "givens"), cages && counted(cages, "cage", "cages")]
      .filter(Boolean)
      .join(", ") || "No givens",
  page: (number, count) => `${number} of ${count}`,
  solutionOf: (name) => `${name}, solution`,
  verdict: (solutions) => (solutions ? "More than one solution" : "No solution"),
  /** Of a board of queens, by the rule that it goes by. */
  rules: {
    "": "One queen in each row and column, no two on a diagonal.",
    regions: "One queen in each row, column and region; no two touch.",
  },
  sides: (n) => `${n} by ${n}`,
  counted: (solutions, most) =>
    solutions === 0 ? "No solution" : `1 of ${solutions > most ? `more than ${most}` : solutions} solutions`,
};

/** The menu of the bar. */
export const BAR = {
  page: "Page",
  learn: "Learn",
  library: "Library",
  settings: "Settings",
  help: "Help",
  theme: "Theme",
};
export const THEMES = { auto: "Automatic", light: "Light", dark: "Dark" };

/** What the menu of the row of actions offers where it has no button: its label, and the action's name. */
export const ROW = {
  name: "Board",
  solve: ["Solve", "solve"],
  clear: ["Clear", "clear"],
  redo: ["Redo", "redo"],
  file: "Open a file…",
};
export const MENU = {
  sharing: "Share",
  link: "Copy link",
  puzzle: "Copy link to the puzzle",
  progress: "Copy link with my progress",
  share: "Share…",
  qr: "QR code",
  embed: "Copy code to embed it",
  saving: "Save",
  keep: "Keep in the Library",
  moment: "Add this moment",
  text: "Copy the puzzle",
  svg: "Picture (SVG)",
  png: "Picture (PNG)",
  forms: "Another form…",
  elsewhere: "Open in…",
  steps: "Steps (JSON lines)",
  printing: "Print",
  print: "Print…",
};
/** The text forms that the engine writes, by their names there. */
export const FORMS = {
  title: "Save in another form",
  form: "Form",
  text: "In this form",
  save: "Save",
  copy: "Copy",
  writing: "It is being written.",
  elsewhere: "Open in another solver",
  followed:
    "Nothing is sent before you press a link; it then opens in a new tab, and that site reads the puzzle.",
  whole: "All of it comes along.",
  sites: ["sudokupad", "fpuzzles", "sudokuexchange", "sudokuwiki"],
  names: {
    81: { label: "One line", ending: "txt" },
    grid: { label: "Grid", ending: "txt" },
    candidates: { label: "Candidate grid", ending: "txt" },
    hodoku: { label: "HoDoKu line", ending: "txt" },
    729: { label: "All candidates in one line", ending: "txt" },
    sdk: { label: "SadMan Sudoku (.sdk)", ending: "sdk" },
    sdm: { label: "SadMan collection (.sdm)", ending: "sdm" },
    ss: { label: "Simple Sudoku (.ss)", ending: "ss" },
    opensudoku: { label: "OpenSudoku (.opensudoku)", ending: "opensudoku" },
    csv: { label: "Table (.csv)", ending: "csv" },
    tsv: { label: "Cells for a spreadsheet (.tsv)", ending: "tsv" },
    json: { label: "Lists (.json)", ending: "json" },
    sudokuwiki: { label: "Link to SudokuWiki", ending: "txt", site: "SudokuWiki" },
    sudokuexchange: { label: "Link to SudokuExchange", ending: "txt", site: "SudokuExchange" },
    fpuzzles: { label: "Link to f-puzzles", ending: "txt", site: "f-puzzles" },
    sudokupad: { label: "Link to SudokuPad", ending: "txt", site: "SudokuPad" },
    penpa: { label: "Link to Penpa", ending: "txt", site: "Penpa" },
    link: { label: "Link to this page", ending: "txt" },
  },
};
export const RESULT_COPIED = "The result is copied, with a link to the board.";
export const LINK_COPIED = "Link copied.";
export const LINK_COPIED_WITHOUT = "Link copied, without your program.";
export const EMBED_COPIED = "Copied: the code to embed this in a page of yours.";
export const EMBED_COPIED_WITHOUT =
  "Copied: the code to embed this in a page of yours, without your program.";
export const COPY_BY_HAND = "Copy this text";
