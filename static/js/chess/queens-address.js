// The queens' part of the address: the size, the rules, such as the queens that are placed, which list of solutions is chosen,
// and which of its solutions is shown.

import { fail, numberWithin, oneOf } from "../parts/address-values.js";
import { LARGEST_NUMBER } from "../parts/text.js";
import { LISTED_UP_TO, QUEENS_LIMIT } from "./limits.js";
import { eachOf, NAMED, saying } from "./queens-fields.js";

const LISTS = ["all", "fundamental"];

const { queens: squares } = NAMED;

/** As of a Sudoku: the reader's own queens beside those that stand from the beginning are `entered`, and crosses `notes`. */
export const keys = ["n", ...Object.keys(NAMED), "entered", "notes", "list", "solution"];

/** No solution is 0. */
export function read(values) {
  // Letters tell the size, where nothing else does.
  const side = values.take("regions", (text) => Math.sqrt(text.length), 8);
  const n = values.take("n", numberWithin(1, QUEENS_LIMIT), Number.isInteger(side) ? side : 8);
  const named = eachOf(NAMED, ({ read, nothing }, key) => values.take(key, read(n, values), nothing));
  const entered = values.take("entered", squares.read(n, values), squares.nothing);
  const crosses = values.take("notes", squares.read(n, values), squares.nothing);
  const { level, regions } = named;
  // A board that was made here is regions, or queens that stand from the beginning.
  const given = level && !regions ? named.queens : squares.nothing;
  const isMade = level && (regions || given.length > 0);
  if (level && !isMade) values.attempt(() => fail("noBoardOfLevel"));
  const queens = [...new Set([...named.queens, ...entered])].sort((a, b) => a - b);
  const blocked = regions ? squares.nothing : named.blocked;
  if (regions && named.blocked.length > 0) values.attempt(() => fail("blockedInRegions"));
  const both = queens.find((square) => blocked.includes(square));
  if (both !== undefined) values.attempt(() => fail("squareTwice", both, n));
  return {
    n,
    ...named,
    ...(isMade ? {} : { level: "", day: "" }),
    given,
    queens,
    crosses: crosses.filter((square) => !queens.includes(square) && !blocked.includes(square)),
    blocked: blocked.filter((square) => !queens.includes(square)),
    fundamental: values.take("list", oneOf(LISTS), "all") === "fundamental",
    solution: values.take("solution", numberWithin(1, LARGEST_NUMBER), 0),
  };
}

/** An empty board names no solution, and a board that has no list none. */
export function write(state) {
  const { n, fundamental, solution, given = [], queens = [], crosses = [] } = state;
  const own = queens.filter((square) => !given.includes(square));
  const told = given.length > 0 ? { ...state, queens: given } : state;
  const pairs = [["n", n], ...saying(NAMED, told).map(([key, { write }]) => [key, write(told[key], n)])];
  if (given.length > 0 && own.length > 0) pairs.push(["entered", squares.write(own, n)]);
  if (crosses.length > 0) pairs.push(["notes", squares.write(crosses, n)]);
  if (fundamental && n <= LISTED_UP_TO) pairs.push(["list", "fundamental"]);
  if (solution > 0) pairs.push(["solution", solution]);
  return pairs;
}
