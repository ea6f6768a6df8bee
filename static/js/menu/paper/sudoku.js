// What is printed of a Sudoku, see printed.js: its givens, and as much of the reader's own as is wanted.

import { LEVEL_NAMES, questionOf } from "../../parts/new-puzzles.js";
import { LEVELS } from "../../parts/origins.js";
import { drawSudoku } from "../../sudoku/drawing.js";
import { cagesOf, USUAL } from "../../sudoku/shape.js";
import { EMPTY, hasGivens, loaded, only, rulesOf } from "../../sudoku/sudoku-state.js";
import { PRINTING, SHEETS } from "../words.js";

export const isPrinted = () => true;

export const parts = PRINTING.partsOf.sudoku;

export const nameOf = (_, title) => title;

export const ruleOf = () => "";

const NEW = {
  board: "sudoku",
  levels: LEVELS,
  usual: ["easy", "medium", "hard", "unfair"],
  questionOf: (level) => questionOf({ level }),
  read: ({ puzzle, solution }, level) => ({
    name: LEVEL_NAMES[level],
    state: loaded(EMPTY, String(puzzle)),
    first: String(solution),
  }),
};

export const newLike = () => NEW;

/**
 * The state to print, without any solution, and the `puzzle` of it that has to be solved, a character a cell. Where nothing is
 * given, what was entered is the puzzle. By `asked` the engine is asked for its solution: of another shape than the usual one that
 * is its question.
 */
export function toPrint(state, { entries, notes }) {
  const { shape } = state;
  const given = hasGivens(state) ? "g" : "e";
  const entered = "ep".replace(given, "");
  const givens = only(state, given);
  const noted = notes ? [state.notes, state.colours] : [undefined, undefined];
  const puzzle = entries ? only(state, "ge") : givens;
  return {
    state: loaded(EMPTY, givens, entries ? only(state, entered) : "", ...noted, { shape }),
    puzzle,
    asked: shape === USUAL ? puzzle : JSON.stringify({ givens: puzzle, ...rulesOf(shape) }),
  };
}

export const factsOf = ({ state }) =>
  SHEETS.given(state.kinds.replace(/[^g]/g, "").length, cagesOf(state.shape).length);

export const draw = ({ state }, options) => drawSudoku(state, options);

export const verdictOf = ({ solutions }) => (solutions === 1 ? "" : SHEETS.verdict(solutions));

export const drawSolution = ({ state, puzzle }, { solutions, first }, options) =>
  solutions === 1 ? drawSudoku(solvedState(state.shape, puzzle, first), options) : "";

/** A puzzle of a shape with the rest of its solution. */
const solvedState = (shape, puzzle, solution) =>
  loaded(EMPTY, puzzle, without(solution, puzzle), undefined, undefined, { shape });

const without = (digits, others) =>
  digits.replace(/./g, (digit, index) => (others[index] === "." ? digit : "."));
