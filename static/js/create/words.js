// What people read of new puzzles.

import { dayName, LEVEL_NAMES } from "../parts/new-puzzles.js";
import { quoted } from "../parts/quoted.js";
import { counted, grouped } from "../parts/text.js";
import { roomMissing } from "../parts/words.js";

/** The title of the page, in the browser's tabs and its history. */
export const titled = (name) => `${name} · Undoku`;

export const CREATE = {
  name: "New puzzle",
  levels: "A new one",
  wishes: "With…",
  own: "My own",
  best: "Play the best so far",
  how: "Line by line: a digit for each cell, 0 where it is empty. Or paste it.",
};

export const DAYS = {
  name: "Puzzle of the day",
  day: "Day",
  notYet: (day, now) => `The puzzle of ${dayName(day)} is not there yet: it is ${dayName(now)}.`,
};

export const BOARD_DAYS = {
  name: "Board of the day",
  day: "Day",
  notYet: (day, now) => `The board of ${dayName(day)} is not there yet: it is ${dayName(now)}.`,
};
export const NO_BOARD_MADE = "No new board was made: you went on with something else meanwhile.";

export const levelSolved = (level) => `${LEVEL_NAMES[level]}, solved`;

/** What was made; `score` is null where it is not known, 0 where there is none, as of other shapes than the usual one. */
export const made = (name, givens, score) => {
  const facts = [givens > 0 && counted(givens, "given", "givens"), score && `score ${grouped(score)}`];
  return `${name}: ${[...facts, "one solution"].filter(Boolean).join(", ")}.`;
};
export const nextLevel = (level) => `Next: ${level}`;
export const another = (level) => `Another ${level} one`;
export const LEFT = "No new puzzle was made: you went on with something else meanwhile.";
export const BEST_PLAYED = "The best so far. It is not all that was wished.";
export const IS_ON_BOARD = "This one is on the board.";
export const inARow = (days) => (days > 1 ? `${grouped(days)} days in a row.` : "");
export const PLAIN_INSTEAD = "Python did not start, so this is the lecture's puzzle and not today's.";

export const WISHES = {
  name: "Wishes",
  size: "Size",
  sizeOf: (rows) => `${rows} by ${rows}`,
  rules: "Rules",
  kinds: [
    ["", "Usual boxes"],
    ["regions", "Regions of any shape"],
    ["diagonal", "Both diagonals"],
    ["cages", "Killer cages"],
  ],
  level: "Level",
  anyLevel: "Any",
  with: "With the technique",
  without: "Without the technique",
  choose: "Choose…",
  symmetry: "Symmetry of the givens",
  symmetries: [
    ["none", "None"],
    ["half-turn", "Half turn"],
    ["quarter-turn", "Quarter turn"],
    ["horizontal", "Top and bottom alike"],
    ["vertical", "Left and right alike"],
    ["diagonal", "Diagonal"],
    ["full", "Full"],
  ],
  givens: "Number of givens",
  any: "any",
  minimal: "Minimal: no given can be left out",
  seed: "Seed",
  make: "Make it",
  chosen: "Techniques wished",
  withOne: (title) => `with ${title}`,
  withoutOne: (title) => `without ${title}`,
  remove: (words) => `Not ${words} any more`,
  version: (version) =>
    `The same seed and wishes give the same puzzle everywhere (version ${version} of the generator).`,
};
export const POOL_MISSING = roomMissing({ name: "What makes rare puzzles", again: "press Make it again" });
export const badGivens = (text, fewest, most) =>
  `${quoted(text)} is no number of givens. Choose ${fewest} to ${most}, or nothing.`;
