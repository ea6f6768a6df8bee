// What people read of their own code.

import { quoted } from "../parts/quoted.js";
import { counted, grouped } from "../parts/text.js";
import { ANSWERS } from "../parts/wanted.js";

export const CODE = {
  label: "Your code",
  program: "Program",
  run: "Run",
  runTip: "Run (Ctrl Enter)",
  stop: "Stop",
  check: "Check it",
  menu: "New, rename, open, download, delete",
  hint: "Ctrl Enter runs it; Tab indents; Escape, then Tab leaves the editor.",
  leaving: "Tab leaves the editor now.",
  runTo: (line) => `Run to line ${grouped(line)}`,
  runToTip: "Run to the line with the cursor (Shift Ctrl Enter)",
  changed: "Changed since it ran.",
  tooLong: (length, most) =>
    `A program has at most ${grouped(most)} characters; this would be ${grouped(length)}. It stays as it was.`,
};

/** What a program gives, by the board. */
const GIVES = {
  sudoku: ["First solution", "All of them", "How many"],
  queens: ["First placement", "All of them", "How many"],
  knight: ["First tour", "All of them", "How many"],
};

/** The names that a call may have on each board, beside those of the program; as `undoku.programs` offers them. */
const OFFERED = {
  sudoku:
    "grid (n lists of n), board (the same), puzzle (characters), cells (numbers), n, rows, cols, regions (numbers, as grid), diagonal, cages (a sum and its squares each)",
  queens: "n, board (n lists of n), columns (n times -1), rows, cols",
  knight: "n, rows, cols, start, board (lists, a row each), path, closed, holes (a set of squares)",
};

/** How a program is run, and what it gives. */
export const CALL = {
  label: "How it is run",
  how: "Run as",
  ways: { call: "Call", script: "As a script" },
  call: "Call",
  once: "Once, from its first line to its last",
  again: "Guess again",
  againTip: "Let the page guess how it is called and what it gives",
  answer: "Answer",
  gives: (board) => Object.fromEntries(ANSWERS.map((kind, index) => [kind, GIVES[board][index]])),
  input: "Input",
  inputTip: "What input() reads, one line a question",
  offers: (board) => `Names: ${OFFERED[board]}, and what the program defines.`,
  guessing: "The call is guessed again.",
  undo: "Undo",
};

/** After a run. */
export const VERDICT = {
  label: "After the run",
  yes: "Yes",
  difference: "First difference",
  differenceTip: "Go to where it first does something else than the document's version",
};

/** How a character is written by its number: U+202E. */
export const codePoint = (code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
export const HIDDEN_CHARACTER = (name) => `Hidden character ${name}`;

/** What each text of a program is called in an address. */
const TEXTS = { code: "program", call: "call", input: "input" };

/** Programs in links. */
export const LINKED = {
  name: "From a link",
  came: "This program came with a link. Read it before you run it. It is kept among your programs once you run it or change it.",
  told: "The program of the link is in the editor. Nothing has run.",
  tooLongToLink: (length) =>
    `This program is too long for a link, with its call and input. Send it as a file of ${grouped(length)} characters.`,
  alone: "The address says how a program is run, which is left out: code= is needed as well.",
  lines: "The call in the address (call) has more than one line. It is left out.",
  oddSymbol: (key, position, symbol) =>
    `Character ${position} of ${key} in the address, ${quoted(symbol)}, is not one of letters, digits, - and _. The ${TEXTS[key]} is left out.`,
  spoiled: (key) =>
    `The ${TEXTS[key]} in the address (${key}) is cut off or spoiled and cannot be unpacked. It is left out.`,
  tooLong: (key, most) =>
    `The ${TEXTS[key]} in the address (${key}) has more than ${grouped(most)} characters, which is the most that it may have. It is left out.`,
  noText: (key) => `The ${TEXTS[key]} in the address (${key}) is not readable text in UTF-8. It is left out.`,
  zero: (key, position) =>
    `Character ${grouped(position)} of the ${TEXTS[key]} in the address (${key}) is a null character, which cannot be in it. It is left out.`,
};

export const PROGRAMS = {
  starters: "Starters",
  own: "Your programs",
  linked: "With the link",
  this: "This program",
  all: "Programs",
  make: "New",
  made: (name) => `'${name}' is new. Its first lines say what it gets and returns.`,
  unnamed: "My program",
  rename: "Rename…",
  renaming: "Rename the program",
  name: "Name",
  renamed: (name) => `Its name is '${name}' now.`,
  open: "Open .py…",
  opened: (name) => `'${name}' is open. Press Run to run it.`,
  unread: "This file could not be read as text.",
  fileTooLong: (length, most) =>
    `This file has ${grouped(length)} characters; a program has at most ${grouped(most)}.`,
  download: "Download .py",
  remove: "Delete",
  removed: (name) => `'${name}' is deleted.`,
  undo: "Undo",
  copyOf: (name) => `${name} (copy)`,
  copied: (name) => `Another tab has changed this program; this tab goes on with a copy, '${name}'.`,
  staying: (name) => `Another tab has changed '${name}', so it is not deleted.`,
  damaged: (count) =>
    `${counted(count, "program", "programs")} could not be read and ${count === 1 ? "is" : "are"} not listed; nothing of that is deleted.`,
  back: (name) => `'${name}' is back.`,
  /** A starter that was edited. */
  changed: (name) => `${name}, changed`,
};

/** Why programs are not kept, and what to do. */
export const NOT_KEPT = {
  full: "This browser has no room left to keep your programs. Free some, or download what is in the editor before you leave.",
  refused:
    "This browser keeps nothing for this page, as in a private window. Download your program before you leave.",
  newer:
    "A newer version of this page has been here, and the programs that it kept are left alone. Reload to get it, or download what is in the editor.",
  outdated:
    "A newer version of this page is open in another tab. Reload this one to go on with its programs; download first what is in the editor.",
  blocked: "An older version of this page holds your programs. Close its tab, and they come here.",
  faulty:
    "This browser could not keep your programs. It is tried again with every change; download what is in the editor before you leave.",
  again: "Your programs are kept again.",
};
