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
  listen({ use }) {
    addEventListener("technique", (/** @type {any} */ { detail }) => use((room) => room.open(detail)));
  },
};
