import { makes } from "../create/room.js";

/** New boards of queens: by level and of the day, with regions or partly placed. */
export const placing = {
  ...makes,
  id: "boards",
  order: 5,
  board: "queens",
  load: async () => (await import("./placing.js")).createPlacing,
};
