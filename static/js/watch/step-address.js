// The part of the address that says where in a search the reader is.

import { fail, readNumber } from "../parts/address-values.js";
import { badStrategy, badView, NO_STRATEGY } from "../parts/words.js";

const MOST_STEPS = 1_000_000;
const VIEWS = ["code", "stack", "tree", "counters", "race"];

export const keys = ["strategy", "step", "view"];

/** Where in a search the address leads; null where it only names a board. */
export function read(parts) {
  if (!keys.some((key) => parts.has(key))) return null;
  const strategy = parts.get("strategy") ?? fail(NO_STRATEGY);
  if (!/^[a-z0-9-]{1,60}$/.test(strategy)) fail(badStrategy(strategy));
  const step = readNumber(parts, "step", { from: 0, to: MOST_STEPS, otherwise: 0 });
  const view = parts.get("view") ?? "";
  if (view !== "" && !VIEWS.includes(view)) fail(badView(view, VIEWS));
  return { strategy, step, view };
}

/** Nothing where no search is open. */
export const write = (step) => (step ? keys.map((key) => [key, step[key]]) : []);
