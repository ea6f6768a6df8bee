// What is printed of a Sudoku: its givens, and as much of the reader's own as is wanted.

import { NO_COLOURS } from "../../sudoku/colours.js";
import { NO_NOTES } from "../../sudoku/notes.js";
import { BLANK, EMPTY, hasGivens, loaded, only } from "../../sudoku/sudoku-state.js";

/**
 * The state to print, without any solution, and the `puzzle` of it that has to be solved, as 81 characters. Where nothing is
 * given, what was entered is the puzzle.
 */
export function toPrint(state, { entries, notes }) {
  const given = hasGivens(state) ? "g" : "e";
  const entered = "ep".replace(given, "");
  const givens = only(state, given);
  const noted = notes ? [state.notes, state.colours] : [NO_NOTES, NO_COLOURS];
  return {
    state: loaded(EMPTY, givens, entries ? only(state, entered) : BLANK, ...noted),
    puzzle: entries ? only(state, "ge") : givens,
  };
}

/** A puzzle with the rest of its solution. */
export const solvedState = (puzzle, solution) => loaded(EMPTY, puzzle, without(solution, puzzle));

const without = (digits, others) =>
  digits.replace(/./g, (digit, index) => (others[index] === "." ? digit : "."));
