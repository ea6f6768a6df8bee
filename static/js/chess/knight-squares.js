// How the squares of the knight's board look: from a state, or from a moment of a search. The knight stands where its
// moves end.

import { squareName } from "../parts/squares.js";
import { figure } from "../parts/words.js";
import { onward } from "./knight-hand.js";
import { BACK_TARGET, CAN_GO, HERE, HOLE, LOOK_HERE, TARGET, waysOn } from "./knight-words.js";
import { renamed } from "./naming.js";
import { moveLabel, WAS_VISITED } from "./words.js";

/**
 * The squares of a state, by index; `numbers` says whether moves are written on them. Where the knight is walked by hand, `play`
 * has what is told of the squares: {ways, warnings, target, squares, back}; else it is null.
 */
export function squaresOf(state, numbers, play = null) {
  const { start, end, rows, cols } = state;
  const path = state.path.length > 0 ? state.path : state.walked;
  const moves = new Map(path.map((square, index) => [square, index + 1]));
  const here = path.at(-1) ?? start;
  const told = play ? playedSquares(state, play) : () => ({});
  const out = holesOf(state);
  return (index) => {
    const move = moves.get(index);
    const isStart = index === start;
    const isEnd = state.path.length ? index === path.at(-1) && !isStart : index === end;
    const mark = isStart ? "start" : isEnd ? "end" : "";
    const is = out(index) || mark;
    const { look = "", figure = "", description = "" } = told(index);
    return {
      label: renamed(moveLabel(squareName(index, rows, cols), move, is), { rows, cols }, true),
      description: [move ? mark : "", index === here && play ? HERE : "", description]
        .filter(Boolean)
        .join(", "),
      mark,
      piece: index === here ? "knight" : "",
      text: move && numbers ? String(move) : "",
      look: [out(index), look].filter(Boolean).join(" "),
      figure,
    };
  };
}

/** Tells whether a square is taken out: HOLE, or "". */
function holesOf({ holes }) {
  const out = new Set(holes);
  return (index) => (out.has(index) ? HOLE : "");
}

/** What is told of a square while the knight is walked by hand: {look, figure, description}. */
function playedSquares(state, { ways, warnings, target, squares, back }) {
  const next = new Set(onward(state));
  return (index) => {
    const looks = [];
    const says = [];
    const isNext = next.has(index);
    const count = isNext ? onward(state, index).length : 0;
    if (isNext) {
      looks.push("onward");
      says.push(ways ? `${CAN_GO}, ${waysOn(count)}` : CAN_GO);
    }
    if (warnings.has(index)) {
      looks.push("danger");
      says.push(warnings.get(index));
    }
    if (squares.includes(index)) {
      looks.push("reason");
      says.push(LOOK_HERE);
    }
    if (index === target) {
      looks.push("target");
      says.push(back ? BACK_TARGET : TARGET);
    }
    return {
      look: looks.join(" "),
      figure: isNext && ways ? String(count) : "",
      description: says.join(", "),
    };
  };
}

/**
 * The squares at a moment of a search on a board of these sides: each its move and its state, and whether it forbids
 * what was tried; in the free ones their figures, {texts, what} or null.
 */
export function momentSquares({ values, states, by, path }, figures, state, numbers) {
  const { rows, cols } = state;
  const out = holesOf(state);
  return (index) => {
    const move = values[index];
    const now = states[index];
    const text = move || !figures ? "" : figures.texts[index];
    const forbids = index === by;
    const free = text && figure(text, figures.what);
    return {
      label: renamed(moveLabel(squareName(index, rows, cols), move, out(index) || now), { rows, cols }, true),
      description: forbids ? WAS_VISITED : move ? now : free,
      mark: forbids ? "forbids" : index === path[0] ? "start" : "",
      state: now,
      look: out(index),
      piece: index === path.at(-1) ? "knight" : "",
      text: move && numbers ? String(move) : "",
      figure: text,
    };
  };
}
