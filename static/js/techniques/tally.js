// How many steps of each technique were found in practice, and how fast: a record of the store.

import { isObject } from "../parts/kept-values.js";

const STORE = "tallies";
const ID = "practice";
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
  const within = (mode, act) =>
    kept.within([STORE], mode, (transaction) => act(transaction.objectStore(STORE))).catch(() => null);
  const techniques = (record) => (isObject(record?.techniques) ? record.techniques : {});

  return {
    /** What is kept of a technique. */
    of: async (technique) => read(techniques(await within("readonly", (store) => store.get(ID)))[technique]),
    /** One more was found. Gives what is kept then. */
    async note(technique, time) {
      let now = withFound(read(null), time);
      await within("readwrite", async (store) => {
        const all = techniques(await store.get(ID));
        now = withFound(read(all[technique]), time);
        await store.put({ id: ID, techniques: { ...all, [technique]: now } });
      });
      return now;
    },
  };
}
