/** What the reader can choose of how the boards behave: a dialog of one screen. */
export const settings = {
  id: "settings",
  name: "What shows the settings",
  again: "choose it again",
  load: async () => (await import("./settings.js")).createSettings,
};
