import { byId } from "../parts/dom.js";
import { GIVENS_OPEN, isAGiven, PLAY_HINTS, SUDOKU_HINTS } from "../parts/words.js";
import { wentBack } from "./bookmarks.js";
import { hasGivens, questionOf } from "./sudoku-state.js";

/**
 * The buttons that are there while a puzzle is played. They look at the `state()` and at the selected cell; `unlock()`
 * makes what is given editable, in Solve, and `change(next)` makes a change.
 * @param {Contract.Raising} page
 */
export function createPlay({ raise, reply, grid, state, history, change, unlock }) {
  // The states in which the first mistake is looked for, the latest first.
  let looked = [];

  /** Whether there is a puzzle to be played; where there is none, what to do is said. */
  function isPlayed() {
    const is = hasGivens(state());
    if (!is) reply(PLAY_HINTS.empty);
    return is;
  }

  byId("play-check").addEventListener("click", () => {
    if (isPlayed()) raise("check", { board: "sudoku" });
  });

  byId("play-reveal").addEventListener("click", () => {
    if (!isPlayed()) return;
    const cell = grid.current;
    const kind = state().kinds[cell];
    if (kind === "g") reply(isAGiven(cell));
    else if (kind === "s") reply(SUDOKU_HINTS.solved);
    else raise("reveal", { cell });
  });

  byId("play-before").addEventListener("click", () => {
    if (!isPlayed()) return;
    const { givens } = questionOf(state());
    const all = [state(), ...history.before()];
    const other = all.findIndex((before) => questionOf(before).givens !== givens);
    looked = all.slice(0, other < 0 ? undefined : other);
    raise("mistake", { entries: JSON.stringify(looked.map((before) => questionOf(before).entered)) });
  });

  byId("play-edit").addEventListener("click", () => {
    unlock();
    // The button is gone with its mode.
    grid.focus();
    reply(GIVENS_OPEN);
  });

  return {
    /** Go back to one of the states in which the mistake was looked for, whatever was noted since. */
    back: (index) => change(wentBack(state(), looked[index])),
  };
}
