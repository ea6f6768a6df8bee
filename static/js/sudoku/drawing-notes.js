// How the notes and colours of a Sudoku are drawn: the same look as on the page.

import { inCell } from "./cell-notes.js";
import { candidateIndex } from "./colours.js";
import { frameOf, middleOf } from "./note-places.js";
import { candidatesOf, digitsIn } from "./notes.js";
import { candidateShape, cellPattern } from "./patterns.js";

/** Digits side by side around a middle, {digit, x, y} each in parts of a cell. */
const line = (digits, y) => {
  const pitch = Math.min(1 / 3, 0.94 / digits.length);
  return digits.map((digit, index) => ({ digit, x: 0.5 + (index - (digits.length - 1) / 2) * pitch, y }));
};

const atPlaces = (mask, frame) =>
  digitsIn(mask).map((digit) => {
    const [x, y] = middleOf(digit, frame);
    return { digit, placed: true, x, y };
  });

/**
 * What is noted in the cells: for every cell digits {digit, x, y, size, own, placed} with their places and sizes in parts of
 * the cell; those that are `placed` stand where every cell has them. Candidates and notes stand at the places of a keypad,
 * notes of the middle in one line with the others around them.
 */
export function notesOf(state, peers) {
  const candidates = candidatesOf(state, peers);
  const frame = frameOf(state.shape);
  const { top, height, count } = frame;
  /** So far down in what is there for notes. */
  const down = (part) => top + part * height * count;
  return Array.from(state.digits, (digit, cell) => {
    const noted = digit === "." ? inCell(state.notes, candidates, cell, 0) : null;
    if (!noted) return [];
    const { shown, own, lines } = noted;
    const small = (digits, isOwn) => digits.map((one) => ({ ...one, size: frame.digit, own: isOwn }));
    const places = (mask, isOwn) => small(atPlaces(mask, frame), isOwn);
    if (!lines) return [...places(shown & ~own, false), ...places(own, true)];
    const { corner, centre } = state.notes;
    const half = Math.ceil(digitsIn(corner[cell]).length / 2);
    const [above, below] = [digitsIn(corner[cell]).slice(0, half), digitsIn(corner[cell]).slice(half)];
    const middle = digitsIn(centre[cell]);
    const size = Math.min(0.3, 1.6 / middle.length);
    return [
      ...small([...line(above, down(1 / 6)), ...line(below, down(5 / 6))], true),
      ...middleLine(middle, size, down(0.5)),
    ];
  });
}

/** Notes of the middle stand as close as text does. */
function middleLine(digits, size, y) {
  const pitch = 0.6 * size;
  return digits.map((digit, index) => ({
    ...{ digit, size, own: true },
    ...{ x: 0.5 + (index - (digits.length - 1) / 2) * pitch, y },
  }));
}

/** The colour of a cell, and those of its candidates that are among these digits, as SVG text. */
export function drawColours({ colours, shape }, cell, digits, [x, y, unit], paint) {
  const fill = (colour, d) => `<path d="${d}" fill="${paint(`paint-${colour}`)}" fill-rule="evenodd"/>`;
  const whole = colours.cells[cell];
  const parts = whole ? [fill(whole, cellPattern(whole, x, y, unit))] : [];
  for (const { digit, placed, ...at } of digits) {
    const colour = colours.candidates[candidateIndex(colours, cell, digit)];
    if (!colour || !placed) continue;
    const { width, height } = frameOf(shape);
    const side = unit * Math.min(width, height);
    const corner = [x + at.x * unit - side / 2, y + at.y * unit - side / 2];
    parts.push(fill(colour, candidateShape(colour, ...corner, side)));
  }
  return parts.join("");
}
