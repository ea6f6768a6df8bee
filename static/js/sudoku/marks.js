// The reader's colours in words, and those of candidates as text by which they are compared and drawn.

import { COLOUR_NAMES, colouredWords } from "../parts/words.js";
import { candidateIndex, NO_COLOURS } from "./colours.js";
import { bit } from "./notes.js";

const PLAIN = { whole: 0, candidates: "", words: "" };

/** By colours: which candidates of each cell have one, as a mask. They are asked about with every key. */
const masks = new WeakMap();

function masksOf(colours) {
  if (!masks.has(colours)) {
    const found = Array(81).fill(0);
    for (const index of /** @type {any[]} */ (Object.keys(colours.candidates)))
      found[Math.floor(index / 9)] |= 1 << (index % 9);
    masks.set(colours, found);
  }
  return masks.get(colours);
}

/**
 * The colour of a cell, 0 for none; of its candidates that are `shown`, a mask, nine digits with 0 for none, or "" where
 * none has one; and words for them.
 */
export function coloursOf(colours, cell, shown) {
  if (colours === NO_COLOURS) return PLAIN;
  const whole = colours.cells[cell];
  const coloured = shown & masksOf(colours)[cell];
  if (!whole && !coloured) return PLAIN;
  const words = whole ? [COLOUR_NAMES[whole - 1]] : [];
  let candidates = "";
  for (let digit = 1; digit <= 9; digit += 1) {
    const colour = coloured & bit(digit) ? colours.candidates[candidateIndex(cell, digit)] : 0;
    candidates += colour;
    if (colour) words.push(colouredWords(digit, colour));
  }
  return { whole, candidates: coloured ? candidates : "", words: words.join(", ") };
}
