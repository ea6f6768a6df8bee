// What is to be seen of the notes of one cell, and how it is called.

import { remembered } from "../parts/text.js";
import { candidateWords } from "../parts/words.js";
import { ALL, bit, digitsIn } from "./notes.js";

const spaced = remembered((mask) => digitsIn(mask).join(" "));
/** Words for three masks of nine bits in one number. */
const wordsOf = remembered((masks) =>
  candidateWords(spaced(masks >> 18), spaced((masks >> 9) & ALL), spaced(masks & ALL)),
);
const close = remembered((mask) => digitsIn(mask).join(""));

/** In one line above what stands in the middle, and in one below it. */
const halves = remembered((mask) => {
  const digits = digitsIn(mask);
  const half = Math.ceil(digits.length / 2);
  return [digits.slice(0, half).join(" "), digits.slice(half).join(" ")];
});

/**
 * What is noted in an empty cell, or null for nothing: the digits that are `shown` at the places of a keypad and those of
 * them that are the reader's `own`, as masks, or `lines` of text above, in and below the middle; words for it; and whether
 * the digit that is looked for is `found` in it, 0 for none.
 */
export function inCell(notes, candidates, cell, looked) {
  const corner = notes.corner[cell];
  const centre = notes.centre[cell];
  const possible = candidates[cell];
  if (!(corner || centre || possible)) return null;
  const words = wordsOf((possible << 18) | (corner << 9) | centre);
  const found = looked !== 0 && ((corner | centre | possible) & bit(looked)) !== 0;
  if (notes.auto || !centre) {
    return { shown: corner | centre | possible, own: corner | centre, lines: null, words, found };
  }
  const [above, below] = halves(corner);
  return { shown: 0, own: 0, lines: [above, close(centre), below], words, found };
}
