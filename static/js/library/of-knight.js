// The knight's board in the Library: see boards.js.

import { isClosed, isSolved, seenOf } from "../chess/knight-hand.js";
import { stateKept } from "../chess/knight-kept.js";
import { sizeOf } from "../chess/knight-size.js";
import { hasTour, NEW, toured, untoured, withPath } from "../chess/knight-state.js";
import { squareName } from "../parts/squares.js";
import { drawBoard, drawPiece } from "./drawing.js";
import { KNIGHT } from "./words.js";

export { stateKept };
export const { title, nothing } = KNIGHT;

const PARTS = ["rows", "cols", "start", "end", "closed", "holes", "walked", "path"];

/** The squares of its tour, also where that is too large to be kept with it. */
const visited = (state) =>
  state.path.length === 0 && hasTour(state) ? state.rows * state.cols : state.path.length;

export const told = (state) => [...PARTS.map((key) => state[key]), visited(state)];

/** Another size or question is something to keep. */
export const isUsed = (state) => String(told(state)) !== String(told(NEW));

export function short({ rows, cols, start, end, holes }) {
  const name = (square) => squareName(square, rows, cols);
  return KNIGHT.short(rows, cols, holes.length, name(start), end < 0 ? "" : name(end));
}

export function nameOf(state) {
  const { closed, closes, walked } = state;
  if (!hasTour(state)) return KNIGHT.asked(short(state), closed, walked.length);
  return KNIGHT.tour(short(state), visited(state), closed || closes);
}

export function progressOf(state) {
  const [count, all] = [visited(state) || state.walked.length, sizeOf(state)];
  const isDone = count === all && (hasTour(state) || isSolved(state));
  const word = count === 0 ? "new" : isDone ? "solved" : "begun";
  return { word, text: KNIGHT.visited(count, all) };
}

export const seenAt = (state, moment) => toured(untoured(state), withPath(moment).path, "", false);

export function draw(state, paint) {
  const { rows, cols, start, holes } = state;
  const path = seenOf(state);
  const closes = isSolved(state) && isClosed(state, path);
  const point = (square) => `${(square % cols) + 0.5} ${Math.floor(square / cols) + 0.5}`;
  const line = path.map(point).join("L");
  const [x, y] = point(start).split(" ");
  const drawn = [
    `<path d="M${line}${closes ? "z" : ""}" ${stroke(paint)}/>`,
    `<circle cx="${x}" cy="${y}" r="0.2" fill="${paint("path-new")}"/>`,
  ];
  return drawBoard({ rows, cols, blocked: holes, paint }, [
    ...(path.length > 1 ? drawn : []),
    drawPiece("knight", path.at(-1), cols, paint("ink")),
  ]);
}

const stroke = (paint) =>
  `fill="none" stroke="${paint("path-new")}" stroke-width="0.1" stroke-linejoin="round" stroke-linecap="round"`;
