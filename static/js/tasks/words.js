// What people read of tasks for a class, and of the codes that are handed in.

import { quoted } from "../parts/quoted.js";
import { counted, grouped } from "../parts/text.js";
import { MOST_TRIES } from "./codes.js";

export const FORMAT = {
  spoiled: "The task in this link cannot be read: the link is cut off or spoiled. Ask for it again.",
  odd: "The task in this link cannot be read: something in it is not as Undoku writes it. Ask for it again.",
  newer: "The task in this link was made with a newer Undoku. Reload the page.",
  tooMuch: "The task in this link is too large to be read.",
  tooLong: (length, most) =>
    `The task in this link is ${grouped(length)} characters long; at most ${grouped(most)} are read.`,
  noTitle: "Give the task a title.",
  nothing: "Add a board for a program, or an exercise.",
  mixed: "One program cannot be written for two kinds of boards: keep the boards of one kind.",
};

const BOARD = { sudoku: "Sudoku", queens: "N-Queens", knight: "Knight's tour" };
const BOARDS = Object.entries(BOARD);

/** A board of a task, in a few words. */
export const boardName = ({ board, state }) => {
  if (board === "sudoku") {
    return `Sudoku, ${counted(state.givens.replace(/\D/g, "").length, "digit", "digits")} given`;
  }
  if (board === "queens") {
    const { n, queens, blocked } = state;
    const more = [
      queens.length > 0 && `${queens.length} placed`,
      blocked.length > 0 && `${blocked.length} blocked`,
    ].filter(Boolean);
    return [counted(n, "queen", "queens"), ...more].join(", ");
  }
  const { rows, cols, closed } = state;
  return `Knight's tour, ${rows} x ${cols}${closed ? ", closed" : ""}`;
};

export const EXERCISE = {
  predict: "Predict",
  "by-hand": "Be the search",
  parsons: "Put it together",
  bug: "Find the bug",
  lesson: "Lesson",
};

const GIVEN = { first: "one solution", all: "all solutions", count: "how many there are", "": "" };

/** An item of a task: what is to be done. */
export const ITEM = {
  own: (board, answer) => `Your program: ${board}${GIVEN[answer] && `, ${GIVEN[answer]}`}`,
  predict: (on, count) =>
    `Predict the next step, ${BOARD[on]}: ${counted(count, "right answer", "right answers")}`,
  exercise: (kind, on) => `${EXERCISE[kind]}, ${BOARD[on]}`,
  lesson: (title) => `Lesson: ${title}`,
};

const tries = (count) => counted(count, "try", "tries");

export const DO = {
  label: "Task",
  list: "What is to be done",
  done: (done, all) => `${done} of ${all} done`,
  state: ({ solved, tries: count, right }, needed) => {
    if (solved) return `Solved, ${tries(count)}`;
    if (needed > 1 && count > 0) return `${right} of ${needed} right, ${tries(count)}`;
    return count > 0 ? `Not yet, ${tries(count)}` : "Not begun";
  },
  open: "Open",
  whole: "The whole task",
  openItem: (name) => `Open: ${name}`,
  /** How what is opened comes to count. */
  how: {
    own: "Press Run: what your program gives on this board is what counts.",
    predict: "Step forward: you are asked before a step is shown, and each right answer counts.",
  },
  solved: (name) => `Solved: ${name}.`,
  handIn: "Hand it in",
  name: "Your name, as your teacher knows it",
  code: "Your code",
  copy: "Copy code",
  copied: "Copied: your name and code. Send them to your teacher.",
  noName: "Type your name, and the code stands here.",
  honest:
    "The code says what was solved until now, and in how many tries; it is bound to this name and this task. It is no proof: whoever wants to can make one up. Nothing is sent by itself.",
  notKept: "In this frame nothing is kept on your machine.",
  missing: (name) => `${name} is not there in this version.`,
  change: "Make a task of your own from this one",
};

export const MAKE = {
  label: "Make a task",
  title: "Title",
  words: "What the class reads",
  program: "A program to write",
  boards: "Boards that it has to solve",
  noBoards: "None yet. Show a board, then add it.",
  add: (board) => `Add the board that is shown: ${board}`,
  addNone: "Add the board that is shown",
  full: (most) => `A task has at most ${most} of these.`,
  twice: "This board is in the task already.",
  unfit: "This board cannot be in a task: it is too large, or not understood.",
  remove: (name) => `Remove ${name}`,
  removeShort: "Remove",
  number: "Right number, if you want to give it",
  numberFault: "The right number is a whole number from 0 to 2,147,483,647, or nothing.",
  stub: "Program to begin with",
  stubHint: "May be empty: then the class begins with a stub of the editor's.",
  take: "Take it from the editor",
  noEditor: "Open Watch and choose Your code: what is written there can be taken.",
  call: "Call",
  callHint: "As solve(board, 0). Empty: it is guessed.",
  answer: "It gives",
  answers: [
    ["", "Whatever it gives"],
    ["first", "The first solution"],
    ["all", "All solutions"],
    ["count", "How many there are"],
  ],
  exercises: "Exercises",
  kind: "Exercise",
  on: "Board",
  lesson: "Lesson",
  count: "Right answers",
  addExercise: "Add exercise",
  noExercises: "None yet.",
  boardNames: BOARDS,
  link: "The link",
  length: (length, most) => `${grouped(length)} of at most ${grouped(most)} characters`,
  tooLong: (length, most) =>
    `The task is too long for a link: ${grouped(length)} characters, and at most ${grouped(most)} fit. Shorten its words or its program.`,
  tooMuch: () => "The program, the words or the title are longer than a task may have. Shorten them.",
  copy: "Copy link",
  copied: "Copied: the link to the task. Keep it: the codes are read with it.",
  copyFrame: "Copy code to embed it",
  copiedFrame: "Copied: the code to embed the task in a page of yours.",
  try: "Try it",
  clear: "New task",
};

const GROUP = (group) => `in group ${group}`;

/** Why a code is not taken. */
export const FAULT = {
  sign: (group) => `Mistyped: a sign ${GROUP(group)} is none of the code's.`,
  size: (group) => `Mistyped: a sign is missing, or one too many, ${GROUP(group)}.`,
  typed: (group) => `Mistyped: a sign ${GROUP(group)}.`,
  task: () => "Of another task.",
  name: () => "Not of this name.",
  nameless: () => "The name is missing.",
  nameOf: (name) => `Not of this name, but of ${quoted(name)}.`,
  none: () => "No code.",
};

/** A code does not tell more tries than that from it. */
const triesIn = (count) => (count >= MOST_TRIES ? `${tries(count)} or more` : tries(count));

export const READ = {
  label: "Read codes",
  task: "Link of the task",
  noTask: "Paste the link of the task first.",
  notALink: "There is no task in this text.",
  list: "Names and codes",
  listHint: "A line each: name, code. Or paste the mails of the class.",
  table: (title) => `What was handed in: ${title}`,
  name: "Name",
  solved: "Solved",
  tries: "Tries",
  valid: "Code",
  good: "Valid",
  yes: (count) => `Yes, ${triesIn(count)}`,
  no: (count) => (count > 0 ? `No, ${triesIn(count)}` : "No"),
  unknown: "",
  sum: (valid, all) => `${grouped(valid)} of ${counted(all, "code", "codes")} valid.`,
  left: (count) => `${counted(count, "line", "lines")} without a code left out.`,
  cut: (most) => `Only the first ${grouped(most)} lines are read.`,
  twice: "Name again.",
  sameCode: "Code again.",
  csv: "Save as CSV",
  file: "undoku-codes.csv",
  saved: "Saved: undoku-codes.csv.",
  honest: "A valid code was made for this name and task, or made up by somebody who knows how.",
  sort: (column) => `Sort by ${column}`,
  csvHead: { solved: "solved", tries: "tries", why: "Why not" },
};
