// The queens' part of the address: the size, the queens that are placed and the squares that are blocked, which list of
// solutions is chosen, and which of its solutions is shown. Squares are row:column, both from 1, as on the page.

import { fail, numberWithin, oneOf } from "../parts/address-values.js";
import { LARGEST_NUMBER } from "../parts/text.js";
import { squaresTooLarge, squareTwice, squareUnclear } from "../parts/words.js";
import { LISTED_UP_TO, PLAYED_UP_TO, QUEENS_LIMIT } from "./limits.js";

const LISTS = ["all", "fundamental"];

export const keys = ["n", "queens", "blocked", "list", "solution"];

/** Reads squares of an n by n board as their indices, in order; what is none is noted, and the rest is used. */
const squaresOf = (n, values) => (text, key) => {
  if (n > PLAYED_UP_TO) fail(squaresTooLarge(key, n, PLAYED_UP_TO));
  const squares = new Set();
  for (const part of text.split(",").filter(Boolean)) {
    const [, row, column] = /** @type {any[]} */ (/^([1-9]\d?):([1-9]\d?)$/.exec(part) ?? []);
    if (row && row <= n && column <= n) squares.add((row - 1) * n + Number(column) - 1);
    else values.attempt(() => fail(squareUnclear(key, part, n)));
  }
  return [...squares].sort((a, b) => a - b);
};

/** No solution is 0. */
export function read(values) {
  const n = values.take("n", numberWithin(1, QUEENS_LIMIT), 8);
  const queens = values.take("queens", squaresOf(n, values), []);
  const blocked = values.take("blocked", squaresOf(n, values), []);
  const both = queens.find((square) => blocked.includes(square));
  if (both !== undefined) values.attempt(() => fail(squareTwice(both, n)));
  return {
    n,
    queens,
    blocked: blocked.filter((square) => !queens.includes(square)),
    fundamental: values.take("list", oneOf(LISTS), "all") === "fundamental",
    solution: values.take("solution", numberWithin(1, LARGEST_NUMBER), 0),
  };
}

/** An empty board names no solution, and a board that has no list none. */
export function write({ n, queens, blocked, fundamental, solution }) {
  const named = (squares) =>
    squares.map((square) => `${Math.floor(square / n) + 1}:${(square % n) + 1}`).join(",");
  const pairs = [["n", n]];
  if (queens.length > 0) pairs.push(["queens", named(queens)]);
  if (blocked.length > 0) pairs.push(["blocked", named(blocked)]);
  if (fundamental && n <= LISTED_UP_TO) pairs.push(["list", "fundamental"]);
  if (solution > 0) pairs.push(["solution", solution]);
  return pairs;
}
