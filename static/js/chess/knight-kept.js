// A state of the knight's board as it was kept: what is not whole is not taken.

import { areWithin, isText, isWithin, once } from "../parts/kept-values.js";
import { isDay, WALK_LEVELS } from "../parts/origins.js";
import { isMove, NO_SQUARES } from "../parts/squares.js";
import { KNIGHT_LIMIT } from "./limits.js";

const areSquares = (squares, most) =>
  Array.isArray(squares) &&
  areWithin(squares, squares.length, 0, most) &&
  new Set(squares).size === squares.length;

/** The state that was kept, or null where it is none. What an older page did not know says nothing. */
export const stateKept = once((kept) => {
  const { rows, cols, start, end, closed, path, caption, closes } = kept;
  const { holes = NO_SQUARES, walked = NO_SQUARES, level = "", day = "", begun = 0, method = "" } = kept;
  if (!isWithin(rows, 1, KNIGHT_LIMIT) || !isWithin(cols, 1, KNIGHT_LIMIT)) return null;
  const last = rows * cols - 1;
  const isWhole =
    isWithin(start, 0, last) &&
    isWithin(end, -1, last) &&
    typeof closed === "boolean" &&
    areSquares(path, last) &&
    areSquares(holes, last) &&
    areSquares(walked, last) &&
    (walked.length === 0 || walked[0] === start) &&
    walked.every((square, index) => index === 0 || isMove(walked[index - 1], square, cols)) &&
    !holes.some(
      (square) => square === start || square === end || walked.includes(square) || path.includes(square),
    ) &&
    ["", ...WALK_LEVELS].includes(level) &&
    (day === "" || isDay(day)) &&
    isWithin(begun, 0, rows * cols) &&
    isText(caption) &&
    isText(method) &&
    typeof closes === "boolean";
  if (!isWhole) return null;
  const made = { level, day, begun };
  const found = { path, caption, closes, method };
  return Object.freeze({ rows, cols, start, end, closed, holes, walked, ...made, ...found });
});
