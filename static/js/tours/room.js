/** How many tours the knight's board has, counted here. */
export const tours = {
  id: "tours",
  order: 8,
  board: "knight",
  modes: ["solve"],
  button: "How many",
  name: "What counts the tours",
  load: async () => (await import("./tours.js")).createTours,
};
