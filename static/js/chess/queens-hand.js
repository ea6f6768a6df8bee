// What a reader does to the queens' board by hand, and which squares the placed queens attack: plain data.

import { changed, unsolved } from "./queens-state.js";

const without = (squares, square) => squares.filter((other) => other !== square);
const withOne = (squares, square) => [...squares, square].sort((a, b) => a - b);

/** Whether a square has something of this kind: "queens", "blocked" or "crosses". */
export const has = (state, kind, square) => state[kind].includes(square);

/** Put something on a square, in the place of what is there; a solution that was shown is not any more. */
export function put(state, kind, square) {
  const cleared = taken(state, square);
  return changed(cleared, { [kind]: withOne(cleared[kind], square) });
}

/** Take away what the reader has put on a square. */
export function taken(state, square) {
  return changed(unsolved(state), {
    queens: without(state.queens, square),
    blocked: without(state.blocked, square),
    crosses: without(state.crosses, square),
  });
}

/** Put something on a square, or take it away where it is there. */
export const toggled = (state, kind, square) =>
  has(state, kind, square) ? taken(state, square) : put(state, kind, square);

/** Move a queen to another square. */
export const moved = (state, from, to) => put(taken(state, from), "queens", to);

/** The squares that a queen attacks, without her own. */
function attackedFrom(n, square) {
  const row = Math.floor(square / n);
  const column = square % n;
  const squares = [];
  for (let other = 0; other < n; other++) {
    const distance = other - row;
    for (const at of distance === 0
      ? Array.from({ length: n }, (_, each) => each)
      : [column, column - distance, column + distance]) {
      if (at >= 0 && at < n && other * n + at !== square) squares.push(other * n + at);
    }
  }
  return squares;
}

/** Which of the placed queens attack each square: a Map from a square to the squares of those queens. */
export function attackers({ n, queens }) {
  const found = new Map();
  for (const queen of queens) {
    for (const square of attackedFrom(n, queen)) {
      if (found.has(square)) found.get(square).push(queen);
      else found.set(square, [queen]);
    }
  }
  return found;
}

/** Whether queens stand on every row and no two of them attack each other. */
export function isSolved(state) {
  if (state.queens.length !== state.n) return false;
  const attacked = attackers(state);
  return state.queens.every((queen) => !attacked.has(queen));
}
