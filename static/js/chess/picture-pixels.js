// The squares of a large board and queens too small for a shape, as pixels: a number of 32 bits each, as an image has them.
//
// `view` is {x, y, side}: the column and row at the top left corner, and the pixels to a square.

const OPAQUE = 0xff000000;
/** How much of a board that has queens everywhere they darken, where there are many to a pixel. */
const DARKENED = 0.6;
/** Shares of a pixel that are told apart at the border of two squares. */
const SHARES = 16;

/** A colour between two. */
export function mixed(from, to, share) {
  let colour = OPAQUE;
  for (const shift of [0, 8, 16]) {
    const [a, b] = [(from >>> shift) & 255, (to >>> shift) & 255];
    colour |= Math.round(a + (b - a) * share) << shift;
  }
  return colour >>> 0;
}

/** How much of every pixel of a line lies on squares of odd index. */
function oddShares(count, from, side) {
  const oddUpTo = (place) => {
    const pairs = Math.floor(place / 2);
    return pairs + Math.max(0, place - 2 * pairs - 1);
  };
  return Float64Array.from({ length: count }, (_, index) => {
    const [start, end] = [from + index / side, from + (index + 1) / side];
    return (oddUpTo(end) - oddUpTo(start)) * side;
  });
}

/** Fill with the squares of a chess board whose bottom left one is dark. */
export function fillChequer({ pixels, width, height }, { x, y, side }, rows, light, dark) {
  const across = oddShares(width, x, side);
  const lines = [];
  const line = (share) => {
    const darkOdd = rows % 2 === 0 ? 1 - share : share;
    return Uint32Array.from(across, (odd) => mixed(light, dark, odd * darkOdd + (1 - odd) * (1 - darkOdd)));
  };
  for (const [row, share] of oddShares(height, y, side).entries()) {
    const step = Math.round(share * SHARES);
    lines[step] ??= line(step / SHARES);
    pixels.set(lines[step], row * width);
  }
}

/**
 * Draw queens as dots of `size` pixels, given their columns by row. Where there are more of them than pixels, each darkens
 * a little, so that one sees where they are many.
 */
export function drawDots(image, { x, y, side }, queens, size, ink) {
  const { width, height } = image;
  const shift = (side - size) / 2;
  const from = Math.max(0, Math.floor(y - size / side));
  const to = Math.min(queens.length, Math.ceil(y + (height + size) / side));
  const dotsOnPixel = size ** 2 / (queens.length * side ** 2);
  const strength = Math.min(1, DARKENED / dotsOnPixel);
  let [left, top, count] = [0, 0, 0];
  // Neighbours often fall onto the same pixels: they are counted, and drawn once.
  const draw = () => {
    if (count > 0) drawDot(image, left, top, size, ink, 1 - (1 - strength) ** count);
  };
  for (let row = from; row < to; row++) {
    const column = queens[row];
    if (column < 0) continue;
    const across = Math.round((column - x) * side + shift);
    if (across <= -size || across >= width) continue;
    const down = Math.round((row - y) * side + shift);
    if (across !== left || down !== top) {
      draw();
      [left, top, count] = [across, down, 0];
    }
    count++;
  }
  draw();
}

function drawDot({ pixels, width, height }, left, top, size, ink, strength) {
  const [right, bottom] = [Math.min(width, left + size), Math.min(height, top + size)];
  for (let row = Math.max(0, top); row < bottom; row++) {
    for (let at = row * width + Math.max(0, left); at < row * width + right; at++) {
      pixels[at] = strength === 1 ? ink : mixed(pixels[at], ink, strength);
    }
  }
}
