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
     * Go through the moments of a list that have no picture, and back to what is shown now. `tell(sentence)` hears how far that is,
     * and says whether it goes on; `keep(moment)` keeps what is shown of one.
     */
    async prepare(list, page, { tell, keep }) {
      const without = list.filter(({ picture }) => picture === "");
      if (without.length === 0) return;
      const here = page.fragment();
      for (const [index, moment] of without.entries()) {
        if (!tell(SAID.preparing(index + 1, without.length))) return;
        if (await comeTo(moment, page)) await keep(moment);
      }
      history.replaceState(history.state, "", here);
      await page.follow(here);
    },
  };
}
