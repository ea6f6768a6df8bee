// What people read at the end of a board.

export const END = {
  name: "What next",
  next: { sudoku: "Next puzzle", queens: "Next board" },
  share: "Share the puzzle",
  replay: { sudoku: "Replay the way", queens: "Watch it search" },
};
