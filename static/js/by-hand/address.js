// What an address says of the exercise: by-hand.queens.board-scan.4.x7f2, and ".end" where it is judged at the end.

import { BOARDS } from "../boards/boards.js";
import { isName } from "../parts/address-name.js";
import { NAME } from "./name.js";

export const write = ({ board, strategy, size, seed, atOnce }) =>
  [NAME, board, strategy, size.join("x"), seed, ...(atOnce ? [] : ["end"])].join(".");

/** What such a text asks for; what is missing in it is left out. */
export function read(text) {
  const [, board, strategy, size, seed, judged] = text.split(".");
  const sides = (size ?? "").split("x").map(Number);
  return {
    ...(Object.hasOwn(BOARDS, board) && { board }),
    ...(isName(strategy) && { strategy }),
    ...(sides.every((side) => Number.isInteger(side) && side > 0) && { size: sides }),
    ...(isName(seed) && { seed }),
    ...(judged === "end" && { atOnce: false }),
  };
}
