import { byId } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { numberOf, symbolOf } from "./shape.js";
import * as states from "./sudoku-state.js";

const SKIPS = ["0", ".", " "];

/**
 * Keys that write and erase while a puzzle is entered: each goes on to the next cell, line after line, which the key after
 * it may take back. `change(next, tell)` makes a change of the `state()`.
 */
export function createTyping({ grid, state, change, tell, said, puzzleChanged, viewChanged }) {
  // The cell of the last key, as long as nothing was done since; null otherwise.
  let last = null;

  function write(index, digit) {
    const { kinds, digits, shape } = state();
    if (numberOf(digit) > shape.size) {
      tell("noDigit", symbolOf(shape.size));
      return false;
    }
    if (kinds[index] !== "g") {
      if (change(states.typed(state(), index, digit), puzzleChanged)) grid.land(index);
      return true;
    }
    // Who copies a puzzle and comes by a digit that is there goes on; another one is not overwritten unasked.
    if (digits[index] === digit) return true;
    tell("given", grid.where(index), false);
    return false;
  }

  function skip(index) {
    if (states.isEntry(state(), index)) change(states.erased(state(), index), puzzleChanged);
    return true;
  }

  function erase(index) {
    const kind = state().kinds[index];
    if (kind === "g") tell("given", grid.where(index), false);
    else if (
      change(states.erased(state(), index), kind === "s" ? viewChanged : puzzleChanged) &&
      kind === "s"
    ) {
      // The verdict spoke of the whole solution, or of two.
      said.recall(null);
    }
    return false;
  }

  function type(key) {
    // What is seen there is the search's.
    if (grid.stepping) {
      tell("searched");
      return;
    }
    if (key === "Backspace" && last !== null) grid.place(last);
    const index = grid.current;
    const isDigit = /^[1-9A-P]$/.test(key);
    const goesOn = isDigit ? write(index, key) : SKIPS.includes(key) ? skip(index) : erase(index);
    if (goesOn && index + 1 < state().digits.length) grid.place(index + 1);
    last = goesOn ? index : null;
  }

  const forget = () => {
    last = null;
  };

  // Before the grid moves by that key.
  grid.root.addEventListener(
    "keydown",
    (event) => {
      const { key, plain } = meaningOf(event);
      // A key that only changes the meaning of others is nothing done.
      if (last === null || /^([0-9. ]|Backspace|Shift|Control|Alt|Meta|AltGraph|\w+Lock)$/.test(key)) return;
      if (plain && key === "ArrowRight") {
        // The next cell is where the cursor has gone already.
        event.preventDefault();
        event.stopPropagation();
      } else if (plain && /^Arrow/.test(key)) grid.place(last);
      forget();
    },
    { capture: true },
  );
  document.addEventListener("pointerdown", ({ target }) => byId("keypad").contains(target) || forget());
  document.addEventListener("focusin", ({ target }) => {
    if (!byId("sudoku").contains(target) && !byId("keypad").contains(target)) forget();
  });

  return {
    type,
    /** Something else was done: a key that takes back takes nothing back of what was typed before. */
    forget,
  };
}
