// What people read of files and lists.

import { filledWith } from "../parts/new-puzzles.js";
import { counted, grouped } from "../parts/text.js";

export const DIALOG = {
  title: "Files and lists",
  open: "Open a file…",
  drop: "Drop a file anywhere on the page, or paste its text here.",
  paste: "Text of puzzles",
  use: "Open this text",
  what: "One puzzle goes onto the board; many become a list, which is searched, solved, rated and saved as a whole. Any form that the board reads: 81 characters, grids, candidate grids, files of other programs. Pictures are not read.",
  kept: "The last list is kept in this browser, with what came of the work with it, until another one is opened.",
};

export const SAID = {
  /** The name of what has none. */
  text: "Pasted text",
  picture: "This is a picture. Pictures are not read: type the digits, or open the puzzle as text.",
  tooLarge: (bytes, most) =>
    `This file has ${grouped(Math.ceil(bytes / 1e6))} MB; at most ${grouped(most / 1e6)} are read.`,
  unread: "The file could not be read. Choose it once more.",
  nothing: "There is no puzzle in this file.",
  empty: "There is no text to open.",
  reading: (share, found) => `Reading: ${Math.floor(100 * share)}%, ${puzzles(found)} up to now.`,
  waiting: "Python is still starting; the file is read as soon as it is ready.",
  opened: (found, faults) =>
    `${puzzles(found)}${faults ? `, of which ${grouped(faults)} cannot be read` : ""}.`,
  readingStopped: (found) => `Stopped. ${puzzles(found)} up to there.`,
  lost: "The workers were lost again and again; the memory may be too small. What was done stays here.",
  cannotOpen: (line, fault) => fault || `Line ${grouped(line)} cannot be shown on the board.`,
  onBoard: (line, name) => `Line ${grouped(line)} of ${name} is on the board.`,
  noneRead: (count, fault) => `Of ${puzzles(count)} in this file none can be read. ${fault}`,
  back: (name) => `Back to ${name}`,
};

export const puzzles = (count) => counted(count, "puzzle", "puzzles");

/** By the verdicts of rows.js. */
export const VERDICTS = ["", "One solution", "No solution", "Several solutions", "Cannot be read"];
export const wrongEntries = (wrong) =>
  wrong < 0 ? "Not possible together" : counted(wrong, "entry is wrong", "entries are wrong");

export const TABLE = {
  label: "Puzzles",
  chosen: "Chosen",
  choose: (line) => `Choose line ${grouped(line)}`,
  columns: [
    ["line", "Line"],
    ["puzzle", "Puzzle"],
    ["clues", "Clues"],
    ["level", "Level"],
    ["verdict", "Verdict"],
    ["nodes", "Nodes"],
  ],
  /** What those hear of a row who do not see it. */
  row: (line, parts) => [`Line ${grouped(line)}`, ...parts].join(", "),
  nodes: (nodes) => counted(nodes, "node", "nodes"),
};

export const FIND = {
  search: "Search",
  hint: "Digits, text, technique",
  verdict: "Verdict",
  anyVerdict: "Any verdict",
  unknown: "Not known yet",
  level: "Level",
  anyLevel: "Any level",
  least: "Clues from",
  most: "to",
  all: "All",
  found: (shown, all) => (shown === all ? puzzles(all) : `${grouped(shown)} of ${puzzles(all)}`),
  chosen: (count) => `${grouped(count)} chosen`,
};

export const WORK = {
  solve: "Solve all",
  check: "Check all",
  rate: "Rate all",
  stop: "Stop",
  bar: "Progress",
  doing: { solve: "Solving", check: "Checking", rate: "Rating", write: "Writing" },
  progress: (deed, done, total, workers) =>
    `${WORK.doing[deed]}: ${grouped(done)} of ${grouped(total)}, ${workers ? counted(workers, "worker", "workers") : "starting workers"}.`,
  done: { solve: "All are solved.", check: "All are checked.", rate: "All are rated." },
  stopped: (deed, done, total) =>
    `${WORK.doing[deed]} stopped after ${grouped(done)} of ${grouped(total)}; what was done stays.`,
  /** What cannot be rated, and of the first such puzzle why. */
  unrated: (count, line, why) =>
    `${puzzles(count)} cannot be rated, all others are. Line ${grouped(line)}: ${why}`,
  nothingLeft: "There is nothing left to do.",
};

/** What is said when a deed was done with all rows. */
export function doneWith(deed, rows) {
  const { unrated, whyUnrated } = rows.summary();
  if (deed !== "rate" || unrated === 0) return WORK.done[deed];
  return WORK.unrated(unrated, rows.lines[whyUnrated], rows.faults.get(whyUnrated));
}

/** What is saved of a list, and kept and printed of it. */
export const RESULTS = {
  lines: "Lines of characters (.txt)",
  table: "Table with results (.csv)",
  solutions: "Solutions, a line each (.txt)",
  head: "line,puzzle,clues,solutions,solution,level,score,hardest,nodes,wrong,error",
  form: "Form",
  save: "Save",
  keep: "Keep",
  print: "Print…",
  file: (name, ending) => `undoku-${name.replace(/\.\w+$/, "").replace(/[^\w-]+/g, "-")}.${ending}`,
  saved: (file, missing) =>
    `Saved as ${file}.${missing ? ` ${counted(missing, "puzzle", "puzzles")} cannot be written so, and ${missing === 1 ? "is" : "are"} left out.` : ""}`,
  choose: "Choose some puzzles first.",
  most: (most) => `At most ${grouped(most)} at once: choose fewer.`,
  kept: (added, same) =>
    `${puzzles(added)} kept in the Library${same ? `; ${grouped(same)} ${same === 1 ? "is" : "are"} there already` : ""}.`,
  notKept: "They could not be kept; nothing was changed.",
  nameOf: (name, line) => `${name.slice(0, 60)}, line ${grouped(line)}`,
};

export const SUMMARY = {
  label: "Summary",
  rows: ["Not known yet", "One solution", "No solution", "Several solutions", "Cannot be read"],
  wrong: "With wrong entries",
  slowest: (line, nodes) => `Slowest: line ${grouped(line)}, ${TABLE.nodes(nodes)}`,
  levels: "Levels",
  level: "Level",
  count: "Puzzles",
  chart: (counts) =>
    `Puzzles of each level: ${counts.map(([level, count]) => `${level} ${grouped(count)}`).join(", ")}.`,
};

export const BESIDE = {
  label: "List",
  /** `place` is 0 where it is not among those that are looked for. */
  place: (line, place, all) =>
    `Line ${grouped(line)}${place > 0 ? `, ${grouped(place)} of ${grouped(all)} in the list` : ", of the list"}.`,
  previous: "Previous puzzle",
  next: "Next puzzle",
  show: "Show the list",
  close: "Put the list away",
};

/** By the levels of rows.js, and behind them what cannot be rated. */
export const LEVEL_NAMES = [
  "Not rated yet",
  "Easy",
  "Medium",
  "Hard",
  "Unfair",
  "Extreme",
  "Cannot be rated",
];

/**
 * What stands in a row, a text for each column, its `fault`, "" for none, and its `name` for those who do not see it; `mark` is
 * its verdict.
 */
export function contentsOf(rows, index) {
  const line = rows.lines[index];
  const mark = rows.verdicts[index];
  const fault = rows.faults.get(index) ?? "";
  const wrong = rows.wrong[index];
  const level = rows.levels[index] ? LEVEL_NAMES[rows.levels[index]] : "";
  const verdict = wrong ? wrongEntries(wrong) : VERDICTS[mark];
  const isRead = rows.digits[index] !== "";
  const nodes = rows.nodes[index];
  const shape = rows.shape(index);
  const digits = rows.digits[index];
  const puzzle = isRead
    ? [shape.name, digits].filter(Boolean).join(" ")
    : `${fault} ${rows.texts[index].slice(0, 100)}`;
  const clues = isRead ? rows.clues[index] : "";
  const given = isRead && filledWith(clues, ["clue", "clues"], shape.cages);
  const said = [shape.name, given, level, verdict, nodes >= 0 && TABLE.nodes(nodes), fault];
  return {
    ...{ line, mark, fault, name: TABLE.row(line, said.filter(Boolean)) },
    cells: [grouped(line), puzzle, String(clues), level, verdict, nodes < 0 ? "" : grouped(nodes)],
  };
}
