// What a reader does to the queens' board by hand, and which squares the placed queens attack: plain data.

import { changed, unsolved } from "./queens-state.js";
import { isDivided } from "./regions.js";

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

/** Whether a queen attacks a square; not her own. On a board with regions she attacks hers, and of diagonals the squares beside her. */
function attacks({ n, regions }, queen, square) {
  const down = Math.abs(Math.floor(square / n) - Math.floor(queen / n));
  const across = Math.abs((square % n) - (queen % n));
  const isSlant = down === across && (regions === "" || down === 1);
  return queen !== square && (down === 0 || across === 0 || isSlant || sharesRegion(regions, queen, square));
}

const sharesRegion = (regions, one, other) =>
  regions !== "" && regions[one] !== "." && regions[one] === regions[other];

/** Which of the placed queens attack a square. */
export const attackersOf = (state, square) => state.queens.filter((queen) => attacks(state, queen, square));

/** Whether queens stand on every row and no two of them attack each other; with regions that are all drawn. */
export function isSolved(state) {
  return (
    (state.regions === "" || isDivided(state)) &&
    state.queens.length === state.n &&
    state.queens.every((queen) => attackersOf(state, queen).length === 0)
  );
}
