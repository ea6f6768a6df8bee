// A record of the tallies, in which is kept what was done how often; page/kept.js says which there are.

const PART = "tallies";

/** With what is kept under one more name, the latest last, and no more than so many. */
export function withLatest(records, name, now, most) {
  const { [name]: _, ...others } = records;
  return Object.fromEntries([...Object.entries(others), [name, now]].slice(-most));
}

/**
 * The record of that name in `kept`, the store; null for a page that keeps nothing.
 */
export function keptTally(kept, id) {
  const within = (mode, act) =>
    kept.within([PART], mode, (transaction) => act(transaction.objectStore(PART)));

  return {
    /** Resolves with {record}, undefined for one that is not there yet; with null where it cannot be read. */
    async read() {
      try {
        return kept && { record: await within("readonly", (store) => store.get(id)) };
      } catch {
        return null;
      }
    },
    /** Keep what `act(record)` says; another tab may have changed it since it was read. Resolves with whether it is kept. */
    async change(act) {
      try {
        if (!kept) return false;
        await within("readwrite", async (store) => store.put({ ...act(await store.get(id)), id }));
        return true;
      } catch {
        return false;
      }
    },
  };
}
