// What people read of the Library.

import { LONGEST_NAME } from "../parts/free-name.js";
import { filledWith } from "../parts/new-puzzles.js";
import { quoted } from "../parts/quoted.js";
import { counted, grouped } from "../parts/text.js";
import { YOUR_CODE_OPTION } from "../parts/words.js";
import { YOUR_CODE } from "../parts/your-code.js";

// Dates are the reader's own.
const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });
const minute = /** @type {const} */ ({ day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
const recent = new Intl.DateTimeFormat(undefined, minute);
const date = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

const megabytes = (bytes) => `${grouped(Math.ceil(bytes / 1e6))} MB`;
const items = (count) => counted(count, "item", "items");
const programs = (count) => counted(count, "program", "programs");

/** What came of reading some `things` of a file. */
const added = (things, { added, copies, same, damaged, first, left = 0 }) =>
  [
    `${things(added)} added.`,
    copies && `${copies} of them as ${copies === 1 ? "a copy" : "copies"}: they differ from what is here.`,
    same && `${things(same)} ${same === 1 ? "was" : "were"} here already.`,
    left && `Stopped: ${things(left)} of the file ${left === 1 ? "was" : "were"} not looked at.`,
    damaged &&
      `${things(damaged)} could not be read${damaged > 1 ? "; the first is" : ":"} ${theFirst(first)}.`,
  ].filter(Boolean);

/** Which of a file does not fit, and what of it. */
const theFirst = ({ number, name, key }) =>
  `number ${grouped(number)}${name && `, ${quoted(name)}`}, ${key ? `where ${quoted(key)} is missing, too long or odd` : "which is none at all"}`;

export const copyOf = (name) => `${name.slice(0, LONGEST_NAME)} (copy)`;

// The boards

export const SUDOKU = {
  title: "Sudoku",
  nothing: "There is nothing on the board to keep yet. Enter a digit first.",
  name: (called, time) => `${called} of ${day.format(time)}`,
  new: (filled, _, cages) => `New, ${filledWith(filled, ["given", "givens"], cages)}`,
  begun: (filled, cells) => `Begun, ${filled} of ${cells}`,
  solved: () => "Solved",
};

export const QUEENS = {
  title: "N-Queens",
  nothing: "There is nothing on the board to keep yet. Place a queen first, or choose another N.",
  short: (n, isDivided) => (isDivided ? `${n} queens in regions` : counted(n, "queen", "queens")),
  placed: (count) => `${count} placed`,
  solution: (number) => `solution ${grouped(number)}`,
  solved: "solved",
  blocked: (count) => `${counted(count, "square", "squares")} blocked`,
  crossed: (count) => `${counted(count, "square", "squares")} crossed out`,
  empty: "none placed",
  drawing: "being drawn",
  /** How far it is. */
  far: {
    new: (_) => "Empty",
    begun: ({ n, queens }) => `${queens.length} of ${n} placed`,
    solved: ({ solution, total }) =>
      total > 0 ? `Solution ${grouped(solution)} of ${grouped(total)}` : "Solved",
  },
};

export const KNIGHT = {
  title: "Knight's tour",
  nothing: "There is nothing on the board to keep yet. Choose another start or size first, or Solve it.",
  short: (rows, cols, holes, start, end) =>
    `${rows} x ${cols}${holes ? ` without ${counted(holes, "square", "squares")}` : ""} from ${start}${end && ` to ${end}`}`,
  tour: (short, squares, isClosed) =>
    `${isClosed ? "Closed tour" : "Tour"} ${short}, ${counted(squares, "square", "squares")}`,
  asked: (short, isClosed, walked) =>
    `${isClosed ? "Closed tour" : "Tour"} ${short}, ${walked > 0 ? counted(walked, "square", "squares") : "not begun"}`,
  visited: (count, all) => `${grouped(count)} of ${counted(all, "square", "squares")}`,
};

/** The name of a moment of a search, and what is said of it in the list. */
export const MOMENT = {
  name: (strategy, short, step) => [strategy, short, ...step].join(", "),
  /** A program that was not run is at no step. */
  step: ({ strategy, step }) => (strategy === YOUR_CODE && step === 0 ? [] : [`step ${grouped(step)}`]),
  yours: { [YOUR_CODE]: YOUR_CODE_OPTION },
  facts: (step) => ["Watch", ...step].join(", "),
};

/** The year is said where it is another one. */
const when = (time) =>
  (new Date(time).getFullYear() === new Date().getFullYear() ? recent : date).format(time);
export const changed = (time) => `Changed ${when(time)}`;
export const kept = (time) => `Kept ${when(time)}`;

// The Library

export const LIBRARY = {
  title: "Library",
  search: "Search",
  searchHint: "Name, board, digits of a Sudoku",
  list: "What is kept",
  keep: "Keep what is on the board",
  empty: "Nothing is kept yet.",
  how: "A Sudoku that you play is kept by itself from its first digit or note, and follows the board. Everything else is kept as it is when you press 'Keep what is on the board' here, or 'Keep in the Library' in the menu with Save: queens that you have placed, a tour, a step of a search in Watch.",
  none: (text) => `Nothing has '${text}' in its name, in that of its board, or among its digits.`,
  refused:
    "This browser does not let the page keep anything here, as in a private window. Save what is on the board as a file instead.",
  save: "Save what is on the board",
  all: "All",
  count: items,
  found: (count, all) => `${count} of ${items(all)}`,
  chosen: (count) => `${items(count)} chosen`,
  print: "Print…",
  damaged: (count) =>
    `${items(count)} could not be read and ${count === 1 ? "is" : "are"} not shown; nothing of that is deleted.`,
};

export const CARD = {
  choose: (name) => `Choose ${name}`,
  open: "Open",
  openOne: (name) => `Open ${name}`,
  rename: (name) => `Rename ${name}`,
  forget: (name) => `Delete ${name}`,
  name: "Name",
  onBoard: "On the board",
};

export const SAID = {
  kept: (name) => `Kept in the Library as '${name}'.`,
  keptAlone: (name) =>
    `Kept in the Library as '${name}', without your program, which is too long for that: save it as a file.`,
  isKept: (name) => `It is in the Library already, as '${name}'.`,
  follows: (name) => `It is in the Library already, as '${name}', and follows the board.`,
  opened: (name) => `'${name}' is open. Undo leads back to what was here.`,
  gone: (name) => `'${name}' is not in the Library any more: another tab has deleted it.`,
  deleted: (name) => `'${name}' is deleted.`,
  deletedHere: (name) =>
    `'${name}' is deleted. It stays on the board, and your next change there keeps it again.`,
  undo: "Undo",
  back: (name) => `'${name}' is back.`,
  renamed: (name) => `Its name is '${name}' now.`,
  copied: (name) => `Another tab has changed this puzzle; this tab goes on with a copy, '${name}'.`,
  notPrinted: "Puzzles are printed from here. Open what else is chosen, and print it from the menu.",
  failed: "That could not be kept. Save what is on the board before you leave.",
  unread: "What is kept could not be read. Nothing is changed; try it again.",
  notDeleted: "Not everything could be deleted. Try it again.",
  missing: "A part of the page did not arrive. Try it again when you are online.",
};

export const FILES = {
  save: "Export all",
  open: "Import…",
  file: (day) => `undoku-library-${day}.json`,
  saved: (count, own, isSet, isTallied, file) => {
    const what = [
      ...[count && items(count), own && programs(own), isSet && "the settings"],
      isTallied && "what was solved of the days and found in practice",
    ].filter(Boolean);
    const [first, ...rest] = what.join(" and ");
    return `${first.toUpperCase()}${rest.join("")} saved as ${file}.`;
  },
  empty: "There is nothing to export yet.",
  /** `own` is what came of the programs, null where the file has none; `isSet`, whether it has settings. */
  read: (ofItems, own, isSet) =>
    [
      ...added(items, ofItems),
      ...(own ? added(programs, own) : []),
      ...(isSet ? ["Settings are as in the file."] : []),
    ].join(" "),
  unread: "This file could not be read.",
  tooLarge: (bytes, most) =>
    `This file has ${megabytes(bytes)}; the page reads files of up to ${megabytes(most)}. Nothing was added.`,
  reading: (done) => `Reading the file: ${items(done)} so far.`,
  adding: (all) => (done) => `Adding: ${grouped(done)} of ${items(all)}.`,
  stop: "Stop the import",
  stopped: "Stopped: nothing was added.",
  notJson: (position) =>
    `This is not a file that 'Export all' has saved, or it is damaged${position ? ` from character ${position} on` : ""}. A puzzle as text is pasted onto the board.`,
  notOurs: 'This is not a file of the Library: it does not say "undoku": "library".',
  noVersion: (value) => `This file of the Library has the version ${value}, which is no whole number from 1.`,
  newer: (version, known) =>
    `This file of the Library has version ${version}; this page reads up to ${known}. Load the page again to have its newest version.`,
  noPuzzles: 'This file of the Library has no list "puzzles".',
  noPrograms: 'In this file of the Library "programs" is no list.',
};

export const EVERYTHING = {
  label: "Delete everything",
  ask: (count) =>
    `Delete ${count ? items(count) : "the empty Library"}, what every tab keeps of its boards, your programs, and the settings? This cannot be undone.`,
  sure: "Delete everything",
  not: "Cancel",
  done: "Everything is deleted. The boards stay as they are, and nothing of them is kept until you change them. The page itself stays ready for use offline.",
};
