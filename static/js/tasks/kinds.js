// The kinds of exercises that a task may have beside programs of one's own. Each says what it may be `on`, a board or a lesson,
// and whether so many right answers are `counted`; its results begin with its name.

const BOARD = /^(sudoku|queens|knight)$/;

export const KINDS = {
  predict: { on: BOARD, counted: true },
  "by-hand": { on: BOARD, counted: false },
  parsons: { on: BOARD, counted: false },
  bug: { on: BOARD, counted: false },
  lesson: { on: /^[a-z][a-z0-9-]{0,39}$/, counted: false },
};
