/** What shows a search, step by step: the player, the views and the race. */
export const watch = {
  id: "watch",
  name: "What shows a search",
  again: "press Step through again",
  load: async () => (await import("./watch.js")).createWatch,
};
