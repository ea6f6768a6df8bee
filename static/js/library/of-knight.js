// The knight's board in the Library: see boards.js.

import { stateKept } from "../chess/knight-kept.js";
import { NEW, toured, untoured, withPath } from "../chess/knight-state.js";
import { squareName } from "../parts/squares.js";
import { drawBoard, drawPiece } from "./drawing.js";
import { KNIGHT } from "./words.js";

export { stateKept };
export const { title, nothing } = KNIGHT;

const PARTS = ["rows", "cols", "start", "end", "closed", "path"];

export const told = (state) => PARTS.map((key) => state[key]);

/** Another size or question is something to keep. */
export const isUsed = (state) => String(told(state)) !== String(told(NEW));

export function short({ rows, cols, start, end }) {
  const name = (square) => squareName(square, rows, cols);
  return KNIGHT.short(rows, cols, name(start), end < 0 ? "" : name(end));
}

export function nameOf(state) {
  const { path, closed, closes } = state;
  if (path.length === 0) return KNIGHT.asked(short(state), closed);
  return KNIGHT.tour(short(state), path.length, closed || closes);
}

export function progressOf(state) {
  const { rows, cols, path } = state;
  const word = path.length === 0 ? "new" : path.length === rows * cols ? "solved" : "begun";
  return { word, text: KNIGHT.visited(path.length, rows * cols) };
}

export const seenAt = (state, moment) => toured(untoured(state), withPath(moment).path, "", false);

export function draw({ rows, cols, start, path, closes }, paint) {
  const point = (square) => `${(square % cols) + 0.5} ${Math.floor(square / cols) + 0.5}`;
  const line = path.map(point).join("L");
  const [x, y] = point(path[0] ?? start).split(" ");
  const drawn = [
    `<path d="M${line}${closes ? "z" : ""}" ${stroke(paint)}/>`,
    `<circle cx="${x}" cy="${y}" r="0.2" fill="${paint("path-new")}"/>`,
  ];
  return drawBoard({ rows, cols, blocked: [], paint }, [
    ...(path.length > 1 ? drawn : []),
    drawPiece("knight", path.at(-1) ?? start, cols, paint("ink")),
  ]);
}

const stroke = (paint) =>
  `fill="none" stroke="${paint("path-new")}" stroke-width="0.1" stroke-linejoin="round" stroke-linecap="round"`;
