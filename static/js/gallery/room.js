// What is told of the solutions of the queens' board, where they are asked for.

const ofTheQueens = { board: "queens", modes: ["solve"], name: "What shows more of the queens" };

/** The solutions side by side. */
export const gallery = {
  ...ofTheQueens,
  id: "gallery",
  order: 4,
  button: "Side by side",
  load: async () => (await import("./gallery.js")).createGallery,
};

/** The images of the solution on the board under the symmetries of the square. */
export const orbit = {
  ...ofTheQueens,
  id: "orbit",
  order: 5,
  button: "Symmetries",
  load: async () => (await import("./orbit.js")).createOrbit,
};
