// A state of the queens' board as it was kept: what is not whole is not taken.

import { areWithin, isText, isWithin, once } from "../parts/kept-values.js";
import { LARGEST_NUMBER } from "../parts/text.js";
import { QUEENS_LIMIT } from "./limits.js";
import { eachOf, FIELDS } from "./queens-fields.js";

/** The state that was kept, or null where it is none. What an older page did not know says nothing. */
export const stateKept = once((kept) => {
  const { n, columns, caption, fundamental, solution, total, complete } = kept;
  const fields = eachOf(FIELDS, ({ nothing }, key) => (key in kept ? kept[key] : nothing));
  const isWhole =
    isWithin(n, 1, QUEENS_LIMIT) &&
    Object.entries(FIELDS).every(([key, { isValue }]) => isValue(fields[key], n)) &&
    (areWithin(columns, 0) || areWithin(columns, n, -1, n - 1)) &&
    isText(caption) &&
    typeof fundamental === "boolean" &&
    isWithin(solution, 0, LARGEST_NUMBER) &&
    isWithin(total, 0, LARGEST_NUMBER) &&
    typeof complete === "boolean";
  return isWhole
    ? Object.freeze({ n, ...fields, columns, caption, fundamental, solution, total, complete })
    : null;
});
