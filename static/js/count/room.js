/** In how many ways N queens can stand on the board, counted here. */
export const count = {
  id: "count",
  order: 6,
  board: "queens",
  modes: ["solve"],
  button: "Count them",
  name: "What shows more of the queens",
  load: async () => (await import("./count.js")).createCount,
};
