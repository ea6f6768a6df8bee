// A tour as files: its squares by name, the board of its moves' numbers, and JSON as the shell writes it.

import { download } from "../parts/download.js";
import { isMove, squareName } from "../parts/squares.js";
import { saved } from "../parts/words.js";
import { sizeOf } from "./knight-size.js";
import { SQUARES_TEXT, TOUR_FILES } from "./words.js";

const JSON_FILE = "undoku-knight.json";

/** The names of squares, in the order of the moves. */
export const squaresText = (path, rows, cols) =>
  Array.from(path, (square) => squareName(square, rows, cols)).join(" ");

/** The number of its move on each square, 0 where the knight was not, in columns of one width. */
export function numbersText(path, rows, cols) {
  const numbers = new Uint32Array(rows * cols);
  for (const [move, square] of path.entries()) numbers[square] = move + 1;
  const width = String(rows * cols).length;
  const line = (row) =>
    Array.from(numbers.subarray(row * cols, (row + 1) * cols), (move) => String(move).padStart(width)).join(
      " ",
    );
  return Array.from({ length: rows }, (_, row) => line(row)).join("\n");
}

/** A tour as the shell writes it: rows and columns counted from 0 at the top left. */
export function tourJson({ rows, cols, path, closes, holes = [] }) {
  const squares = (indexes) =>
    `[${Array.from(indexes, (square) => `[${Math.floor(square / cols)}, ${square % cols}]`).join(", ")}]`;
  const parts = [
    `"rows": ${rows}`,
    `"cols": ${cols}`,
    `"closed": ${closes}`,
    ...(holes.length > 0 ? [`"holes": ${squares(holes)}`] : []),
    `"path": ${squares(path)}`,
  ];
  return `{${parts.join(", ")}}\n`;
}

/** What a tour can be saved as, {label, file, content} each; of a million squares it is written only when it is wanted. */
export const tourTexts = (path, rows, cols) => [
  {
    label: SQUARES_TEXT,
    file: "knight",
    get content() {
      return squaresText(path, rows, cols);
    },
  },
  {
    label: TOUR_FILES.numbers,
    file: "knight-numbers",
    get content() {
      return numbersText(path, rows, cols);
    },
  },
];

/**
 * What the tour that is shown or walked can be saved as besides, [label, act] each, nothing where there is none;
 * `reply(sentence)` says what was saved.
 */
export function tourForms(state, reply) {
  const { path, walked, cols } = state;
  const squares = path.length > 0 ? path : walked;
  if (squares.length === 0) return [];
  const isWhole = squares.length === sizeOf(state);
  const tour = { ...state, path: squares, closes: isWhole && isMove(squares[0], squares.at(-1), cols) };
  const save = () => {
    download(JSON_FILE, [tourJson(tour)], "application/json");
    reply(saved(JSON_FILE));
  };
  return [[TOUR_FILES.json, save]];
}
