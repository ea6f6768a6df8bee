// What people read of hints and of the drawing of a step.

import { grouped } from "../parts/text.js";

/** What is seen on the board, in this order; of two, the second is for colouring. */
export const LEGEND = {
  defining: ["the pattern"],
  fin: ["extra, or fin"],
  "endo-fin": ["fin in two units"],
  on: ["true in the chain", "one colour"],
  off: ["false in the chain", "the other colour"],
  "on-2": ["second group: one colour"],
  "off-2": ["second group: the other"],
  set: ["a set of cells"],
  node: ["one of these"],
  strong: ["if not this, then that"],
  weak: ["if this, then not that"],
  tint: ["look here first"],
  hatch: ["then here"],
  blocking: ["keeps the others out"],
  placed: ["goes in"],
  out: ["goes out"],
};

/** What the button asks for next, by what is shown. */
export const BUTTON = { "": "Hint", where: "Which technique?", pattern: "Why?", why: "Apply" };
export const GO_ON_IN_PLAY = "Go on in Play";
export const PLAY_IS_BETTER = "It only takes candidates away: Play is the place for those.";
export const WAY_IS_SHOWN = "A step of the whole way is on the board: close it, and ask again.";
export const CLOSE_HINT = "Close the hint";
export const patternSaid = (title) => `${title}. What it rests on is drawn on the board.`;
/** `turned`: candidates are shown since. */
export const appliedSaid = (conclusion, turned) =>
  `${conclusion}${turned ? " Candidates are shown from now on." : ""} Undo takes it back.`;
/** What is supposed, case by case, and what comes of them all, are lines of their own: long arguments are read piece by piece. */
export const linesOf = (argument) =>
  argument.split(
    /(?<=\.) (?=(?:Now suppose|Suppose|Now take|Otherwise|First,|Second,|All cases|Both lead|Every case|The supposition is) )/,
  );
/** The places of those lines that tell a case each, where they are as many as the `chains`; none else. */
export function casesOf(lines, chains) {
  const places = lines.flatMap((line, place) => (/^(Now s|S)uppose (?!first )/.test(line) ? [place] : []));
  return places.length > 1 && places.length === chains.length ? places : [];
}
export const ABOUT = { what: "What is this?", practise: "Practise this" };
export const CASES_SHOWN = "Cases shown";
export const ALL_CASES = "All cases";
export const caseNamed = (number) => `Case ${number}`;
export const counted = (title, count) => `${title}: ${grouped(count)}`;
export const more = (count) => `and ${grouped(count)} more`;
export const WORTH = "What is it worth?";
export const WAY_WITHOUT = "Show the way without it";
export const WAY_WITHOUT_SPOILS = "Show the way without it (shows the solution)";
export const LOOKING_WITHOUT = "Looking for the way without it.";
export const WATCH_IT = "Watch it";
/** What is counted of a step: `with it` is said of a search that knows what it places and takes out. */
export function triedFrom({ placements, eliminations }) {
  const placed = placements.length > 1 ? "its digits on the board" : "its digit on the board";
  const barred = "no search below a candidate that it takes out";
  const known = [placements.length > 0 && placed, eliminations.length > 0 && barred].filter(Boolean);
  return `What the textbooks' searches try from here. "With it" is with ${known.join(" and ")}.`;
}
