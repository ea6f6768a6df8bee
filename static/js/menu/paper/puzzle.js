// What is printed of a Sudoku: its givens, and as much of the reader's own as is wanted.

import { USUAL } from "../../sudoku/shape.js";
import { EMPTY, hasGivens, loaded, only, rulesOf } from "../../sudoku/sudoku-state.js";

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

/** A puzzle of a shape with the rest of its solution. */
export const solvedState = (shape, puzzle, solution) =>
  loaded(EMPTY, puzzle, without(solution, puzzle), undefined, undefined, { shape });

const without = (digits, others) =>
  digits.replace(/./g, (digit, index) => (others[index] === "." ? digit : "."));
