// The queens' part of the address: the size, which list of solutions is chosen, and which of its solutions is shown.

import { numberWithin, oneOf } from "../parts/address-values.js";
import { LARGEST_NUMBER } from "../parts/text.js";
import { LISTED_UP_TO, QUEENS_LIMIT } from "./limits.js";

const LISTS = ["all", "fundamental"];

export const keys = ["n", "list", "solution"];

/** No solution is 0. */
export const read = (values) => ({
  n: values.take("n", numberWithin(1, QUEENS_LIMIT), 8),
  fundamental: values.take("list", oneOf(LISTS), "all") === "fundamental",
  solution: values.take("solution", numberWithin(1, LARGEST_NUMBER), 0),
});

/** An empty board names no solution, and a board that has no list none. */
export function write({ n, fundamental, solution }) {
  const pairs = [["n", n]];
  if (fundamental && n <= LISTED_UP_TO) pairs.push(["list", "fundamental"]);
  if (solution > 0) pairs.push(["solution", solution]);
  return pairs;
}
