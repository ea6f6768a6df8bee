// Where things are on the drawing of a board: a cell is 100 by 100, and its candidates stand as the keys of a keypad.

export const SIDE = 900;
const CELL = 100;

export const corner = (cell) => [CELL * (cell % 9), CELL * Math.floor(cell / 9)];

/**
 * The middle of a candidate.
 * @param {number[]} pair - its cell and its digit
 */
export function point([cell, digit]) {
  const [x, y] = corner(cell);
  return [
    x + (CELL / 6) * (2 * ((digit - 1) % 3) + 1),
    y + (CELL / 6) * (2 * Math.floor((digit - 1) / 3) + 1),
  ];
}

/** The middle of a candidate, as far within its cell as what is drawn around it reaches. */
export function pointWithin([cell, digit], reach) {
  const from = corner(cell);
  return point([cell, digit]).map((at, axis) =>
    Math.min(Math.max(at, from[axis] + reach), from[axis] + CELL - reach),
  );
}

/** Where the letter of a set stands in its cell, beside and then below those `before` it. */
export function letterPlace(cell, before) {
  const [x, y] = corner(cell);
  return [x + 14 + 24 * (before % 4), y + 15 + 24 * (Math.floor(before / 4) % 3)];
}

const [LEFT, RIGHT, UP, DOWN] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/** The outline of a set of cells, so far inside of them, as the text of a path. */
export function outline(cells, inset) {
  const among = new Set(cells);
  /** @type {(cell: number, by: number[]) => boolean} */
  const has = (cell, [x, y]) => {
    const [column, row] = [(cell % 9) + x, Math.floor(cell / 9) + y];
    return column >= 0 && column < 9 && row >= 0 && row < 9 && among.has(9 * row + column);
  };
  /** How far an edge goes beyond its cell, or stays within it, at a neighbour. */
  const reach = (cell, to, away) => {
    if (!has(cell, to)) return -inset;
    return has(cell, [to[0] + away[0], to[1] + away[1]]) ? inset : 0;
  };
  const edges = cells.flatMap((cell) => {
    const [x, y] = corner(cell);
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
export function heads(cells) {
  const left = new Set(cells);
  const found = [];
  for (const cell of [...cells].sort((a, b) => a - b)) {
    if (!left.has(cell)) continue;
    found.push(cell);
    const waiting = [cell];
    while (waiting.length) {
      const now = waiting.pop();
      if (!left.delete(now)) continue;
      if (now % 9 > 0) waiting.push(now - 1);
      if (now % 9 < 8) waiting.push(now + 1);
      waiting.push(now - 9, now + 9);
    }
  }
  return found;
}
