import { colour, finish, pixelScale } from "../parts/canvas.js";
import { PIECE_SIZE, piecePath } from "../parts/pieces.js";
import { BANDS, pathColour } from "./knight-path.js";
import { drawDots, fillChequer } from "./picture-pixels.js";

const SMALLEST_CHEQUER = 3;
const SMALLEST_PIECE = 7;
const SMALLEST_DOT = 1.8;
const SMALLEST_START = 12;
const SHAPES = { queen: piecePath("queen"), knight: piecePath("knight") };

/** Draws large boards on a canvas, as much of them as is in view. */
export function createPicture(canvas) {
  const context = canvas.getContext("2d");
  let colours = null;
  let image = null;

  /** Give the canvas as many pixels as the screen has under it; those it has already are kept. */
  function sharpen(scale) {
    const { width, height } = canvas.getBoundingClientRect();
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    if (across === 0 || down === 0) return false;
    if (canvas.width !== across || canvas.height !== down) {
      canvas.width = across;
      canvas.height = down;
    }
    if (image?.width !== across || image.height !== down) {
      const data = new ImageData(across, down);
      image = { data, pixels: new Uint32Array(data.data.buffer), width: across, height: down };
    }
    return true;
  }

  return {
    /** The theme may be another one now. */
    recolour() {
      colours = null;
    },
    /**
     * Draw a view of a board: `queens` are the columns by row (-1 for none), `path` squares in the order of the moves, and
     * `closes` says that a last move leads back to the first.
     */
    draw({ rows, cols, queens = null, path = null, closes = false, start = -1 }, { zoom, x, y }) {
      const scale = pixelScale();
      if (!sharpen(scale)) return;
      colours ??= coloursOf(canvas);
      const side = (canvas.width * zoom) / cols;
      const view = { x, y, side };
      const hasPieces = side >= SMALLEST_PIECE * scale;
      if (side >= SMALLEST_CHEQUER * scale) fillChequer(image, view, rows, colours.paper, colours.dark);
      else image.pixels.fill(colours.paper);
      const dot = Math.round(Math.max(side, SMALLEST_DOT * scale));
      if (queens && !hasPieces) drawDots(image, view, queens, dot, colours);
      context.putImageData(image.data, 0, 0);
      if (queens && hasPieces) drawQueens(context, view, queens, colours.queen);
      if (path?.length) drawPath(context, view, { path, closes, cols }, scale, colours.bands);
      if (start >= 0) {
        const size = Math.max(side, SMALLEST_START * scale);
        drawPiece(context, view, "knight", Math.floor(start / cols), start % cols, size, colours.accent);
      }
      finish({ context });
    },
  };
}

const probe = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** A colour as pixels of an image have it. */
function asPixel(css) {
  probe.fillStyle = css;
  probe.fillRect(0, 0, 1, 1);
  return new Uint32Array(probe.getImageData(0, 0, 1, 1).data.buffer)[0];
}

function coloursOf(canvas) {
  const of = (css) => colour(canvas, css);
  const queen = of("var(--ink)");
  return {
    paper: asPixel(of("var(--square-light)")),
    dark: asPixel(of("var(--square-dark)")),
    ink: asPixel(queen),
    queen,
    accent: of("var(--accent)"),
    bands: Array.from({ length: BANDS }, (_, band) => of(pathColour((band + 1) / BANDS))),
  };
}

function drawQueens(context, view, queens, fill) {
  const { width, height } = context.canvas;
  const last = Math.min(queens.length - 1, Math.floor(view.y + height / view.side));
  for (let row = Math.floor(view.y); row <= last; row++) {
    const left = (queens[row] - view.x) * view.side;
    if (queens[row] >= 0 && left > -view.side && left < width) {
      drawPiece(context, view, "queen", row, queens[row], view.side, fill);
    }
  }
}

/** Draw a piece over the middle of its square, in a box of this size. */
function drawPiece(context, { x, y, side }, name, row, column, size, fill) {
  const shown = size * 0.84;
  context.save();
  context.translate((column + 0.5 - x) * side - shown / 2, (row + 0.5 - y) * side - shown / 2);
  context.scale(shown / PIECE_SIZE, shown / PIECE_SIZE);
  context.fillStyle = fill;
  context.fill(SHAPES[name], "evenodd");
  context.restore();
}

function drawPath(context, { x, y, side }, { path, closes, cols }, scale, bands) {
  const { width, height } = context.canvas;
  const across = (square) => ((square % cols) + 0.5 - x) * side;
  const down = (square) => (Math.floor(square / cols) + 0.5 - y) * side;
  // A move reaches two squares far: from farther off nothing of it is seen.
  const isNear = (square) =>
    Math.abs(across(square) - width / 2) < width / 2 + 2 * side &&
    Math.abs(down(square) - height / 2) < height / 2 + 2 * side;
  const moves = path.length - 1;
  context.lineCap = "round";
  context.lineJoin = side >= SMALLEST_PIECE * scale ? "round" : "bevel";
  context.lineWidth = Math.max(0.6 * scale, Math.min(side * 0.12, 2 * scale));
  for (let band = 0; band < BANDS; band++) {
    const from = Math.floor((band * moves) / BANDS);
    const to = Math.floor(((band + 1) * moves) / BANDS);
    context.strokeStyle = bands[band];
    context.beginPath();
    let isDrawn = false;
    for (let move = from; move < to; move++) {
      const isSeen = isNear(path[move]) && isNear(path[move + 1]);
      if (isSeen && !isDrawn) context.moveTo(across(path[move]), down(path[move]));
      if (isSeen) context.lineTo(across(path[move + 1]), down(path[move + 1]));
      isDrawn = isSeen;
    }
    context.stroke();
  }
  if (!closes) return;
  context.setLineDash([0, 2.5 * context.lineWidth]);
  context.beginPath();
  context.moveTo(across(path[moves]), down(path[moves]));
  context.lineTo(across(path[0]), down(path[0]));
  context.stroke();
  context.setLineDash([]);
}
