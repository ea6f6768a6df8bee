// What people read of what a tour is like.

import { counted, grouped } from "../parts/text.js";

export const SECTION = "What the tour is like";
export const NONE =
  "There is no whole tour on the board. Solve it, or walk one in Play: then it is told here.";
export const TOO_LARGE = "Tours are measured on boards of up to 40,000 squares.";
export const LABELS = {
  tour: "Tour",
  turns: "Turns",
  crossings: "Crossings",
  symmetry: "Symmetry",
  sums: "Sums",
};
export const SOURCE =
  "Bounds: Besa, Johnson, Mamano, Osegueda and Williams, “Taming the knight's tour”, 2019.";
export const ROWS = "Sums of the rows";
export const COLUMNS = "Sums of the columns";

export const kindOf = (closed, squares) =>
  `${closed ? "Closed" : "Open"}, ${counted(squares, "square", "squares")}`;

/** A count; on a square board beside the bounds of the least there can be, [least, most] times the side. */
export function measured(count, rows, cols, [least, most]) {
  if (rows !== cols) return grouped(count);
  const times = (count / rows).toFixed(2);
  return `${grouped(count)}, that is ${times} n on this board of side n = ${rows}. The least that is possible on a large one lies between ${least} n and ${most} n.`;
}

const SYMMETRIES = {
  octonary: "Every turn and reflection of the board leaves it as it is (octonary).",
  birotary: "A quarter turn leaves it as it is (birotary).",
  biaxial: "Two reflections leave it as it is (biaxial).",
  eulerian: "Half a turn leaves it as it is, and it circles round the middle (Eulerian).",
  bergholtian: "Half a turn leaves it as it is, and it passes through the middle twice (Bergholtian).",
  rotary: "Half a turn leaves it as it is, run backwards (rotary).",
  axial: "A reflection leaves it as it is (axial).",
  asymmetric: "No turn or reflection of the board leaves it as it is.",
};
export const symmetryOf = (kind) => SYMMETRIES[kind];

/** What the move numbers add up to. */
export function sumsOf({ magic, rows, cols, diagonals }) {
  if (magic === "magic") {
    return `Magic: every row, every column and both diagonals add up to ${grouped(rows[0])}.`;
  }
  if (magic === "semimagic") {
    const [one, two] = diagonals;
    const alike =
      rows[0] === cols[0]
        ? `every row and every column adds up to ${grouped(rows[0])}`
        : `every row adds up to ${grouped(rows[0])}, every column to ${grouped(cols[0])}`;
    const slanting = diagonals.length > 0 ? `; the diagonals to ${grouped(one)} and ${grouped(two)}` : "";
    return `Semimagic: ${alike}${slanting}.`;
  }
  return `Not magic: rows add up to ${between(rows)}, columns to ${between(cols)}.`;
}

function between(sums) {
  const [least, most] = [Math.min(...sums), Math.max(...sums)];
  return least === most ? grouped(least) : `${grouped(least)} to ${grouped(most)}`;
}
