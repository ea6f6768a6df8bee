import { chequer, colour, pixelScale } from "../parts/canvas.js";
import { PIECE_SIZE, piecePath } from "../parts/pieces.js";

const QUEEN = piecePath("queen");
/** The smallest square, in pixels, on which the shape of a queen can be told. */
const SMALLEST_PIECE = 8;

/**
 * Paints small boards, each on a canvas of its own. What is the same on all of them is drawn once and copied: the squares, and
 * a queen. `probe` is a canvas of the page, from which colours are looked up.
 */
export function createPainter(probe) {
  let sprites = null;
  let drawnFor = "";

  /** A queen in a colour, on a square of so many pixels. */
  function queenSprite(square, ink) {
    const side = Math.max(2, Math.ceil(square));
    const sprite = new OffscreenCanvas(side, side);
    const context = sprite.getContext("2d");
    context.fillStyle = ink;
    if (square < SMALLEST_PIECE) {
      context.arc(side / 2, side / 2, side * 0.42, 0, 2 * Math.PI);
      context.fill();
      return sprite;
    }
    const shown = side * 0.92;
    context.translate((side - shown) / 2, (side - shown) / 2);
    context.scale(shown / PIECE_SIZE, shown / PIECE_SIZE);
    context.fill(QUEEN, "evenodd");
    return sprite;
  }

  function boardSprite(n, side, blocked) {
    const sprite = new OffscreenCanvas(side, side);
    const context = sprite.getContext("2d");
    const square = side / n;
    context.fillStyle = colour(probe, "var(--square-light)");
    context.fillRect(0, 0, side, side);
    chequer(context, n, n, square, colour(probe, "var(--square-dark)"));
    context.fillStyle = colour(probe, "var(--control-line)");
    for (const index of blocked) {
      context.fillRect((index % n) * square, Math.floor(index / n) * square, square, square);
    }
    return sprite;
  }

  function prepare({ n, queens, blocked }, side) {
    const wanted = JSON.stringify([n, side, queens.length > 0, blocked]);
    if (wanted === drawnFor) return;
    drawnFor = wanted;
    const square = side / n;
    const placed = queenSprite(square, colour(probe, "var(--ink)"));
    // As on the board: where queens were placed by hand, those that were found differ from them.
    const found = queens.length > 0 ? queenSprite(square, colour(probe, "var(--permanent)")) : placed;
    sprites = { board: boardSprite(n, side, blocked), placed, found };
  }

  return {
    /** The theme may be another one now. */
    recolour() {
      drawnFor = "";
    },
    /** Paint queens in these columns on a board, {n, queens, blocked}, which is so wide on the page. */
    paint(canvas, board, columns, width) {
      const side = Math.round(width * pixelScale());
      prepare(board, side);
      if (canvas.width !== side || canvas.height !== side) canvas.width = canvas.height = side;
      const context = canvas.getContext("2d");
      const square = side / board.n;
      context.drawImage(sprites.board, 0, 0);
      for (const [row, column] of columns.entries()) {
        const queen = board.queens.includes(row * board.n + column) ? sprites.placed : sprites.found;
        context.drawImage(queen, Math.round(column * square), Math.round(row * square));
      }
    },
  };
}

/** Hear of another theme: one that is chosen on the page, or the system's. */
export function onTheme(repaint) {
  new MutationObserver(repaint).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", repaint);
  }
}
