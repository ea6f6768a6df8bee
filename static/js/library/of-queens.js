// The queens' board in the Library: see boards.js.

import { stateKept } from "../chess/queens-kept.js";
import * as states from "../chess/queens-state.js";
import { drawBoard, drawPiece } from "./drawing.js";
import { QUEENS } from "./words.js";

export { stateKept };
export const { title, nothing } = QUEENS;

const NEW = states.empty(8);

/** A placement that is none of a list has no number. */
export const told = (state) => [...states.told(state), state.columns];

/** Another size is something to keep. */
export const isUsed = (state) => !states.isEmpty(state) || state.n !== NEW.n;

export const short = ({ n }) => QUEENS.short(n);

const saidOf = (state) => {
  const { queens, blocked, crosses, solution } = state;
  if (states.hasSolution(state))
    return states.isListed(state) && solution > 0 ? QUEENS.solution(solution) : QUEENS.solved;
  if (queens.length > 0) return QUEENS.placed(queens.length);
  if (blocked.length > 0) return QUEENS.blocked(blocked.length);
  return crosses.length > 0 ? QUEENS.crossed(crosses.length) : QUEENS.empty;
};

export const nameOf = (state) => `${short(state)}, ${saidOf(state)}`;

export function progressOf(state) {
  const word = states.hasSolution(state) ? "solved" : states.isEmpty(state) ? "new" : "begun";
  return { word, text: QUEENS.far[word](state) };
}

export const seenAt = ({ n }, moment) =>
  states.changed(states.empty(n), { columns: states.momentColumns(moment, n) });

export function draw(state, paint) {
  const { n, queens, blocked, columns } = state;
  const shown = columns.map((column, row) => (column < 0 ? -1 : row * n + column)).filter((at) => at >= 0);
  const isFound = (square) => queens.length > 0 && !queens.includes(square);
  const pieces = [...new Set([...queens, ...shown])].map((square) =>
    drawPiece("queen", square, n, paint(columns.length > 0 && isFound(square) ? "permanent" : "ink")),
  );
  return drawBoard({ rows: n, cols: n, blocked, paint }, pieces);
}
