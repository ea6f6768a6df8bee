// The knight's board as plain data that is never changed in place: what is asked, and the tour that answers it.
//
// A state: rows, cols; start, end as square indexes, end -1 for any; closed; path, the squares in the order of the moves;
// caption, what is said of the tour; closes, whether a last move leads back to its start.

import { areWithin } from "../parts/kept-values.js";
import { squareIndex, squareName } from "../parts/squares.js";
import { wholeNumber } from "../parts/text.js";
import { TEXTS } from "../parts/words.js";
import { KNIGHT_LIMIT } from "./limits.js";
import { badSide, badSquare } from "./words.js";

const NO_TOUR = { path: [], caption: "", closes: false };
export const NEW = Object.freeze({ rows: 8, cols: 8, start: 56, end: -1, closed: false, ...NO_TOUR });

/** As an address names it, and without a tour; the same state where it is that. */
export const opened = (state, part) => asked(state.path.length > 0 ? untoured(state) : state, part);

/** With another question: a tour that answered this one goes. The same state where nothing differs. */
export function asked(state, part) {
  if (Object.entries(part).every(([key, value]) => state[key] === value)) return state;
  return Object.freeze({ ...state, ...part, ...NO_TOUR });
}

/**
 * With other sides; start and end stay on their squares, by name. `lost` are those that are not on the board any more,
 * {key, name} each: the start is then a1, and the end any.
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
  const start = move("start", (rows - 1) * cols);
  const end = move("end", -1);
  return { state: asked(state, { rows, cols, start, end }), lost };
}

export const toured = (state, path, caption, closes) => Object.freeze({ ...state, path, caption, closes });
export const untoured = (state) => Object.freeze({ ...state, ...NO_TOUR });

/** What the board asks: see `question()` of the boards. */
export function questionOf({ rows, cols, start, end, closed }) {
  const square = (index) => [Math.floor(index / cols), index % cols];
  return { rows, cols, start: square(start), end: end < 0 ? null : square(end), closed };
}

/** The other way round; null for what is no such question. */
export function addressOf({ rows, cols, start, end, closed }) {
  const isSquare = (square) => areWithin(square, 2, 0, KNIGHT_LIMIT) && square[0] < rows && square[1] < cols;
  const isWhole =
    areWithin([rows, cols], 2, 1, KNIGHT_LIMIT) && isSquare(start) && (end === null || isSquare(end));
  if (!isWhole || typeof closed !== "boolean") return null;
  const index = ([row, col]) => row * cols + col;
  return { rows, cols, start: index(start), end: end ? index(end) : -1, closed };
}

/** The texts of the fields. */
export const textsOf = ({ rows, cols, start, end }) => ({
  rows: String(rows),
  cols: String(cols),
  start: squareName(start, rows, cols),
  end: end < 0 ? "" : squareName(end, rows, cols),
});

/** What can be saved as text, {label, file, content} each: the tour that is shown as far as it goes, if there is one. */
export function textsToSave({ path, rows, cols }, moment) {
  const squares = moment?.path ?? path;
  if (squares.length === 0) return [];
  const names = squares.map((square) => squareName(square, rows, cols));
  return [{ label: TEXTS.squares, file: "knight", content: names.join(" ") }];
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
