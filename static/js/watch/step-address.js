// The part of the address that says where in a search the reader is, and who races.

import { fail, numberWithin, oneOf, yesOrNo } from "../parts/address-values.js";
import { LARGEST_NUMBER } from "../parts/text.js";
import { badStrategy, CODE_ALONE, NO_STRATEGY } from "../parts/words.js";
import { YOUR_CODE } from "../parts/your-code.js";

const VIEWS = ["code", "stack", "tree", "counters", "output", "check", "race"];

/** The view that is not of a search: the whole way from a Sudoku to its solution. */
const WAY = "way";

export const keys = ["strategy", "step", "placement", "view", "present", "left", "right", "code"];

// Which strategies there are is data of the build: see `searches`.
const strategy = (text, key) => (/^[a-z0-9-]{1,60}$/.test(text) ? text : fail(badStrategy(key, text)));

/** Where in a search the address leads, with the reader's own program as it is packed, if there is one; null where it only names a board, or does not say whose search it is. */
export function read(values) {
  if (!keys.some((key) => values.has(key))) return null;
  if (!values.has("strategy")) return values.attempt(() => fail(NO_STRATEGY), null);
  const place = {
    strategy: values.take("strategy", strategy, null),
    step: values.take("step", numberWithin(0, LARGEST_NUMBER), 0),
    placement: values.take("placement", numberWithin(0, LARGEST_NUMBER), 0),
    view: values.take("view", oneOf(VIEWS), VIEWS[0]),
    present: values.take("present", yesOrNo, false),
    left: values.take("left", strategy, ""),
    right: values.take("right", strategy, ""),
  };
  const code = values.take("code", (text) => text, null);
  if (code !== null && place.strategy !== YOUR_CODE) values.attempt(() => fail(CODE_ALONE));
  if (place.strategy === null) return null;
  return code === null || place.strategy !== YOUR_CODE ? place : { ...place, code };
}

/** The step of the whole way that is shown, {view, step}, 0 for none of them; null where the address does not name the way. */
export function readWay(values) {
  if (values.take("view", (text) => text, "") !== WAY) return null;
  return { view: WAY, step: values.take("step", numberWithin(0, LARGEST_NUMBER), 0) };
}

/** Nothing where no search is open, nor the way; who races only where that is seen. */
export function write(place) {
  if (!place) return [];
  const shown = ["strategy", "step", "view", "present", ...(place.view === "race" ? ["left", "right"] : [])];
  if (place.code) shown.push("code");
  return shown
    .filter((key) => place[key] || place[key] === 0)
    .map((key) => [key, place[key] === true ? 1 : place[key]]);
}
