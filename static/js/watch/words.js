// What people read of a search that is watched.

import { counted, grouped } from "../parts/text.js";

/** What figures count: the words for one and for more. */
export const FIGURES = { options: ["option", "options"], degrees: ["move on", "moves on"] };
/** What is said of the marks on each board while a search is shown. */
export const LEGENDS = {
  sudoku: {
    possible: "possible",
    provisional: "provisional",
    impossible: "impossible",
    permanent: "permanent",
    forbids: "forbids it",
    options: "digits that fit",
  },
  queens: {
    possible: "possible",
    provisional: "provisional",
    impossible: "impossible",
    fruitful: "works",
    permanent: "permanent",
    forbids: "attacks it",
    markers: "taken",
  },
  knight: {
    start: "start",
    possible: "possible",
    provisional: "visited",
    impossible: "impossible",
    fruitful: "works",
    permanent: "permanent",
    forbids: "was visited",
    degrees: "moves on",
  },
};
export const BAD_DEPTH = "A depth is a whole number from 1.";
export const IS_LAST_STEP = "This is the last step. Step back or go to the first one to play again.";
export const pausedAt = (step, sentence) => `Paused at step ${grouped(step)}. ${sentence}`;
export const solutionFound = (number, step) => `Solution ${grouped(number)}, at step ${grouped(step)}.`;
export const lastStep = (step, sentence) => `The last step, ${grouped(step)}. ${sentence}`;
export const stepOf = (step, count) => `Step ${grouped(step)} of ${grouped(count)}`;
export const backTo = (step) => `Back to step ${grouped(step)}`;
export const playLabel = (playing) => (playing ? "Pause" : "Play");
export const playTip = (playing) => `${playLabel(playing)} (Space)`;
/** A frame is a sixtieth of a second: "2 steps a second", "20 steps a frame". */
export const paceOf = (rate) =>
  rate > 60 ? `${counted(rate / 60, "step", "steps")} a frame` : `${counted(rate, "step", "steps")} a second`;
export const sourceOf = (name) => `Source of ${name}`;
const FOLDS = { about: "About this file", imports: "Imports" };
/** What is folded away above the algorithm: "Imports, 4 lines". */
export const foldLabel = (what, lines) => `${FOLDS[what]}, ${counted(lines, "line", "lines")}`;
export const openCalls = (count) =>
  count === 0 ? "No call is open." : `${counted(count, "call is", "calls are")} open; the topmost runs.`;
export const CHANGED_LEGEND = "changed since the step shown before";
export const frameLine = (line) => `line ${line}`;
/** What each view has to show of a program as soon as it has run. */
export const AFTER_RUN = {
  stack: "Run your program: here are its open calls then, with their variables.",
  tree: "Run your program: here are its calls then, as a tree.",
  counters: "Run your program: here is then how often it called, placed and took back.",
  output: "Run your program: here is then what it prints.",
};
export const OUTPUT_LABEL = "Output so far";
/** What there is to say of the output up to a step, `""` or more, where something is printed `later` or not. */
export const aboutOutput = (printed, later) => {
  if (printed) return later ? "Up to this step; more is printed after it." : "";
  return later
    ? "Nothing is printed up to this step, but later: the last step has all of it."
    : "Your program prints nothing.";
};
/** "Check it": what came of a program on each board. */
export const CHECKED = {
  label: "What came of each board",
  before:
    "Press Check it: your program runs on small boards, and what it does stands here beside the document's.",
  right: "✓ Right",
  wrong: "✕ Wrong",
  left: "– Left out",
  open: "Put this board on the stage",
  old: "Your program has changed since it was checked.",
};
export const CHECKED_HEADS = ["Board", "Result", "Calls", "Placements"];
export const checkedSummary = (judged, boards, done) => {
  const of = (kind) => judged.filter(({ right }) => right === kind).length;
  const [right, wrong, left] = [of(true), of(false), of(null)];
  const rest = left ? `, ${left} left out` : "";
  const standing = `${right} right, ${wrong} wrong${rest}`;
  const all = done ? `${boards} boards` : `${judged.length} of ${boards} boards`;
  const theirs = besideWhich(judged);
  return `${all}: ${standing}.${theirs && ` Counts: yours / those of ${theirs}.`}`;
};
/** Which strategies stand beside a program that was judged, and on which boards where there are several; "" for none. */
function besideWhich(judged) {
  const boards = new Map();
  for (const { name, document } of judged) {
    if (document) boards.set(document.title, [...(boards.get(document.title) ?? []), name]);
  }
  if (boards.size < 2) return Array.from(boards.keys(), (title) => `“${title}”`).join("");
  return Array.from(boards, ([title, names]) => `“${title}” on ${names.join(", ")}`).join("; of ");
}
export const levelsOf = (counts) => `Calls at depth 1, 2 and so on: ${counts.map(grouped).join("; ")}`;
export const takenAt = (places) => (places.length ? `: taken at ${places.join(", ")}` : ": nothing taken");
export const overviewLegend = (solutions, deadEnds, leftOut) =>
  `Time from left to right, depth as height${solutions ? ", ⚑ solutions" : ""}${deadEnds ? ", ╷ dead ends" : ""}${
    leftOut ? `, // ${grouped(leftOut)} steps left out` : ""
  }.`;
export const LINES_COUNTER = "Lines";
export const COUNTERS = {
  calls: "Calls",
  tries: "Tries",
  placements: "Placements",
  undos: "Undos",
  solutions: "Solutions",
  depth: "Depth",
};
export const COST_TITLE = "Trying everything would cost";
export const LEVELS_TITLE = "Calls on each level";
export const AXES = { depth: "Depth", seconds: "Seconds" };
/** The arrays of marks, the lecture's and those for regions: what each is called and what its index means. */
export const ARRAYS = {
  ...{ top: "column j", left: "diagonal i + j", right: "diagonal i − j + N − 1" },
  ...{ column_taken: "column", region_taken: "region" },
};
export const TREE = {
  name: "Recursion tree",
  size: "Size of the tree",
  legend: ["○ running", "✓ found a solution", "✕ found none", "dashed: calls folded away"],
  tools: {
    smaller: ["Zoom out", "−"],
    larger: ["Zoom in", "+"],
    whole: ["Show the whole tree", "Whole tree"],
    running: ["Go to the running call", "Running call"],
  },
};
export const STACK_LABEL = "Call stack, the running call first";
export const OVERVIEW_LABEL = "Overview of the whole search";
/** `missing`: what is folded away is left out of what is kept. */
export const callLabel = ({ label, outcome, hidden, missing, size: calls }, isRunning) =>
  hidden > 0
    ? `${grouped(hidden)} calls ${missing ? `left out, ${outcome}` : `folded away, ${outcome}; open them`}`
    : `${label}, ${isRunning ? "running now" : outcome}, ${counted(calls, "call", "calls")}`;

export const boardWidth = (pixels) => `${grouped(pixels)} pixels`;

/** The choice to watch the plain program that a strategy stands for. */
export const EVERY_LINE = "Every line";
export const EVERY_LINE_SAYS = "Go through every line of the plain program, with all its variables";
