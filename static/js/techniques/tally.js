// How many steps of each technique were found in practice, and how fast: a record of the store.

import { keptTally } from "../parts/kept-tally.js";
import { isObject } from "../parts/kept-values.js";

/** So many times are kept of a technique, the latest ones. */
const MOST = 100;

/** What is kept of a technique: how many were `found`, and the seconds that those took which were found without help. */
const read = (raw) => ({
  found: Number.isInteger(raw?.found) && raw.found > 0 ? raw.found : 0,
  seconds: Array.isArray(raw?.seconds)
    ? raw.seconds.filter((time) => Number.isFinite(time) && time >= 0)
    : [],
});

/** With one more that was found, in so many seconds, or with help where that is null. */
export function withFound({ found, seconds }, time) {
  return { found: found + 1, seconds: time === null ? seconds : [...seconds, time].slice(-MOST) };
}

/** The middle one of some numbers; null for none. */
export function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** The tally in `kept`, the store; where there is none, what was found is not kept. */
export function createTally(kept) {
  const tally = keptTally(kept, "practice");
  const techniques = (record) => (isObject(record?.techniques) ? record.techniques : {});

  return {
    /** What is kept of a technique. */
    of: async (technique) => read(techniques((await tally.read())?.record)[technique]),
    /** One more was found. Gives what is kept then. */
    async note(technique, time) {
      let now = withFound(read(null), time);
      await tally.change((record) => {
        const all = techniques(record);
        now = withFound(read(all[technique]), time);
        return { techniques: { ...all, [technique]: now } };
      });
      return now;
    },
  };
}
