import { byId } from "../parts/dom.js";
import { hearKey } from "../parts/keys.js";

/** Hints on a Sudoku: the button of the row, or the menu's item, a list, and the key h on the board. */
export const hints = {
  id: "hints",
  order: 0,
  board: "sudoku",
  modes: ["solve", "play"],
  items: { solve: "Hint" },
  press: (room) => room.press(),
  name: "What shows hints",
  load: async () => (await import("./hints.js")).createHints,
  listen({ use, isShown }) {
    const press = () => use((room) => room.press());
    byId("hint").addEventListener("click", () => {
      if (isShown()) press();
    });
    byId("all-steps").addEventListener("click", () => use((room) => room.toggle()));
    hearKey("h", isShown, press);
  },
};
