// The queens' board as plain data that is never changed in place, and how its squares look.
//
// A state: n; columns, the queens' columns by row, -1 for none, empty for an empty board; caption; fundamental, whether the
// list of the fundamental solutions is chosen; solution, the number in that list that is shown or is to be shown, 0 for
// none; total, how many the list has, 0 where there is none; complete, whether it will not grow any more.

import { wholeNumber } from "../parts/text.js";
import { ATTACKS, badSize, queenLabel, TEXTS } from "../parts/words.js";
import { LISTED_UP_TO, QUEENS_LIMIT } from "./limits.js";

const STATES_WITH_QUEEN = ["provisional", "permanent"];

/** An empty board, on which a solution may be wanted. */
export const empty = (n, fundamental = false, solution = 0) =>
  Object.freeze({ n, columns: [], caption: "", fundamental, solution, total: 0, complete: false });

export const changed = (state, part) => Object.freeze({ ...state, ...part });

/** What the board asks: see `question()` of the boards. */
export const questionOf = ({ n }) => ({ n });

/** Whether the engine lists the solutions of this board. */
export const isListed = ({ n }) => n <= LISTED_UP_TO;

/** Whether there is anything on the board, or is to be. */
export const isEmpty = ({ columns, solution }) => columns.length === 0 && solution === 0;

/** Whether two states have the same address. */
export const isSame = (state, other) =>
  ["n", "fundamental", "solution"].every((key) => state[key] === other[key]);

/** The nearest size that there is. */
export const within = (n) => Math.min(QUEENS_LIMIT, Math.max(1, n));

/** Read what somebody typed as a size: {value} or {error}. */
export function readSize(text) {
  const value = wholeNumber(text);
  if (value !== null && value >= 1 && value <= QUEENS_LIMIT) return { value };
  return { error: badSize(text, QUEENS_LIMIT) };
}

/** The squares of a state, by index. */
export function squaresOf({ n, columns }) {
  return (index) => {
    const queen = columns[Math.floor(index / n)] === index % n;
    return { label: queenLabel(index, n, queen), piece: queen ? "queen" : "" };
  };
}

/** The squares at a moment of a search, {states, by}. */
export function momentSquares({ states, by }, n) {
  return (index) => {
    const state = states[index];
    const queen = STATES_WITH_QUEEN.includes(state);
    const forbids = index === by;
    return {
      label: queenLabel(index, n, queen, state),
      piece: queen ? "queen" : "",
      state,
      mark: forbids ? "forbids" : "",
      description: forbids ? ATTACKS : queen ? state : "",
    };
  };
}

/** What can be saved as text, {label, file, content} each: the queens that are shown, if there are any. */
export function textsToSave(state, moment) {
  const columns = moment ? momentColumns(moment, state.n) : state.columns;
  if (!columns.some((column) => column >= 0)) return [];
  return [{ label: TEXTS.columns, file: "queens", content: columnsText(columns) }];
}

/** The queens' columns by row at a moment of a search, -1 for none. */
const momentColumns = ({ states }, n) =>
  Array.from({ length: n }, (_, row) =>
    Array.from(states)
      .slice(row * n, (row + 1) * n)
      .findIndex((state) => STATES_WITH_QUEEN.includes(state)),
  );

/** The queens as numbers of columns, counted from 1. */
export const columnsText = (columns) =>
  columns.map((column) => (column < 0 ? "-" : String(column + 1))).join(" ");
