// What people read of the whole way.

import { quoted } from "../parts/quoted.js";
import { grouped } from "../parts/text.js";

/** What is said where Python cannot answer yet, by its state. */
export const EARLY = {
  loading: "Python is still starting; the way is looked for as soon as it is ready.",
  failed: "Python did not start; the way is looked for after a Retry.",
};
export const WAY_COPIED = "The whole way is copied.";
export const ofSteps = (total, ended) => `of ${grouped(total)}${ended ? "" : " so far"}`;
/** `total` is null as long as there may be more. */
export const badStep = (text, total) =>
  `${quoted(text)} is not one of the steps. Choose a whole number from 1 ${total === null ? "on" : `to ${grouped(total)}`}.`;
/** A step in a list: "Naked pair: no 3 in r4c7". */
export const short = ([title, conclusion]) => `${title}: ${conclusion}`;
export const item = (number, entry) => `${grouped(number)}. ${short(entry)}`;
export const HEADING = "The whole way";
