import { pause } from "../parts/waiting.js";
import { WHEN_READY } from "../parts/words.js";
import { attempt } from "./events.js";
import { createProgress } from "./progress.js";

/**
 * What the callbacks may do with the page: `window.undoku`. Engine and pool are put there when they are made, and the faces of
 * what comes later by its rooms.
 *
 * @returns {Contract.Page & Record<string, any>}
 */
export function createFace({ events, busy, status, say, boards, sudoku, rooms, ...page }) {
  const { watching, address, offers, reset } = page;
  /** @type {Omit<Contract.Page, Contract.Late> & Record<string, any>} */
  const own = {
    register: events.register,
    attempt,
    get board() {
      return boards.current.name;
    },
    say,
    complain: status.complain,
    reply: status.reply,
    /** The engine is not ready for what was asked: it is done as soon as it is, or, where it has failed, after a Retry. */
    wait(what) {
      if (!status.remind()) say(WHEN_READY[what], "busy");
    },
    busy(on, words = "") {
      busy(Boolean(on));
      status.busyWords(on ? String(words ?? "") : "");
      if (!on) status.idle();
    },
    /** Something is counted beside all else, which Stop ends. */
    counting: (on) => busy.beside(Boolean(on)),
    /** Resolves when the page has nothing else to do. */
    idle: pause,
    sudoku: sudoku.face,
    engine: null,
    pool: null,
    get sandboxes() {
      return watching.sandboxes.value;
    },
    ...createProgress(),
    failed: status.failed,
    recovered() {
      status.recovered();
      if (document.activeElement === document.body) boards.current.focus();
    },
    stage: watching.stage,
    reset,
    /** Put the board into the address now, before the page is left. */
    remember: () => address.write(),
    offer: offers.make,
  };
  return /** @type {any} */ (Object.defineProperties(own, rooms.faces));
}
