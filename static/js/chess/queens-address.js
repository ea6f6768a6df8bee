// The queens' part of the address: the size, and which solution is shown.

import { readNumber } from "../parts/address-values.js";
import { QUEENS_LIMIT } from "./limits.js";

export const keys = ["n", "solution"];

export const read = (parts) => ({
  n: readNumber(parts, "n", { to: QUEENS_LIMIT, otherwise: 8 }),
  solution: readNumber(parts, "solution", { to: Number.MAX_SAFE_INTEGER, otherwise: 1 }),
});

/** The first solution is left out. */
export const write = ({ n, solution }) => [["n", n], ...(solution > 1 ? [["solution", solution]] : [])];
