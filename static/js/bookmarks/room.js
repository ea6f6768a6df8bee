import { byId } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";

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
  listen({ use, isShown, state }) {
    /** What is on the board now is what is come back to, however late the bookmarks come. */
    function set() {
      const then = state();
      use((room) => room.set(then));
    }

    byId("bookmark").addEventListener("click", set);
    byId("sudoku").addEventListener("keydown", (event) => {
      const { key, plain, shift } = meaningOf(event);
      if (key !== "b" || !plain || shift || !isShown()) return;
      event.preventDefault();
      set();
    });
  },
};
