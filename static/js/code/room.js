/** The editor of the reader's own programs, with what it is made of. */
export const code = {
  id: "code",
  name: "The editor",
  again: "choose your code again",
  async load() {
    const [{ createCode, fetchParts }] = await Promise.all([import("./code.js"), import("./shelf.js")]);
    const parts = await fetchParts();
    return (page) => createCode(parts, page);
  },
};

/** The reader's own programs in the store. */
export const programShelf = async (kept) => (await import("./shelf.js")).createProgramShelf(kept);
