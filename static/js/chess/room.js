// The boards that come when they are first wanted.

export const queens = {
  id: "queens",
  name: "The N-Queens board",
  again: "press its tab again",
  load: async () => (await import("./queens.js")).createQueens,
};

export const knight = {
  id: "knight",
  name: "The knight's tour board",
  again: "press its tab again",
  load: async () => (await import("./knight.js")).createKnight,
};
