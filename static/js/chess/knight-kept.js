// A state of the knight's board as it was kept: what is not whole is not taken.

import { areWithin, isText, isWithin, once } from "../parts/kept-values.js";
import { KNIGHT_LIMIT } from "./limits.js";

/** The state that was kept, or null where it is none. */
export const stateKept = once(({ rows, cols, start, end, closed, path, caption, closes }) => {
  if (!isWithin(rows, 1, KNIGHT_LIMIT) || !isWithin(cols, 1, KNIGHT_LIMIT)) return null;
  const last = rows * cols - 1;
  const isWhole =
    isWithin(start, 0, last) &&
    isWithin(end, -1, last) &&
    typeof closed === "boolean" &&
    Array.isArray(path) &&
    path.length <= last + 1 &&
    areWithin(path, path.length, 0, last) &&
    new Set(path).size === path.length &&
    isText(caption) &&
    typeof closes === "boolean";
  return isWhole ? Object.freeze({ rows, cols, start, end, closed, path, caption, closes }) : null;
});
