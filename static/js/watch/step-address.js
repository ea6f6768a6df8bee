// The part of the address that says where in a search the reader is, and who races.

import { fail, numberWithin, oneOf } from "../parts/address-values.js";
import { LARGEST_NUMBER } from "../parts/text.js";
import { badStrategy, NO_STRATEGY } from "../parts/words.js";

const VIEWS = ["code", "stack", "tree", "counters", "output", "check", "race"];

export const keys = ["strategy", "step", "placement", "view", "left", "right"];

// Which strategies there are is data of the build: see `searches`.
const strategy = (text, key) => (/^[a-z0-9-]{1,60}$/.test(text) ? text : fail(badStrategy(key, text)));

/** Where in a search the address leads; null where it only names a board, or does not say whose search it is. */
export function read(values) {
  if (!keys.some((key) => values.has(key))) return null;
  if (!values.has("strategy")) return values.attempt(() => fail(NO_STRATEGY), null);
  const place = {
    strategy: values.take("strategy", strategy, null),
    step: values.take("step", numberWithin(0, LARGEST_NUMBER), 0),
    placement: values.take("placement", numberWithin(0, LARGEST_NUMBER), 0),
    view: values.take("view", oneOf(VIEWS), VIEWS[0]),
    left: values.take("left", strategy, ""),
    right: values.take("right", strategy, ""),
  };
  return place.strategy === null ? null : place;
}

/** Nothing where no search is open; who races only where that is seen. */
export function write(place) {
  if (!place) return [];
  const shown = ["strategy", "step", "view", ...(place.view === "race" ? ["left", "right"] : [])];
  return shown.filter((key) => place[key] !== "").map((key) => [key, place[key]]);
}
