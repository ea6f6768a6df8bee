/** What is possible on the Sudoku board: in each free cell the digits that some solution has there. */
export const possible = {
  id: "possible",
  order: 1,
  board: "sudoku",
  modes: ["solve", "play"],
  name: "What shows what is possible",
  load: async () => (await import("./possible.js")).createPossible,
};
