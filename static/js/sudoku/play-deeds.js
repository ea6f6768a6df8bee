// What the menu offers while a Sudoku is played, beside writing.

import { SUDOKU_HINTS } from "../parts/words.js";
import { questionOf } from "./sudoku-state.js";
import { PLAY_DEEDS } from "./words.js";

/**
 * The deeds of a puzzle that is played: [label, act] each. They look at the `state()` and at the selected cell; `isPlayable()`
 * makes what was typed into an empty board the puzzle, and tells whether there is one; `unlock()` makes what is given editable, in
 * Solver; `look(states)` notes in which states a mistake is looked for, the latest first.
 * @param {{ raise: Contract.Raise } & Record<string, any>} parts
 */
export function playDeeds({ raise, reply, grid, state, history, isPlayable, unlock, look }) {
  function reveal() {
    if (!isPlayable()) return;
    const cell = grid.current;
    const kind = state().kinds[cell];
    if (kind === "g") reply(PLAY_DEEDS.isAGiven(grid.where(cell)));
    else if (kind === "s") reply(SUDOKU_HINTS.solved);
    else raise("reveal", { cell });
  }

  function goBefore() {
    if (!isPlayable()) return;
    const { shape } = state();
    const { givens } = questionOf(state());
    const all = [state(), ...history.before()];
    const other = all.findIndex((before) => before.shape !== shape || questionOf(before).givens !== givens);
    const looked = all.slice(0, other < 0 ? undefined : other);
    look(looked);
    raise("mistake", { entries: JSON.stringify(looked.map((before) => questionOf(before).entered)) });
  }

  function edit() {
    unlock();
    grid.focus();
    reply(PLAY_DEEDS.open);
  }

  return [
    [PLAY_DEEDS.reveal, reveal],
    [PLAY_DEEDS.before, goBefore],
    [PLAY_DEEDS.edit, edit],
  ];
}
