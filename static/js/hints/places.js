// Where things are on the drawing of a board: a cell is 100 by 100, and its candidates stand where its notes do.

import { frameOf, middleOf } from "../sudoku/note-places.js";
import { USUAL } from "../sudoku/shape.js";

const CELL = 100;
/** The side of the drawing of the usual board. */
export const SIDE = 9 * CELL;

export const corner = (cell, size = 9) => [CELL * (cell % size), CELL * Math.floor(cell / size)];

/** How large what is drawn around a candidate is: as its place is. */
export const scaleOf = (shape) => Math.min(1, 3 * frameOf(shape).height);

/**
 * The middle of a candidate.
 * @param {number[]} pair - its cell and its digit
 */
export function point([cell, digit], shape = USUAL) {
  const [x, y] = corner(cell, shape.size);
  const [across, down] = middleOf(digit, frameOf(shape));
  return [x + CELL * across, y + CELL * down];
}

/** The middle of a candidate, as far within its cell as what is drawn around it reaches. */
export function pointWithin([cell, digit], reach, shape = USUAL) {
  const from = corner(cell, shape.size);
  return point([cell, digit], shape).map((at, axis) =>
    Math.min(Math.max(at, from[axis] + reach), from[axis] + CELL - reach),
  );
}

/** Where the letter of a set stands in its cell, beside and then below those `before` it. */
export function letterPlace(cell, before, size = 9) {
  const [x, y] = corner(cell, size);
  return [x + 14 + 24 * (before % 4), y + 15 + 24 * (Math.floor(before / 4) % 3)];
}

const [LEFT, RIGHT, UP, DOWN] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** The outline of a set of cells, so far inside of them, as the text of a path. */
export function outline(cells, inset, size = 9) {
  const among = new Set(cells);
  /** @type {(cell: number, by: number[]) => boolean} */
  const has = (cell, [x, y]) => {
    const [column, row] = [(cell % size) + x, Math.floor(cell / size) + y];
    return column >= 0 && column < size && row >= 0 && row < size && among.has(size * row + column);
  };
  /** How far an edge goes beyond its cell, or stays within it, at a neighbour. */
  const reach = (cell, to, away) => {
    if (!has(cell, to)) return -inset;
    return has(cell, [to[0] + away[0], to[1] + away[1]]) ? inset : 0;
  };
  const edges = cells.flatMap((cell) => {
    const [x, y] = corner(cell, size);
    const level = (side) => {
      const at = y + (side === UP ? inset : CELL - inset);
      return `M${x - reach(cell, LEFT, side)} ${at}H${x + CELL + reach(cell, RIGHT, side)}`;
    };
    const upright = (side) => {
      const at = x + (side === LEFT ? inset : CELL - inset);
      return `M${at} ${y - reach(cell, UP, side)}V${y + CELL + reach(cell, DOWN, side)}`;
    };
    return [
      ...[UP, DOWN].filter((side) => !has(cell, side)).map(level),
      ...[LEFT, RIGHT].filter((side) => !has(cell, side)).map(upright),
    ];
  });
  return edges.join("");
}

/** The first cell of each of the parts of a set of cells that hang together. */
export function heads(cells, size = 9) {
  const left = new Set(cells);
  const found = [];
  for (const cell of [...cells].sort((a, b) => a - b)) {
    if (!left.has(cell)) continue;
    found.push(cell);
    const waiting = [cell];
    while (waiting.length) {
      const now = waiting.pop();
      if (!left.delete(now)) continue;
      if (now % size > 0) waiting.push(now - 1);
      if (now % size < size - 1) waiting.push(now + 1);
      waiting.push(now - size, now + size);
    }
  }
  return found;
}
