// How the truth about a Sudoku looks in its cells, as plain data.

import { digitsIn } from "../sudoku/notes.js";
import { sizeOf, symbolOf } from "../sudoku/shape.js";
import { COULD_BE_LEFT_OUT, countedWords, onlyWords, someWords } from "./words.js";

/** The steps of depth: a quarter of the solutions each. */
const DEPTHS = 4;
/** Where it is not known in how many solutions a candidate is. */
const UNKNOWN = "2";
/** The only candidate of its cell. */
const ONLY = "5";

/** How deep a candidate is drawn that is in `count` of `total` solutions: "1" to "4". */
export const depthOf = (count, total) => String(Math.min(DEPTHS, 1 + Math.floor((DEPTHS * count) / total)));

/** What is possible in a free cell: its candidates as a mask, and for each how deep it is drawn, "0" for none; and words. */
function possibleIn(mask, counts, total, size) {
  const all = Array.from({ length: size }, (_, index) => index + 1);
  const digits = digitsIn(mask);
  const depth = (digit) => {
    if (!digits.includes(digit)) return "0";
    if (digits.length === 1) return ONLY;
    return counts ? depthOf(counts[digit - 1], total) : UNKNOWN;
  };
  const names = digits.map(symbolOf);
  const pairs = digits.map((digit, index) => [names[index], counts?.[digit - 1]]);
  const words =
    digits.length === 1 ? onlyWords(names[0]) : counts ? countedWords(pairs, total) : someWords(names);
  return { shown: mask, own: 0, lines: null, steps: all.map(depth).join(""), words };
}

/**
 * The cells of a puzzle, given as its digits, by what is `known` of it: {solutions, candidates, differ, clash, spare},
 * and `shares`, which holds for every cell and digit in turn in how many solutions it is, or is null.
 */
export function overlayCells(puzzle, { solutions, candidates, differ, clash, spare }, shares) {
  const size = sizeOf(puzzle);
  return Array.from(puzzle, (character, cell) => {
    const isFree = character === ".";
    const mask = isFree ? (candidates[cell] ?? 0) : 0;
    const notes = mask
      ? possibleIn(mask, shares?.slice(size * cell, size * (cell + 1)), solutions, size)
      : null;
    return {
      notes,
      words: spare.includes(cell) ? COULD_BE_LEFT_OUT : (notes?.words ?? ""),
      clashes: clash.includes(cell),
      differs: isFree && differ.includes(cell),
      spare: spare.includes(cell),
    };
  });
}

/** The same where the puzzle has changed and no more is known yet: candidates stay, and nothing is said. */
export const staleCells = (cells) =>
  cells.map((cell) => ({ ...cell, words: "", clashes: false, differs: false, spare: false }));
