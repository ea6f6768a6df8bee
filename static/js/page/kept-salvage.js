// What can still be had of a store in which not everything can be read, and why something could not be done.

const ABORTED = "AbortError";

/** Browsers give these for a record whose value is lost or damaged on the disk. */
const UNREADABLE = new Set(["DataError", "NotReadableError", "DataCloneError"]);

export const isUnreadable = (error) => UNREADABLE.has(error?.name);

/**
 * What the requests of a transaction give, when all of it is done. If it is not, this throws why: what was called off for
 * the sake of something else knows no reason of its own.
 */
export async function completed(transaction, requests) {
  /** @type {any[]} */
  const results = await Promise.allSettled([...requests, transaction.done]);
  const errors = results.filter(({ status }) => status === "rejected").map(({ reason }) => reason);
  if (errors.length > 0) throw errors.find(({ name }) => name !== ABORTED) ?? transaction.error ?? errors[0];
  return results.map(({ value }) => value);
}

/** What is in a part of a store, [key, value] each, null for what cannot be read; it need not be of one moment. */
export async function theReadable(store, part, range = undefined) {
  const read = async (key) => {
    try {
      return [key, await store.get(part, key)];
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return [key, null];
    }
  };
  return Promise.all((await store.getAllKeys(part, range)).map(read));
}
