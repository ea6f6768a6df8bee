// What a page around this one keeps of what is done here: {version: 1, of, items}. What it gives back is somebody else's: only
// these are looked at, within their bounds; whoever shows the items has bounds for them.

import { isObject, isText } from "../parts/kept-values.js";

const VERSION = 1;
/** Characters of the longest state that is handed on, as JSON; and of one that is read. */
const LONGEST = 2_000;
const MOST_ITEMS = 60;
const OF = /^[a-z][\w -]{0,79}$/;

/** A state to be kept: without its items where it would be too long. */
export function stateOf({ of, items }) {
  const state = { version: VERSION, of, items };
  return JSON.stringify(state).length <= LONGEST ? state : { ...state, items: [] };
}

/** What comes back, {of, items}; null where it is nothing of ours. Some pages keep it as a text. */
export function stateKept(raw) {
  if (typeof raw === "string") {
    if (raw.length > 2 * LONGEST) return null;
    try {
      return stateKept(JSON.parse(raw));
    } catch {
      return null;
    }
  }
  if (!isObject(raw)) return null;
  const { version, of, items } = raw;
  const isOurs = version === VERSION && isText(of, OF) && Array.isArray(items) && items.length <= MOST_ITEMS;
  return isOurs ? { of, items } : null;
}
