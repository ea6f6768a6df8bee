import { setting } from "../parts/settings.js";
import { COLOURS, candidatesColoured, coloured, uncoloured } from "./colours.js";
import { bit, candidatesOf, erasedNotes, fitting, heeded, noted } from "./notes.js";
import { numberOf, symbolOf } from "./shape.js";
import * as states from "./sudoku-state.js";

/** What a key writes while a puzzle is played. */
export const LAYERS = ["digit", "corner", "centre", "colour"];

/**
 * Writes into the cells that are chosen while a puzzle is played, and erases. `layer` says what a key stands for; where
 * automatic candidates are shown, corner notes are these. `change(next, tell)` makes a change of the `state()`.
 */
export function createPen({ grid, state, change, isBeside, tell, said, puzzleChanged, viewChanged }) {
  let layer = "digit";
  // The digit whose candidates are coloured, or 0 for whole cells.
  let target = 0;

  const isLocked = (cell) => state().kinds[cell] === "g";
  const isEmpty = (cell) => state().kinds[cell] === ".";
  const locked = () => tell("given", grid.where(grid.current), isBeside());

  function writeDigit(cells, digit) {
    const free = cells.filter((cell) => !isLocked(cell));
    if (free.length === 0) return locked();
    const typed = free.reduce((now, cell) => states.typed(now, cell, digit, isBeside()), state());
    const next = heeded(typed, free, numberOf(digit), grid.peers);
    if (change(next, puzzleChanged) && free.length === 1) grid.land(free[0]);
  }

  /** Erase digits; tell whether there were any. */
  function eraseDigits(cells) {
    const filled = cells.filter((cell) => !isLocked(cell) && !isEmpty(cell));
    if (filled.length === 0) return false;
    const isShown = filled.every((cell) => state().kinds[cell] === "s");
    change(filled.reduce(states.erased, state()), isShown ? viewChanged : puzzleChanged);
    // The verdict spoke of the whole solution, or of two.
    if (isShown) said.recall(null);
    return true;
  }

  /** Erase digits; or where there are none, what was noted and coloured. */
  function eraseCells(cells) {
    if (eraseDigits(cells)) return;
    const { notes, colours } = state();
    const bare = {
      notes: erasedNotes(notes, ["corner", "centre"], cells),
      colours: uncoloured(colours, cells),
    };
    if (bare.notes === notes && bare.colours === colours && cells.every(isLocked)) locked();
    else note(bare);
  }

  /** Note this; tell whether that was a change. */
  function note(parts) {
    const now = state();
    const isNew = Object.entries(parts).some(([name, part]) => part !== now[name]);
    return isNew && change(Object.freeze({ ...now, ...parts }), viewChanged);
  }

  /** The notes that a layer stands for: where automatic candidates are shown, corner notes are these. */
  const notesOf = (kind) => (kind === "corner" && state().notes.auto ? "out" : kind);

  function writeNote(kind, cells, digit) {
    const { notes, digits } = state();
    let empty = cells.filter(isEmpty);
    if (empty.length === 0) return tell("full", grid.where(grid.current));
    const layer = notesOf(kind);
    if (layer === "out") {
      const fits = fitting(digits, grid.peers);
      const fit = empty.filter((cell) => fits[cell] & bit(digit));
      if (fit.length === 0) return tell("noCandidate", grid.where(empty[0]), symbolOf(digit));
      empty = fit;
    }
    note({ notes: noted(notes, layer, empty, digit) });
  }

  /** Erase what a layer has of the cells; where that is nothing, their digits. */
  function eraseLayer(as, cells) {
    const { notes, colours } = state();
    const isDone = note(
      as === "colour"
        ? { colours: uncoloured(colours, cells) }
        : { notes: erasedNotes(notes, [notesOf(as)], cells.filter(isEmpty)) },
    );
    if (!isDone && !eraseDigits(cells) && cells.every(isLocked)) locked();
  }

  function paint(cells, colour) {
    const { colours } = state();
    if (colour > COLOURS) return tell("noColour");
    if (!target) return note({ colours: coloured(colours, cells, colour) });
    const empty = cells.filter(isEmpty);
    if (empty.length === 0) return tell("full", grid.where(grid.current));
    const shown = empty.filter(isNoted(target));
    if (shown.length === 0) return tell("notNoted", grid.where(empty[0]), symbolOf(target));
    note({ colours: candidatesColoured(colours, shown, target, colour) });
  }

  /** Whether a digit is seen among the notes or candidates of a cell. */
  function isNoted(digit) {
    const { corner, centre } = state().notes;
    const candidates = candidatesOf(state(), grid.peers);
    return (cell) => ((corner[cell] | centre[cell] | candidates[cell]) & bit(digit)) !== 0;
  }

  return {
    /** A key, a digit or one that erases; `as` is another layer for this once. */
    press(key, wanted = layer) {
      // What is seen there is the search's.
      if (grid.stepping) return tell("searched");
      const { cells } = grid.selection;
      // None where it is a key that erases.
      const digit = key.length === 1 ? numberOf(key) : 0;
      const isNote = wanted === "digit" && digit && cells.length > 1 && setting("several") === "note";
      const as = isNote ? "corner" : wanted;
      const { size } = state().shape;
      if (digit > size && as !== "colour") return tell("noDigit", symbolOf(size));
      if (as === "digit") {
        if (digit) writeDigit(cells, key);
        else eraseCells(cells);
      } else if (as === "colour") {
        if (digit) paint(cells, digit);
        else eraseLayer(as, cells);
      } else if (digit) writeNote(as, cells, digit);
      else eraseLayer(as, cells);
    },
    /** Whether the cells hold what a key would write. */
    holds: (key, cell) => layer === "digit" && state().digits[cell] === key && !isLocked(cell),
    get layer() {
      return layer;
    },
    use(next) {
      layer = next;
    },
    aim(digit) {
      target = digit;
    },
  };
}
