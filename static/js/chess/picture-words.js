// What people read of the view of a large board.

import { squareName } from "../parts/squares.js";
import { grouped } from "../parts/text.js";

export const VIEW = "View of the board";
export const VIEW_BUTTONS = { in: "Zoom in", out: "Zoom out", fit: "Fit the board" };

/**
 * What is seen of a board, in parts that stay together: "Rows 499,801–500,400," "columns 1–600", or with chess names
 * "Squares a1 to gr200".
 */
export function inView({ top, bottom, left, right }, { rows, cols }, algebraic) {
  if (algebraic) {
    const name = (row, column) => squareName(row * cols + column, rows, cols);
    return [`Squares ${name(bottom, left)} to ${name(top, right)}`];
  }
  const range = (first, last) => `${grouped(first + 1)}–${grouped(last + 1)}`;
  return [`Rows ${range(top, bottom)},`, `columns ${range(left, right)}`];
}
