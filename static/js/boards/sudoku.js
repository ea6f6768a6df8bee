import * as address from "../sudoku/sudoku-address.js";

export const sudoku = {
  id: "sudoku",
  modes: ["solve", "play", "watch"],
  strategy: "first-empty",
  racers: ["first-empty", "fewest-options"],
  look: "as-sudoku",
  address,
};
