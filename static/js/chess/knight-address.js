// The knight's part of the address: the sides, where the tour starts and ends, and whether it has to be closed.

import { fail, readNumber } from "../parts/address-values.js";
import { squareIndex, squareName } from "../parts/squares.js";
import { notASquare, notYesOrNo } from "../parts/words.js";
import { KNIGHT_LIMIT } from "./limits.js";

export const keys = ["rows", "cols", "start", "end", "closed"];

function readSquare(parts, name, rows, cols, otherwise) {
  const text = parts.get(name);
  if (text === undefined) return otherwise;
  const index = squareIndex(text, rows, cols);
  if (index === null) fail(notASquare(name, text, rows, cols, squareName(cols - 1, rows, cols)));
  return index;
}

export function read(parts) {
  const rows = readNumber(parts, "rows", { to: KNIGHT_LIMIT, otherwise: 8 });
  const cols = readNumber(parts, "cols", { to: KNIGHT_LIMIT, otherwise: 8 });
  const closed = parts.get("closed") ?? "0";
  if (!/^[01]$/.test(closed)) fail(notYesOrNo("closed", closed));
  return {
    rows,
    cols,
    start: readSquare(parts, "start", rows, cols, (rows - 1) * cols),
    end: readSquare(parts, "end", rows, cols, -1),
    closed: closed === "1",
  };
}

/** No end and an open tour are left out. */
export function write({ rows, cols, start, end, closed }) {
  const pairs = [
    ["rows", rows],
    ["cols", cols],
    ["start", squareName(start, rows, cols)],
  ];
  if (end >= 0) pairs.push(["end", squareName(end, rows, cols)]);
  if (closed) pairs.push(["closed", 1]);
  return pairs;
}
