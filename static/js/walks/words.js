// What people read of new boards to walk.

import { BOARD_DAYS, IS_ON_BOARD, NO_BOARD_MADE } from "../create/words.js";
import { counted } from "../parts/text.js";

export const WALKS = {
  NAME: "New board",
  LEVELS: "A new one",
  DAYS: BOARD_DAYS,
  LEFT: NO_BOARD_MADE,
  IS_ON_BOARD,
  PLAIN_INSTEAD: "Python did not start, so this is the plain 6 by 6 board and not today's.",
  shapes: "Shapes",
  own: "My own",
  how: "Choose the sides, take squares out, say where the tour starts and ends.",
};

export const SHAPE = {
  group: "Shapes: squares, and which tours there are",
  tours: {
    closed: "has tours, closed ones too",
    open: "has tours, none of them closed",
    none: "has no tour",
  },
  /** How many squares it has, and which tours. */
  facts: ({ size, tours }) => `${size}, ${SHAPE.kinds[tours]}`,
  kinds: { closed: "closed", open: "open", none: "no tour" },
  label: ({ name, size, tours }) => `${name}, ${size} squares: ${SHAPE.tours[tours]}`,
  /** What is said of one that is chosen. */
  chosen: (shape) => `${SHAPE.label(shape)}${shape.why ? `, ${shape.why}` : ""}.`,
};

/** What was made: `ahead` squares are left, of which `traps` have a move that cannot be finished; `end` is where it has to end. */
export function made(name, { ahead, traps, closed }, end) {
  const aim = { end: `, the last one ${end}`, closed: ", the last one a move from the start" };
  const ends = closed ? aim.closed : end && aim.end;
  return `${name}: ${counted(ahead, "square", "squares")} left to visit${ends}. ${counted(traps, "choice", "choices")} on the way can go wrong.`;
}
