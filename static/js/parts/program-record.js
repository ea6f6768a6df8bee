// A program of the reader's own as it is kept: {id, revision, board, name, text, wanted, made, saved}.
//
// `id` is its name for the page and `name` for people. `revision` counts its changes; `made` and `saved` are in milliseconds
// since 1970. `wanted` is how it is to be run (wanted.js), where anything of that is chosen.

import { LONGEST_NAME } from "./free-name.js";
import { isId, isObject, isText, isWithin } from "./kept-values.js";
import { isChosen, isSameWanted, readWanted } from "./wanted.js";

/** Characters of the longest program, as for the engine. */
export const LONGEST = 50_000;

export const BOARDS = ["sudoku", "queens", "knight"];

const KEYS = {
  id: isId,
  revision: (value) => isWithin(value, 0, Number.MAX_SAFE_INTEGER),
  board: (value) => BOARDS.includes(value),
  name: (value) => isText(value, /\S/, 2 * LONGEST_NAME),
  text: (value) => isText(value, /^/, LONGEST),
};
const PARTS = { revision: 1, made: 0, saved: 0 };

/** Which part of a raw program does not fit; "" where it is none at all, null where all fits. */
export function faultOfProgram(raw) {
  if (!isObject(raw)) return "";
  const whole = { ...PARTS, ...raw };
  return Object.keys(KEYS).find((key) => !KEYS[key](whole[key])) ?? null;
}

/** What was kept, or read from a file, as a record; null where it is none. */
export function readProgram(raw) {
  if (faultOfProgram(raw) !== null) return null;
  const { id, revision, board, name, text, made, saved } = { ...PARTS, ...raw };
  const [whenMade, whenSaved] = [made, saved].map((time) => (isWithin(time, 0, Infinity) ? time : 0));
  const wanted = readWanted(raw.wanted);
  return {
    ...{ id, revision, board, name, text, ...(isChosen(wanted) && { wanted }) },
    ...{ made: whenMade, saved: whenSaved },
  };
}

/** Whether two programs of the same name for the page say the same. */
export const isSameProgram = (program, other) =>
  ["board", "name", "text"].every((key) => program[key] === other[key]) &&
  isSameWanted(program.wanted, other.wanted);
