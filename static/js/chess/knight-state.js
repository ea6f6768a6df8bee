// The knight's board as plain data that is never changed in place: what is asked, and the tour that answers it.
//
// A state: rows, cols; start, end as square indexes, end -1 for any; closed; holes, the squares that are taken out, in order;
// walked, those on which the reader has led the knight, from the start, none where it still stands there; path, the squares of
// the tour that was found, in the order of the moves; caption, what is said of that; closes, whether a last move leads back to
// its start. A tour that is too large to be kept is there as its caption and the method that found it. Of a board that was made here also its level, whose
// day's it is, 2026-11-27, and how many squares of the walk were begun with it.

import { areWithin } from "../parts/kept-values.js";
import { NO_SQUARES, squareIndex, squareName } from "../parts/squares.js";
import { wholeNumber } from "../parts/text.js";
import { tourTexts } from "./knight-files.js";
import { sizeOf } from "./knight-size.js";
import { KNIGHT_LIMIT, LARGEST_GRID } from "./limits.js";
import { badSide, badSquare } from "./words.js";

const NO_TOUR = { path: NO_SQUARES, caption: "", closes: false, method: "" };
const WHOLE = { holes: NO_SQUARES, walked: NO_SQUARES };
const NOT_MADE = { level: "", day: "", begun: 0 };
export const NEW = Object.freeze({
  rows: 8,
  cols: 8,
  start: 56,
  end: -1,
  closed: false,
  ...WHOLE,
  ...NOT_MADE,
  ...NO_TOUR,
});

/** Squares of the largest board whose tour is kept with it; above, it is computed again. */
const LARGEST_KEPT = 200 * 200;

export const isTooLarge = ({ rows, cols }) => rows * cols > LARGEST_KEPT;

/** Whether a tour is shown, or is to be. */
export const hasTour = ({ path, caption }) => path.length > 0 || caption !== "";

/** As an address or an example names it, and without a tour; the same state where it is that. */
export const opened = (state, part) =>
  asked(hasTour(state) ? untoured(state) : state, { ...WHOLE, ...NOT_MADE, ...part });

/** As it came with an address: with a board that was made somewhere its walk, too, is what it was begun with. */
export const arrived = (part) => (part.level ? { ...part, begun: part.walked.length } : part);

/**
 * With another question, or walked otherwise: a tour that answered this one goes, and a path with another start or over a hole
 * is not walked any more; nor is it the board that was made here, where it asks something else. The same state where nothing differs.
 */
export function asked(state, part) {
  if (Object.entries(part).every(([key, value]) => String(state[key]) === String(value))) return state;
  const isWalkAlone = Object.keys(part).every((key) => key === "walked");
  const next = { ...state, ...(isWalkAlone ? {} : NOT_MADE), ...part, ...NO_TOUR };
  const { walked, start, holes } = next;
  const goesOn = walked[0] === start && !walked.some((square) => holes.includes(square));
  return Object.freeze(goesOn ? next : { ...next, walked: NO_SQUARES });
}

/**
 * With other sides; start, end and holes stay on their squares, by name, holes up to the largest board that has some. `lost` are the
 * ends that are not on the board any more, {key, name} each: the start is then a1, and the end any. A path begins anew.
 */
export function resized(state, rows, cols) {
  const lost = [];
  const move = (key, otherwise) => {
    if (state[key] < 0) return otherwise;
    const name = squareName(state[key], state.rows, state.cols);
    const found = squareIndex(name, rows, cols);
    if (found === null) lost.push({ key, name });
    return found ?? otherwise;
  };
  const corner = (rows - 1) * cols;
  const start = move("start", corner);
  const end = move("end", -1);
  const holes = state.holes
    .map((square) => squareIndex(squareName(square, state.rows, state.cols), rows, cols))
    .filter((square) => square !== null && square !== start && Math.max(rows, cols) <= LARGEST_GRID)
    .sort((a, b) => a - b);
  const isSame = rows === state.rows && cols === state.cols;
  return {
    state: isSame ? state : asked(state, { rows, cols, start, end, holes, walked: NO_SQUARES }),
    lost,
  };
}

export const toured = (state, path, caption, closes, method = "") =>
  Object.freeze({ ...state, path, caption, closes, method });
export const untoured = (state) => Object.freeze({ ...state, ...NO_TOUR });

/** The whole board, of which any tour is asked. */
export const emptied = (state) => asked(state, { ...WHOLE, end: -1, closed: false });

/** With nothing of what was walked by hand; what was begun with the board stays, unless that was taken back before. */
export const unwalked = (state) =>
  asked(state, { walked: state.walked.slice(0, state.walked.length > state.begun ? state.begun : 0) });

/** The same of the board alone, with nothing of what was done about it. */
export function alone(state) {
  const { holes, level, day, begun } = state;
  return opened(state, { holes, walked: state.walked.slice(0, begun), level, day, begun });
}

/** What the board asks: see `question()` of the boards. */
export function questionOf({ rows, cols, start, end, closed, holes }) {
  const square = (index) => [Math.floor(index / cols), index % cols];
  const whole = { rows, cols, start: square(start), end: end < 0 ? null : square(end), closed };
  return holes.length > 0 ? { ...whole, holes: holes.map(square) } : whole;
}

/** Whether the walk is over all squares. */
export const isWalked = (state) => state.walked.length === sizeOf(state);

/** What is asked of a path that was walked: the same with its squares. */
export const walkQuestion = (state) => ({
  ...questionOf(state),
  path: walkOf(state).map((square) => [Math.floor(square / state.cols), square % state.cols]),
});

/** The squares on which the knight has been, where it stands last. */
export const walkOf = ({ walked, start }) => (walked.length > 0 ? walked : [start]);

/** The other way round; null for what is no such question. */
export function addressOf({ rows, cols, start, end, closed, holes = [] }) {
  const isSquare = (square) => areWithin(square, 2, 0, KNIGHT_LIMIT) && square[0] < rows && square[1] < cols;
  const isWhole =
    areWithin([rows, cols], 2, 1, KNIGHT_LIMIT) &&
    isSquare(start) &&
    (end === null || isSquare(end)) &&
    Array.isArray(holes) &&
    holes.every((square) => isSquare(square) && String(square) !== String(start));
  if (!isWhole || typeof closed !== "boolean") return null;
  const index = ([row, col]) => row * cols + col;
  const ends = { start: index(start), end: end ? index(end) : -1 };
  return { rows, cols, ...ends, closed, holes: holes.map(index), walked: NO_SQUARES };
}

/** The texts of the fields. */
export const textsOf = ({ rows, cols, start, end }) => ({
  rows: String(rows),
  cols: String(cols),
  start: squareName(start, rows, cols),
  end: end < 0 ? "" : squareName(end, rows, cols),
});

/** What can be saved as text, {label, file, content} each: the tour that is shown or walked as far as it goes, if there is one. */
export function textsToSave({ path, walked, rows, cols }, moment) {
  const squares = moment?.path ?? (path.length > 0 ? path : walked);
  return squares.length > 0 ? tourTexts(squares, rows, cols) : [];
}

const SIDES = { rows: "rows", cols: "columns" };

/** Read what somebody typed into a field: {value} or {error}. */
export function readField(state, key, text) {
  if (Object.hasOwn(SIDES, key)) {
    const value = wholeNumber(text);
    if (value !== null && value >= 1 && value <= KNIGHT_LIMIT) return { value };
    return { error: badSide(text, SIDES[key], KNIGHT_LIMIT) };
  }
  if (key === "end" && text.trim() === "") return { value: -1 };
  const value = squareIndex(text, state.rows, state.cols);
  if (value !== null) return { value };
  return { error: badSquare(text, squareName(state.cols - 1, state.rows, state.cols)) };
}

/** A moment of a search, {values, states, by}, with the squares in the order of their moves. */
export function withPath(moment) {
  const path = [];
  for (const [square, move] of Array.from(moment.values).entries()) if (move) path[move - 1] = square;
  return { ...moment, path };
}
