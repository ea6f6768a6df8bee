// What people read of the Library.

import { LONGEST_NAME } from "../parts/free-name.js";
import { counted } from "../parts/text.js";

// Dates are the reader's own.
const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });
const short = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

const puzzles = (count) => counted(count, "puzzle", "puzzles");
const programs = (count) => counted(count, "program", "programs");

/** What came of reading some `things` of a file. */
const added = (things, { added, copies, same, damaged }) =>
  [
    `${things(added)} added.`,
    copies && `${copies} of them as ${copies === 1 ? "a copy" : "copies"}: they differ from what is here.`,
    same && `${things(same)} ${same === 1 ? "was" : "were"} here already.`,
    damaged && `${things(damaged)} could not be read.`,
  ].filter(Boolean);

export const defaultName = (time) => `Sudoku of ${day.format(time)}`;
export const copyOf = (name) => `${name.slice(0, LONGEST_NAME)} (copy)`;

/** How far a puzzle is, as progressOf says it. */
export const PROGRESS = {
  new: (filled) => `New, ${counted(filled, "given", "givens")}`,
  begun: (filled) => `Begun, ${filled} of 81`,
  solved: () => "Solved",
};
export const changed = (time) => `Changed ${short.format(time)}`;

export const LIBRARY = {
  title: "Library",
  search: "Search",
  searchHint: "A name, or digits of the puzzle",
  list: "Puzzles",
  keep: "Keep what is on the board",
  empty: "Nothing is kept yet.",
  how: "A puzzle that you play is kept by itself from its first digit or note. To keep one before that, press 'Keep what is on the board' here, or 'Keep in the Library' in the menu with Save.",
  none: (text) => `No puzzle has '${text}' in its name or among its digits.`,
  refused:
    "This browser does not let the page keep anything here, as in a private window. Save what is on the board as a file instead.",
  save: "Save what is on the board",
  all: "All",
  count: puzzles,
  found: (count, all) => `${count} of ${puzzles(all)}`,
  chosen: (count) => `${puzzles(count)} chosen`,
  print: "Print…",
  damaged: (count) =>
    `${puzzles(count)} could not be read and ${count === 1 ? "is" : "are"} not shown; nothing of that is deleted.`,
};

export const CARD = {
  choose: (name) => `Choose ${name}`,
  open: "Open",
  openOne: (name) => `Open ${name}`,
  rename: (name) => `Rename ${name}`,
  forget: (name) => `Delete ${name}`,
  name: "Name of the puzzle",
  onBoard: "On the board",
};

export const SAID = {
  kept: (name) => `Kept in the Library as '${name}'.`,
  isKept: (name) => `It is in the Library already, as '${name}', and follows the board.`,
  nothing: "There is nothing on the board to keep.",
  opened: (name) => `'${name}' is open. Undo leads back to what was here.`,
  gone: (name) => `'${name}' is not in the Library any more: another tab has deleted it.`,
  deleted: (name) => `'${name}' is deleted.`,
  deletedHere: (name) =>
    `'${name}' is deleted. It stays on the board, and your next change there keeps it again.`,
  undo: "Undo",
  back: (name) => `'${name}' is back.`,
  renamed: (name) => `Its name is '${name}' now.`,
  copied: (name) => `Another tab has changed this puzzle; this tab goes on with a copy, '${name}'.`,
  failed: "That could not be kept. Save what is on the board before you leave.",
  unread: "What is kept could not be read. Nothing is changed; try it again.",
  notDeleted: "Not everything could be deleted. Try it again.",
  missing: "A part of the page did not arrive. Try it again when you are online.",
};

export const FILES = {
  save: "Export all",
  open: "Import…",
  file: (day) => `undoku-library-${day}.json`,
  saved: (count, own, file) => {
    const what = [(count || !own) && puzzles(count), own && programs(own)].filter(Boolean).join(" and ");
    return `${what} saved as ${file}.`;
  },
  empty: "There is nothing to export yet.",
  /** `own` is what came of the programs, null where the file has none. */
  read: (ofPuzzles, own) => [...added(puzzles, ofPuzzles), ...(own ? added(programs, own) : [])].join(" "),
  unread: "This file could not be read.",
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
    `Delete ${count ? puzzles(count) : "the empty Library"}, what every tab keeps of its boards, your programs, and the settings? This cannot be undone.`,
  sure: "Delete everything",
  not: "Cancel",
  done: "Everything is deleted. The boards stay as they are, and nothing of them is kept until you change them. The page itself stays ready for use offline.",
};
