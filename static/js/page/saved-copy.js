// A copy of what is on the boards as a file, for when nothing can be kept: all of it, with what can be undone.
//
// {"undoku": "boards", "version": 1, "boards": {name: {link, state, sentence, used, time, list, at}}}, each board as its
// part of a draft, and with the link that alone brings it back as far as a link can.

import { BOARDS } from "../boards/boards.js";
import { download } from "../parts/download.js";
import { isObject, isWithin } from "../parts/kept-values.js";
import { isPart, isSentence } from "./draft.js";
import { COPY_OPENED, copyTooNew, leftOut, NOT_A_COPY, NOTHING_IN_IT, unsaid } from "./words.js";

const FILE = "undoku-boards.json";
const KIND = "boards";
const VERSION = 1;

/** The text of a copy of these parts of boards; `linkOf(name)` is the link to one, undefined where there is none. */
export function textOf(parts, linkOf) {
  const boards = Object.entries(parts).map(([name, part]) => [name, { link: linkOf(name), ...part }]);
  return JSON.stringify({ undoku: KIND, version: VERSION, boards: Object.fromEntries(boards) });
}

/** Hand a copy to the reader; the name of its file. */
export function saveBoards(parts, linkOf) {
  download(FILE, [textOf(parts, linkOf)], "application/json");
  return FILE;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The part of a board, or null. */
function partIn(board) {
  if (!isPart(board)) return null;
  const { state, sentence = null, used, time = null, list, at } = board;
  return { state, sentence, used, time, list, at };
}

/**
 * What a copy holds: {parts, problem}, parts of boards by their names, and a sentence about what of it cannot be read, ""
 * for nothing.
 */
export function readBoards(text) {
  const none = (problem) => ({ parts: {}, problem });
  const copy = parsed(text);
  if (!isObject(copy) || copy.undoku !== KIND || !isObject(copy.boards)) return none(NOT_A_COPY);
  if (!isWithin(copy.version, 1, Number.MAX_SAFE_INTEGER)) return none(NOT_A_COPY);
  if (copy.version > VERSION) return none(copyTooNew(copy.version));
  const read = Object.entries(copy.boards).map(([name, board]) => [
    name,
    Object.hasOwn(BOARDS, name) ? partIn(board) : null,
  ]);
  if (read.length === 0) return none(NOTHING_IN_IT);
  const lost = read.filter(([, part]) => !part).map(([name]) => name);
  const parts = Object.fromEntries(read.filter(([, part]) => part));
  const mute = Object.keys(parts).filter((name) => [parts[name], ...parts[name].list].some(isUnsaid));
  return {
    parts,
    problem: [lost.length > 0 && leftOut(lost), ...mute.map(unsaid)].filter(Boolean).join(" "),
  };
}

const isUnsaid = ({ sentence }) => sentence !== null && !isSentence(sentence);

/**
 * Open a copy with `open(parts)`, which gives the names of those that it cannot open. Gives whether something `isOpen`, and
 * the sentence about it.
 */
export async function openBoards(text, open) {
  const { parts, problem } = readBoards(text);
  const unread = await open(parts);
  const isOpen = unread.length < Object.keys(parts).length;
  const sentences = [isOpen && COPY_OPENED, problem, unread.length > 0 && leftOut(unread)];
  return { isOpen, sentence: sentences.filter(Boolean).join(" ") };
}
