// The reader's list in the store: a record of the tallies.

import { readList } from "./list.js";

const STORE = "tallies";
const ID = "moments";

/** The list in `kept`, the store; where nothing is kept, it is what was last put here. What cannot be kept is told by `isKept`. */
export function createShelf(kept, isEmbedded) {
  let here = [];
  let isKept = !isEmbedded;

  const within = (mode, act) =>
    kept.within([STORE], mode, (transaction) => act(transaction.objectStore(STORE)));

  return {
    get isKept() {
      return isKept;
    },
    /** The list as it is now. */
    async read() {
      if (isEmbedded) return here;
      try {
        here = readList((await within("readonly", (store) => store.get(ID)))?.list);
        isKept = true;
      } catch {
        isKept = false;
      }
      return here;
    },
    /** Change the list, which another tab may have changed since, as `act(list)` says; gives what it is then. */
    async change(act) {
      if (!isEmbedded) {
        try {
          await within("readwrite", async (store) => {
            const list = act(readList((await store.get(ID))?.list));
            await store.put({ id: ID, list });
            here = list;
          });
          isKept = true;
          return here;
        } catch {
          isKept = false;
        }
      }
      here = act(here);
      return here;
    },
  };
}
