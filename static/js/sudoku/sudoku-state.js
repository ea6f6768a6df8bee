// What is in the cells of a Sudoku, as plain data that is never changed in place.
//
// A state: 81 digits; 81 kinds (g given, e entered, s solved, . none); the other solution where there are two, and
// whether the second of them is the one shown; cells to mark as clashing.

import { TEXTS } from "../parts/words.js";

export const BLANK = ".".repeat(81);
export const EMPTY = Object.freeze({ digits: BLANK, kinds: BLANK, other: "", second: false, marked: [] });

const filled = (digits, kinds, more = {}) => Object.freeze({ ...EMPTY, digits, kinds, ...more });
const put = (text, index, character) => text.slice(0, index) + character + text.slice(index + 1);

/** The digits of these kinds, "." for the others. */
export const only = (state, kinds) =>
  state.digits.replace(/./g, (digit, index) => (kinds.includes(state.kinds[index]) ? digit : "."));

/** The puzzle: givens and what was typed. */
export const puzzleOf = (state) => only(state, "ge");

/** What can be saved as text, {label, file, content} each: the puzzle, and a whole solution if one is there. */
export function textsToSave(state) {
  const puzzle = puzzleOf(state);
  const texts = [
    { label: TEXTS.characters, file: "sudoku", content: puzzle },
    { label: TEXTS.lines, file: "sudoku-lines", content: puzzle.match(/.{9}/g).join("\n") },
  ];
  if (puzzle === state.digits || state.digits.includes(".")) return texts;
  return [...texts, { label: TEXTS.solution, file: "sudoku-solution", content: state.digits }];
}

/** What the board asks: see `question()` of the boards. */
export const questionOf = (state) => ({ givens: only(state, "g"), entered: only(state, "e") });

/** With a digit typed into a cell; a solution of the puzzle as it was goes with it. The same state where it stands there. */
export function typed(state, index, digit) {
  if (state.kinds[index] === "e" && state.digits[index] === digit) return state;
  return filled(put(puzzleOf(state), index, digit), put(state.kinds.replaceAll("s", "."), index, "e"));
}

/** With a cell emptied. A digit of the solution goes alone, one that was typed takes the solution with it. */
export function erased(state, index) {
  const kind = state.kinds[index];
  if (kind === "s") {
    return Object.freeze({
      ...state,
      digits: put(state.digits, index, "."),
      kinds: put(state.kinds, index, "."),
      other: "",
    });
  }
  if (kind !== "e") return state;
  return filled(put(puzzleOf(state), index, "."), put(state.kinds.replaceAll("s", "."), index, "."));
}

/**
 * A whole puzzle and nothing of an answer: the first 81 characters are givens, the second ones count as typed. The same
 * state where it is that.
 */
export function loaded(state, givens, entered = BLANK) {
  const digits = givens.replace(/\./g, (_, index) => entered[index]);
  const kinds = digits.replace(/\d/g, (_, index) => (givens[index] === "." ? "e" : "g"));
  const next = filled(digits, kinds);
  return Object.keys(next).every((key) => String(next[key]) === String(state[key])) ? state : next;
}

/** With solutions in the free cells; with two, the first is shown. */
export function solved(state, first, second = "") {
  if (first === state.digits && second === state.other) return state;
  return filled(first, state.kinds.replaceAll(".", "s"), { other: second });
}

/** With the first or the second of two solutions shown. */
export function turned(state, second) {
  if (state.other === "" || state.second === second) return state;
  return Object.freeze({ ...state, digits: state.other, other: state.digits, second });
}

/** With these cells marked as clashing. */
export const marked = (state, cells) => Object.freeze({ ...state, marked: cells });

/** In how many cells the two solutions differ. */
export const differing = ({ digits, other }) =>
  Array.from(digits).filter((digit, index) => digit !== other[index]).length;

/** The cells whose digit stands twice among cells that must differ; `peers` is data of the build, or null. */
export function clashesOf(digits, peers) {
  const found = new Set();
  if (!peers) return found;
  for (const [cell, digit] of Array.from(digits).entries()) {
    if (digit !== "." && peers[cell].some((peer) => digits[peer] === digit)) found.add(cell);
  }
  return found;
}
