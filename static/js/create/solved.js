import { solvedKept, withSolved } from "./days.js";

const STORE = ["tallies"];
const ID = "days";

/** Which puzzles of the days were solved, as `kept`, the store, has it; without a store nothing is known of any. */
export function createSolved(kept) {
  const read = (record) => solvedKept(record?.solved);
  return {
    /** By day {levels, inTime}. */
    async all() {
      return read(
        await kept
          .within(STORE, "readonly", (transaction) => transaction.objectStore(STORE[0]).get(ID))
          .catch(() => null),
      );
    },
    /** One was solved on the day that it is `now`. */
    async note(puzzle, now) {
      await kept
        .within(STORE, "readwrite", async (transaction) => {
          const store = transaction.objectStore(STORE[0]);
          await store.put({ id: ID, solved: withSolved(read(await store.get(ID)), puzzle, now) });
        })
        .catch(() => {});
    },
  };
}
