import { colour, finish, pixelScale } from "../parts/canvas.js";
import { PIECE_SIZE, piecePath } from "../parts/pieces.js";
import { BANDS, pathColour } from "./knight-path.js";
import { drawTour, drawTourPixels, tourOf } from "./path-drawing.js";
import { drawDots, fillChequer, mixed } from "./picture-pixels.js";

const SMALLEST_CHEQUER = 3;
const SMALLEST_PIECE = 7;
const SMALLEST_DOT = 1.8;
const SMALLEST_START = 12;
/** Of a board in a file: pixels of its longer side and of a square at most, and those that a square of usual lines has. */
const LONGEST = 4000;
const LARGEST_SQUARE = 32;
const SQUARE_OF_SCREEN = 16;
const SHADES = 16;
const SHAPES = { queen: piecePath("queen"), knight: piecePath("knight") };

/** Draws large boards on a canvas, as much of them as is in view, in the colours that an `element` has. */
export function createPicture(canvas, element = canvas) {
  const context = canvas.getContext("2d");
  let colours = null;
  let image = null;

  let tour = null;

  /** Give the canvas so many pixels; those it has already are kept. Tells whether there are any. */
  function resize(across, down) {
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

  function drawOn({ rows, cols, queens = null, path = null, closes = false, start = -1 }, view, scale) {
    const { side } = view;
    const hasPieces = side >= SMALLEST_PIECE * scale;
    if (side >= SMALLEST_CHEQUER * scale) fillChequer(image, view, rows, colours.paper, colours.dark);
    else image.pixels.fill(colours.paper);
    const dot = Math.round(Math.max(side, SMALLEST_DOT * scale));
    if (queens && !hasPieces) drawDots(image, view, queens, dot, colours);
    if (path?.length && tour?.path !== path) tour = tourOf(path, rows, cols);
    const toured = path?.length ? { ...tour, closes, ...colours } : null;
    if (toured) drawTourPixels(image, view, toured, scale);
    context.putImageData(image.data, 0, 0);
    if (queens && hasPieces) drawQueens(context, view, queens, colours.queen);
    if (toured) drawTour(context, view, toured, scale);
    if (start >= 0) {
      const size = Math.max(side, SMALLEST_START * scale);
      drawPiece(context, view, "knight", Math.floor(start / cols), start % cols, size, colours.accent);
    }
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
    draw(board, { zoom, x, y }) {
      const scale = pixelScale();
      const { width, height } = canvas.getBoundingClientRect();
      if (!resize(Math.round(width * scale), Math.round(height * scale))) return;
      colours ??= coloursOf(element);
      drawOn(board, { x, y, side: (canvas.width * zoom) / board.cols }, scale);
      finish({ context });
    },
    /** Draw the whole board, as large as a file may be. */
    drawWhole(board) {
      const side = Math.min(LARGEST_SQUARE, LONGEST / Math.max(board.rows, board.cols));
      const whole = side > 1 ? Math.floor(side) : side;
      resize(Math.ceil(board.cols * whole), Math.ceil(board.rows * whole));
      colours ??= coloursOf(element);
      drawOn(board, { x: 0, y: 0, side: whole }, Math.max(1, whole / SQUARE_OF_SCREEN));
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

function coloursOf(element) {
  const of = (css) => colour(element, css);
  const queen = of("var(--ink)");
  const bands = Array.from({ length: BANDS }, (_, band) => of(pathColour((band + 1) / BANDS)));
  return {
    ground: of("var(--board)"),
    paper: asPixel(of("var(--square-light)")),
    dark: asPixel(of("var(--square-dark)")),
    ink: asPixel(queen),
    queen,
    accent: of("var(--accent)"),
    bands,
    shades: shadesBetween(bands.map(asPixel)),
  };
}

/** Colours as pixels, with as many more between each and the next. */
function shadesBetween(colours) {
  const all = Array.from({ length: (colours.length - 1) * SHADES + 1 }, (_, index) => {
    const [from, to] = [Math.floor(index / SHADES), Math.ceil(index / SHADES)];
    return mixed(colours[from], colours[to], (index % SHADES) / SHADES);
  });
  return Uint32Array.from(all);
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
