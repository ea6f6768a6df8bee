import { STOPPED_EARLY, WHEN_READY } from "../parts/words.js";
import { checkValid } from "./valid.js";

/** What waits for the callbacks where these are not there yet. */
export const WAITING = [
  .../** @type {const} */ (["solve", "open", "judge", "browse", "check", "reveal", "mistake", "hint"]),
  .../** @type {const} */ (["read", "write", "advise", "ways", "create"]),
];

/**
 * Solve and Stop, also while the callbacks are still on their way: what is pressed then waits for them.
 * @param {Contract.Asking} page
 */
export function createSolving({ events, status, busy, board }) {
  /** Take back what still waits for the callbacks. */
  function drop() {
    if (events.ready) return;
    for (const what of WAITING) events.withdraw(what);
    busy(false);
  }

  /** Whether this can be asked for now: at once, or as soon as the callbacks are there, which is said. */
  function waits(what) {
    if (!checkValid(board())) return false;
    // A page without callbacks can only be loaded again, and would forget what was pressed.
    if (!events.ready && status.repeat()) return false;
    if (!events.ready) {
      status.say(WHEN_READY[what], "busy");
      busy(true);
    }
    status.retry();
    return true;
  }

  function solve() {
    if (waits("solve")) events.raise("solve", { board: board().name });
  }

  /** Raise an event that is a piece of work, named as in WHEN_READY; says whether that can be done. */
  function ask(what, detail) {
    const can = waits(what);
    if (can) events.raise(what, detail);
    return can;
  }

  function stop() {
    if (events.ready) {
      events.raise("stop", { board: board().name });
      return;
    }
    drop();
    status.say(STOPPED_EARLY, "info");
  }

  return { solve, ask, waits, stop, drop };
}
