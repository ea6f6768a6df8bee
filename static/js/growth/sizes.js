// Up to which size a search may grow. TOURS and LARGEST are those of py/undoku/learn/growth/sizes.py; a test holds both together.

import { EVERYTHING, SIZE_NAMES } from "./words.js";

export const TOURS = [
  [3, 4],
  [4, 5],
  [5, 5],
  [5, 6],
  [6, 6],
  [6, 7],
  [7, 7],
  [7, 8],
  [8, 8],
];
export const LARGEST = 20;
const SMALLEST = 4;

const queens = Array.from({ length: LARGEST - SMALLEST + 1 }, (_, index) => index + SMALLEST);

/** The sizes that can be chosen on a board, [size, name] each; of a Sudoku there is one, 0 for all of it. */
export const CHOICES = {
  queens: queens.map((n) => [n, SIZE_NAMES.queens(n)]),
  knight: TOURS.map(([rows, cols]) => [rows * cols, SIZE_NAMES.knight([rows, cols])]),
  sudoku: [[0, EVERYTHING]],
};

/** The size after one; undefined where that is the largest. */
export const after = (board, size) => CHOICES[board].find(([other]) => other > size && size > 0)?.[0];

/** The size before one, up to which it is drawn before that is guessed; undefined where there is none. */
export const before = (board, size) => CHOICES[board].findLast(([other]) => other < size)?.[0];

/** Who is drawn, what is beside them, and how far, where nobody has chosen. */
export const USUAL = {
  queens: { strategies: ["board-scan", "array-first"], beside: ["factorial", "solutions"], upTo: 8 },
  sudoku: { strategies: ["first-empty", "fewest-options"], beside: [], upTo: 0 },
  knight: { strategies: ["fixed-order", "warnsdorff-backtracking"], beside: [], upTo: 36 },
};
