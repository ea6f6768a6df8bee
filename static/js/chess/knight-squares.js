// How the squares of the knight's board look: from a state, or from a moment of a search. The knight stands where its
// moves end.

import { squareName } from "../parts/squares.js";
import { figure } from "../parts/words.js";
import { renamed } from "./naming.js";
import { moveLabel, WAS_VISITED } from "./words.js";

/** The squares of a state, by index; `numbers` says whether moves are written on them. */
export function squaresOf({ start, end, path, rows, cols }, numbers) {
  const moves = new Map(path.map((square, index) => [square, index + 1]));
  const here = path.at(-1) ?? start;
  return (index) => {
    const move = moves.get(index);
    const isStart = index === start;
    const isEnd = path.length ? index === path.at(-1) && !isStart : index === end;
    const mark = isStart ? "start" : isEnd ? "end" : "";
    return {
      label: renamed(moveLabel(squareName(index, rows, cols), move, mark), { rows, cols }, true),
      description: move ? mark : "",
      mark,
      piece: index === here ? "knight" : "",
      text: move && numbers ? String(move) : "",
    };
  };
}

/**
 * The squares at a moment of a search on a board of these sides: each its move and its state, and whether it forbids
 * what was tried; in the free ones their figures, {texts, what} or null.
 */
export function momentSquares({ values, states, by, path }, figures, { rows, cols }, numbers) {
  return (index) => {
    const move = values[index];
    const now = states[index];
    const text = move || !figures ? "" : figures.texts[index];
    const forbids = index === by;
    const free = text && figure(text, figures.what);
    return {
      label: renamed(moveLabel(squareName(index, rows, cols), move, now), { rows, cols }, true),
      description: forbids ? WAS_VISITED : move ? now : free,
      mark: forbids ? "forbids" : index === path[0] ? "start" : "",
      state: now,
      piece: index === path.at(-1) ? "knight" : "",
      text: move && numbers ? String(move) : "",
      figure: text,
    };
  };
}
