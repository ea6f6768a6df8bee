// How many questions were answered, and how many of them right: a record of the store.

import { keptTally } from "../../parts/kept-tally.js";

const count = (raw) => (Number.isSafeInteger(raw) && raw > 0 ? raw : 0);

/** What is kept, {asked, right}: of what is no such thing, nothing. */
export function scoreKept(raw) {
  const asked = count(raw?.asked);
  return { asked, right: Math.min(count(raw?.right), asked) };
}

/** With one more answer. */
export const withAnswer = ({ asked, right }, isRight) => ({
  asked: asked + 1,
  right: right + Number(isRight),
});

/** The score in `kept`, the store; where there is none it is that of this visit. */
export function createScore(kept) {
  let now = scoreKept(null);
  const tally = keptTally(kept, "predicted");

  async function change(next) {
    now = next(now);
    await tally.change((record) => {
      now = next(scoreKept(record));
      return now;
    });
    return now;
  }

  return {
    /** The score as it is kept now. */
    async read() {
      const found = await tally.read();
      if (found) now = scoreKept(found.record);
      return now;
    },
    note: (isRight) => change((score) => withAnswer(score, isRight)),
    clear: () => change(() => scoreKept(null)),
    /** As on a first visit: what is kept is deleted by who keeps it. */
    reset() {
      now = scoreKept(null);
    },
  };
}
