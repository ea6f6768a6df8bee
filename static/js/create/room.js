import { byId } from "../parts/dom.js";

/** New puzzles: by level, of the day, and by other wishes. */
export const create = {
  id: "create",
  order: 4,
  board: "sudoku",
  modes: ["solve", "play"],
  name: "What makes new puzzles",
  load: async () => (await import("./create.js")).createCreating,
  /** What has a level has a name, and may be a day's whose givens are still to be found. */
  isWanted: ({ level }) => level,
  listen({ use, isShown, state }) {
    byId("new").addEventListener("click", () => isShown() && use((room) => room.toggle()));
    // That of the Sudoku is the first.
    document.querySelector("[data-door=play]").addEventListener("click", () => {
      const now = state();
      // Something else may be on the board, or another board be shown, when the room is there.
      use((room) => state() === now && room.today());
    });
  },
};
