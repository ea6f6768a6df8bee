/** Marks on a strip that stands for a whole search, at places from 0 to 1. What falls on one pixel is drawn once. */

const spread = (places, width) => new Set(places.map((place) => Math.round(place * width)));

/** Short lines down from `top`: the dead ends. */
export function drawTicks(context, places, width, top, height, fill) {
  context.fillStyle = fill;
  for (const x of spread(places, width)) context.fillRect(x, top, 1, height);
}

/** Poles over the whole height with a flag of `size` at the top: the solutions. */
export function drawFlags(context, places, width, height, size, fill) {
  context.fillStyle = fill;
  for (const x of spread(places, width)) {
    context.fillRect(x, 0, 2, height);
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + size, size / 2);
    context.lineTo(x, size);
    context.fill();
  }
}
