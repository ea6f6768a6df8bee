// The queens' board as plain data that is never changed in place, and what is said and saved of it.
//
// A state: n; the fields of queens-fields.js, such as the squares on which the reader has placed `queens`; columns, those of the
// queens of a solution by row, empty where none is shown; caption; fundamental, whether the list of the fundamental solutions
// is chosen; solution, the number in that list that is shown or is to be shown, 0 for none; total, how many the list has, 0
// where there is none; complete, whether it will not grow any more.

import { wholeNumber } from "../parts/text.js";
import { LARGEST_WITH_REGIONS, LISTED_UP_TO, PLAYED_UP_TO, QUEENS_LIMIT } from "./limits.js";
import { eachOf, FIELDS, RULES, saying } from "./queens-fields.js";
import { isDivided, linesOf, undrawn } from "./regions.js";
import { ATTACKS, badSize, COLUMNS_TEXT, queenLabel, REGIONS_TEXT } from "./words.js";

/** Up to this N the queens of a solution are kept with the board; above, they are computed again. */
export const LARGEST_KEPT = 1000;

const STATES_WITH_QUEEN = ["provisional", "permanent"];

const NOTHING = Object.freeze([]);

/**
 * A board without a solution, on which one may be wanted; with the fields that `on` has.
 * @type {(n: number, fundamental?: boolean, solution?: number, on?: Record<string, any>) => any}
 */
export const empty = (n, fundamental = false, solution = 0, on = {}) =>
  Object.freeze({
    ...{ n, ...eachOf(FIELDS, ({ nothing }, key) => on[key] ?? nothing) },
    ...{ columns: NOTHING, caption: "", fundamental, solution, total: 0, complete: false },
  });

export const changed = (state, part) => Object.freeze({ ...state, ...part });

/** The same board without the solution. */
export const unsolved = (state) => empty(state.n, state.fundamental, 0, state);

/** Nothing but the puzzle: its regions, and what stands from the beginning. */
export const untouched = (state) => {
  const { n, fundamental, regions, level, day, given } = state;
  return empty(n, fundamental, 0, { regions, level, day, given, queens: given });
};

/** With a square in another region: it is not the board any more that was made here, and what was placed on it stays. */
export function painted(state, square, letter) {
  const regions = state.regions.slice(0, square) + letter + state.regions.slice(square + 1);
  return empty(state.n, state.fundamental, 0, { ...state, regions, level: "", day: "", given: NOTHING });
}

/**
 * What Clear leaves: first the solution goes, then what was put there by hand; the puzzle itself only where it is not played, and of
 * regions their division.
 */
export function cleared(state, isPlaying) {
  if (hasSolution(state)) return unsolved(state);
  const puzzle = untouched(state);
  if (isPlaying || !isUntouched(state)) return puzzle;
  const { n, fundamental, regions } = state;
  return empty(n, fundamental, 0, { regions: regions && undrawn(n) });
}

/** What the board asks: see `question()` of the boards. A search that is watched begins without queens all the same. */
export const questionOf = (state) => ({
  n: state.n,
  ...Object.fromEntries(saying(RULES, state).map(([key, { asked }]) => [key, asked(state[key], state.n)])),
});

/** What a hint is asked for. */
export const hintQuestion = (state) => ({
  ...questionOf(state),
  crosses: FIELDS.crosses.asked(state.crosses, state.n),
});

/** Whether no rule restricts its solutions. */
export const isPlain = (state) => saying(RULES, state).length === 0;

/** Whether the engine lists the solutions of this board. */
export const isListed = ({ n, regions }) => n <= LISTED_UP_TO || Boolean(regions);

/** Whether queens can be placed by hand. */
export const isPlayable = ({ n }) => n <= PLAYED_UP_TO;

/** Whether the queens of a solution are too many to be kept: they are computed again. */
export const isTooLarge = ({ n }) => n > LARGEST_KEPT;

/** Whether a solution is shown, or is to be. */
export const hasSolution = ({ columns, solution }) => columns.length > 0 || solution > 0;

/** Whether somebody has made it to be played: it is timed, and has one solution unless its regions are drawn. */
export const isPuzzle = ({ regions, level }) => regions !== "" || level !== "";

/** Whether it is one that can be handed to others on paper: its regions are all drawn. */
export const isPrinted = (state) => isPuzzle(state) && (state.regions === "" || isDivided(state));

/** Whether squares of it belong to no region yet. */
export const isBeingDrawn = ({ regions }) => regions.includes(".");

/** Whether nothing was done about it by hand. */
export const isUntouched = (state) => isSame(state, untouched(state));

/** Up to which N there are boards of this kind, in a mode. */
export const limitOf = ({ regions }, isPlaying) =>
  regions ? LARGEST_WITH_REGIONS : isPlaying ? PLAYED_UP_TO : QUEENS_LIMIT;

/** Whether there is nothing on the board, nor is to be. */
export const isEmpty = (state) => !hasSolution(state) && saying(FIELDS, state).length === 0;

/** All that a state says of the board. */
export const told = (state) =>
  ["n", ...Object.keys(FIELDS), "fundamental", "solution"].map((key) => state[key]);

/** Whether two states have the same on the board. */
export const isSame = (state, other) => JSON.stringify(told(state)) === JSON.stringify(told(other));

/** The nearest size that there is. */
export const within = (n, limit) => Math.min(limit, Math.max(1, n));

/** Read what somebody typed as a size up to a limit: {value} or {error}. */
export function readSize(text, limit) {
  const value = wholeNumber(text);
  if (value !== null && value >= 1 && value <= limit) return { value };
  return { error: badSize(text, limit) };
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
  const columns = moment ? momentColumns(moment, state.n) : shownColumns(state);
  const texts = state.regions
    ? [{ label: REGIONS_TEXT, file: "queens-regions", content: linesOf(state) }]
    : [];
  if (!columns.some((column) => column >= 0)) return texts;
  // Of a million queens it is written only when it is wanted.
  const text = { label: COLUMNS_TEXT, file: "queens" };
  return [
    ...texts,
    Object.defineProperty(text, "content", { get: () => columnsText(columns), enumerable: true }),
  ];
}

/** The queens' columns by row, those of the solution or else those placed by hand, the first of each row; -1 for none. */
function shownColumns({ n, queens, columns }) {
  if (columns.length > 0 || queens.length === 0) return columns;
  const placed = Array(n).fill(-1);
  for (const square of queens.toReversed()) placed[Math.floor(square / n)] = square % n;
  return placed;
}

/** The queens' columns by row at a moment of a search, -1 for none. */
export const momentColumns = ({ states }, n) =>
  Array.from({ length: n }, (_, row) =>
    Array.from(states)
      .slice(row * n, (row + 1) * n)
      .findIndex((state) => STATES_WITH_QUEEN.includes(state)),
  );

/** Whether queens in these columns by row are on the board, and none attacks another; there may be a million. */
export function isPlacement(columns) {
  const n = columns.length;
  const taken = [new Uint8Array(n), new Uint8Array(2 * n), new Uint8Array(2 * n)];
  for (let row = 0; row < n; row++) {
    const column = columns[row];
    if (!(column >= 0 && column < n)) return false;
    for (const [lines, line] of [
      [taken[0], column],
      [taken[1], row + column],
      [taken[2], row - column + n],
    ]) {
      if (lines[line]) return false;
      lines[line] = 1;
    }
  }
  return true;
}

/** The queens as numbers of columns, counted from 1. */
export const columnsText = (columns) =>
  Array.from(columns, (column) => (column < 0 ? "-" : String(column + 1))).join(" ");
