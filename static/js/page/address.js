// The part of the address after "#": which board is shown, what is on it, and where in a search the reader is. Each
// board reads and writes its own part.

import * as knight from "../chess/knight-address.js";
import * as queens from "../chess/queens-address.js";
import { AddressError, fail } from "../parts/address-values.js";
import { addressTooLong, badEscape, NO_BOARD, saidTwice, unknownBoard, unknownKey } from "../parts/words.js";
import * as sudoku from "../sudoku/sudoku-address.js";
import * as step from "../watch/step-address.js";

const LONGEST = 2000;
const BOARDS = { sudoku, queens, knight };

/**
 * Read the fragment of an address.
 * @returns {null | {error: string} | {board: string, state: object, step: object | null}} null where there is none.
 */
export function readAddress(fragment) {
  const text = fragment.replace(/^#/, "");
  if (text === "") return null;
  try {
    return read(text);
  } catch (error) {
    if (error instanceof AddressError) return { error: error.message };
    throw error;
  }
}

function read(text) {
  if (text.length > LONGEST) fail(addressTooLong(text.length, LONGEST));
  const parts = readParts(text);
  const board = parts.get("board") ?? fail(NO_BOARD);
  if (!Object.hasOwn(BOARDS, board)) fail(unknownBoard(board));
  const known = [...BOARDS[board].keys, ...step.keys];
  const odd = Array.from(parts.keys()).find((key) => key !== "board" && !known.includes(key));
  if (odd !== undefined) fail(unknownKey(odd, board, known));
  return { board, state: BOARDS[board].read(parts), step: step.read(parts) };
}

function readParts(text) {
  const parts = new Map();
  for (const part of text.split("&").filter(Boolean)) {
    const [key, ...rest] = part.split("=");
    const name = decode(key);
    if (parts.has(name)) fail(saidTwice(name));
    parts.set(name, decode(rest.join("=")));
  }
  return parts;
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return fail(badEscape(text));
  }
}

/** The fragment for a board, and for the step of its search that is shown, if one is. */
export function writeAddress(board, state, shown = null) {
  const pairs = [["board", board], ...BOARDS[board].write(state), ...step.write(shown)];
  return `#${pairs.map((pair) => pair.join("=")).join("&")}`;
}
