import { byId } from "../parts/dom.js";

/**
 * What was asked for is not made, as the reader went on with something else: `sentence` says so where it was asked for, at once
 * or when that board is shown again.
 */
export function createLeft({ isShown, say, sentence }) {
  const status = byId("status");
  // Whether it is still to be said.
  let isUnsaid = false;

  /** Say so, once all is said that goes with what was done; where that is another sentence than `before`, behind it. */
  function tell(before) {
    queueMicrotask(() => {
      const now = status.textContent;
      say(before === undefined || now === before ? sentence : `${now} ${sentence}`, "info");
    });
  }

  return {
    tell() {
      if (isShown()) tell(status.textContent);
      else isUnsaid = true;
    },
    /** Another board may be shown now. */
    refresh() {
      if (!isUnsaid || !isShown()) return;
      isUnsaid = false;
      tell();
    },
    reset() {
      isUnsaid = false;
    },
  };
}
