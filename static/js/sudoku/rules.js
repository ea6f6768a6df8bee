// What holds on a Sudoku beside rows, columns and boxes: how its diagonals and cages are drawn, in units of a cell, and words
// for them.

import { RULES } from "./rules-words.js";
import { cagesOf, numberOf } from "./shape.js";

/** How far the line of a cage is from the edge of its cells. */
const INSET = 0.07;

/** Along each side of a cell: the way across that side, and the way along it, as [column, row]. */
const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The outline of a cage within its cells, as the `d` of a path. */
export function outline(cells, size) {
  const inside = new Set(cells);
  const has = (column, row) =>
    column >= 0 && column < size && row >= 0 && row < size && inside.has(row * size + column);
  const parts = [];
  for (const cell of cells) {
    const [column, row] = [cell % size, Math.floor(cell / size)];
    for (const [across, down] of SIDES) {
      if (has(column + across, row + down)) continue;
      // Towards the end of the side: a quarter turn on from the way across it.
      const reach = (sign) => {
        const [along, beside] = [-down * sign, across * sign];
        if (!has(column + along, row + beside)) return sign * (0.5 - INSET);
        return sign * (has(column + along + across, row + beside + down) ? 0.5 + INSET : 0.5);
      };
      const [from, to] = [reach(-1), reach(1)];
      const at = (far) => [
        column + 0.5 + across * (0.5 - INSET) - down * far,
        row + 0.5 + down * (0.5 - INSET) + across * far,
      ];
      parts.push(`M${at(from).map(short).join(" ")}L${at(to).map(short).join(" ")}`);
    }
  }
  return parts.join("");
}

const short = (number) => Math.round(1000 * number) / 1000;

/** The lines of the rules: the `diagonals` and the `cages` as the `d` of a path, "" for none, and the `sums`, {cell, sum} each. */
export function rulesOf(shape) {
  const { size, diagonal } = shape;
  const cages = cagesOf(shape);
  return {
    diagonals: diagonal ? `M0 0L${size} ${size}M${size} 0L0 ${size}` : "",
    cages: cages.map(({ cells }) => outline(cells, size)).join(""),
    sums: cages.filter(({ sum }) => sum).map(({ sum, cells }) => ({ cell: Math.min(...cells), sum })),
  };
}

/** Where the sum of a cage begins, in the line of the cage, in its first cell; in units of a cell. */
export const sumPlace = (cell, size) => ({ x: (cell % size) + 0.06, y: Math.floor(cell / size) + 0.2 });

/** The cells of the cages that are full, and not to their sum. */
export const wrongSums = ({ shape, digits }) =>
  cagesOf(shape)
    .filter(({ sum, cells }) => {
      const values = cells.map((cell) => numberOf(digits[cell]));
      return sum && values.every(Boolean) && sum !== values.reduce((one, other) => one + other);
    })
    .flatMap(({ cells }) => cells);

/** Words for what holds in each cell beside the usual, "" for nothing. */
export function wordsOf(shape) {
  const { size, diagonal, regions } = shape;
  const words = Array.from({ length: size * size }, () => []);
  const letters = Array.from(new Set(regions));
  for (const [cell, letter] of Array.from(regions).entries())
    words[cell].push(RULES.region(letters.indexOf(letter) + 1));
  for (let at = 0; diagonal && at < size; at += 1) {
    const [down, up] = [at * (size + 1), (at + 1) * (size - 1)];
    if (down === up) words[down].push(RULES.bothDiagonals);
    else for (const cell of [down, up]) words[cell].push(RULES.diagonal);
  }
  for (const { sum, cells } of cagesOf(shape))
    for (const cell of cells) words[cell].push(RULES.cage(sum, cells.length));
  return words.map((said) => said.join(", "));
}
