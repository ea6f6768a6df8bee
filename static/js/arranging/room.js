/** Programs that are put together from their lines, or have a mistake that is to be found and mended. */
export const arranging = {
  id: "arranging",
  name: "Put it together",
  group: "exercises",
  offers: [
    {
      name: "Put it together",
      about: "The lines of a search, out of order, with one or two too many: put them into theirs.",
      args: { kind: "parsons" },
    },
    {
      name: "Find the bug",
      about: "A program with one mistake: watch it run, find the line, mend it.",
      args: { kind: "bug" },
    },
  ],
  load: async () => (await import("./arranging.js")).createArranging,
};
