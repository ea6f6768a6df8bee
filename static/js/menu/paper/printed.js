// What the sheets of a print show of each board, by the boards' names. Of a state of its board each says
//
// - `isPrinted(state)`, whether sheets are made for it; what else is shown is printed as it stands on the page;
// - `nameOf(state, title)`, what stands above the one that the page calls by its title;
// - `ruleOf(state)`, what to do, where that has to be said: a sentence, or "";
// - `parts`, what the reader's own is called that is printed as well where it is wanted: {entries, notes};
// - `toPrint(state, {entries, notes})`, what is `printed`: {state, asked, …}, the question by which the engine is asked for the
//   solution as text;
// - `factsOf(printed)`, what is said beside the name;
// - `draw(printed, {paint, place, title})`, the text of an SVG;
// - `verdictOf(answer)`, what is said of an answer of the engine, {solutions, first}, "" for nothing; and
//   `drawSolution(printed, answer, {paint, place, title})`, "" where nothing is drawn;
// - `newLike(state)`, what new ones are made of its kind, always the same: {board, levels, usual}, the levels of the four at first,
//   `questionOf(level)`, and `read(made, level)`, which gives {name, state, first}, the last its solution as in an answer.

import * as queens from "./queens.js";
import * as sudoku from "./sudoku.js";

/** @type {Record<string, any>} */
export const PRINTED = { sudoku, queens };

/** Whether sheets are made for what is on a board. */
export const isPrinted = (board, state) => PRINTED[board]?.isPrinted(state) ?? false;
