// What people read of the queens that they place by hand.

import { LEVEL_NAMES, nameOf } from "../parts/new-puzzles.js";
import { quoted } from "../parts/quoted.js";
import { counted, grouped } from "../parts/text.js";
import { place } from "../parts/words.js";
import { faultOf } from "./regions.js";

/** What is copied and saved of a placement, and of a tour. */
export const COLUMNS_TEXT = "Columns of the queens";
export const REGIONS_TEXT = "Regions as letters";
export const SQUARES_TEXT = "Squares in their order";

/** "row 4, column 7", in the middle of a sentence. */
export const square = (index, n) => place(index, n).replace("Row", "row");

/** Queens that are named before the rest is counted. */
const NAMED = 3;

/** "row 1, column 2 and row 3, column 5": squares in the middle of a sentence. */
export function squares(indices, n) {
  const names = indices.slice(0, NAMED).map((index) => square(index, n));
  const rest = indices.length - names.length;
  if (rest > 0) names.push(`${rest} more`);
  return names.length > 1 ? `${names.slice(0, -1).join("; ")} and ${names.at(-1)}` : (names[0] ?? "");
}

export const attackedBy = (queens, n) => `by ${squares(queens, n)}`;
export const UNDER_ATTACK = (by) => `attacked ${by}`;
export const CROSSED = "crossed out";
export const REASON = "part of the reason";
export const GIVEN = "stands from the beginning";
export const DIFFERS = "the solutions differ here";
export const TARGETS = {
  place: "a queen belongs here",
  cross: "no queen can stand here",
  uncross: "the cross is wrong",
};

export const TOOLS = { cycle: "Cross, queen", queens: "Queen", crosses: "Cross", blocked: "Block" };
export const TOOLS_NAME = "A press puts";
export const HINT = "Hint";
export const DO_IT = { place: "Place it", cross: "Cross it out", uncross: "Take the cross away" };
/** What the button Hint does after each stage of one but the last. */
export const NEXT_STAGE = ["Why?", "What to do"];
export const WHOLE_BOARD = "Whole board";
export const SHOW_WAYS = (count) => (count === 1 ? "Show it" : "Show them");

/** A board that was made here is called by its level, and by its day where it is one's. */
export const titleOf = ({ n, regions, level, day }) => {
  const kind = regions ? `${n} queens in regions` : counted(n, "queen", "queens");
  if (!level) return kind;
  return day ? nameOf({ level, day }) : `${nameOf({ level, day })}, ${kind}`;
};
export const DRAW_NAME = "Draw the regions";
export const DRAW_HOW =
  "A press puts a square into the chosen region, and so does its letter on the keyboard.";
export const DRAW_FIRST = "Squares belong to no region yet: draw them in Solver, or press New board.";
export const REGIONS_FIELD = "Regions as text";
const NO_REGIONS = "This is no board with regions";
const REGION_FAULTS = {
  empty: () =>
    `${NO_REGIONS}. Write as many lines as a line has letters, the same letter for all squares of a region.`,
  line: (row, given, n) =>
    `${NO_REGIONS}: line ${row} has ${counted(given, "letter", "letters")}, and each of ${n} lines needs ${n}.`,
  lines: (lines, n) =>
    `${NO_REGIONS}: ${counted(lines, "line", "lines")} of ${counted(n, "letter", "letters")}, where as many lines as letters are needed.`,
  square: (given, n) =>
    `${NO_REGIONS}: ${grouped(given)} letters in a line, and ${n} by ${n} squares need ${n * n}.`,
  large: (limit) => `${NO_REGIONS}: there are regions up to ${limit} by ${limit}.`,
  different: (given, n) =>
    `${NO_REGIONS}: ${given} different letters, and ${n} by ${n} squares have ${n} regions.`,
};
export const noRegions = (text) => {
  const [what, ...figures] = faultOf(text);
  return REGION_FAULTS[what](...figures);
};
export const REGIONS_READ = (n) => `A board of ${n} by ${n} was read.`;
export const regionName = (letter) => (letter === "." ? "None" : letter);
export const openSquares = (count) =>
  `${counted(count, "square belongs", "squares belong")} to no region yet.`;
export const fewRegions = ({ n, regions }) =>
  `${counted(new Set(regions).size, "region", "regions")}: a board of ${n} by ${n} needs ${n}, as each has one queen.`;
export const COUNTING = "Counting the solutions…";
/** How many solutions a board that is drawn has, at least so many where there are `more`; and which regions are in pieces. */
export function countedSolutions(solutions, more, level, broken) {
  const those = more ? `the first ${grouped(solutions)} found` : "they";
  const found =
    solutions === 0
      ? "No solution."
      : solutions === 1
        ? `One solution${level ? `, ${LEVEL_NAMES[level].toLowerCase()} to find` : ""}.`
        : `${more ? "More than " : ""}${counted(solutions, "solution", "solutions")}: ${those} differ in the squares with a ring.`;
  if (broken.length === 0) return found;
  const named = broken.length === 1 ? `Region ${broken[0]} is` : `Regions ${broken.join(", ")} are`;
  return `${found} ${named} in more than one piece.`;
}
export const RULES_NAME = "Queens attack";
export const RULES = {
  "": "Along diagonals",
  regions: "In regions",
};
export const WITH_REGIONS =
  "One queen in each row, column and coloured region, and no two that touch. Press New board for another one.";
export const WITH_DIAGONALS = "Queens attack along rows, columns and diagonals.";
export const DRAW_REGIONS = (n) => `A board of ${n} by ${n} without regions: draw them, or press New board.`;
export const REGIONS_HINT =
  "Press a square for a cross, again for a queen, and again to empty it. One queen in each row, column and region, and no two that touch.";
/** A board that was made here is called by its level, and by its day where it is one's. */
export const tourTitle = ({ rows, cols, level, day }) => {
  const sides = `${grouped(rows)} by ${grouped(cols)}`;
  if (!level) return `Knight's tour, ${sides}`;
  return day ? nameOf({ level, day }) : `${nameOf({ level, day })}, ${sides}`;
};
export const LISTED_HINT = "Choose a solution by its number, or another N.";
export const PLAY_HINT =
  "Press a square to place a queen. Hint shows what comes next; Check counts the ways that are left.";
export const TOO_LARGE_TO_PLAY = (n, limit) =>
  `Queens are placed by hand up to N = ${limit}; this board has ${grouped(n)}. Choose a smaller N.`;
export const IS_BLOCKED = (index, n) => `${place(index, n)} is blocked. Unblock it to place a queen there.`;
export const IS_GIVEN = (index, n) => `The queen in ${square(index, n)} stands from the beginning.`;
export const SOLUTION_STANDS =
  "A solution is shown. Clear takes it away, and Hint then says what comes next on your board.";
export const IS_ATTACKED = (index, by, n) =>
  `The queen in ${square(index, n)} is attacked by the ${by.length > 1 ? "queens" : "queen"} in ${squares(by, n)}.`;
export const SOLVED = (n) =>
  `Solved: ${counted(n, "queen stands", "queens stand")}, and none attacks another.`;

const solutionsAs = (form) => (fundamental) =>
  `${fundamental ? "Fundamental solutions" : "All solutions"} as ${form}`;
/** What all solutions can be saved as, by the name that the engine has for it. */
export const FILES = {
  text: { label: solutionsAs("text"), ending: "txt", type: "text/plain" },
  csv: { label: solutionsAs("CSV"), ending: "csv", type: "text/csv" },
  jsonl: { label: solutionsAs("JSON lines"), ending: "jsonl", type: "application/x-ndjson" },
};
/** The name of the file with the solutions of a list. */
export const listFile = (n, fundamental, ending) =>
  `undoku-queens-${n}-${fundamental ? "fundamental" : "all"}.${ending}`;
export const columnsLabel = (n, most) =>
  n > most
    ? `Column of each row's queen, counted from 1: the first ${grouped(most)}. The menu saves all of them.`
    : "Column of each row's queen, counted from 1";

const size = (rows, cols) => `${grouped(rows)} by ${grouped(cols)} board`;
/** A state of a search as people call it: a square that was left, with which solutions were found, is no empty one. */
const said = (state) => (state === "fruitful" ? "works" : state);
/** A square of the queens' board, and at a moment of a search its state. */
export const queenLabel = (index, n, queen, state = "") =>
  `${place(index, n)}, ${queen ? "queen" : said(state) || "empty"}`;
/** The label of a square with its region, before what is on it. */
export const inRegion = (label, letter) =>
  label.replace(/(column \d+), /, `$1, ${letter === "." ? "no region" : `region ${letter}`}, `);
/** A square of the knight's board by its chess name: its move, or what it is without one ("start", "possible"). */
export const moveLabel = (name, move, state = "") =>
  `${name}, ${move ? `move ${move}` : said(state) || "empty"}`;
export const ATTACKS = "attacks the square";
export const WAS_VISITED = "was visited";
export const SEARCH_CLEARED = "The search is closed.";
export const QUEENS_HINT = "Choose N and press Solve.";
export const DRAWN_HINT = "Draw regions, paste a board of letters, or press Solve.";
export const badSize = (text, limit) =>
  `${quoted(text)} is not a size that fits. N is a whole number from 1 to ${grouped(limit)}.`;
export const emptyBoard = (rows, cols) => `An empty ${size(rows, cols)}. Press Solve.`;
export const listedUpTo = (n) => `Up to N = ${n} all solutions are listed; on a larger board one is found.`;
export const soFar = (caption) => `${caption} so far`;
export const queensPicture = (n, queens) =>
  queens === 0 ? `An empty ${size(n, n)}` : `${counted(queens, "queen", "queens")} on a ${size(n, n)}`;
export const KNIGHT_HINT = "Press Solve for a tour from the start, or choose another square.";
export const badSide = (text, sides, limit) =>
  `${quoted(text)} is not a number of ${sides} that fits. Choose a whole number from 1 to ${grouped(limit)}.`;
export const squaresLabel = (squares, most) =>
  squares > most
    ? `Squares in the order of the moves: the first ${grouped(most)}. The menu saves all of them.`
    : "Squares in the order of the moves";
/** What a tour can be saved as, beside its squares by name. */
export const TOUR_FILES = { numbers: "Board of move numbers", json: "Tour as JSON" };
export const badSquare = (text, corner) =>
  `${quoted(text)} is not a square of this board. Squares go from a1, bottom left, to ${corner}.`;
const CONSEQUENCES = { start: "starts at a1", end: "may end anywhere" };
export const squareLost = (name, rows, cols, key) =>
  `${name} is not on a ${size(rows, cols)}; the tour ${CONSEQUENCES[key]}.`;
/** `losesTour`: there was a tour from elsewhere. */
export const startsAt = (square, losesTour) =>
  `The tour starts at ${square}.${losesTour ? " Undo brings the tour back." : ""}`;
/** `square` is "" for any. */
export const endsAt = (square, losesTour) =>
  `The tour ${square ? `has to end at ${square}` : "may end anywhere"}.${losesTour ? " Undo brings the tour back." : ""}`;
export const askedClosed = (closed, losesTour) =>
  `The tour ${closed ? "has to be closed" : "may be open"}.${losesTour ? " Undo brings the tour back." : ""}`;
export const knightPicture = (rows, cols, toured) =>
  `${toured ? "A knight's tour of a" : "An empty"} ${size(rows, cols)}`;
