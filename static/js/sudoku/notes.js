// What the reader notes in the cells of a Sudoku, as plain data that is never changed in place: for every cell a mask, bit 0
// for digit 1, of each kind of note.
//
// corner and centre are the reader's own. The automatic candidates of an empty cell are the digits that no cell holds which
// must differ from it, without those that were taken `out`; `auto` says whether they are shown.

import { setting } from "../parts/settings.js";
import { remembered } from "../parts/text.js";
import { numberOf, sizeOf } from "./shape.js";

/** A nought for each of so many cells. */
export const noughts = remembered((cells) => Object.freeze(Array(cells).fill(0)));

/** No notes in so many cells. */
export const noNotes = remembered((cells) => {
  const none = noughts(cells);
  return Object.freeze({ corner: none, centre: none, out: none, auto: false });
});
export const NO_NOTES = noNotes(81);

/** The mask of one digit. */
export const bit = (digit) => 1 << (digit - 1);

/** The digits of a mask, in order. */
export function digitsIn(mask) {
  const digits = [];
  for (let digit = 1; mask >= bit(digit); digit += 1) if (mask & bit(digit)) digits.push(digit);
  return digits;
}

/** All digits of a size, as a mask. */
export const allOf = (size) => bit(size + 1) - 1;

/** The mask of some digits. */
export const maskOf = (digits) => digits.reduce((mask, digit) => mask | bit(digit), 0);

const hasNone = ({ corner, centre, out }) =>
  [corner, centre, out].every((masks) => masks.every((mask) => mask === 0));

/** Notes to keep: the one `noNotes` where there is nothing. */
export const tidyNotes = (notes) =>
  !notes.auto && hasNone(notes) ? noNotes(notes.out.length) : Object.freeze(notes);

/** With other masks in one kind of note; the same notes where nothing differs. */
function withLayer(notes, layer, change) {
  const masks = notes[layer].map(change);
  if (masks.every((mask, cell) => mask === notes[layer][cell])) return notes;
  return tidyNotes({ ...notes, [layer]: Object.freeze(masks) });
}

/** With a digit noted in all of these cells; or, where it is in all of them already, in none. */
export function noted(notes, layer, cells, digit) {
  const all = cells.every((cell) => notes[layer][cell] & bit(digit));
  return withLayer(notes, layer, (mask, cell) => {
    if (!cells.includes(cell)) return mask;
    return all ? mask & ~bit(digit) : mask | bit(digit);
  });
}

/** With nothing noted in these cells in some kinds of note. */
export const erasedNotes = (notes, layers, cells) =>
  layers.reduce(
    (rest, layer) => withLayer(rest, layer, (mask, cell) => (cells.includes(cell) ? 0 : mask)),
    notes,
  );

/**
 * A state in which a digit was written into cells, without it in the notes of those that must differ, where the reader wants
 * that; `peers` is data of the build.
 */
export function heeded(state, cells, digit, peers) {
  if (!peers || setting("peers") === "kept") return state;
  const gone = new Set(cells.flatMap((cell) => peers[cell]));
  const without = (mask, cell) => (gone.has(cell) ? mask & ~bit(digit) : mask);
  const notes = withLayer(withLayer(state.notes, "corner", without), "centre", without);
  return notes === state.notes ? state : Object.freeze({ ...state, notes });
}

/** With the automatic candidates shown, or not. */
export const automatic = (notes, auto) => (notes.auto === auto ? notes : tidyNotes({ ...notes, auto }));

/** With nothing noted; candidates stay shown where they are. */
export const unnoted = (notes) => (hasNone(notes) ? notes : automatic(noNotes(notes.out.length), notes.auto));

/** The digits that no cell holds which must differ, as a mask for every empty cell; `peers` is data of the build. */
export function fitting(digits, peers) {
  const all = allOf(sizeOf(digits));
  const held = Array.from(digits, (digit) => (digit === "." ? 0 : bit(numberOf(digit))));
  return held.map((mask, cell) => {
    if (mask) return 0;
    let seen = 0;
    for (const peer of peers[cell]) seen |= held[peer];
    return all & ~seen;
  });
}

/** The automatic candidates, as a mask for every cell; none where they are not shown, or not known yet. */
export function candidatesOf({ digits, notes }, peers) {
  if (!notes.auto || !peers) return noughts(digits.length);
  return fitting(digits, peers).map((mask, cell) => mask & ~notes.out[cell]);
}
