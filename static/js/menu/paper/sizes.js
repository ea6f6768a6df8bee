// What stands where on a sheet of paper, in millimetres from the corner of what is within its margins.

const MARGIN = 15;
/**
 * What is left free below: one sheet that is too high by less than a pixel would take two, and WebKit draws it larger where
 * the margins of the printer are smaller, by as much as they are.
 */
const SLACK = 5;
const within = (width, height) => ({ width: width - 2 * MARGIN, height: height - 2 * MARGIN - SLACK });
export const PAPERS = { a4: within(210, 297), letter: within(215.9, 279.4) };

/** Rows and columns of the puzzles on a sheet, by how many there are. */
const PUZZLES = { 1: [1, 1], 2: [2, 1], 4: [2, 2] };
/** Those of the solutions on a sheet, the fewest first. */
const SOLUTIONS = [
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 2],
  [4, 3],
];
const GAP = 9;
/** What is kept free: at the end of a sheet for the page's address, and at the top of one with solutions. */
const FOOT = 10;
const TOP = 14;
/** No board is larger than one that is printed without a sheet. */
const LARGEST = 170;

/** The places for so many puzzles on a sheet, {x, y, side, head} each: a board's corner and side, and the line above it. */
export function puzzlePlaces({ width, height }, count) {
  const head = count === 1 ? 11 : 9;
  return grid({ width, height: height - FOOT }, PUZZLES[count], head, 0.5);
}

/**
 * The places for so many solutions, which are packed below the top of their sheet: a few are as large as there is room, and more
 * are on one sheet where they can be.
 */
export function solutionPlaces({ width, height }, count) {
  const shape = SOLUTIONS.find(([rows, columns]) => rows * columns >= count) ?? SOLUTIONS.at(-1);
  return grid({ width, height: height - FOOT - TOP }, shape, 7, 0).map((place) => ({
    ...place,
    y: place.y + TOP,
  }));
}

/**
 * `middle` is which part of the height that is left over goes above a board.
 * @param {{width: number, height: number}} room
 * @param {number[]} shape
 */
function grid({ width, height }, [rows, columns], head, middle) {
  const room = (height - (rows - 1) * GAP) / rows - head;
  const breadth = (width - (columns - 1) * GAP) / columns;
  const side = Math.min(LARGEST, breadth, room);
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    // The outer ones are flush with the margins.
    const x = columns === 1 ? (width - side) / 2 : (column * (width - side)) / (columns - 1);
    return { x, y: row * (room + head + GAP) + head + middle * (room - side), side, head };
  });
}
