import { byId, isCovered, isIdle, setIdle, takesText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";

/**
 * The buttons that all boards share, and their keys. `searching()` tells whether a search is open, which Undo leaves
 * with `leave()`: nothing is edited meanwhile, and Redo goes back to it with `reopen()`. One that has brought its own board,
 * `staged()`, goes with that. `undone()` hears of an undo or a redo.
 */
export function createActions({ board, say, solve, stop, searching, staged, leave, reopen, undone }) {
  const buttons = Object.fromEntries(["solve", "stop", "clear", "undo", "redo"].map((id) => [id, byId(id)]));
  // What was on the board when Undo left a search; nothing, once something was done since.
  let left = null;
  const canReopen = () => left !== null && board().state === left;
  const run = {
    solve,
    stop,
    clear() {
      const said = board().clear();
      if (said) say(said, "info");
    },
    undo() {
      if (searching() && !staged()) {
        leave();
        left = board().state;
        refresh();
      } else if (board().history.undo()) undone();
    },
    redo() {
      if (canReopen()) reopen();
      else if (!searching() && board().history.redo()) undone();
    },
  };

  for (const [id, button] of Object.entries(buttons)) {
    button.addEventListener("click", () => {
      if (!isIdle(button)) run[id]();
    });
  }

  document.addEventListener("keydown", (event) => {
    if (event.altKey || takesText(event.target) || isCovered()) return;
    const { key, ctrl, shift } = meaningOf(event);
    if (!ctrl) return;
    if (key === "z") run[shift ? "redo" : "undo"]();
    else if (key === "y" && !shift) run.redo();
    else return;
    event.preventDefault();
  });

  /** Say which of undo and redo there are. */
  function refresh() {
    setIdle(buttons.undo, !searching() && !board().history.canUndo);
    setIdle(buttons.redo, searching() || !(canReopen() || board().history.canRedo));
  }

  return {
    refresh,
    run,
    /** Something else was done than to undo or redo the leaving of a search. */
    forget() {
      left = null;
      refresh();
    },
  };
}
