import { byId } from "../parts/dom.js";
import { hearKey } from "../parts/keys.js";

/** The bookmarks of a Sudoku that is played: a button, and the key b on the board. */
export const bookmarks = {
  id: "bookmarks",
  order: 3,
  board: "sudoku",
  modes: ["play"],
  name: "What keeps bookmarks",
  load: async () => (await import("./bookmarks.js")).createBookmarks,
  /** What was kept may have some. */
  isWanted: ({ bookmarks }) => bookmarks.list.length > 0,
  listen({ use, isShown, state, answering }) {
    /** What is on the board now is what is come back to, however late the bookmarks come. */
    function set() {
      const then = state();
      const tell = answering();
      use((room) => room.set(then, tell));
    }

    byId("bookmark").addEventListener("click", set);
    hearKey("b", isShown, set);
  },
};
