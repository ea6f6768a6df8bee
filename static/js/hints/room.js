import { byId } from "../parts/dom.js";

/** Hints while a Sudoku is played: two buttons, and the key h on the board. */
export const hints = {
  id: "hints",
  order: 3,
  board: "sudoku",
  modes: ["play"],
  name: "What shows hints",
  load: async () => (await import("./hints.js")).createHints,
  listen({ use, isShown }) {
    const press = () => use((room) => room.press());
    byId("hint").addEventListener("click", press);
    byId("all-steps").addEventListener("click", () => use((room) => room.toggle()));
    byId("sudoku").addEventListener("keydown", (event) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      if (key !== "h" || ctrlKey || altKey || metaKey || !isShown()) return;
      event.preventDefault();
      press();
    });
  },
};
