// What people read of moments.

import { quoted } from "../parts/quoted.js";
import { counted, grouped } from "../parts/text.js";

const moments = (count) => counted(count, "moment", "moments");
const isAre = (count) => (count === 1 ? "is" : "are");

export const MOMENTS = {
  title: "Moments",
  about:
    "A moment is what the page shows now: the board, the step, the view, your program. Add some, and show them one after another, send them as one link, print them, or save them as pictures.",
  list: "Moments in their order",
  add: "Add this moment",
  present: "Present all",
  count: moments,
  stop: "Stop this",
  undo: "Bring back",
  noPicture: "No picture",
  programs: (count) =>
    count === 1
      ? "One of them runs a program that came with the link, shut in, when you come to it, print it or save it."
      : `${grouped(count)} of them run programs that came with the link, shut in, when you come to them, print or save them.`,
};

/** The list of a link, beside one's own. */
export const LINKED = {
  came: (count) => `${moments(count)} came with the link.`,
  keep: "Keep them",
  own: "Show mine",
  kept: (count) => `${moments(count)} added to yours.`,
};

export const ITEM = {
  show: (number, title) => `Show moment ${number}, ${title}`,
  title: (number) => `Title of moment ${number}`,
  words: (number) => `Your words about moment ${number}`,
  hint: "Your words",
  drag: "Drag to another place",
  up: (title) => `Move up: ${title}`,
  down: (title) => `Move down: ${title}`,
  remove: (title) => `Remove: ${title}`,
  untitled: "Untitled",
};

export const SAID = {
  added: (number) => `Added as moment ${number}.`,
  noProgram: "Your program is too long for a link, and is not in it.",
  full: (most) => `A list has at most ${moments(most)}. Remove one, or save the list as a file and clear it.`,
  same: (number) => `This is moment ${number} already.`,
  moved: (number, title) => `${quoted(title)} is moment ${number} now.`,
  removed: (title) => `${quoted(title)} is removed.`,
  cleared: (count) => `${moments(count)} removed.`,
  back: "They are back.",
  notKept: "This browser does not keep it: copy the link, or save the list as a file.",
  linkCopied: (count) => `Link to ${moments(count)} copied.`,
  linkTooLong: (length, most) =>
    `The link would have ${grouped(length)} characters; at most ${grouped(most)} are read. Save the list as a file instead, or remove some moments, long words or programs.`,
  preparing: (number, count) => `Preparing ${number} of ${count} …`,
  drawing: (number, count) => `Drawing ${number} of ${count} …`,
  stopped: "Stopped.",
  missing: (count) => `${moments(count)} ${isAre(count)} without a picture of the board.`,
  failed: "That could not be done. Try it again.",
};

export const OUT = {
  link: "Copy link",
  print: "Print…",
  frames: "Pictures (PNG)",
  gif: "Animated GIF",
  page: "Web page",
  file: "File",
  open: "Open a file…",
  clear: "Remove all",
  group: "Share, print and save",
};

export const WALK = {
  name: "Moments, presented",
  previous: "Previous moment",
  next: "Next moment",
  leave: "Leave the moments",
  keys: { previous: "Page Up", next: "Page Down", leave: "Escape" },
  place: (number, count) => `${number} of ${count}`,
  coming: "on its way …",
  failed: "This moment cannot be shown.",
};

export const PRINT = {
  title: "Print moments",
  across: "In a row",
  counts: [
    [2, "Two"],
    [3, "Three"],
  ],
  parts: "With",
  boxes: [
    ["sentence", "What happens", true],
    ["words", "Your words", true],
    ["lines", "Room to write instead of both", false],
  ],
  page: (number, count) => `${number} of ${count}`,
};

/** What is wrong with the moments of a link, or of a file. */
export const READING = {
  odd: (position, symbol) =>
    `Character ${grouped(position)} of moments in the address, ${quoted(symbol)}, is not one of letters, digits, - and _. The moments are left out.`,
  spoiled: "The moments in the address are cut off or spoiled and cannot be unpacked. They are left out.",
  none: "The address has moments, but none that can be read. They are left out.",
  left: (number, count) =>
    count === 1
      ? `Moment ${number} cannot be read and is left out.`
      : `${moments(count)} cannot be read and are left out; the first is number ${number}.`,
  many: (count, most) => `There are ${moments(count)}; the first ${most} are shown.`,
  file: "This is no file of moments that can be read.",
  largest: "This file is larger than any list of moments.",
  empty: "There are no moments in this file.",
};
