import { keptTally } from "../parts/kept-tally.js";
import { solvedKept, withSolved } from "./days.js";

/** Which of the days' were solved, as `kept`, the store, has it in a tally; without a store nothing is known of any. */
export function createSolved(kept, id) {
  const tally = keptTally(kept, id);
  const read = (record) => solvedKept(record?.solved);
  return {
    /** By day {levels, inTime}. */
    all: async () => read((await tally.read())?.record),
    /** One was solved on the day that it is `now`. */
    note: (puzzle, now) => tally.change((record) => ({ solved: withSolved(read(record), puzzle, now) })),
  };
}
