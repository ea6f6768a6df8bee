/** The Library of the reader's puzzles. */
export const library = {
  id: "library",
  name: "The Library",
  load: async () => (await import("./library.js")).createLibrary,
};
