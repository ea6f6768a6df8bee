import * as address from "../sudoku/sudoku-address.js";

export const sudoku = {
  id: "sudoku",
  strategy: "first-empty",
  first: {
    state: { givens: "53467.9126.21..3481983425678.97614..4.68537917.39248569615.728428741.6.5.45286.79" },
    strategy: "first-empty",
  },
  racers: ["first-empty", "fewest-options"],
  look: "as-sudoku",
  address,
};
