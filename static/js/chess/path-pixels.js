// A long tour as pixels: a number of 32 bits each, as an image has them. Only what is in view is looked at, so that a million
// moves are drawn in every frame.
//
// `view` is {x, y, side} as in picture-pixels.js. A tour is {path, order, cols, rows, shades}: the squares in the order of the
// moves, for each square the number of its move from 1, 0 for none, and colours as pixels from the first move to the last.

/** A knight's move goes so many squares far in one direction, and half of that in the other. */
const REACH = 2;
/** The length of a move on squares of side 1, and what is across a line, measured along the shorter direction of a move. */
const LENGTH = Math.hypot(2, 1);
const ACROSS = LENGTH / 2;

/** For each square the number of its move, from 1; 0 for none. */
export function orderOf(path, size) {
  const order = new Uint32Array(size);
  for (let move = 0; move < path.length; move++) order[path[move]] = move + 1;
  return order;
}

/** The squares of which anything is in view, or a move of whose reaches into it. */
export function squaresNear({ width, height }, { x, y, side }, { rows, cols }) {
  return {
    top: Math.max(0, Math.floor(y) - REACH),
    bottom: Math.min(rows - 1, Math.floor(y + height / side) + REACH),
    left: Math.max(0, Math.floor(x) - REACH),
    right: Math.min(cols - 1, Math.floor(x + width / side) + REACH),
  };
}

/** The moves from 1 that begin on a square near the view and are not the last, in the order of the tour. */
export function movesNear(image, view, tour) {
  const { top, bottom, left, right } = squaresNear(image, view, tour);
  const { path, order, cols } = tour;
  const moves = new Uint32Array(Math.max(0, (bottom - top + 1) * (right - left + 1)));
  let count = 0;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const move = order[row * cols + column];
      if (move > 0 && move < path.length) moves[count++] = move;
    }
  }
  return moves.subarray(0, count).sort();
}

/** The colour of a move among so many. */
const shadeOf = (shades, move, moves) => shades[Math.floor((move * (shades.length - 1)) / moves)];

/**
 * Colour every pixel by when the knight was there, and let as much of the ground be seen as there is between lines of this width:
 * for squares of a pixel or two.
 */
export function fillByOrder(image, view, tour, width) {
  const { path, order, cols, shades } = tour;
  const moves = Math.max(1, path.length);
  const covered = Math.round(256 * (1 - Math.exp((-LENGTH * width) / view.side)));
  const across = spans(image.width, view.x, view.side, cols);
  const down = spans(image.height, view.y, view.side, tour.rows);
  for (let row = 0; row < image.height; row++) {
    const [top, bottom] = [down.first[row], down.last[row]];
    for (let column = 0; column < image.width; column++) {
      let [sum, count] = [0, 0];
      for (let at = top; at <= bottom; at++) {
        for (let square = across.first[column]; square <= across.last[column]; square++) {
          const move = order[at * cols + square];
          if (move > 0) {
            sum += move;
            count += 1;
          }
        }
      }
      if (count === 0) continue;
      blend(image.pixels, row * image.width + column, shadeOf(shades, sum / count, moves), covered);
    }
  }
}

/** For each pixel of a line the first and the last square whose middle is on it, or the one that it is on. */
function spans(count, from, side, squares) {
  const first = new Int32Array(count);
  const last = new Int32Array(count);
  for (let pixel = 0; pixel < count; pixel++) {
    const [begin, end] = [from + pixel / side, from + (pixel + 1) / side];
    const on = Math.floor((begin + end) / 2);
    const [least, most] = [Math.ceil(begin - 0.5), Math.ceil(end - 0.5) - 1];
    first[pixel] = Math.min(squares - 1, least <= most ? least : on);
    last[pixel] = Math.min(squares - 1, least <= most ? most : on);
  }
  return { first, last };
}

/** Draw the moves near the view as lines of this width. */
export function drawLines(image, view, tour, width) {
  const { path, order, cols, shades } = tour;
  const { top, bottom, left, right: end } = squaresNear(image, view, tour);
  const half = (width * ACROSS) / 2;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= end; column++) {
      const move = order[row * cols + column];
      if (move === 0 || move === path.length) continue;
      const to = path[move];
      const there = to % cols;
      const x = (column + 0.5 - view.x) * view.side;
      const y = (row + 0.5 - view.y) * view.side;
      const right = (there - column) * view.side;
      const down = ((to - there) / cols - row) * view.side;
      drawLine(image, x, y, right, down, half, shadeOf(shades, move, path.length));
    }
  }
}

/**
 * Draw a move as a line, `half` of whose width lies on either side of it, measured along its shorter direction. Nothing is made here
 * for a move: there are many.
 */
function drawLine({ pixels, width, height }, x, y, right, down, half, colour) {
  const isFlat = Math.abs(right) > Math.abs(down);
  const along = isFlat ? 1 : width;
  const beside = isFlat ? width : 1;
  const length = isFlat ? width : height;
  const breadth = isFlat ? height : width;
  const slope = isFlat ? down / right : right / down;
  const start = isFlat ? x : y;
  const goes = isFlat ? right : down;
  const from = goes < 0 ? start + goes : start;
  const middle = (isFlat ? y : x) + (goes < 0 ? slope * goes : 0);
  const last = Math.min(length, Math.round(from + Math.abs(goes)));
  for (let at = Math.max(0, Math.round(from)); at < last; at++) {
    const centre = middle + slope * (at + 0.5 - from);
    const begin = centre - half;
    const end = centre + half;
    const edge = Math.min(breadth, end);
    for (let side = Math.max(0, Math.floor(begin)); side < edge; side++) {
      const share = Math.min(end, side + 1) - Math.max(begin, side);
      blend(pixels, at * along + side * beside, colour, (share * 256) | 0);
    }
  }
}

/** Lay a colour over a pixel, with so many of 256 parts. Red and blue are reckoned as one number. */
function blend(pixels, at, colour, part) {
  const under = pixels[at] | 0;
  const odd = under & 0xff00ff;
  const even = under & 0x00ff00;
  const mixedOdd = (odd + (Math.imul((colour & 0xff00ff) - odd, part) >> 8)) & 0xff00ff;
  const mixedEven = (even + (Math.imul((colour & 0x00ff00) - even, part) >> 8)) & 0x00ff00;
  pixels[at] = 0xff000000 | mixedOdd | mixedEven;
}
