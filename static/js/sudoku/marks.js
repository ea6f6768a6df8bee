// The reader's colours in words, and those of candidates as text by which they are compared and drawn.

import { COLOUR_NAMES, colouredWords } from "../parts/words.js";
import { candidateIndex, noColours } from "./colours.js";
import { bit } from "./notes.js";
import { sizeOf, symbolOf } from "./shape.js";

const PLAIN = { whole: 0, candidates: "", words: "" };

/** By colours: which candidates of each cell have one, as a mask. They are asked about with every key. */
const masks = new WeakMap();

function masksOf(colours) {
  if (!masks.has(colours)) {
    const found = Array(colours.cells.length).fill(0);
    const size = sizeOf(found);
    for (const index of /** @type {any[]} */ (Object.keys(colours.candidates)))
      found[Math.floor(index / size)] |= 1 << (index % size);
    masks.set(colours, found);
  }
  return masks.get(colours);
}

/**
 * The colour of a cell, 0 for none; of its candidates that are `shown`, a mask, a figure a digit with 0 for none, or "" where
 * none has one; and words for them.
 */
export function coloursOf(colours, cell, shown) {
  if (colours === noColours(colours.cells.length)) return PLAIN;
  const whole = colours.cells[cell];
  const coloured = shown & masksOf(colours)[cell];
  if (!whole && !coloured) return PLAIN;
  const words = whole ? [COLOUR_NAMES[whole - 1]] : [];
  let candidates = "";
  for (let digit = 1; digit <= sizeOf(colours.cells); digit += 1) {
    const colour = coloured & bit(digit) ? colours.candidates[candidateIndex(colours, cell, digit)] : 0;
    candidates += colour;
    if (colour) words.push(colouredWords(symbolOf(digit), colour));
  }
  return { whole, candidates: coloured ? candidates : "", words: words.join(", ") };
}
