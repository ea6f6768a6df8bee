// What is kept of each board, by the boards' names. Of a state of its board each says
//
// - its `title`, `nothing`, what is said where there is nothing to keep, and `short(state)`, what is searched of it;
// - `stateKept(raw)`, the state that was kept, or null; `isUsed(state)`, whether there is something to keep; and
//   `told(state)`, the list of all by which it differs from others;
// - `nameOf(state, time)`, its name until the reader gives it one, and `progressOf(state)`, {word, text}: how far it
//   is, "new", "begun" or "solved", and what is said of that;
// - `seenAt(state, moment)`, a state that looks as the moment of a search;
// - `draw(state, paint)`, a small picture as the text of an SVG, and where that leaves something out `unsolved(state)`;
// - where it is found by what is on it, `finder(text)`, which tells that of a state;
// - where the sheets of the menu are made for such, `isPrinted(state)`;
// - where what was done by hand is kept by itself, `isBegun(state)`.

import * as knight from "./of-knight.js";
import * as queens from "./of-queens.js";
import * as sudoku from "./of-sudoku.js";

/** @type {Record<string, any>} */
export const BOARDS = { sudoku, queens, knight };
