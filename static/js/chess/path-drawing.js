// A long tour on a canvas: as pixels where it is small, and as lines of the canvas where a line is wide enough to have ends.

import { drawLines, fillByOrder, movesNear, orderOf } from "./path-pixels.js";

/** From so many pixels a square the moves are lines, and those of the canvas. */
const SMALLEST_LINE = 2;
const SMALLEST_STROKE = 12;
const SMALLEST_NUMBER = 34;

/** What is known of a path on a board, for all views of it. */
export const tourOf = (path, rows, cols) => ({ path, order: orderOf(path, rows * cols), rows, cols });

const widthOf = (side, scale) => Math.max(0.6 * scale, Math.min(side * 0.12, 2 * scale));

/** Draw what of a tour is pixels, on an image. */
export function drawTourPixels(image, view, tour, scale) {
  const width = widthOf(view.side, scale);
  if (view.side < SMALLEST_LINE * scale) fillByOrder(image, view, tour, width);
  else if (view.side < SMALLEST_STROKE * scale) drawLines(image, view, tour, width);
}

/** Draw the rest of it, above the image. */
export function drawTour(context, view, tour, scale) {
  const { path, closes, bands } = tour;
  const place = placesOn(view, tour.cols);
  context.lineCap = context.lineJoin = "round";
  context.lineWidth = widthOf(view.side, scale);
  if (view.side >= SMALLEST_STROKE * scale) {
    const moves = movesNear(context.canvas, view, tour);
    drawStrokes(context, moves, tour, place);
    if (view.side >= SMALLEST_NUMBER * scale) drawNumbers(context, moves, tour, place, view.side);
  }
  if (!closes) return;
  context.strokeStyle = bands.at(-1);
  context.setLineDash([0, 2.5 * context.lineWidth]);
  context.beginPath();
  context.moveTo(...place(path[path.length - 1]));
  context.lineTo(...place(path[0]));
  context.stroke();
  context.setLineDash([]);
}

/** Where the middle of a square is. */
const placesOn =
  ({ x, y, side }, cols) =>
  (square) => [((square % cols) + 0.5 - x) * side, (Math.floor(square / cols) + 0.5 - y) * side];

/** Draw moves that are in order, those that follow each other as one line as far as it has one colour. */
function drawStrokes(context, moves, { path, bands }, place) {
  const bandOf = (move) => Math.floor(((move - 1) * bands.length) / path.length);
  let [band, before] = [-1, -1];
  for (const move of moves) {
    if (bandOf(move) !== band) {
      if (band >= 0) context.stroke();
      band = bandOf(move);
      context.strokeStyle = bands[band];
      context.beginPath();
      before = -1;
    }
    if (before !== move - 1) context.moveTo(...place(path[move - 1]));
    context.lineTo(...place(path[move]));
    before = move;
  }
  if (band >= 0) context.stroke();
}

/** Write the numbers of moves on their squares, with an edge that keeps the lines off. */
function drawNumbers(context, moves, { path, queen, ground }, place, side) {
  const write = (move) => {
    const [x, y] = place(path[move - 1]);
    context.strokeText(String(move), x, y);
    context.fillText(String(move), x, y);
  };
  context.font = `${Math.round(side * 0.23)}px sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = queen;
  context.strokeStyle = ground;
  context.lineWidth = side * 0.08;
  for (const move of moves) write(move);
  // The last one leads nowhere.
  write(path.length);
}
