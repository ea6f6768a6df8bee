import { NAME } from "./name.js";

/** A search that is done by hand. */
export const byHand = {
  id: "byHand",
  name: "Be the search",
  group: "exercises",
  offers: [
    {
      name: "Be the search",
      about:
        "Place, refuse, go deeper, return and take back yourself, as the search would. Each act is judged.",
      args: {},
    },
  ],
  lesson: NAME,
  load: async () => (await import("./by-hand.js")).createByHand,
};
