/** What there is to learn: lessons, exercises, and what a class needs. */
export const learn = {
  id: "learn",
  name: "Learn",
  load: async () => (await import("./learn.js")).createLearn,
};
