// What people read of the widgets, one idea each. The engine, its life and the callbacks have words of their own.

import { counted } from "./text.js";

// Squares

/** "Row 4, column 7". */
export const place = (index, columns) =>
  `Row ${Math.floor(index / columns) + 1}, column ${(index % columns) + 1}`;

/** A Sudoku cell at a place: "Row 4, column 7, 5, given", "Row 4, column 7, empty, notes 2 5 8". */
export const cellLabel = (where, digit, kind, conflict = false, notes = "") =>
  `${where}, ${digit ? `${digit}, ${kind}` : `empty${notes}`}${conflict ? ", conflict" : ""}`;

/** What is noted in an empty cell: its automatic candidates, and the reader's own notes; "2 5 8" each, "" for none. */
export const candidateWords = (candidates, corner, centre) =>
  [
    ["candidates", candidates],
    ["notes", corner],
    ["centre notes", centre],
  ]
    .filter(([, digits]) => digits)
    .map(([name, digits]) => `, ${name} ${digits}`)
    .join("");

export const COLOUR_NAMES = ["blue", "orange", "green", "red", "purple", "grey"];
export const colouredWords = (digit, colour) => `${digit} ${COLOUR_NAMES[colour - 1]}`;

export const WRONG = "is wrong";
export const forbids = (digit) => `forbids ${digit}`;

/** What a figure in a free square counts, by the words for one and for more: "3 options". */
export const figure = (text, [one, more]) => `${text} ${text === "1" ? one : more}`;

// What every board says

export const CLEARED = "Cleared. Undo brings it back.";
/** Of its digits, or its link. */
export const COPIED = (text) =>
  `Copied the puzzle as ${text.startsWith("http") ? "a link" : `${text.length} characters`}.`;
export const LEFT_BEHIND = "Stopped when you left this board.";
export const STOPPED_EARLY = "Stopped before it began.";
const whenReady = (clause) => `Python is still starting; ${clause} as soon as it is ready.`;
/** @type {Record<Contract.Work, string>} */
export const WHEN_READY = {
  solve: whenReady("your puzzle is solved"),
  create: whenReady("the puzzle is made"),
  show: whenReady("the solution is shown"),
  open: whenReady("the search opens"),
  race: whenReady("the race begins"),
  save: whenReady("the steps are saved"),
  judge: whenReady("your program is checked"),
  check: whenReady("your entries are checked"),
  reveal: whenReady("the cell is revealed"),
  mistake: whenReady("the first mistake is looked for"),
  hint: whenReady("a hint is looked for"),
  advise: whenReady("a hint is looked for"),
  ways: whenReady("the ways are counted"),
  read: whenReady("your text is read"),
  write: whenReady("the file is saved"),
};
export const TRYING = "Trying again.";
export const readyAgain = (hint) => `Python is ready again. ${hint}`;
export const YOUR_CODE_OPTION = "Your code";
export const strategyOption = (title, document) => `${title} (${document})`;

// What is kept

export const KEPT_COPIED = "Another tab goes on with what was here; this tab goes on with a copy of its own.";
export const KEPT_LATE = "What was kept has arrived. Undo leads back to it.";
export const DAMAGED = "A part of what was kept could not be read; the rest is here.";
export const UNREADABLE =
  "Something that was kept could not be read. It stays as it is, and this tab begins anew.";
// Dialogs, and the menu

/** Where a board is there to be watched, nothing is solved or typed. */
export const WATCH_HINT = "Press Step through to watch the search.";
export const OWN_CODE_HINT = "Press Run: what your program does can then be watched step by step.";
export const saved = (file) => `Saved as ${file}.`;

/** A room of the page, by the `name` of its manifest, that takes its time, and one that did not arrive: what to do then. */
export const roomComing = ({ name }) => `${name} is on its way.`;
export const roomMissing = ({ name, again = "press its button again" }) =>
  `${name} did not arrive. Check your connection, then ${again}.`;
export const STILL_MISSING = "A part of the page still does not arrive.";
export const FAULTY =
  "A part of the page could not be set up. That is a fault of the page, not of your connection.";
export const RELOAD = "Reload";

// The address

/** What is wrong with it is said by address-words.js, unless that does not arrive. */
export const ADDRESS_UNCLEAR = "A part of the address is not understood, and left out.";
export const NOTES_MISSING = roomMissing({
  name: "What reads the notes in the address",
  again: "load the page again to have them",
});

// Sudoku

export const SUDOKU_HINTS = {
  empty: "Type your puzzle, paste it, or try an example.",
  clash: "Some digits clash; they are underlined. Solve says which.",
  two: "Two of its solutions are known; their differences are marked.",
  solved: "The solution is shown. Undo takes it back.",
  full: "Press Solve to see whether it is right.",
  open: "Press Solve to solve this puzzle.",
};
export const PLAY_HINTS = {
  empty: "There is no puzzle to play yet: press New puzzle, or enter one in Solver.",
  typed: "Is this the puzzle? Hint and Check lock its digits as givens, and go on from there.",
  clash: "Some digits clash; they are underlined.",
  done: "Solved. Every cell has its digit, and nothing clashes.",
  full: "The grid is full. Check tells whether it is right.",
  open: "Fill the empty cells. Check underlines what is wrong.",
};
export const ENTRIES_CLEARED = "Your entries and notes are cleared; the givens stay. Undo brings them back.";
export const PENS = { corner: "Corner", candidates: "Candidates" };
export const AIMS = (digit) => `candidate ${digit}`;
export const TIMER = { pause: "Pause the timer", resume: "Start the timer" };
/** `button` goes on with them; without one they are there to be played. */
export const givensLoaded = (count, button) => {
  if (count === 0) return "The board is empty.";
  return `${counted(count, "given", "givens")} loaded. ${button ? `Press ${button.textContent}.` : PLAY_HINTS.open}`;
};
