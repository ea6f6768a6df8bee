// Marks behind the digits of a cell, as layers of its background: the style sheet has a picture of each by its name.

import { COLOUR_NAMES, colouredWords } from "../parts/words.js";

const THIRDS = ["0%", "50%", "100%"];

/** A mark at the place that a candidate has in its cell. */
export function markAt(name, digit) {
  const [row, column] = [Math.floor((digit - 1) / 3), (digit - 1) % 3];
  return `var(--mark-${name}) ${THIRDS[column]} ${THIRDS[row]} / 33.34% 33.34% no-repeat,`;
}

/** The colours of a cell and of those of its candidates that are `shown`, as marks and in words. */
export function coloursOf(colours, cell, shown) {
  const whole = colours.cells[cell];
  let marks = "";
  const words = whole ? [COLOUR_NAMES[whole - 1]] : [];
  for (let digit = 1; digit <= 9; digit += 1) {
    const colour = colours.candidates[9 * cell + digit - 1];
    if (!colour || !(shown & (1 << (digit - 1)))) continue;
    marks += markAt(colour, digit);
    words.push(colouredWords(digit, colour));
  }
  return { marks: whole ? `${marks}var(--colour-${whole}),` : marks, words: words.join(", ") };
}
