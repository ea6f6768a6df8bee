/** The size and the shape of the Sudoku: chosen, or drawn. Whatever names it opens it by an event. */
export const shapes = {
  id: "shapes",
  order: 8,
  board: "sudoku",
  modes: ["solve", "play"],
  items: { solve: "Size and shape…", play: "Size and shape…" },
  press: (room) => room.open(),
  name: "What changes size and shape",
  again: "choose it again",
  load: async () => (await import("./shapes.js")).createShapes,
  listen() {},
};
