// The reader's list in the store: a record of the tallies.

import { keptTally } from "../parts/kept-tally.js";
import { readList } from "./list.js";

/** The list in `kept`, the store; where nothing is kept, it is what was last put here. What cannot be kept is told by `isKept`. */
export function createShelf(kept, isEmbedded) {
  let here = [];
  let isKept = !isEmbedded;
  const tally = keptTally(isEmbedded ? null : kept, "moments");

  return {
    get isKept() {
      return isKept;
    },
    /** The list as it is now. */
    async read() {
      const found = await tally.read();
      isKept = found !== null;
      if (found) here = readList(found.record?.list);
      return here;
    },
    /** Change the list, which another tab may have changed since, as `act(list)` says; gives what it is then. */
    async change(act) {
      let list = null;
      isKept = await tally.change((record) => {
        list = act(readList(record?.list));
        return { list };
      });
      here = isKept ? list : act(here);
      return here;
    },
  };
}
