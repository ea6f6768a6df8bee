// The boards of a task, each as the part of an address that names it: "board=queens&n=6".

import { BOARDS } from "../boards/boards.js";
import { Values } from "../parts/address-values.js";

/** Rows and columns, at most: what a program of the reader's own is given. */
const MOST = 50;
/** Of a Sudoku what was typed goes with the givens; notes, level and day are left out. */
const givensOf = (/** @type {any} */ { givens, entered }) =>
  Array.from(givens, (digit, index) => (digit === "." ? entered[index] : digit)).join("");

/** What a program is asked on each board, of all that is on it. */
const ASKED = {
  sudoku: ({ notes, level, day, practise, ...state }) => ({ ...state, givens: givensOf(state), entered: "" }),
  queens: (state) => ({ ...state, fundamental: false, solution: 0 }),
  knight: (state) => state,
};

const isSmall = ({ n = 1, rows = 1, cols = 1 }) => Math.max(n, rows, cols) <= MOST;

/**
 * The board that the part of an address names, {at, board, state}, its own part alone and as the page writes it; null where it
 * names none, or says something that is not understood.
 */
export function boardOf(text) {
  let pairs;
  try {
    pairs = text
      .replace(/^#/, "")
      .split("&")
      .filter(Boolean)
      .map((part) => {
        const [key, ...rest] = part.split("=");
        return [key, decodeURIComponent(rest.join("="))];
      });
  } catch {
    return null;
  }
  const texts = new Map(pairs);
  const board = texts.get("board");
  if (!Object.hasOwn(BOARDS, board ?? "")) return null;
  const { read, write } = BOARDS[board].address;
  const values = new Values(texts);
  const state = ASKED[board](read(values));
  if (values.problems.length > 0 || !isSmall(state)) return null;
  const at = [["board", board], ...write(state)].map((pair) => pair.join("=")).join("&");
  return { at, board, state };
}
