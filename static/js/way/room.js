/** The whole way from the Sudoku on the board to its solution, as a list of steps. */
export const way = {
  id: "way",
  order: 2,
  board: "sudoku",
  modes: ["solve"],
  name: "What shows the whole way",
  again: "choose it again",
  items: { solve: "Show the whole way" },
  load: async () => (await import("./way.js")).createWay,
};
