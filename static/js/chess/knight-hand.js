// What a reader does to the knight's board by hand: plain data.

import { isMove, NO_SQUARES, squareName } from "../parts/squares.js";
import { sizeOf } from "./knight-size.js";
import { asked, walkOf } from "./knight-state.js";

const JUMPS = [
  [-2, 1],
  [-1, 2],
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
];

/** The squares that are seen to be visited: of the tour that was found, or else those that were walked. */
export const seenOf = (state) => (state.path.length > 0 ? state.path : walkOf(state));

/** The squares that are neither taken out nor visited, and a knight's move from this one. */
export function onward(state, from = seenOf(state).at(-1)) {
  const { rows, cols, holes } = state;
  const seen = seenOf(state);
  const [row, column] = [Math.floor(from / cols), from % cols];
  return JUMPS.filter(
    ([down, right]) => row + down >= 0 && row + down < rows && column + right >= 0 && column + right < cols,
  )
    .map(([down, right]) => from + down * cols + right)
    .filter((square) => !holes.includes(square) && !seen.includes(square));
}

/** With a move more to a square, which is one of `onward`. */
export const walkedTo = (state, square) => asked(state, { walked: [...seenOf(state), square] });

/** Taken back to a square that was visited. */
export function takenBack(state, square) {
  const seen = seenOf(state);
  const at = seen.indexOf(square);
  return asked(state, { walked: at > 0 ? seen.slice(0, at + 1) : NO_SQUARES });
}

/** Whether every square was visited. */
export const isWhole = (state) => seenOf(state).length === sizeOf(state);

/** Whether the first and the last square are a move apart. */
export const isClosed = ({ cols }, squares) => isMove(squares[0], squares.at(-1), cols);

/** Whether the tour that is asked for was walked. */
export function isSolved(state) {
  const { end, closed } = state;
  const seen = seenOf(state);
  return isWhole(state) && (end < 0 || seen.at(-1) === end) && (!closed || isClosed(state, seen));
}

/** With a square taken out of the board or put back; the same state where the tour starts or ends there. */
export function punched(state, square, out = !state.holes.includes(square)) {
  const { holes, start, end } = state;
  if (square === start || square === end || holes.includes(square) === out) return state;
  const others = holes.filter((other) => other !== square);
  const next = out ? [...others, square].sort((a, b) => a - b) : others;
  return asked(state, { holes: next.length > 0 ? next : NO_SQUARES });
}

/**
 * What a name that is typed key by key means by now: {square} where that is sure, {} where it may go on, null where it names no
 * square. A name that goes on is longer than one that the knight can go to only where it can go there as well.
 */
export function meantBy(typed, state) {
  const { rows, cols } = state;
  const names = Array.from({ length: rows * cols }, (_, square) => squareName(square, rows, cols));
  const near = onward(state).map((square) => names[square]);
  const begins = (name) => name.startsWith(typed);
  const fitting = (near.some(begins) ? near : names).filter(begins);
  if (fitting.length === 0) return null;
  const isSure = fitting.every((name) => name === typed);
  return isSure ? { square: names.indexOf(typed) } : {};
}
