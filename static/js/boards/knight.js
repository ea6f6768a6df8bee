import * as address from "../chess/knight-address.js";

export const knight = {
  id: "knight",
  modes: ["solve", "watch"],
  strategy: "warnsdorff-backtracking",
  racers: ["fixed-order", "warnsdorff-backtracking"],
  look: "as-chess tour",
  address,
  name: "The knight's tour board",
  again: "press its tab again",
  load: async () => (await import("../chess/knight.js")).createKnight,
};
