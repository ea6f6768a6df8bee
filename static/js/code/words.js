// What people read of their own code.

import { grouped } from "../parts/text.js";

export const CODE = {
  label: "Your code",
  program: "Program",
  run: "Run",
  runTip: "Run (Ctrl Enter)",
  check: "Check it",
  menu: "New, rename, open, download, delete",
  hint: "Tab indents; Escape, then Tab leaves the editor.",
  leaving: "Tab leaves the editor now.",
  runTo: (line) => `Run to line ${grouped(line)}`,
  runToTip: "Run to the line with the cursor (Shift Ctrl Enter)",
  changed: "Changed since it ran.",
  tooLong: (length, most) =>
    `A program has at most ${grouped(most)} characters; this would be ${grouped(length)}. It stays as it was.`,
};

export const PROGRAMS = {
  starters: "Starters",
  own: "Your programs",
  this: "This program",
  all: "Programs",
  make: "New",
  made: (name) => `'${name}' is new.`,
  unnamed: "My program",
  rename: "Rename…",
  renaming: "Rename the program",
  name: "Name",
  renamed: (name) => `Its name is '${name}' now.`,
  open: "Open .py…",
  opened: (name) => `'${name}' is open. Press Run to run it.`,
  unread: "This file could not be read as text.",
  fileTooLong: (length, most) =>
    `This file has ${grouped(length)} characters; a program has at most ${grouped(most)}.`,
  download: "Download .py",
  remove: "Delete",
  removed: (name) => `'${name}' is deleted.`,
  undo: "Undo",
  back: (name) => `'${name}' is back.`,
  /** A starter that was edited. */
  changed: (name) => `${name}, changed`,
};
