// The knight's part of the address: the sides, where the tour starts and ends, whether it has to be closed, the squares that are
// taken out, and the path that was walked by hand.

import { fail, numberWithin, yesOrNo } from "../parts/address-values.js";
import { isMove, NO_SQUARES, squareIndex, squareName } from "../parts/squares.js";
import { KNIGHT_LIMIT, LARGEST_GRID } from "./limits.js";

export const keys = ["rows", "cols", "start", "end", "closed", "holes", "path"];

export function read(values) {
  const rows = values.take("rows", numberWithin(1, KNIGHT_LIMIT), 8);
  const cols = values.take("cols", numberWithin(1, KNIGHT_LIMIT), 8);
  const square = (text, key) =>
    squareIndex(text, rows, cols) ??
    fail("notASquare", key, text, rows, cols, squareName(cols - 1, rows, cols));
  /** What is no square, or does not fit, is noted, and the rest is used. */
  const squares = (fits) => (text, key) => {
    if (Math.max(rows, cols) > LARGEST_GRID) fail("boardTooLarge", key, LARGEST_GRID);
    const found = [];
    const add = (name) => {
      const index = square(name, key);
      if (found.includes(index) || !fits(index, found.at(-1))) fail("squareUnfit", key, name);
      found.push(index);
    };
    for (const name of text.split(",")) values.attempt(() => add(name));
    return found;
  };
  const path = values.take(
    "path",
    squares((index, last = null) => last === null || isMove(last, index, cols)),
    NO_SQUARES,
  );
  const start = path[0] ?? values.take("start", square, (rows - 1) * cols);
  const end = values.take("end", square, -1);
  const holes = values.take(
    "holes",
    squares((index) => ![start, end, ...path].includes(index)),
    NO_SQUARES,
  );
  return {
    ...{ rows, cols, start, end, closed: values.take("closed", yesOrNo, false) },
    holes: holes.length > 0 ? holes.sort((a, b) => a - b) : NO_SQUARES,
    walked: path.length > 1 ? path : NO_SQUARES,
  };
}

/** No end, an open tour, a whole board and a path that was not begun are left out. */
export function write({ rows, cols, start, end, closed, holes, walked }) {
  const name = (square) => squareName(square, rows, cols);
  const pairs = [
    ["rows", rows],
    ["cols", cols],
    ["start", name(start)],
  ];
  if (end >= 0) pairs.push(["end", name(end)]);
  if (closed) pairs.push(["closed", 1]);
  for (const [key, squares] of Object.entries({ holes, path: walked })) {
    if (squares.length > 0) pairs.push([key, squares.map(name).join(",")]);
  }
  return pairs;
}
