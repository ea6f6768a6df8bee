// Where the boards of the list stand, plain numbers: rows of the same height, from the left.

export const GAP = 8;
/** Height of the number below a board. */
export const CAPTION = 20;
const SMALLEST = 80;
/** A square that can still be seen. */
const SMALLEST_SQUARE = 5;
/** Rows that are there above and below those in view. */
const BEYOND = 2;

/** How boards of n by n fill a width: how many stand beside each other, how wide each is, and how high a row. */
export function layoutOf(n, width) {
  const least = Math.max(SMALLEST, SMALLEST_SQUARE * n);
  const across = Math.max(1, Math.floor((width + GAP) / (least + GAP)));
  const side = Math.max(1, Math.floor((width - (across - 1) * GAP) / across));
  return { across, side, row: side + CAPTION + GAP };
}

/** Where a board stands, by its number from 1. */
export const placeOf = (number, { across, side, row }) => ({
  left: ((number - 1) % across) * (side + GAP),
  top: Math.floor((number - 1) / across) * row,
});

export const heightOf = (total, { across, row }) => Math.ceil(total / across) * row;

/** The first and the last number of what is to be there where so much is scrolled away and so much is seen; `beyond` counts rows. */
export function seen(total, { across, row }, top, height, beyond = BEYOND) {
  const first = Math.max(0, Math.floor(top / row) - beyond);
  const last = Math.floor((top + Math.max(0, height - 1)) / row) + beyond;
  return [Math.min(total, first * across + 1), Math.min(total, (last + 1) * across)];
}

/** The number that a key leads to; 0 for a key that leads nowhere. */
export function target(key, current, total, { across }, rowsInView) {
  const page = across * Math.max(1, rowsInView);
  const moves = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current > across ? current - across : current,
    ArrowDown: current + across <= total ? current + across : current,
    PageUp: current - page,
    PageDown: current + page,
    Home: 1,
    End: total,
  };
  return key in moves ? Math.min(total, Math.max(1, moves[key])) : 0;
}
