// What people read of the knight that they walk by hand.

import { counted, grouped } from "../parts/text.js";

/** What tells what the tour is like. */
export const LIKENESS = { name: "What tells what the tour is like" };
export const METHOD_COLUMNS = ["Method", "Squares", "Dead ends", "Time"];
export const METHOD_FAILED = "No tour: ";
export const ofSquares = (count, size = count) =>
  count === size ? grouped(count) : `${grouped(count)} of ${grouped(size)}`;
export const milliseconds = (spent) => (spent < 1 ? "< 1 ms" : `${grouped(Math.round(spent))} ms`);

export const HINT = "Hint";
export const WAYS_ON = "Ways on";
export const WARNINGS = "Warnings";
export const FINISH = "Finish it";
export const GOAL = "Move to";
export const GOAL_EXAMPLE = "c2";
export const HOLE = "hole";
export const CAN_GO = "a move away";
export const waysOn = (count) => `${counted(count, "way", "ways")} on`;
export const TARGET = "the hint goes here";
export const BACK_TARGET = "the hint goes back here";
export const LOOK_HERE = "the hint is about this square";

/** What the button of a hint does next: `stage` is the one that is shown. */
export const NEXT_STAGE = (stage, { stages, back }) => {
  if (stage === stages.length - 1) return back ? "Go back" : "Go there";
  return stage === 0 ? "Where" : "Show it";
};

export const TOOLS = { start: "Start", end: "End", holes: "Hole" };
export const WALK_HINT =
  "Press a dotted square, drag the knight, or type a name such as c2. A visited square takes the walk back to it.";
export const TOO_LARGE_TO_WALK = "Tours are walked by hand on boards up to 50 by 50. Choose a smaller one.";
export const STANDS = "The tour is complete. Press one of its squares to go on from there.";
export const IS_HOLE = (name) => `${name} is taken out of the board.`;
export const NO_MOVE = (from, to) => `${to} is not a knight's move from ${from}.`;
export const BACK = (name, move) =>
  move === 1 ? `Back at the start, ${name}.` : `Back to move ${move}, ${name}.`;
export const SOLVED = (size, isClosed) =>
  isClosed
    ? `Solved: all ${grouped(size)} squares, and one more move leads back to the start. A closed tour.`
    : `Solved: all ${grouped(size)} squares, each exactly once.`;
export const OTHER_END = (size, { end, closed }, name) =>
  closed
    ? `All ${grouped(size)} squares, but no move leads back to the start, and the tour has to be closed.`
    : `All ${grouped(size)} squares, but the tour has to end on ${name(end)}.`;
export const NO_HOLES_HERE = "Squares are taken out on boards up to 50 by 50.";
export const HERE = "the knight stands here";
export const WALK_BEGINS = (rows, cols) =>
  `An empty board of ${grouped(rows)} by ${grouped(cols)}: the walk begins anew. Undo brings back what was there.`;
export const MOVED = (name, move, onward) =>
  `Move ${move}, ${name}: ${onward === 1 ? "one way leads" : `${onward} ways lead`} on.`;
export const STUCK = (seen, size) => `No square left: ${grouped(seen)} of ${grouped(size)}.`;
export const NO_HOLE = (name) => `${name} is where the tour starts or ends, so it stays.`;
export const SOLVE_GOES_ON = "Press Solve to finish the walk, or Clear to begin anew.";
export const WALK_ENDED =
  "The walk went over a square that is taken out, and begins anew. Undo brings it back.";

/** The reasons of the squares that are in danger, the first ones. */
export function WARNED(sentences) {
  const rest = sentences.length - 2;
  const more = rest > 0 ? [`${counted(rest, "more square is", "more squares are")} in danger.`] : [];
  return [...sentences.slice(0, 2), ...more].join(" ");
}
