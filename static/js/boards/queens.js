import * as address from "../chess/queens-address.js";

export const queens = {
  id: "queens",
  strategy: "markers",
  first: { state: { n: 4 }, strategy: "board-scan" },
  racers: ["board-scan", "bitmasks"],
  look: "as-chess",
  address,
  name: "The N-Queens board",
  again: "press its tab again",
  load: async () => (await import("../chess/queens.js")).createQueens,
};
