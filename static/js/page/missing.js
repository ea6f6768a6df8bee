import { Fault } from "../parts/late.js";
import {
  BAR_MENU_MISSING,
  boardMissing,
  CODE_MISSING,
  COPY_MISSING,
  FAULTY,
  HINTS_MISSING,
  LIBRARY_MISSING,
  MENU_MISSING,
  POSSIBLE_MISSING,
  QUEENS_TOLD_MISSING,
  RELOAD,
  STILL_MISSING,
  WATCH_MISSING,
  WAY_MISSING,
} from "../parts/words.js";

/**
 * What is said when a part of the page does not arrive: a sentence, and where pressing again cannot help, because the
 * browser keeps what arrived broken or the fault is ours, the offer to load the page again.
 */
export function createMissing({ status, offers, reload }) {
  let failures = 0;

  /** The sentence for an error. */
  function explain(error, sentence) {
    failures += 1;
    const faulty = error instanceof Fault;
    if (failures > 1 || faulty || error instanceof SyntaxError) {
      offers.makeIfFree(faulty ? FAULTY : STILL_MISSING, RELOAD, reload);
    }
    return faulty ? FAULTY : sentence;
  }

  return {
    board: (error, name) => status.complain(explain(error, boardMissing(name))),
    possible: (error) => status.complain(explain(error, POSSIBLE_MISSING)),
    way: (error) => status.complain(explain(error, WAY_MISSING)),
    hints: (error) => status.complain(explain(error, HINTS_MISSING)),
    queensTold: (error) => status.complain(explain(error, QUEENS_TOLD_MISSING)),
    library: (error) => status.complain(explain(error, LIBRARY_MISSING)),
    barMenu: (error) => status.complain(explain(error, BAR_MENU_MISSING)),
    copy: (error) => status.complain(explain(error, COPY_MISSING)),
    code: (error) => status.complain(explain(error, CODE_MISSING)),
    menu: (error) => status.complain(explain(error, MENU_MISSING)),
    /** A search was promised to this board: that is not so any more. */
    search: (error) => status.say(explain(error, WATCH_MISSING), "error"),
    /** A part has arrived: the others may, too. */
    arrived() {
      failures = 0;
      offers.withdraw(STILL_MISSING);
    },
  };
}
