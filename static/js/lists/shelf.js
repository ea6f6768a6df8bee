// The list over a reload: in the store its file as it is, and what came of the work with its rows.

const PART = "lists";
const LAST = "last";

/** Where the last list is kept: in `kept`, the store, which is null for a page that keeps nothing. */
export function createShelf(kept) {
  const within = async (mode, act) =>
    kept?.within([PART], mode, (transaction) => act(transaction.objectStore(PART)));

  return {
    /** Keep a list in the place of the one before. Where there is no room for it, its file is still the reader's own. */
    keep: ({ file, rows: { results } }) =>
      within("readwrite", (store) => store.put({ id: LAST, file, results })).catch(() => {}),
    /** Resolves with the list that was kept last, {file, results}; null where there is none that can be read. */
    async find() {
      const found = await within("readonly", (store) => store.get(LAST)).catch(() => null);
      const isFile = typeof found?.file === "string" || found?.file instanceof Blob;
      return isFile ? found : null;
    },
  };
}
