/** Files of puzzles: one goes onto the board, many are a list. The menu offers it on all boards. */
export const lists = {
  id: "lists",
  order: 9,
  board: "sudoku",
  modes: ["solve", "play"],
  name: "What opens files",
  listen() {},
  load: async () => (await import("./lists.js")).createLists,
};
