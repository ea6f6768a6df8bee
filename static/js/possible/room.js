/** What is possible on the Sudoku board: in each free cell the digits that some solution has there. */
export const possible = {
  id: "possible",
  order: 1,
  board: "sudoku",
  modes: ["solve", "play"],
  name: "What shows what is possible",
  again: "choose it again",
  items: {
    solve: "Show what is possible",
    play: "True candidates (shows digits of the solution)",
  },
  load: async () => (await import("./possible.js")).createPossible,
};
