// The examples of each board, by what they show. What they count is checked against the engine.

import { EXAMPLE_WITH_REGIONS } from "../chess/regions.js";

const LECTURE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const BLOG = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";
const HANDOUT = "....3.2...2..4.35...71....88....1.62.6.....7.27.6....37....89...56.9..4...8.1....";

/** The four corners of a 6 by 6 board, two by two squares each. */
const CROSS = [0, 1, 4, 5, 6, 7, 10, 11, 24, 25, 28, 29, 30, 31, 34, 35];

/** A knight that may start in the corner and end anywhere. */
const square = (side) => ({ rows: side, cols: side, start: side * (side - 1), end: -1, closed: false });

/** By board: what an example is called, the address of what is on the board then, and the search that is opened. */
export const EXAMPLES = {
  sudoku: [
    { label: "From the lecture: 51 empty cells, one solution", state: { givens: LECTURE } },
    { label: "From the blog: 49 empty cells, one solution", state: { givens: BLOG } },
    { label: "From the handout: 53 empty cells, one solution", state: { givens: HANDOUT } },
    {
      label: "The handout's search after 2,452 placements",
      state: { givens: HANDOUT },
      search: { strategy: "first-empty", placement: 2452 },
    },
  ],
  queens: [
    { label: "4 queens: the lecture's board, 2 solutions", state: { n: 4 } },
    { label: "6 queens: 4 solutions", state: { n: 6 } },
    { label: "8 queens: 92 solutions", state: { n: 8 } },
    { label: "12 queens: 14,200 solutions", state: { n: 12 } },
    { label: "8 queens in regions: one solution", state: EXAMPLE_WITH_REGIONS },
    { label: "Two queens that Nauck placed in 1850", state: { n: 8, queens: [27, 33] } },
  ],
  knight: [
    { label: "5 by 5: the smallest square with a tour", state: square(5) },
    { label: "6 by 6: the smallest square with a closed tour", state: square(6) },
    { label: "8 by 8: the chessboard", state: square(8) },
    { label: "20 by 20: 400 squares", state: square(20) },
    { label: "5 by 5 from corner to corner", state: { ...square(5), end: 4 } },
    { label: "6 by 6, closed: back beside the start", state: { ...square(6), closed: true } },
    { label: "8 by 8 without its middle: 60 squares", state: { ...square(8), holes: [27, 28, 35, 36] } },
    { label: "Cross of 20 squares", state: { ...square(6), start: 32, holes: CROSS } },
  ],
};
