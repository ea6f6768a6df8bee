// What people read in the reference of techniques, beside its texts, and in practice.

import { counted } from "../parts/text.js";
import { median } from "./tally.js";

export const REFERENCE = {
  title: "Techniques",
  list: "Techniques, by level",
  search: "Find a technique",
  none: (words) => `No technique has “${words}” in its name.`,
  all: "All techniques",
  look: "Where to look",
  example: "An example",
  near: "Near it",
  choose: "Choose a technique: what it is, why it is right, where to look for it, and an example.",
  facts: (level, score) => `${level[0].toUpperCase()}${level.slice(1)}, base score ${score}`,
  picture: (title) => `${title}: a board with an example. The argument below says what is drawn.`,
};

/** Seconds as people say them: "0:42". */
const timed = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export const PRACTICE = {
  name: "Practice",
  practise: "Practise this",
  next: "Next position",
  about: "What is this?",
  end: "End practice",
  strike:
    "Strike out what goes: press the small candidates, or choose a cell and type digits. Or colour the pattern. Check judges it, as Enter on the board does; Hint helps.",
  place:
    "Write the digit that follows into its cell. Or colour the pattern. Check judges it, as Enter on the board does; Hint helps.",
  looking: (title) => `Looking for a position: ${title}…`,
  unknown: (technique) =>
    `There is no technique “${technique}” to practise. Techniques, in the menu More, lists those there are.`,
  missing: "The puzzles for practice did not arrive. Check your connection, then try again.",
  none: (title) => `There is no puzzle yet to practise this on: ${title}.`,
  begin(title, isPlaced, steps) {
    const many = steps > 1 ? ` There are ${steps} here.` : "";
    return `${title}: ${isPlaced ? "write its digit" : "strike out what goes"}, then press Check.${many}`;
  },
  right(sentence, left) {
    const more = left > 0 ? `${left === 1 ? "One more is" : `${left} more are`} here, or go on` : "Go on";
    return `${sentence} ${more} with Next position.`;
  },
  all: "No other one is known here. Go on with Next position.",
  counted: (found) => counted(found, "found", "found"),
  timed(seconds) {
    const half = seconds.length > 1 ? `, half of them within ${timed(median(seconds))}` : "";
    const last = seconds.length > 0 ? `, the last alone in ${timed(seconds.at(-1))}` : "";
    return `${last}${half}.`;
  },
  ended: "Practice is over; the board is as it was before.",
};

/** What the button of the hints asks for next, by what is shown. */
export const HELP = {
  button: { "": "Hint", where: "Show the pattern", pattern: "Why?", why: "Hint" },
  said: (title) => `${title}: it is drawn on the board.`,
};
