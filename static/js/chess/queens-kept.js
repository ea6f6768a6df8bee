// A state of the queens' board as it was kept: what is not whole is not taken.

import { areWithin, isText, isWithin, once } from "../parts/kept-values.js";
import { LARGEST_NUMBER } from "../parts/text.js";
import { PLAYED_UP_TO, QUEENS_LIMIT } from "./limits.js";
import { SQUARES } from "./queens-state.js";

/** Whether these are squares of an n by n board, in order; only boards that are played have any. */
const areSquares = (squares, n) =>
  Array.isArray(squares) &&
  (squares.length === 0 || n <= PLAYED_UP_TO) &&
  areWithin(squares, squares.length, 0, n * n - 1) &&
  squares.every((square, index) => index === 0 || square > squares[index - 1]);

/** The state that was kept, or null where it is none. Before queens could be placed by hand, none were. */
export const stateKept = once((kept) => {
  const { n, columns, caption, fundamental, solution, total, complete } = kept;
  const squares = Object.fromEntries(SQUARES.map((key) => [key, key in kept ? kept[key] : []]));
  const isWhole =
    isWithin(n, 1, QUEENS_LIMIT) &&
    Object.values(squares).every((each) => areSquares(each, n)) &&
    (areWithin(columns, 0) || areWithin(columns, n, -1, n - 1)) &&
    isText(caption) &&
    typeof fundamental === "boolean" &&
    isWithin(solution, 0, LARGEST_NUMBER) &&
    isWithin(total, 0, LARGEST_NUMBER) &&
    typeof complete === "boolean";
  return isWhole
    ? Object.freeze({ n, ...squares, columns, caption, fundamental, solution, total, complete })
    : null;
});
