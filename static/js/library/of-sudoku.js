// A Sudoku in the Library: see boards.js.

import { nameOf as nameMade, shapeName } from "../parts/new-puzzles.js";
import { drawSudoku } from "../sudoku/drawing.js";
import { notesOf, rulesOf } from "../sudoku/forms.js";
import { cagesOf, characterOf, peersOf, shapeOf } from "../sudoku/shape.js";
import { stateKept } from "../sudoku/sudoku-kept.js";
import {
  clashesOf,
  EMPTY,
  emptyOf,
  hasGivens,
  isVoid,
  loaded,
  only,
  puzzleOf,
} from "../sudoku/sudoku-state.js";
import { SUDOKU } from "./words.js";

export { stateKept };
export const { title, nothing } = SUDOKU;

export const short = ({ shape }) => shapeName(shape);

/** Sheets are made for any. */
export const isPrinted = () => true;

export const isUsed = (state) => !isVoid(state);

export const told = ({ shape, digits, kinds, notes, colours, bookmarks, practise }) => [
  ...[shape, digits, kinds, notes, colours, bookmarks, practise],
];

/** Whether something was done about a puzzle that is given, and is not there for practice alone. */
export const isBegun = (state) =>
  hasGivens(state) &&
  !state.practise &&
  (state.kinds.includes("p") ||
    [state.notes.corner, state.notes.centre, state.notes.out].some((masks) => masks.some(Boolean)));

export const nameOf = (state, time) =>
  state.level ? nameMade(state) : SUDOKU.name(shapeName(state.shape), time);

/** How far a puzzle is: "new", "begun" or "solved", and how many of its cells are filled. */
export function progressOf(state) {
  const digits = puzzleOf(state);
  const filled = digits.replaceAll(".", "").length;
  const isSolved = filled === digits.length && clashesOf(digits, peersOf(state.shape)).size === 0;
  const word = isSolved ? "solved" : isBegun(state) ? "begun" : "new";
  return { word, text: SUDOKU[word](filled, digits.length, cagesOf(state.shape).length) };
}

/** The givens of a puzzle as text, or what was entered where nothing is given. */
const givensOf = (state) => only(state, hasGivens(state) ? "g" : "e");

/** Digits and blanks as one row of them; "" for a text that is something else. */
function cellsIn(text) {
  const cells = text.replace(/[\s|+-]/g, "");
  return /^[\dA-P._*?]+$/.test(cells) && /[1-9]/.test(cells) ? cells.replace(/[^1-9A-P]/g, ".") : "";
}

/** Tells of a state whether it has a text as a part of its characters. */
export function finder(text) {
  const cells = cellsIn(text);
  return (state) => cells !== "" && givensOf(state).includes(cells);
}

/** What a search has written until now is not the reader's. */
export function seenAt(state, { values }) {
  const write = (of, text) => of.replace(/\./g, (_, cell) => (values[cell] ? text(values[cell]) : "."));
  const digits = write(puzzleOf(state), characterOf);
  const kinds = state.kinds.replaceAll("s", ".").replace(/\./g, (_, cell) => (values[cell] ? "s" : "."));
  return { ...emptyOf(state.shape), digits, kinds };
}

/** A solution that was shown is not a part of what was kept. */
export const unsolved = (state) =>
  loaded(state, only(state, "g"), only(state, "ep"), undefined, state.colours, { shape: state.shape });

/** A position as the engine reads it; notes and shape are left out where there are none. */
export const stateOf = (/** @type {any} */ { givens, entered, ...more }) =>
  loaded(EMPTY, givens, entered, more.corner && notesOf(more), undefined, {
    shape: shapeOf(rulesOf(more), givens.length),
  });

export const draw = (state, paint) => drawSudoku(state, { paint, title: "" });
