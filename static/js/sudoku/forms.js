import { tidyNotes } from "./notes.js";
import * as states from "./sudoku-state.js";

/**
 * The text forms that the engine reads and writes: `raise` asks it, of the `state()` that is shown.
 * @param {Contract.Raising} page
 */
export function createForms({ raise, state }) {
  let taking;
  return /** @satisfies {{position: Contract.Sudoku["position"], written: Contract.Sudoku["written"]} & Record<string, any>} */ ({
    read: (text) => raise("read", { text }),
    /** Ask for the position in some forms, by their names; `take` is given the texts. */
    write(forms, take) {
      taking = take;
      raise("write", { forms: JSON.stringify(forms) });
    },
    /**
     * The position that is written, and from which a hint starts: what was entered as part of the puzzle is given, nothing of
     * a solution is in it; `auto` tells whether candidates are shown.
     */
    position() {
      const { corner, centre, out, auto } = state().notes;
      const digits = { givens: states.only(state(), "ge"), entered: states.only(state(), "p") };
      return JSON.stringify({ ...digits, ...states.rulesOf(state().shape), corner, centre, out, auto });
    },
    written: (texts) => taking(Array.from(texts)),
  });
}

/** What a position that the engine has read says of its shape, as shape.js has it. */
export const rulesOf = (/** @type {any} */ { shape, diagonal, cages }) => ({
  ...(shape && { shape: String(shape) }),
  ...(diagonal && { diagonal: true }),
  ...(cages && { cages: String(cages) }),
});

/** The notes of a position that the engine has read; candidates that are out are seen by those that are left. */
export function notesOf({ corner, centre, out }) {
  const masks = (layer) => Object.freeze(Array.from(layer, Number));
  const notes = { corner: masks(corner), centre: masks(centre), out: masks(out) };
  return tidyNotes({ ...notes, auto: notes.out.some(Boolean) });
}
