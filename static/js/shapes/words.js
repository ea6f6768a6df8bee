// What people read where the size and shape of a Sudoku are chosen.

import { counted } from "../parts/text.js";
import { place } from "../parts/words.js";

export const SHAPES = {
  title: "Size and shape",
  size: "Size",
  sizes: (size) => `${size} by ${size}`,
  toSolve: "25 by 25, to solve only",
  diagonal: "Both long diagonals hold every digit once",
  draw: "Press or drag cells to draw",
  tools: { regions: "Regions", cages: "Cages" },
  board: "Shape",
  region: (letter, count, size) => `Region ${letter}, ${count} of ${size} cells`,
  regions: "Region to draw",
  boxes: "Usual boxes",
  none: "No regions",
  sum: "Sum of the cage",
  sumHint: "empty where it is not said",
  make: "Make the cage",
  cages: "Cages",
  cage: (sum, count) => `${counted(count, "cell", "cells")}${sum ? `, sum ${sum}` : ", no sum"}`,
  remove: (where) => `Remove the cage at ${where}`,
  usual: "Usual 9 by 9",
  use: "Use this shape",
  help: {
    regions: "A letter on the board puts its cell into that region.",
    cages: "Space adds a cell or takes it away. A cell of a cage that is made changes that one.",
  },
  keys: "Arrows, and Space or Enter.",
};

/** A cell that is drawn. */
export const cellWords = (cell, size, letter, cage, isDrawn) =>
  [
    place(cell, size),
    letter === "." ? "no region" : `region ${letter}`,
    cage ? `cage of ${SHAPES.cage(cage.sum, cage.cells.length)}` : "",
    isDrawn ? "in the cage that is drawn" : "",
  ]
    .filter(Boolean)
    .join(", ");

/** What is missing in the regions; "" for nothing. */
export function regionsMissing(counts, size, letterOf) {
  const said = counts.flatMap((count, number) => {
    if (count === size) return [];
    const more = size - count;
    const what =
      more > 0
        ? `${counted(more, "cell is", "cells are")} missing`
        : `${counted(-more, "cell", "cells")} too many`;
    return [`Region ${letterOf(number)}: ${what}.`];
  });
  return said.length > 3 ? `${said.slice(0, 3).join(" ")} And ${said.length - 3} more.` : said.join(" ");
}

export const CAGE_FAULTS = {
  none: "Choose the cells of the cage first.",
  many: (size) => `A cage has at most ${size} cells, whose digits differ.`,
  number: "The sum is a whole number, or empty.",
  sum: (count, least, most) =>
    least === most
      ? `The sum of ${counted(count, "cell", "cells")} is ${least}.`
      : `The sum of ${counted(count, "cell", "cells")} is from ${least} to ${most}.`,
  open: "Make the cage that is drawn first, or take its cells away.",
};

/** After another shape was taken. */
export const reshapedTo = (size, isEmpty) =>
  isEmpty
    ? `The board is ${size} by ${size}. Undo brings back what was on it.`
    : "The board has another shape. Undo brings back the one before.";
