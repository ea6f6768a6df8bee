/** The one page of help. */
export const help = {
  id: "help",
  name: "The help",
  load: async () => (await import("./help.js")).createHelp,
};
