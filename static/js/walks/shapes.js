// Shapes of boards to walk, of our own drawing, the smallest first: their rows, with # for a square that is taken out; which tours
// they have ("closed" where closed ones are among them), and where there are none, why. That is checked against the engine.

import { NO_SQUARES } from "../parts/squares.js";

const SEARCHED = "as a search of every way has shown";
const COLOURS = "as 32 squares have one colour and 30 the other";

export const SHAPES = [
  { name: "Ring", size: 8, tours: "closed", rows: ".../.#./..." },
  { name: "Hourglass", size: 10, tours: "closed", rows: "..../#..#/...." },
  { name: "Cross", size: 12, tours: "closed", rows: "#..#/..../..../#..#" },
  { name: "Arch", size: 14, tours: "closed", rows: "#..#/..../..../...." },
  { name: "Cross", size: 20, tours: "closed", rows: "##..##/##..##/....../....../##..##/##..##" },
  { name: "Frame", size: 24, tours: "open", rows: "...../...../..#../...../....." },
  { name: "Diamond", size: 24, tours: "closed", rows: "##..##/#....#/....../....../#....#/##..##" },
  { name: "Zigzag", size: 28, tours: "closed", rows: "....##/....##/....../....../##..../##...." },
  { name: "Octagon", size: 32, tours: "closed", rows: "#....#/....../....../....../....../#....#" },
  {
    name: "Frame",
    size: 32,
    tours: "none",
    why: SEARCHED,
    rows: "....../....../..##../..##../....../......",
  },
  {
    ...{ name: "Diamond", size: 40, tours: "closed" },
    rows: "###..###/##....##/#......#/......../......../#......#/##....##/###..###",
  },
  {
    ...{ name: "Cross", size: 48, tours: "closed" },
    rows: "##....##/##....##/......../......../......../......../##....##/##....##",
  },
  {
    ...{ name: "Octagon", size: 52, tours: "closed" },
    rows: "##....##/#......#/......../......../......../......../#......#/##....##",
  },
  {
    ...{ name: "Ladder", size: 56, tours: "closed" },
    rows: "...##.../...##.../......../......../......../......../...##.../...##...",
  },
  {
    ...{ name: "Windows", size: 60, tours: "closed" },
    rows: "......../......../..#..#../......../......../..#..#../......../........",
  },
  {
    ...{ name: "Missing corners", size: 62, tours: "none", why: COLOURS },
    rows: "#......./......../......../......../......../......../......../.......#",
  },
];

/** The board of a shape as its address would name it: the knight starts on the lowest square at the left. */
export function boardOf(shape) {
  const rows = shape.rows.split("/");
  const cols = rows[0].length;
  const squares = Array.from(rows.join(""));
  const holes = squares.flatMap((text, square) => (text === "#" ? [square] : []));
  const last = (rows.length - 1) * cols;
  return {
    ...{ rows: rows.length, cols, start: squares.indexOf(".", last), end: -1, closed: false },
    ...{ holes, walked: NO_SQUARES },
  };
}
