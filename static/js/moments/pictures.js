import { comeTo } from "./arriving.js";
import { seen } from "./snapshot.js";
import { SAID } from "./words.js";

/** The pictures of moments: as images of the page, and those that are still to be seen. */
export function createPictures() {
  // Addresses of the pictures that are shown, by the moments' names.
  const shown = new Map();

  return {
    seen,
    /** Where the page finds the picture of a moment. */
    urlOf({ id, picture }) {
      const there = shown.get(id);
      if (there?.picture === picture) return there.url;
      if (there) URL.revokeObjectURL(there.url);
      const url = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
      shown.set(id, { picture, url });
      return url;
    },
    forget() {
      for (const { url } of shown.values()) URL.revokeObjectURL(url);
      shown.clear();
    },
    /**
     * Go through the moments of a list that have no picture. `tell(sentence)` hears how far that is, and says whether it goes
     * on; `keep(moment)` keeps what is shown of one.
     */
    async prepare(list, page, { tell, keep }) {
      for (const [index, moment] of list.entries()) {
        const sentence = SAID.preparing(index + 1, list.length);
        if (!tell(sentence)) return;
        const isThere = await comeTo(moment, page, () => tell(sentence));
        // Who has stopped it looks at something else by now.
        if (!tell(sentence)) return;
        if (isThere) await keep(moment);
      }
    },
  };
}
