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

/** The screen's pixels to each of the page's; more than three cannot be seen. */
export const pixelScale = () => Math.min(window.devicePixelRatio || 1, 3);

/** Fill the dark squares of a chess board whose bottom left one is dark; `side` is that of a square. */
export function chequer(context, rows, cols, side, dark) {
  context.fillStyle = dark;
  for (let row = 0; row < rows; row++) {
    for (let column = (rows - row) % 2 === 1 ? 0 : 1; column < cols; column += 2) {
      context.fillRect(column * side, row * side, side, side);
    }
  }
}
