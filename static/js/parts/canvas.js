import { isForPaper } from "./paper.js";

/** A colour of the style sheets as the canvas understands it, in the present theme. */
export function colour(canvas, css) {
  canvas.style.color = css;
  const value = getComputedStyle(canvas).color;
  canvas.style.color = "";
  return value;
}

/**
 * Give a canvas as many pixels as the screen has under it. Returns its context, its size on the page and the pixels to
 * each of the page's; null while it is not shown.
 */
export function sharpen(canvas) {
  const { width, height } = canvas.getBoundingClientRect();
  if (width === 0) return null;
  const scale = pixelScale();
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  return { context: canvas.getContext("2d"), width, height, scale };
}

/** Pixels to each of the page's: on the screen more than three cannot be seen, on paper they can. */
const ON_PAPER = 4;

export const pixelScale = () => (isForPaper() ? ON_PAPER : Math.min(window.devicePixelRatio || 1, 3));

/** To be called at the end of a drawing: Chromium prints lines that are not pixels yet some percent too small. */
export function finish({ context }) {
  const { width, height } = context.canvas;
  if (isForPaper()) context.putImageData(context.getImageData(0, 0, width, height), 0, 0);
}

/** Fill the dark squares of a chess board whose bottom left one is dark; `side` is that of a square. */
export function chequer(context, rows, cols, side, dark) {
  context.fillStyle = dark;
  for (let row = 0; row < rows; row++) {
    for (let column = (rows - row) % 2 === 1 ? 0 : 1; column < cols; column += 2) {
      context.fillRect(column * side, row * side, side, side);
    }
  }
}
