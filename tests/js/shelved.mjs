// What stands in the Library of the tests.

import { NEW, toured } from "../../static/js/chess/knight-state.js";
import { empty } from "../../static/js/chess/queens-state.js";
import * as sudoku from "../../static/js/sudoku/sudoku-state.js";

export const GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const puzzle = sudoku.loaded(sudoku.EMPTY, GIVENS);
export const begun = sudoku.typed(puzzle, 2, "4", true);
export const RECORD = {
  ...{ id: "a-1", revision: 3, tab: "t-1", name: "Café", board: "sudoku", used: "play", state: begun },
  ...{ place: null, shown: null, time: { puzzle: GIVENS, seconds: 7, paused: false }, made: 1, saved: 2 },
};
export const PROGRAM = {
  ...{ id: "p-1", revision: 3, board: "queens", name: "Mine" },
  ...{ text: "def solve(queens):\n    return False\n", made: 1, saved: 2 },
};

export const queens = (on, more = {}) => Object.freeze({ ...empty(8, false, 0, on), ...more });
export const PLACED = queens({ queens: [0, 10, 20], blocked: [63], crosses: [5] });
export const MOMENT_PLACE = {
  strategy: "board-scan",
  step: 17,
  view: "code",
  left: "",
  right: "",
  present: false,
};
export const TOUR = toured({ ...NEW, rows: 3, cols: 4, start: 8 }, [8, 2, 4], "", false);
