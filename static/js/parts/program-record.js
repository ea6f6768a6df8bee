// A program of the reader's own as it is kept: {id, revision, board, name, text, made, saved}.
//
// `id` is its name for the page and `name` for people. `revision` counts its changes; `made` and `saved` are in milliseconds
// since 1970.

import { LONGEST_NAME } from "./free-name.js";
import { isId, isObject, isText, isWithin } from "./kept-values.js";

/** Characters of the longest program, as for the engine. */
export const LONGEST = 50_000;

const BOARDS = ["sudoku", "queens", "knight"];

const isName = (value) => isText(value, /\S/) && value.length <= 2 * LONGEST_NAME;
const isProgram = (value) => isText(value) && value.length <= LONGEST;

/** What was kept, or read from a file, as a record; null where it is none. */
export function readProgram(raw) {
  if (!isObject(raw)) return null;
  const { id, revision = 1, board, name, text, made = 0, saved = 0 } = raw;
  const isWhole =
    isId(id) && isWithin(revision, 0, Number.MAX_SAFE_INTEGER) && BOARDS.includes(board) && isName(name);
  if (!isWhole || !isProgram(text)) return null;
  const [whenMade, whenSaved] = [made, saved].map((time) => (isWithin(time, 0, Infinity) ? time : 0));
  return { id, revision, board, name, text, made: whenMade, saved: whenSaved };
}

/** Whether two programs of the same name for the page say the same. */
export const isSameProgram = (program, other) =>
  ["board", "name", "text"].every((key) => program[key] === other[key]);
