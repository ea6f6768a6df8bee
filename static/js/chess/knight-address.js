// The knight's part of the address: the sides, where the tour starts and ends, and whether it has to be closed.

import { fail, numberWithin, yesOrNo } from "../parts/address-values.js";
import { squareIndex, squareName } from "../parts/squares.js";
import { KNIGHT_LIMIT } from "./limits.js";

export const keys = ["rows", "cols", "start", "end", "closed"];

const squareOf = (rows, cols) => (text, key) =>
  squareIndex(text, rows, cols) ??
  fail("notASquare", key, text, rows, cols, squareName(cols - 1, rows, cols));

export function read(values) {
  const rows = values.take("rows", numberWithin(1, KNIGHT_LIMIT), 8);
  const cols = values.take("cols", numberWithin(1, KNIGHT_LIMIT), 8);
  return {
    rows,
    cols,
    start: values.take("start", squareOf(rows, cols), (rows - 1) * cols),
    end: values.take("end", squareOf(rows, cols), -1),
    closed: values.take("closed", yesOrNo, false),
  };
}

/** No end and an open tour are left out. */
export function write({ rows, cols, start, end, closed }) {
  const pairs = [
    ["rows", rows],
    ["cols", cols],
    ["start", squareName(start, rows, cols)],
  ];
  if (end >= 0) pairs.push(["end", squareName(end, rows, cols)]);
  if (closed) pairs.push(["closed", 1]);
  return pairs;
}
