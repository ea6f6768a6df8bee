// How a link runs from one node to another: bent away from what it does not concern.

import { USUAL } from "../sudoku/shape.js";
import { corner, point } from "./places.js";

/** How near to the middle of a candidate a link ends. */
const GAP = 18;
/** By how much of its length a link may be bent to either side. */
const BENDS = [0.08, 0.14, 0.2, 0.27, 0.35, 0.45].flatMap((bend) => [bend, -bend]);
const SAMPLES = 24;

/** @type {(from: number[], to: number[], t: number) => number[]} */
const between = ([ax, ay], [bx, by], t) => [ax + (bx - ax) * t, ay + (by - ay) * t];
/** @type {(from: number[], to: number[]) => number} */
const distance = ([ax, ay], [bx, by]) => Math.hypot(bx - ax, by - ay);
/**
 * A point of a curve, which is three points; with two numbers, the control point of the part between them.
 * @type {(line: number[][], t: number, u?: number) => number[]}
 */
const at = ([a, b, c], t, u = t) => between(between(a, b, t), between(b, c, t), u);

function curve(from, to, bend) {
  const [mx, my] = between(from, to, 0.5);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // A short link is bent more, so that something of it is seen.
  const by = bend * (1 + 40 / Math.max(40, Math.hypot(dx, dy)));
  return [from, [mx - 2 * by * dy, my + 2 * by * dx], to];
}

/** How much is in the way of a curve: `obstacles` are [point, radius, weight] each. */
function cost(line, bend, obstacles, size) {
  let sum = Math.abs(bend) * 2;
  for (let index = 1; index < SAMPLES; index += 1) {
    const place = at(line, index / SAMPLES);
    if (place.some((value) => value < 2 || value > 100 * size - 2)) sum += 1;
    for (const [middle, radius, weight] of obstacles) {
      if (distance(place, middle) < radius) sum += weight;
    }
  }
  return sum;
}

/** The part of a curve that is farther from both ends than the gap. */
function trimmed(line) {
  const [from, , to] = line;
  const steps = Array.from({ length: 65 }, (_, index) => index / 64);
  const isFree = (t) => distance(at(line, t), from) >= GAP && distance(at(line, t), to) >= GAP;
  const free = steps.filter(isFree);
  const [start, end] = free.length > 1 ? [free[0], free.at(-1)] : [0.42, 0.58];
  return [at(line, start), at(line, start, end), at(line, end)];
}

/** The members of two nodes that are nearest to each other. */
function nearest(from, to, shape) {
  const pairs = from.flatMap((a) => to.map((b) => [point(a, shape), point(b, shape)]));
  const least = Math.min(...pairs.map(([a, b]) => distance(a, b)));
  return pairs.find(([a, b]) => distance(a, b) === least);
}

/** What no link should run through: candidates that are drawn, and the digits of cells without candidates. */
export function obstaclesOf(marks, candidates, shape = USUAL) {
  const digits = candidates.flatMap((mask, cell) => {
    if (mask) return [];
    const [x, y] = corner(cell, shape.size);
    return [[[x + 50, y + 50], 27, 1.6, cell, 0]];
  });
  return [
    ...digits,
    ...marks.map(({ cell, digit, soft }) => [point([cell, digit], shape), 14, soft ? 0.5 : 1.2, cell, digit]),
  ];
}

/** The curve of a link, three points, and its arrow head, three more. */
export function wayOf({ from, to }, obstacles, shape = USUAL) {
  const [start, end] = nearest(from, to, shape);
  const own = (cell, digit) => [...from, ...to].some(([a, b]) => a === cell && b === digit);
  const others = obstacles.filter(([, , , cell, digit]) => !own(cell, digit));
  const [best] = BENDS.map((bend) => {
    const line = curve(start, end, bend);
    return [line, cost(line, bend, others, shape.size)];
  }).reduce((least, now) => (now[1] < least[1] ? now : least));
  const line = trimmed(best);
  return { line, head: headOf(line) };
}

/** @param {number[][]} line */
function headOf([, control, end]) {
  const angle = Math.atan2(end[1] - control[1], end[0] - control[0]);
  const wing = (turn) => [end[0] - 11 * Math.cos(angle + turn), end[1] - 11 * Math.sin(angle + turn)];
  return [wing(0.45), end, wing(-0.45)];
}
