import { byId } from "../parts/dom.js";
import { USUAL } from "../sudoku/shape.js";

/** What makes something new for a board: at the button New, and at the first of the board's doors. */
export const makes = {
  board: "",
  modes: ["solve", "play"],
  name: "What makes new ones",
  /** What has a level has a name, and may be a day's whose givens are still to be found. */
  isWanted: ({ level }) => level,
  listen({ use, isShown, state }) {
    byId("new").addEventListener("click", () => isShown() && use((room) => room.toggle()));
    document.querySelector(`[data-board=${this.board}] [data-door=play]`).addEventListener("click", () => {
      const now = state();
      // Something else may be on the board, or another board be shown, when the room is there.
      use((room) => state() === now && room.today());
    });
  },
};

/** New puzzles: by level, of the day, and by other wishes. */
export const create = {
  ...makes,
  id: "create",
  order: 4,
  board: "sudoku",
  /** So has what is of another shape. */
  isWanted: ({ level, shape }) => level || shape !== USUAL,
  load: async () => (await import("./create.js")).createCreating,
};
