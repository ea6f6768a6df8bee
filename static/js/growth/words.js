// What people read of how a search grows.

import { grouped } from "../parts/text.js";

export const GROWTH = {
  title: "How searches grow",
  lines: "Searches",
  beside: "Beside them",
  measure: "Counted",
  upTo: "Up to",
  scale: "Powers of ten",
  own: "Your code",
  stop: "Stop counting",
  again: "Draw again",
  stale: "The puzzle on the board is another now.",
  chart: "Chart",
  table: "Figures",
  size: "Size",
  save: "Save as",
  files: { svg: "SVG", png: "PNG", csv: "CSV" },
  wait: "Python is on its way.",
  nothing: "Choose a search, and its line is drawn.",
  editor: "Your code is on its way.",
  untold: "What a program tries is not counted.",
  recorded: "Your program runs recorded, which takes several times as long.",
  guess: "Predict first",
  look: "Look",
  bad: "A guess is a whole number, such as 9,000.",
};

/** What may be counted, by its name in a point. */
export const MEASURES = {
  calls: "Calls",
  tries: "Tries",
  placements: "Placements",
  seconds: "Time",
};

/** What lines for comparison are called where there is little room. */
export const SHORT = {
  factorial: "N!",
  solutions: "Solutions",
  rows: "N^N",
  squares: "N of N²",
  digits: "9^cells",
  moves: "8^moves",
};

/** What a size is called in a list, before the engine has said so. */
export const SIZE_NAMES = {
  queens: (n) => `N = ${n}`,
  knight: ([rows, cols]) => `${rows} × ${cols}`,
};
export const EVERYTHING = "all its empty cells";

/** Beside the point that the reader has guessed. */
export const YOU = "you";

/** Whose figures a file has. */
export const WHOSE = { sudoku: "Sudoku", queens: "N queens", knight: "Knight's tour" };

export const titleOf = (measure, axis) => `${measure} by ${axis === "N" ? axis : axis.toLowerCase()}`;

/** A number as it stands in the table. @type {(value: number) => string} */
export const figure = (value) => (value < 1e15 ? grouped(value) : inTens(value));

const UP = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const raised = (number) =>
  `${number < 0 ? "⁻" : ""}${Array.from(String(Math.abs(number)), (digit) => UP[Number(digit)]).join("")}`;

/** A power of ten. */
export const power = (exponent) =>
  exponent >= 0 && exponent <= 6 ? grouped(10 ** exponent) : `10${raised(exponent)}`;

function inTens(value) {
  const [digits, exponent] = value.toExponential(1).split("e");
  return `${digits} × 10${raised(Number(exponent))}`;
}

/** A time for people, with two digits that tell. @type {(seconds: number) => string} */
export function time(seconds) {
  const [unit, value] =
    seconds < 1e-3 ? ["µs", seconds * 1e6] : seconds < 1 ? ["ms", seconds * 1e3] : ["s", seconds];
  const told = value < 10 ? value.toFixed(1) : grouped(Math.round(value));
  return `${told.replace(/\.0$/, "")} ${unit}`;
}

/** A value of a measure. */
export const valueWords = (measure, value) => (measure === "seconds" ? time(value) : figure(value));

export const counting = (title, label, steps) =>
  `Counting ${label}, ${title}${steps ? `: ${grouped(steps)} steps` : ""}`;
export const drawn = (label) => `Drawn up to ${label}.`;

/** What the picture shows, for those who do not see it. */
export const pictureWords = (measure, axis, latest) => {
  const told = latest.map(({ title, label, value }) => `${title}: ${valueWords(measure, value)} at ${label}`);
  return `${titleOf(MEASURES[measure], axis)}. ${told.join("; ")}. The table below has all figures.`;
};

/** Some lines cannot be told apart as they are the same. */
export const sameWords = (titles) =>
  `${titles.slice(0, -1).join(", ")} and ${titles.at(-1)} lie on each other: the same figures.`;

/** What is asked; a size stays in one line. */
export const guessLabel = (measure, title, label) =>
  `Your guess: ${measure.toLowerCase()} of “${title}” at ${label.replaceAll(" ", "\u00a0")}`;
export function verdict(guess, value, measure) {
  const told = `You said ${grouped(guess)}; it takes ${figure(value)} ${measure.toLowerCase()}.`;
  const times = Math.max(guess, value) / Math.max(1, Math.min(guess, value));
  if (guess === value) return `Exactly: ${figure(value)} ${measure.toLowerCase()}.`;
  if (times <= 2) return `${told} Well within a factor of two.`;
  const far = times >= 10 ? grouped(Math.round(times)) : times.toFixed(1);
  return `${told} ${guess < value ? `That is ${far} times your guess.` : `Your guess is ${far} times that.`}`;
}
export const unknown = (said) => `Nobody knows: it was given up, ${said}.`;

export const fileName = (board, measure, type) => `undoku-${board}-growth-${measure}.${type}`;
export const savedAs = (file) => `Saved as ${file}.`;
