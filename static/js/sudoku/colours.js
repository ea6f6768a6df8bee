// The colours that the reader gives cells and single candidates, as plain data that is never changed in place: a number for
// every cell, 0 for none, and numbers by candidate, which is the cell times the number of digits, plus the digit less one.

import { remembered } from "../parts/text.js";
import { noughts } from "./notes.js";
import { sizeOf } from "./shape.js";

/** How many colours there are; each has a pattern of its own. */
export const COLOURS = 6;

/** No colour in so many cells. */
export const noColours = remembered((cells) =>
  Object.freeze({ cells: noughts(cells), candidates: Object.freeze({}) }),
);
export const NO_COLOURS = noColours(81);

export const candidateIndex = ({ cells }, cell, digit) => sizeOf(cells) * cell + digit - 1;

/** With these cells in a colour; in none where all have that one, or where it is 0. */
export function coloured(colours, cells, colour) {
  const wanted = cells.every((cell) => colours.cells[cell] === colour) ? 0 : colour;
  if (cells.every((cell) => colours.cells[cell] === wanted)) return colours;
  const next = colours.cells.map((old, cell) => (cells.includes(cell) ? wanted : old));
  return tidyColours({ ...colours, cells: Object.freeze(next) });
}

/** With one digit's candidates of these cells in a colour; in none where all have that one, or where it is 0. */
export function candidatesColoured(colours, cells, digit, colour) {
  const indices = cells.map((cell) => candidateIndex(colours, cell, digit));
  const has = (wanted) => indices.every((index) => (colours.candidates[index] ?? 0) === wanted);
  const wanted = has(colour) ? 0 : colour;
  if (has(wanted)) return colours;
  const candidates = { ...colours.candidates };
  for (const index of indices) {
    if (wanted) candidates[index] = wanted;
    else delete candidates[index];
  }
  return tidyColours({ ...colours, candidates: Object.freeze(candidates) });
}

/** With neither these cells nor any of their candidates in a colour. */
export function uncoloured(colours, cells) {
  const size = sizeOf(colours.cells);
  const kept = Object.entries(colours.candidates).filter(
    ([index]) => !cells.includes(Math.floor(Number(index) / size)),
  );
  const isPlain = kept.length === Object.keys(colours.candidates).length;
  const next = coloured(colours, cells, 0);
  return isPlain ? next : tidyColours({ ...next, candidates: Object.freeze(Object.fromEntries(kept)) });
}

/** Colours to keep: the one `noColours` where nothing is coloured. */
export const tidyColours = (colours) =>
  colours.cells.some(Boolean) || Object.keys(colours.candidates).length
    ? Object.freeze(colours)
    : noColours(colours.cells.length);
