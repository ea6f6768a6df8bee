import { STOPPED_EARLY, WHEN_READY } from "../parts/words.js";
import { isValid } from "./valid.js";

/** Solve and Stop, also while the callbacks are still on their way: what is pressed then waits for them. */
export function createSolving({ events, status, busy, board }) {
  /** Take back what still waits for the callbacks. */
  function drop() {
    if (events.ready) return;
    events.withdraw("solve");
    events.withdraw("open");
    events.withdraw("browse");
    busy(false);
  }

  function solve() {
    if (!isValid(board())) return;
    // A page without callbacks can only be loaded again, and would forget what was pressed.
    if (!events.ready && status.repeat()) return;
    if (!events.ready) {
      status.say(WHEN_READY.solve, "busy");
      busy(true);
    }
    status.retry();
    events.raise("solve", { board: board().name });
  }

  function stop() {
    if (events.ready) {
      events.raise("stop", { board: board().name });
      return;
    }
    drop();
    status.say(STOPPED_EARLY, "info");
  }

  return { solve, stop, drop };
}
