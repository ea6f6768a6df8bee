// What is to be seen of the notes of one cell, and how it is called.

import { setting } from "../parts/settings.js";
import { remembered } from "../parts/text.js";
import { candidateWords } from "../parts/words.js";
import { bit, digitsIn } from "./notes.js";
import { symbolOf } from "./shape.js";

const writtenIn = (mask) => digitsIn(mask).map(symbolOf);
/** The same function of a mask, which works out each once: as long as digits above nine are written in one way. */
const ofMasks = (make) => {
  const [plain, chosen] = [remembered(make), { letters: remembered(make), numbers: remembered(make) }];
  return (mask) => (mask < 512 ? plain(mask) : chosen[setting("digits")](mask));
};
const spaced = ofMasks((mask) => writtenIn(mask).join(" "));
const close = ofMasks((mask) => writtenIn(mask).join(mask < 512 ? "" : " "));

/** In one line above what stands in the middle, and in one below it. */
const halves = ofMasks((mask) => {
  const digits = writtenIn(mask);
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
  const words = candidateWords(spaced(possible), spaced(corner), spaced(centre));
  const found = looked !== 0 && ((corner | centre | possible) & bit(looked)) !== 0;
  if (notes.auto || !centre) {
    return { shown: corner | centre | possible, own: corner | centre, lines: null, words, found };
  }
  const [above, below] = halves(corner);
  return { shown: 0, own: 0, lines: [above, close(centre), below], words, found };
}
