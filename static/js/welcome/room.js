/** The small living pictures of the three doors. */
export const pictures = {
  name: "What draws the doors",
  load: async () => (await import("./pictures.js")).createPictures,
};

/** The examples, by what they show. */
export const examples = {
  name: "The list of examples",
  load: async () => (await import("./menu.js")).createExamples,
};
