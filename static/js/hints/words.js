// What people read of hints and of the drawing of a step.

import { grouped } from "../parts/text.js";

/** What is seen on the board, in this order; of two, the second is for colouring. */
export const LEGEND = {
  defining: ["the pattern"],
  fin: ["extra, or fin"],
  "endo-fin": ["fin in two units"],
  on: ["supposed true", "one colour"],
  off: ["then false", "the other colour"],
  "on-2": ["one colour of a second pair"],
  "off-2": ["the other one of it"],
  set: ["a set of cells"],
  node: ["one of these"],
  strong: ["if not this, then that"],
  weak: ["if this, then not that"],
  tint: ["it lies here"],
  hatch: ["it acts here"],
  placed: ["goes in"],
  out: ["goes out"],
};

/** What the button asks for next, by what is shown. */
export const BUTTON = { "": "Hint", where: "Which technique?", pattern: "Why?", why: "Apply" };
export const CLOSE_HINT = "Close the hint";
export const patternSaid = (title) => `${title}. What it rests on is drawn on the board.`;
/** `turned`: candidates are shown since. */
export const appliedSaid = (conclusion, turned) =>
  `${conclusion}${turned ? " Candidates are shown from now on." : ""} Undo takes it back.`;
export const counted = (title, count) => `${title}: ${grouped(count)}`;
export const more = (count) => `and ${grouped(count)} more`;
