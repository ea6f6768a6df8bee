import { byId } from "../parts/dom.js";
import { PLAY_HINTS } from "../parts/words.js";
import { wentBack } from "./bookmarks.js";

/**
 * Looking for mistakes in a puzzle that is played, and what its deeds in the menu need. `lock()` makes what was typed into an empty
 * board the puzzle, and tells whether there is one; `change(next)` makes a change of the `state()`.
 * @param {Contract.Raising} page
 */
export function createPlay(page) {
  const { raise, reply, grid, state, change, lock } = page;
  // The states in which the first mistake is looked for, the latest first.
  let looked = [];

  /** Whether there is a puzzle to be played, if only what was typed; where there is none, what to do is said. */
  function isPlayable() {
    const is = lock();
    if (!is) reply(PLAY_HINTS.empty);
    return is;
  }

  byId("check").addEventListener("click", () => {
    if (grid.root.checkVisibility() && isPlayable()) raise("check", { board: "sudoku" });
  });

  return {
    /** What play-deeds.js needs. */
    needs: {
      ...page,
      isPlayable,
      look(states) {
        looked = states;
      },
    },
    /** Go back to one of the states in which the mistake was looked for, whatever was noted since. */
    back: (index) => change(wentBack(state(), looked[index])),
  };
}
