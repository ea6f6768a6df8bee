// The queens' board in the Library: see boards.js.

import { isSolved } from "../chess/queens-hand.js";
import { stateKept } from "../chess/queens-kept.js";
import * as states from "../chess/queens-state.js";
import { nameOf as madeAs } from "../parts/new-puzzles.js";
import { drawBoard, drawPiece, drawRegions } from "./drawing.js";
import { QUEENS } from "./words.js";

export { stateKept };
export const { title, nothing } = QUEENS;
export const { isPrinted } = states;

const NEW = states.empty(8);

/** A placement that is none of a list has no number. */
export const told = (state) => [...states.told(state), state.columns];

/** Another size is something to keep. */
export const isUsed = (state) => !states.isEmpty(state) || state.n !== NEW.n;

export const short = ({ n, regions }) => QUEENS.short(n, regions !== "");

const saidOf = (state) => {
  const { queens, blocked, crosses, solution, regions } = state;
  if (states.hasSolution(state))
    return states.isListed(state) && solution > 0 ? QUEENS.solution(solution) : QUEENS.solved;
  if (queens.length > 0) return QUEENS.placed(queens.length);
  if (blocked.length > 0) return QUEENS.blocked(blocked.length);
  if (crosses.length > 0) return QUEENS.crossed(crosses.length);
  return regions.includes(".") ? QUEENS.drawing : QUEENS.empty;
};

/** What was made here is called by its level, and its day. */
export const nameOf = (state) =>
  state.level ? `${short(state)}, ${madeAs(state)}` : `${short(state)}, ${saidOf(state)}`;

export function progressOf(state) {
  const isDone = states.hasSolution(state) || (states.isPuzzle(state) && isSolved(state));
  const isNew = states.isEmpty(state) || (states.isPuzzle(state) && states.isUntouched(state));
  const word = isDone ? "solved" : isNew ? "new" : "begun";
  return { word, text: QUEENS.far[word](state) };
}

export const seenAt = ({ n, regions }, moment) =>
  states.changed(states.empty(n, false, 0, { regions }), { columns: states.momentColumns(moment, n) });

export function draw(state, paint) {
  const { n, queens, blocked, columns } = state;
  const shown = columns.map((column, row) => (column < 0 ? -1 : row * n + column)).filter((at) => at >= 0);
  const isFound = (square) => queens.length > 0 && !queens.includes(square);
  const pieces = [...new Set([...queens, ...shown])].map((square) =>
    drawPiece("queen", square, n, paint(columns.length > 0 && isFound(square) ? "permanent" : "ink")),
  );
  return state.regions
    ? drawRegions(state, paint, pieces)
    : drawBoard({ rows: n, cols: n, blocked, paint }, pieces);
}
