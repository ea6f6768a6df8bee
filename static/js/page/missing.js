import { RELOAD, STILL_MISSING } from "../parts/words.js";

/**
 * What is said when a part of the page does not arrive: a sentence, and where pressing again cannot help, because the
 * browser keeps what arrived broken, the offer to load the page again.
 */
export function createMissing({ status, offer, reload }) {
  let failures = 0;

  return function missing(error, sentence) {
    failures += 1;
    if (failures > 1 || error instanceof SyntaxError) offer(STILL_MISSING, RELOAD, reload);
    status.complain(sentence);
  };
}
