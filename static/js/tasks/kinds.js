// The kinds of exercises that a task may have beside programs of one's own. Each says what it may be `on`, a board or a lesson,
// whether so many right answers are `counted`, and by which words its results begin.

const BOARD = /^(sudoku|queens|knight)$/;

export const KINDS = {
  predict: { on: BOARD, counted: true, says: /^predict\b/ },
  "by-hand": { on: BOARD, counted: false, says: /^by-hand\b/ },
  parsons: { on: BOARD, counted: false, says: /^parsons\b/ },
  bug: { on: BOARD, counted: false, says: /^bug\b/ },
  lesson: { on: /^[a-z][a-z0-9-]{0,39}$/, counted: false, says: /^lesson\b/ },
};
