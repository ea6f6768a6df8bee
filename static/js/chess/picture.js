import { chequer, colour, settle, sharpen } from "../parts/canvas.js";
import { PIECE_SIZE, piecePath } from "../parts/pieces.js";
import { BANDS, pathColour } from "./knight-path.js";

const SMALLEST_CHEQUER = 3;
const SMALLEST_PIECE = 7;

/**
 * Draw a large board: `queens` are the columns by row (-1 for none), `path` squares in the order of the moves, and
 * `closes` says that a last move leads back to the first.
 */
export function drawPicture(canvas, { rows, cols, queens = null, path = null, closes = false, start = -1 }) {
  const surface = sharpen(canvas);
  if (!surface) return;
  const { context, scale } = surface;
  const side = canvas.width / cols;
  context.fillStyle = colour(canvas, "var(--square-light)");
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (side >= SMALLEST_CHEQUER * scale)
    chequer(context, rows, cols, side, colour(canvas, "var(--square-dark)"));

  const ink = colour(canvas, "var(--ink)");
  if (queens) {
    for (const [row, column] of queens.entries()) {
      if (column >= 0) drawPiece(context, "queen", row, column, side, scale, ink);
    }
  }
  if (path?.length) drawPath(context, path, closes, cols, side, scale);
  if (start >= 0) {
    const accent = colour(canvas, "var(--accent)");
    drawPiece(context, "knight", Math.floor(start / cols), start % cols, side, scale, accent);
  }
  settle(surface);
}

function drawPiece(context, name, row, column, side, scale, fill) {
  context.fillStyle = fill;
  if (side < SMALLEST_PIECE * scale) {
    const size = Math.max(side, 1.8 * scale);
    const offset = (side - size) / 2;
    context.fillRect(column * side + offset, row * side + offset, size, size);
    return;
  }
  context.save();
  context.translate(column * side + side * 0.08, row * side + side * 0.08);
  context.scale((side * 0.84) / PIECE_SIZE, (side * 0.84) / PIECE_SIZE);
  context.fill(piecePath(name), "evenodd");
  context.restore();
}

function drawPath(context, path, closes, cols, side, scale) {
  const x = (square) => ((square % cols) + 0.5) * side;
  const y = (square) => (Math.floor(square / cols) + 0.5) * side;
  const moves = path.length - 1;
  context.lineCap = "round";
  context.lineJoin = side >= SMALLEST_PIECE * scale ? "round" : "bevel";
  context.lineWidth = Math.max(0.6 * scale, Math.min(side * 0.12, 2 * scale));
  for (let band = 0; band < BANDS; band++) {
    const from = Math.floor((band * moves) / BANDS);
    const to = Math.floor(((band + 1) * moves) / BANDS);
    context.strokeStyle = colour(context.canvas, pathColour((band + 1) / BANDS));
    context.beginPath();
    context.moveTo(x(path[from]), y(path[from]));
    for (let move = from + 1; move <= to; move++) context.lineTo(x(path[move]), y(path[move]));
    context.stroke();
  }
  if (!closes) return;
  context.setLineDash([0, 2.5 * context.lineWidth]);
  context.beginPath();
  context.moveTo(x(path[moves]), y(path[moves]));
  context.lineTo(x(path[0]), y(path[0]));
  context.stroke();
}
