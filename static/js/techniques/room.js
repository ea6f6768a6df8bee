/** The techniques: what each is, and practice of one. Whatever names a technique opens it by an event. */
export const techniques = {
  id: "techniques",
  order: 7,
  board: "sudoku",
  modes: ["solve", "play"],
  items: { solve: "Techniques", play: "Techniques" },
  press: (room) => room.open({}),
  name: "The list of techniques",
  load: async () => (await import("./techniques.js")).createTechniques,
  /** A position that was kept, or that an address names, is gone on with. */
  isWanted: ({ practise }) => practise,
  listen({ use }) {
    addEventListener("technique", (/** @type {any} */ { detail }) => use((room) => room.open(detail)));
  },
};
