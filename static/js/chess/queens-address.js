// The queens' part of the address: the size, the rules, such as the queens that are placed, which list of solutions is chosen,
// and which of its solutions is shown.

import { fail, numberWithin, oneOf } from "../parts/address-values.js";
import { LARGEST_NUMBER } from "../parts/text.js";
import { LISTED_UP_TO, QUEENS_LIMIT } from "./limits.js";
import { eachOf, NAMED, saying } from "./queens-fields.js";

const LISTS = ["all", "fundamental"];

export const keys = ["n", ...Object.keys(NAMED), "list", "solution"];

/** No solution is 0. */
export function read(values) {
  // Letters tell the size, where nothing else does.
  const side = values.take("regions", (text) => Math.sqrt(text.length), 8);
  const n = values.take("n", numberWithin(1, QUEENS_LIMIT), Number.isInteger(side) ? side : 8);
  const named = eachOf(NAMED, ({ read, nothing }, key) => values.take(key, read(n, values), nothing));
  const { queens, blocked, level } = named;
  const both = queens.find((square) => blocked.includes(square));
  if (both !== undefined) values.attempt(() => fail("squareTwice", both, n));
  return {
    n,
    ...named,
    // Those of a board that was made here stand from the beginning.
    given: level ? queens : NAMED.queens.nothing,
    blocked: blocked.filter((square) => !queens.includes(square)),
    fundamental: values.take("list", oneOf(LISTS), "all") === "fundamental",
    solution: values.take("solution", numberWithin(1, LARGEST_NUMBER), 0),
  };
}

/** An empty board names no solution, and a board that has no list none. */
export function write(state) {
  const { n, fundamental, solution } = state;
  const pairs = [["n", n], ...saying(NAMED, state).map(([key, { write }]) => [key, write(state[key], n)])];
  if (fundamental && n <= LISTED_UP_TO) pairs.push(["list", "fundamental"]);
  if (solution > 0) pairs.push(["solution", solution]);
  return pairs;
}
