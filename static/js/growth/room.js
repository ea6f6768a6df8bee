import { NAME } from "./name.js";

/** What a search does on boards of growing size, as a picture. */
export const growth = {
  id: "growth",
  name: "How searches grow",
  group: "tools",
  offers: [
    {
      // A lesson is called by what it shows.
      name: "How searches grow",
      about:
        "What each search, and your own program, does on larger and larger boards: live, as a picture and as figures.",
      args: {},
    },
  ],
  lesson: NAME,
  load: async () => (await import("./growth.js")).createGrowth,
};
