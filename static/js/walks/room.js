import { makes } from "../create/room.js";

/** New boards to walk with the knight: by level, of the day, and shapes. */
export const walks = {
  ...makes,
  id: "walks",
  order: 6,
  board: "knight",
  load: async () => (await import("./walks.js")).createWalks,
};
