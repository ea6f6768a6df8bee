// The knight's part of the address: the sides, where the tour starts and ends, whether it has to be closed, the squares that are
// taken out, the path that was walked by hand, and of a board that was made here its level, and whose day's it is.

import { fail, numberWithin, oneOf, yesOrNo } from "../parts/address-values.js";
import { readDay, WALK_LEVELS } from "../parts/origins.js";
import { isMove, squareIndex, squareName } from "../parts/squares.js";
import { KNIGHT_LIMIT, LARGEST_GRID } from "./limits.js";

export const keys = ["rows", "cols", "start", "end", "closed", "holes", "path", "level", "day"];

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
  const named = values.take("start", square, null);
  const path = values.take(
    "path",
    squares((index, last) => (last === undefined ? (named ?? index) === index : isMove(last, index, cols))),
    [],
  );
  const start = named ?? path[0] ?? (rows - 1) * cols;
  const end = values.take("end", square, -1);
  const holes = values.take(
    "holes",
    squares((index) => ![start, end, ...path].includes(index)),
    [],
  );
  return {
    ...{ rows, cols, start, end, closed: values.take("closed", yesOrNo, false) },
    holes: holes.sort((a, b) => a - b),
    walked: path.length > 1 ? path : [],
    level: values.take("level", oneOf(WALK_LEVELS), ""),
    day: values.take("day", readDay, ""),
  };
}

/** No end, an open tour, a whole board, a path that was not begun, and no level are left out. */
export function write({ rows, cols, start, end, closed, holes, walked, level, day }) {
  const name = (square) => squareName(square, rows, cols);
  const names = (squares) => squares.map(name).join(",");
  const texts = {
    ...{ rows, cols, start: name(start), end: end >= 0 && name(end), closed: closed && 1 },
    ...{ holes: names(holes), path: names(walked), level, day },
  };
  return Object.entries(texts).filter(([, text]) => text);
}
