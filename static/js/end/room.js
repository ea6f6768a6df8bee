/** What is seen when a board is finished, and where to go from there. */
export const end = {
  id: "end",
  name: "What shows the end",
  load: async () => (await import("./end.js")).createEnd,
};
