// What is in the cells of a Sudoku, as plain data that is never changed in place.
//
// A state: the shape (shape.js); a digit a cell; a kind a cell (g given, e entered as part of the puzzle, p played: entered beside locked givens, s solved,
// . none); the other solution where there are two, and whether the second of them is the one shown; cells to mark as
// clashing, and cells whose entries are wrong; what the reader noted (notes.js), coloured (colours.js) and comes back to
// (bookmarks.js); of a puzzle that was made here its level, and whose day's it is, 2026-11-27, and of a position for practice
// the technique, else "" each; and under which name it is kept in the Library, if it is: a name that no other puzzle has, null for none.

import { NO_BOOKMARKS } from "./bookmarks.js";
import { NO_COLOURS, noColours } from "./colours.js";
import { NO_NOTES, noNotes, unnoted } from "./notes.js";
import { shapeOf, textsOf, USUAL } from "./shape.js";

export const BLANK = ".".repeat(81);
/** Whether no digit is in a text of cells. */
export const isBlank = (cells) => !/[^.]/.test(cells);
const UNANSWERED = { other: "", second: false, marked: [], wrong: [] };
export const EMPTY = Object.freeze({
  ...{ shape: USUAL, digits: BLANK, kinds: BLANK, ...UNANSWERED },
  ...{
    notes: NO_NOTES,
    colours: NO_COLOURS,
    level: "",
    day: "",
    practise: "",
    bookmarks: NO_BOOKMARKS,
    kept: null,
  },
});

/** Nothing in the cells of a shape. */
export function emptyOf(shape) {
  if (shape === USUAL) return EMPTY;
  const cells = shape.size ** 2;
  const digits = ".".repeat(cells);
  const noted = { notes: noNotes(cells), colours: noColours(cells) };
  return Object.freeze({ ...EMPTY, shape, digits, kinds: digits, ...noted });
}

/** With other digits: nothing of an answer for those before is left, what the reader has noted is. */
const filled = (state, digits, kinds, more = {}) =>
  Object.freeze({ ...state, ...UNANSWERED, digits, kinds, ...more });
const put = (text, index, character) => text.slice(0, index) + character + text.slice(index + 1);
const over = (first, second) => first.replace(/\./g, (_, index) => second[index] ?? ".");

/** The digits of these kinds, "." for the others. */
export const only = (state, kinds) =>
  state.digits.replace(/./g, (digit, index) => (kinds.includes(state.kinds[index]) ? digit : "."));

/** The puzzle: givens and what was typed. */
export const puzzleOf = (state) => only(state, "gep");

/** Whether nothing is asked: no digit stands there that is not of a solution, and no cage. */
export const isVoid = (state) => isBlank(puzzleOf(state) + state.shape.cages);

/** Of a puzzle without digits, what is left without its cages. */
export const uncaged = (state) =>
  state.shape.cages ? emptyOf(shapeOf({ ...textsOf(state.shape), cages: "" }, state.digits.length)) : state;

/** What the board asks: see `question()` of the boards. How many characters there are says its size. */
export const questionOf = (state) => ({
  ...{ givens: only(state, "g"), entered: only(state, "ep") },
  ...rulesOf(state.shape),
});

/** The texts that name a shape beside its cells. */
export function rulesOf(shape) {
  const { size, ...rules } = textsOf(shape);
  return rules;
}

/** What an address says of it: givens that are being edited are still what the rest was entered beside. */
export const addressOf = (state) => ({
  ...(hasGivens(state) || !state.kinds.includes("p")
    ? questionOf(state)
    : { givens: only(state, "e"), entered: only(state, "p") }),
  ...textsOf(state.shape),
  ...originOf(state),
});

/** Of a puzzle that was made here: its level, and whose day's it is, or what is practised on it; "" for what it has not. */
export const originOf = ({ level, day, practise }) => ({ level, day, practise });

/** With a name of its own as soon as there is a puzzle, and without one where there is none any more. */
export function identified(state, newId) {
  if (!isVoid(state)) return state.kept === null ? keptAs(state, newId()) : state;
  return state.kept === null ? state : keptAs(state, null);
}

export const keptAs = (state, kept) => Object.freeze({ ...state, kept });

/** Whether there is something to play: digits that are locked, or cages where none is being entered. */
export const hasGivens = ({ kinds, shape }) =>
  kinds.includes("g") || (shape.cages !== "" && !kinds.includes("e"));
export const isEntry = (state, index) => "ep".includes(state.kinds[index]);

/** With only the puzzle, its kinds changed by `change`; a solution and all marks are gone. */
function withKinds(state, change) {
  const kinds = change(state.kinds).replaceAll("s", ".");
  const digits = state.digits.replace(/./g, (digit, index) => (kinds[index] === "." ? "." : digit));
  return kinds === state.kinds ? state : filled(state, digits, kinds);
}

/** With what was entered as givens, which is how it is played. */
export const locked = (state) => withKinds(state, (kinds) => kinds.replaceAll("e", "g"));

/** With the givens as if they had been entered; what was played stays beside them. */
export const unlocked = (state) =>
  withKinds(state.level + state.practise ? { ...state, ...originOf(EMPTY) } : state, (kinds) =>
    kinds.replaceAll("g", "e"),
  );

/** With the givens alone: entries, notes and colours are gone. */
export function restarted(state) {
  const next = withKinds(state, (kinds) => kinds.replace(/[^g]/g, "."));
  const notes = unnoted(state.notes);
  const colours = noColours(state.digits.length);
  if (next === state && notes === state.notes && colours === state.colours) return state;
  return Object.freeze({ ...next, ...UNANSWERED, notes, colours });
}

/**
 * With a digit typed into a cell, beside locked givens or not; a solution of the puzzle as it was goes with it. The same
 * state where it stands there.
 */
export function typed(state, index, digit, beside = false) {
  const kind = beside ? "p" : "e";
  if (state.kinds[index] === kind && state.digits[index] === digit) return state;
  return filled(
    state,
    put(puzzleOf(state), index, digit),
    put(state.kinds.replaceAll("s", "."), index, kind),
    beside ? stillWrong(state, index) : {},
  );
}

/** With a digit of the solution put in beside the givens; what else is shown of the solution stays. */
export function revealed(state, index, digit) {
  const next = typed(state, index, digit, hasGivens(state));
  if (next === state) return state;
  const kinds = put(state.kinds, index, next.kinds[index]);
  return Object.freeze({ ...next, digits: put(state.digits, index, digit), kinds });
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
  if (!isEntry(state, index)) return state;
  return filled(
    state,
    put(puzzleOf(state), index, "."),
    put(state.kinds.replaceAll("s", "."), index, "."),
    kind === "p" ? stillWrong(state, index) : {},
  );
}

/** Another entry beside the same givens is wrong all the same. */
const stillWrong = (state, index) => ({ wrong: state.wrong.filter((cell) => cell !== index) });

/**
 * A whole puzzle and nothing of an answer: the first characters, one a cell, are givens, the second ones count as typed, beside
 * the givens where there are any; `origin` is as `originOf` gives it, with the `shape` where it is not the usual one. The same
 * state where it says that.
 */
export function loaded(state, givens, entered = "", notes = undefined, colours = undefined, origin = {}) {
  const digits = over(givens, entered);
  const kind = isBlank(givens + (origin.shape?.cages ?? "")) ? "e" : "p";
  const kinds = digits.replace(/[^.]/g, (_, index) => (givens[index] === "." ? kind : "g"));
  const noted = { ...(notes && { notes }), ...(colours && { colours }) };
  const next = filled({ ...emptyOf(origin.shape ?? USUAL), ...noted, ...origin }, digits, kinds);
  const said = ({ bookmarks, kept, ...rest }) => JSON.stringify(rest);
  return said(next) === said(state) ? state : next;
}

/** With solutions in the free cells; with two, the first is shown. */
export function solved(state, first, second = "") {
  if (first === state.digits && second === state.other) return state;
  return filled(state, first, state.kinds.replaceAll(".", "s"), { other: second });
}

/** With the first or the second of two solutions shown. */
export function turned(state, second) {
  if (state.other === "" || state.second === second) return state;
  return Object.freeze({ ...state, digits: state.other, other: state.digits, second });
}

/** With these cells marked as clashing, and no others. */
export const marked = (state, cells) => Object.freeze({ ...state, marked: cells });

/** With these entries marked as wrong, and no others. */
export const doubted = (state, cells) => Object.freeze({ ...state, wrong: cells });

/** The one cell in which two puzzles differ, or -1 where it is not one. */
export function onlyChange(state, other) {
  const [one, two] = [puzzleOf(state), puzzleOf(other)];
  const cells = Array.from(one, (_, index) => index).filter((index) => one[index] !== two[index]);
  return cells.length === 1 ? cells[0] : -1;
}

/**
 * The cells of a state that are to be marked: what clashes, what was marked, and entries that are wrong. A locked given
 * with which an entry clashes is not at fault.
 */
export function faultsOf(state, peers) {
  const faults = clashesOf(only(state, "ges"), peers);
  // Where it is known which entries are wrong, those that clash with nothing else are not at fault.
  const others = state.wrong.length
    ? Array.from(state.digits, (digit, cell) => (state.wrong.includes(cell) ? "." : digit))
    : state.digits;
  for (const cell of clashesOf(others, peers)) if (state.kinds[cell] === "p") faults.add(cell);
  for (const cell of [...state.marked, ...state.wrong]) faults.add(cell);
  return faults;
}

/** The cells whose digit stands twice among cells that must differ; `peers` is data of the build, or null. */
export function clashesOf(digits, peers) {
  const found = new Set();
  if (!peers) return found;
  for (const [cell, digit] of Array.from(digits).entries()) {
    if (digit !== "." && peers[cell].some((peer) => digits[peer] === digit)) found.add(cell);
  }
  return found;
}
