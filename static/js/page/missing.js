import { Fault } from "../parts/late.js";
import { FAULTY, RELOAD, roomMissing, STILL_MISSING } from "../parts/words.js";

/**
 * What is said when a room of the page does not arrive: a sentence, and where pressing again cannot help, because the
 * browser keeps what arrived broken or the fault is ours, the offer to load the page again.
 */
export function createMissing({ status, offers, reload }) {
  let failures = 0;
  // Whether something arrived broken: until the page is loaded again the browser keeps that, whatever else arrives.
  let isBroken = false;

  /** The sentence for an error. */
  function explain(error, manifest) {
    failures += 1;
    const faulty = error instanceof Fault;
    // A SyntaxError, or a ReferenceError where half of a file ends in what could be a name.
    isBroken ||= /^[SR]/.test(error.name);
    if (failures > 1 || faulty || isBroken) {
      offers.makeIfFree(faulty ? FAULTY : STILL_MISSING, RELOAD, reload);
    }
    return faulty ? FAULTY : roomMissing(manifest);
  }

  return {
    /** What says that the room of a manifest did not arrive, and the board's own sentence is kept. */
    of: (manifest) => (error) => status.complain(explain(error, manifest)),
    /** The same where it was promised to the board that is shown: that is not so any more. */
    promised: (manifest) => (error) => status.say(explain(error, manifest), "error"),
    /** A room has arrived: the others may, too. */
    arrived() {
      failures = 0;
      if (!isBroken) offers.withdraw(STILL_MISSING);
    },
  };
}
