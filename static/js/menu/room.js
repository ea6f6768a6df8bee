/** The menu of the row of actions: share, save and print what is on the board. */
export const menu = {
  id: "sheets",
  name: "The menu",
  load: async () => (await import("./contents.js")).createContents,
};

/** A menu that opens at a button: what it is made of. */
export const popup = {
  name: "The menu",
  load: async () => (await import("./menu.js")).createMenu,
};

/** The menu of the bar, with what is in it. */
export const barMenu = {
  name: "The menu of the bar",
  load: async () => (await import("./bar.js")).createBar,
};
