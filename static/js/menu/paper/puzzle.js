// What is printed of a Sudoku: its givens, and as much of the reader's own as is wanted.

import { EMPTY, hasGivens, loaded, only } from "../../sudoku/sudoku-state.js";

/**
 * The state to print, without any solution, and the `puzzle` of it that has to be solved, a character a cell. Where nothing is
 * given, what was entered is the puzzle.
 */
export function toPrint(state, { entries, notes }) {
  const { shape } = state;
  const given = hasGivens(state) ? "g" : "e";
  const entered = "ep".replace(given, "");
  const givens = only(state, given);
  const noted = notes ? [state.notes, state.colours] : [undefined, undefined];
  return {
    state: loaded(EMPTY, givens, entries ? only(state, entered) : "", ...noted, { shape }),
    puzzle: entries ? only(state, "ge") : givens,
  };
}

/** A puzzle of a shape with the rest of its solution. */
export const solvedState = (shape, puzzle, solution) =>
  loaded(EMPTY, puzzle, without(solution, puzzle), undefined, undefined, { shape });

const without = (digits, others) =>
  digits.replace(/./g, (digit, index) => (others[index] === "." ? digit : "."));
