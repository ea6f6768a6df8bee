// The part of the address that says where in a search the reader is, and who races.

import { fail, numberWithin, oneOf, yesOrNo } from "../parts/address-values.js";
import { LARGEST_NUMBER } from "../parts/text.js";
import { YOUR_CODE } from "../parts/your-code.js";

const VIEWS = ["code", "stack", "tree", "counters", "output", "check", "race", "lines"];

/** The view that is not of a search: the whole way from a Sudoku to its solution. */
const WAY = "way";

/** The reader's own program, packed, and how it is to be run: the editor reads them. */
const PROGRAM = ["code", "call", "answer", "script", "input"];

export const keys = ["strategy", "step", "placement", "view", "present", "left", "right", ...PROGRAM];

// Which strategies there are is data of the build: see `searches`.
const strategy = (text, key) => (/^[a-z0-9-]{1,60}$/.test(text) ? text : fail("badStrategy", key, text));

/** Where in a search the address leads, with the reader's own program if there is one; null where it only names a board, or does not say whose search it is. */
export function read(values) {
  if (!keys.some((key) => values.has(key))) return null;
  if (!values.has("strategy")) return values.attempt(() => fail("noStrategy"), null);
  const place = {
    strategy: values.take("strategy", strategy, null),
    step: values.take("step", numberWithin(0, LARGEST_NUMBER), 0),
    placement: values.take("placement", numberWithin(0, LARGEST_NUMBER), 0),
    view: values.take("view", oneOf(VIEWS), VIEWS[0]),
    present: values.take("present", yesOrNo, false),
    left: values.take("left", strategy, ""),
    right: values.take("right", strategy, ""),
  };
  if (place.strategy === YOUR_CODE) {
    for (const key of PROGRAM) if (values.has(key)) place[key] = values.take(key, (text) => text, "");
  } else if (PROGRAM.some((key) => values.has(key))) values.attempt(() => fail("codeAlone"));
  return place.strategy === null ? null : place;
}

/** The step of the whole way that is shown, {view, step}, 0 for none of them; null where the address does not name the way. */
export function readWay(values) {
  if (values.take("view", (text) => text, "") !== WAY) return null;
  return { view: WAY, step: values.take("step", numberWithin(0, LARGEST_NUMBER), 0) };
}

/** Nothing where no search is open, nor the way; who races only where that is seen. */
export function write(place) {
  if (!place) return [];
  const racers = place.view === "race" ? ["left", "right"] : [];
  return ["strategy", "step", "view", "present", ...racers, ...PROGRAM]
    .filter((key) => place[key] || place[key] === 0)
    .map((key) => [key, place[key] === true ? 1 : place[key]]);
}
