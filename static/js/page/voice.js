import { OWN_CODE_HINT, WATCH_HINT } from "../parts/words.js";
import { createMissing } from "./missing.js";
import { createOffer } from "./offer.js";
import { createStatus } from "./status.js";

/**
 * All that speaks to the reader: the status line, offers, and what is said when something does not arrive. `board()` is the
 * one that is shown, `modes()` are how they are used, `isWriting()` tells whether the editor is shown; `write()` puts what is
 * shown into the address, and `spoken()` hears that something was said of a board, which is kept with it.
 */
export function createVoice({ isEmbedded, isBusy, board, modes, isWriting, spoken, write }) {
  const status = createStatus({
    modes,
    hint() {
      if (isWriting()) return OWN_CODE_HINT;
      return isEmbedded || modes().current === "watch" ? WATCH_HINT : board().hint;
    },
    // A program of the reader has names of its own.
    named: (text) => (isWriting() ? text : (board().named?.(text) ?? text)),
  });
  /** Something beside the boards is said, unless work goes on that is spoken of. */
  const remark = (sentence) => {
    if (!isBusy()) status.remark(sentence);
  };
  const offers = createOffer(remark);
  const reload = () => {
    write();
    location.reload();
  };
  return {
    ...{ status, remark, offers, reload },
    missing: createMissing({ status, offers, reload }),
    /** Something is said of the board. */
    say(...sentence) {
      status.say(...sentence);
      spoken();
    },
  };
}
