// How the notes of one cell look and are called: small digits at the places of a keypad, or in one line in the middle.

import { candidateWords } from "../parts/words.js";
import { markAt } from "./marks.js";
import { digitsIn } from "./notes.js";

/** As wide as a digit: what is left out keeps its place. */
const GAP = "\u2007";
const bit = (digit) => 1 << (digit - 1);

const remembered = (make) => {
  const made = [];
  return (mask) => (made[mask] ??= make(mask));
};
const spaced = remembered((mask) => digitsIn(mask).join(" "));
const atPlaces = remembered((mask) =>
  [1, 4, 7]
    .map((first) => [first, first + 1, first + 2].map((digit) => (mask & bit(digit) ? digit : GAP)).join(" "))
    .join("\n"),
);

/** Above and below what stands in the middle. */
const around = remembered((mask) => {
  const digits = digitsIn(mask);
  const half = Math.ceil(digits.length / 2);
  const line = (part) => part.join(" ") || GAP;
  return `${line(digits.slice(0, half))}\n${GAP}\n${line(digits.slice(half))}`;
});

/**
 * What is noted in an empty cell, or null for nothing: texts of `small` digits and of the reader's `own` ones, which are
 * drawn over them, or, where there is a `centre`, of that; whether the small ones are only automatic; the digits that have
 * places, as a mask; words for it; and for the digit that is looked for its mark, or whether it was found without a place.
 */
export function inCell(notes, candidates, cell, wanted) {
  const [corner, centre] = [notes.corner[cell], notes.centre[cell]];
  const shown = notes.auto ? candidates[cell] : 0;
  if (!(corner || centre || shown)) return null;
  const looked = wanted ? bit(wanted) : 0;
  const words = candidateWords(spaced(shown), spaced(corner), spaced(centre));
  if (notes.auto) {
    const own = corner | centre;
    const places = shown | own;
    return {
      ...{ small: atPlaces(shown & ~own), soft: true, own: own ? atPlaces(own) : "", centre: false, words },
      ...{ places, found: false, mark: places & looked ? markAt("wanted", wanted) : "" },
    };
  }
  if (!centre) {
    return {
      ...{ small: atPlaces(corner), soft: false, own: "", centre: false, words },
      ...{ places: corner, found: false, mark: corner & looked ? markAt("wanted", wanted) : "" },
    };
  }
  return {
    ...{
      small: corner ? around(corner) : "",
      soft: false,
      own: digitsIn(centre).join(""),
      centre: true,
      words,
    },
    ...{ places: 0, found: ((corner | centre) & looked) !== 0, mark: "" },
  };
}
