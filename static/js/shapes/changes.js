// A shape that is being drawn, as plain data that is never changed in place: {size, regions, diagonal, cages, cage}, where
// `regions` has a letter a cell, "." for none yet, `cages` are {sum, cells} each, and `cage` has the cells of the one that is
// drawn.

import { cagesOf, regionsOf, shapeOf } from "../sudoku/shape.js";
import { emptyOf, puzzleOf } from "../sudoku/sudoku-state.js";

/** The letter of a region, by its number. */
export const letterOf = (number) => String.fromCharCode(65 + number);

const put = (text, cell, letter) => text.slice(0, cell) + letter + text.slice(cell + 1);

/** A shape as it is, to be changed. */
export const draftOf = (shape) => ({
  ...{ size: shape.size, regions: regionsOf(shape), diagonal: shape.diagonal },
  ...{ cages: cagesOf(shape), cage: [] },
});

/** Another size, with its usual boxes and without cages. */
export const resized = (draft, size) =>
  draft.size === size ? draft : { ...draftOf(shapeOf({ size })), diagonal: draft.diagonal };

export const withUsualBoxes = (draft) => ({ ...draft, regions: regionsOf(shapeOf({ size: draft.size })) });
export const withoutRegions = (draft) => ({ ...draft, regions: ".".repeat(draft.size ** 2) });

/** How many cells each region has, in the order of their letters. */
export const countsOf = ({ size, regions }) =>
  Array.from({ length: size }, (_, number) => regions.split(letterOf(number)).length - 1);

/** With a cell in a region; a cell that is there already stays. */
export const inRegion = (draft, cell, number) => ({
  ...draft,
  regions: put(draft.regions, cell, letterOf(number)),
});

/** The region to draw next, after a cell was put into one: another that has cells missing, where this one is whole. */
export function nextRegion(draft, number) {
  const counts = countsOf(draft);
  if (counts[number] < draft.size) return number;
  const next = counts.findIndex((count) => count < draft.size);
  return next < 0 ? number : next;
}

export const cageAt = ({ cages }, cell) => cages.find(({ cells }) => cells.includes(cell));

/** With a cell in the cage that is drawn, or no more; one of another cage is drawn on with all of that one. */
export function inCage(draft, cell, on) {
  const other = cageAt(draft, cell);
  if (other) return { ...draft, cages: draft.cages.filter((cage) => cage !== other), cage: other.cells };
  const rest = draft.cage.filter((one) => one !== cell);
  return { ...draft, cage: on ? [...rest, cell].sort((one, two) => one - two) : rest };
}

/** The least and the largest sum of so many digits that differ. */
export const sumsOf = (size, count) => {
  const least = (count * (count + 1)) / 2;
  return [least, count * (size + 1) - least];
};

/** With the cage that is drawn among the others; `sum` is 0 where it is not said. */
export const caged = ({ cages, cage, ...draft }, sum) => ({
  ...draft,
  cages: [...cages, { sum, cells: cage }].sort((one, two) => one.cells[0] - two.cells[0]),
  cage: [],
});

export const uncaged = (draft, gone) => ({ ...draft, cages: draft.cages.filter((cage) => cage !== gone) });

/** The shape that was drawn, or null where it is none yet. */
export function shapeOfDraft({ size, regions, diagonal, cages }) {
  const texts = cages.map(({ sum, cells }) => `${sum}:${cells.join(".")}`);
  return regions.includes(".") ? null : shapeOf({ size, shape: regions, diagonal, cages: texts.join("_") });
}

/**
 * A board in another shape: of another size it is empty; else what was entered stays, and what was known of the puzzle is gone.
 */
export function reshaped(state, shape) {
  const empty = emptyOf(shape);
  if (shape.size !== state.shape.size) return empty;
  const { notes, colours, kept } = state;
  const kinds = state.kinds.replaceAll("s", ".");
  return Object.freeze({ ...empty, digits: puzzleOf(state), kinds, notes, colours, kept });
}
