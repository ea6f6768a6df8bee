// The squares of a large board and queens too small for a shape, as pixels: a number of 32 bits each, as an image has them.
//
// `view` is {x, y, side}: the column and row at the top left corner, and the pixels to a square.

const OPAQUE = 0xff000000;
/** How much of a board that has queens everywhere they darken, where there are many to a pixel. */
const DARKENED = 0.6;
/** Shares of a pixel that are told apart at the border of two squares. */
const SHARES = 16;
/** What is left of the paper where no more is seen of it. */
const COVERED = 0.001;

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
  const shades = shadesOf(light, dark, SHARES, (part) => part / SHARES);
  const lines = [];
  const line = (share) => {
    const darkOdd = rows % 2 === 0 ? 1 - share : share;
    const shade = (odd) => shades[Math.round(SHARES * (odd * darkOdd + (1 - odd) * (1 - darkOdd)))];
    return Uint32Array.from(across, shade);
  };
  for (const [row, share] of oddShares(height, y, side).entries()) {
    const step = Math.round(share * SHARES);
    lines[step] ??= line(step / SHARES);
    pixels.set(lines[step], row * width);
  }
}

/**
 * Draw queens, given their columns by row, as dots of `size` pixels on `paper`. Where dots for every row would cover it,
 * each darkens a little, so that one sees where they are many.
 */
export function drawDots(image, view, queens, size, { ink, paper }) {
  const dotsOnPixel = size ** 2 / (queens.length * view.side ** 2);
  if (dotsOnPixel <= DARKENED) {
    eachDot(image, view, queens, size, (left, top) => {
      eachLine(image, left, top, size, (from, to) => image.pixels.fill(ink, from, to));
    });
    return;
  }
  const counts = new Uint32Array(image.pixels.length);
  eachDot(image, view, queens, size, (left, top, count) => {
    eachLine(image, left, top, size, (from, to) => {
      for (let at = from; at < to; at++) counts[at] += count;
    });
  });
  const lighter = 1 - DARKENED / dotsOnPixel;
  const most = Math.ceil(Math.log(COVERED) / Math.log(lighter));
  const shades = shadesOf(paper, ink, most, (count) => 1 - lighter ** count);
  for (let at = 0; at < counts.length; at++) {
    if (counts[at] > 0) image.pixels[at] = shades[Math.min(counts[at], most)];
  }
}

/** Colours from one to another, for each of the numbers up to the last its share. */
const shadesOf = (from, to, last, share) =>
  Uint32Array.from({ length: last + 1 }, (_, number) => mixed(from, to, share(number)));

/** Tell `draw(left, top, count)` of the dots in view. Neighbours that fall onto the same pixels are told of together. */
function eachDot({ width, height }, { x, y, side }, queens, size, draw) {
  const shift = (side - size) / 2;
  const from = Math.max(0, Math.floor(y - size / side));
  const to = Math.min(queens.length, Math.ceil(y + (height + size) / side));
  let [left, top, count] = [0, 0, 0];
  for (let row = from; row < to; row++) {
    const column = queens[row];
    if (column < 0) continue;
    const across = Math.round((column - x) * side + shift);
    if (across <= -size || across >= width) continue;
    const down = Math.round((row - y) * side + shift);
    if (across !== left || down !== top) {
      if (count > 0) draw(left, top, count);
      [left, top, count] = [across, down, 0];
    }
    count++;
  }
  if (count > 0) draw(left, top, count);
}

/** Tell of each line of a dot which pixels it has. */
function eachLine({ width, height }, left, top, size, fill) {
  const [first, last] = [Math.max(0, left), Math.min(width, left + size)];
  for (let row = Math.max(0, top); row < Math.min(height, top + size); row++) {
    fill(row * width + first, row * width + last);
  }
}
