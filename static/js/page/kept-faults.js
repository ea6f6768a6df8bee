import { attempt } from "../parts/stored.js";
import { RELOAD } from "../parts/words.js";
import { COPY_BUTTON, KEPT_AGAIN, NOT_KEPT } from "./words.js";

const BOARDS = { ...NOT_KEPT, save: COPY_BUTTON, again: KEPT_AGAIN };
/** Why nothing can be kept, by the name of the error; a browser without a store knows no such name. */
const REASONS = {
  ...{ QuotaExceededError: "full", BlockedError: "blocked" },
  ...{ SecurityError: "refused", InvalidStateError: "refused" },
  ...{ ReferenceError: "refused", TypeError: "refused" },
};

/** Whether the browser lets this page store nothing. */
const isForbidden = () => attempt(() => localStorage) === null;

/**
 * What is said when something cannot be kept, once for each reason, beside an offer that stays until it can be kept again:
 * to `save` what is lost else, or to `reload` where that is the way to go on. The `words` are those of the boards, unless
 * something else is kept; `worked` says whether something was read or written by this page before.
 */
export function createFaults({ offers, tell, save, reload, words = BOARDS, worked = false }) {
  let said = null;

  function sentenceOf({ name }) {
    if (name === "VersionError") return worked ? words.outdated : words.newer;
    // Browsers have many names for that; where nothing else may be stored either, it is that.
    return words[REASONS[name] ?? (isForbidden() ? "refused" : "faulty")];
  }

  return {
    fault(error) {
      const sentence = sentenceOf(error);
      if (said !== null && said !== sentence) offers.withdraw(said);
      said = sentence;
      // A page that was left behind by an update loses nothing when it is loaded again.
      if (sentence === words.outdated) offers.make(sentence, RELOAD, reload, { stays: true });
      else offers.make(sentence, words.save, save, { stays: true });
    },
    /** It was kept. */
    mended() {
      worked = true;
      if (said === null) return;
      offers.withdraw(said);
      said = null;
      tell(words.again);
    },
  };
}
