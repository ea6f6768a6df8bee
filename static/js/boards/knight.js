import * as address from "../chess/knight-address.js";

export const knight = {
  id: "knight",
  strategy: "warnsdorff-backtracking",
  first: { state: { rows: 3, cols: 4, start: 8 }, strategy: "fixed-order" },
  racers: ["fixed-order", "warnsdorff-backtracking"],
  look: "as-chess tour",
  address,
  name: "The knight's tour board",
  again: "press its tab again",
  load: async () => (await import("../chess/knight.js")).createKnight,
};
