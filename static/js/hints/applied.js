import { automatic, bit, fitting, heeded, tidyNotes } from "../sudoku/notes.js";
import { characterOf } from "../sudoku/shape.js";
import { hasGivens, typed } from "../sudoku/sudoku-state.js";

/** The digits of each cell among some candidates, as a mask. */
const masksOf = (candidates) =>
  candidates.reduce(
    (masks, [cell, digit]) => masks.set(cell, (masks.get(cell) ?? 0) | bit(digit)),
    new Map(),
  );

const changed = (masks, gone, change) =>
  Object.freeze(masks.map((mask, cell) => (gone.has(cell) ? change(mask, gone.get(cell), cell) : mask)));

/** Whether the reader has noted something. */
const hasOwn = ({ corner, centre }) => [...corner, ...centre].some(Boolean);

/**
 * The `state` after a step: its digits stand as if they had been typed, and what it takes out is out of the candidates that
 * are shown. Where they are not, it is out of the reader's notes: a cell that has none in its middle gets there what is left.
 * Without any notes candidates are shown from then on, and `turned` is true. `peers` is data of the build; in a puzzle that
 * is entered, and not played, digits become a part of it.
 */
export function applied(state, { placements, eliminations }, peers, isPlayed = true) {
  const beside = isPlayed && hasGivens(state);
  const next = placements.reduce((now, [cell, digit]) => {
    return heeded(typed(now, cell, characterOf(digit), beside), [cell], digit, peers);
  }, state);
  if (eliminations.length === 0) return { state: next, turned: false };
  const gone = masksOf(eliminations);
  const { notes } = next;
  if (notes.auto || !hasOwn(notes)) {
    const out = changed(notes.out, gone, (mask, digits) => mask | digits);
    return {
      state: Object.freeze({ ...next, notes: automatic(tidyNotes({ ...notes, out }), true) }),
      turned: !notes.auto,
    };
  }
  const fits = fitting(next.digits, peers);
  const without = tidyNotes({
    ...notes,
    corner: changed(notes.corner, gone, (mask, digits) => mask & ~digits),
    centre: changed(notes.centre, gone, (mask, digits, cell) => (mask || fits[cell]) & ~digits),
  });
  return { state: Object.freeze({ ...next, notes: without }), turned: false };
}
