// What people read of the search that is done by hand; what is said of its acts comes from the engine.

export const HAND = {
  title: "Be the search",
  board: "Board",
  strategy: "Strategy",
  size: "Size",
  judged: "Judged",
  atOnce: "at each act",
  atEnd: "at the end",
  another: "New board",
  again: "Once more",
  begins: "You are the search.",
  ends: "Your board is as it was.",
  making: "Making a board…",
  waiting: "Python is still on its way.",
  stack: "Open calls",
  acts: "Acts",
  digits: "Digit",
  back: "Take it back",
  help: "Do it for me",
  judge: "Judge it",
  missed: "What went wrong",
  nothingMissed: "Nothing went wrong.",
};

export const BOARDS = { queens: "N-Queens", sudoku: "Sudoku", knight: "Knight's tour" };

/** The acts: their kinds in the engine, the keys, and how they are named. */
export const ACTS = [
  ["place", "p", "Place"],
  ["reject", "x", "Cannot stand"],
  ["deeper", "d", "Go deeper"],
  ["return", "r", "Return"],
  ["undo", "u", "Take back"],
  ["solution", "s", "Solution"],
];

/** What is said first of each board. */
export const HOW = {
  queens: "Choose a square, then press what the search does with it.",
  sudoku: "Choose a cell and a digit, then press what the search does with it.",
  knight: "Choose a square: the knight goes deeper to it, and its call begins by placing the move.",
};

export const progress = (done, total, judged) => (judged ? `Act ${done} of ${total}` : `${done} acts done`);

export const above = (count) => `${count} calls above`;

export const call = (depth, standsFor) => `Call ${depth}${standsFor ? `: ${standsFor}` : ""}`;

export const times = (count) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

export const points = (score) => `${Math.round(100 * score)}%`;
