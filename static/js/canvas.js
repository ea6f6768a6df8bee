import { PIECE_SIZE, piecePath } from "./pieces.js";

const SMALLEST_CHEQUER = 3;
const SMALLEST_PIECE = 7;

/** The page's own colour of this name, as the canvas understands it in the present theme. */
function colour(canvas, name) {
  const kept = canvas.style.color;
  canvas.style.color = `var(${name})`;
  const value = getComputedStyle(canvas).color;
  canvas.style.color = kept;
  return value;
}

/** Draw a large board: `queens` are the columns by row (-1 for none), `path` squares in the order of the moves. */
export function drawCanvas(canvas, { rows, cols, queens = null, path = null, start = -1 }) {
  const box = canvas.getBoundingClientRect();
  if (box.width === 0) return;
  const scale = Math.min(window.devicePixelRatio || 1, 3);
  canvas.width = Math.round(box.width * scale);
  canvas.height = Math.round(box.height * scale);
  const side = canvas.width / cols;
  const context = canvas.getContext("2d");
  context.fillStyle = colour(canvas, "--square-light");
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (side >= SMALLEST_CHEQUER * scale) chequer(context, rows, cols, side, colour(canvas, "--square-dark"));

  const ink = colour(canvas, "--ink");
  if (queens) {
    for (const [row, column] of queens.entries()) {
      if (column >= 0) drawPiece(context, "queen", row, column, side, scale, ink);
    }
  }
  const accent = colour(canvas, "--accent");
  if (path?.length) drawPath(context, path, cols, side, scale, colour(canvas, "--ink-soft"), accent);
  if (start >= 0) drawPiece(context, "knight", Math.floor(start / cols), start % cols, side, scale, accent);
}

function chequer(context, rows, cols, side, dark) {
  context.fillStyle = dark;
  for (let row = 0; row < rows; row++) {
    for (let column = (rows - row) % 2 === 1 ? 0 : 1; column < cols; column += 2) {
      context.fillRect(column * side, row * side, side, side);
    }
  }
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

function drawPath(context, path, cols, side, scale, faint, strong) {
  const x = (square) => ((square % cols) + 0.5) * side;
  const y = (square) => (Math.floor(square / cols) + 0.5) * side;
  const bands = 24;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.lineWidth = Math.max(0.6 * scale, Math.min(side * 0.12, 2 * scale));
  for (let band = 0; band < bands; band++) {
    const from = Math.floor((band * (path.length - 1)) / bands);
    const to = Math.floor(((band + 1) * (path.length - 1)) / bands);
    const age = band / (bands - 1);
    context.strokeStyle = age > 0.5 ? strong : faint;
    context.globalAlpha = 0.35 + 0.65 * Math.abs(age - 0.5) * 2 * (age > 0.5 ? 1 : 0.5);
    context.beginPath();
    context.moveTo(x(path[from]), y(path[from]));
    for (let move = from + 1; move <= to; move++) context.lineTo(x(path[move]), y(path[move]));
    context.stroke();
  }
  context.globalAlpha = 1;
}
