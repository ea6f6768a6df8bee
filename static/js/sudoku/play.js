import { byId } from "../parts/dom.js";
import { GIVENS_OPEN, isAGiven, PLAY_DEEDS, PLAY_HINTS, SUDOKU_HINTS } from "../parts/words.js";
import { wentBack } from "./bookmarks.js";
import { questionOf } from "./sudoku-state.js";

/**
 * What can be done with a puzzle that is played, beside writing. It looks at the `state()` and at the selected cell; `lock()`
 * makes what was typed into an empty board the puzzle, and tells whether there is one; `unlock()` makes what is given editable, in Solver, and `change(next)` makes a change.
 * @param {Contract.Raising} page
 */
export function createPlay({ raise, reply, grid, state, history, change, lock, unlock }) {
  // The states in which the first mistake is looked for, the latest first.
  let looked = [];

  /** Whether there is a puzzle to be played, if only what was typed; where there is none, what to do is said. */
  function isPlayed() {
    const is = lock();
    if (!is) reply(PLAY_HINTS.empty);
    return is;
  }

  byId("check").addEventListener("click", () => {
    if (grid.root.checkVisibility() && isPlayed()) raise("check", { board: "sudoku" });
  });

  function reveal() {
    if (!isPlayed()) return;
    const cell = grid.current;
    const kind = state().kinds[cell];
    if (kind === "g") reply(isAGiven(grid.where(cell)));
    else if (kind === "s") reply(SUDOKU_HINTS.solved);
    else raise("reveal", { cell });
  }

  function goBefore() {
    if (!isPlayed()) return;
    const { givens } = questionOf(state());
    const all = [state(), ...history.before()];
    const other = all.findIndex((before) => questionOf(before).givens !== givens);
    looked = all.slice(0, other < 0 ? undefined : other);
    raise("mistake", { entries: JSON.stringify(looked.map((before) => questionOf(before).entered)) });
  }

  function edit() {
    unlock();
    grid.focus();
    reply(GIVENS_OPEN);
  }

  return {
    /** For the menu: what it is called, and what does it. */
    deeds: [
      [PLAY_DEEDS.reveal, reveal],
      [PLAY_DEEDS.before, goBefore],
      [PLAY_DEEDS.edit, edit],
    ],
    /** Go back to one of the states in which the mistake was looked for, whatever was noted since. */
    back: (index) => change(wentBack(state(), looked[index])),
  };
}
