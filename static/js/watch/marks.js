// Marks on a strip that stands for a whole search, from what was counted in each of many equal parts of it. What falls
// together is drawn as its density, so that its ups and downs are seen and not one solid line.

/** A column of density is as wide: narrower ones would shimmer. */
const COLUMN = 2;
/** Half of the width of a break. */
const BREAK = 5;
/** What is rare is seen, too. */
const LEAST = 2;

/** How high each of some equal columns over the parts is: what `pool` makes of the parts whose middles lie in it. */
export function columnsOf(parts, columns, pool) {
  const pooled = Array.from({ length: columns }, () => []);
  for (const [index, value] of parts.entries()) {
    pooled[Math.floor(((index + 0.5) * columns) / parts.length)].push(value);
  }
  return pooled.map((values) => (values.length ? pool(values) : 0));
}

export const highest = (values) => Math.max(...values);
/** Not the sum: columns take in one part more or less. */
export const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Which solutions stand alone, as places from 0 to 1, and the counts of the parts where they are `near` to each other or
 * several: a flag each would hide the next one. Where few stand alone none does, for a flag would only look important.
 */
export function apart(counts, near) {
  const taken = Array.from(counts.keys()).filter((index) => counts[index] > 0);
  const alone = taken.filter(
    (index, at) =>
      counts[index] === 1 &&
      !(index - (taken[at - 1] ?? Number.NEGATIVE_INFINITY) < near) &&
      !((taken[at + 1] ?? Number.POSITIVE_INFINITY) - index < near),
  );
  const flagged = 2 * alone.length < taken.length ? [] : alone;
  return {
    places: flagged.map((index) => (index + 0.5) / counts.length),
    dense: counts.map((count, index) => (flagged.includes(index) ? 0 : count)),
  };
}

/** The depth along the strip as an area from `bottom` up. */
export function drawArea(context, depths, width, bottom, height) {
  drawColumns(context, columnsOf(depths, columnsIn(width, depths), highest), width, (value) => {
    return [bottom - height * value, height * value];
  });
}

/** How dense the dead ends are, from `bottom` up. */
export function drawDeadEnds(context, counts, width, bottom, height, fill) {
  context.fillStyle = fill;
  const densities = columnsOf(counts, columnsIn(width, counts), average);
  const most = highest(densities);
  drawColumns(context, densities, width, (value) => {
    const tall = tallness(value, most, height);
    return [bottom - tall, tall];
  });
}

/** Solutions: each a pole over the whole height with a flag, or their density from the top down. */
export function drawSolutions(context, counts, width, height, size, fill) {
  context.fillStyle = fill;
  const { places, dense } = apart(counts, ((size + 2) * counts.length) / width);
  const densities = columnsOf(dense, columnsIn(width, dense), average);
  const most = highest(densities);
  drawColumns(context, densities, width, (value) => [0, tallness(value, most, size + 2)]);
  for (const place of places) {
    const x = Math.min(Math.round(place * width), width - COLUMN);
    // At the end of the strip the flag flies the other way.
    const tip = x + size > width ? x - size : x + size;
    context.fillRect(x, 0, COLUMN, height);
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(tip, size / 2);
    context.lineTo(x, size);
    context.fill();
  }
}

/** A break over the whole height, where steps are left out: `at` is a place from 0 to 1, null for none. */
export function drawGap(context, at, width, height, ink) {
  if (at === null) return;
  const x = Math.round(at * width);
  context.clearRect(x - BREAK, 0, 2 * BREAK, height);
  context.strokeStyle = ink;
  context.lineWidth = 1.5;
  for (const left of [x - BREAK, x + 1]) {
    context.beginPath();
    context.moveTo(left, height);
    context.lineTo(left + BREAK - 1, 0);
    context.stroke();
  }
}

const columnsIn = (width, parts) => Math.min(Math.max(1, Math.floor(width / COLUMN)), parts.length || 1);
const tallness = (value, most, height) => Math.max(LEAST, (height * value) / most);

function drawColumns(context, values, width, extent) {
  const step = width / values.length;
  for (const [index, value] of values.entries()) {
    if (value === 0) continue;
    const [top, tall] = extent(value);
    // From pixel to pixel, or neighbours would leave a pale line between them.
    const left = Math.round(index * step);
    context.fillRect(left, top, Math.round((index + 1) * step) - left, tall);
  }
}
