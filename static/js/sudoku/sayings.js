// What is said while somebody writes into a Sudoku: why nothing was written, and what a switch has changed. It comes when there is
// something to say.

export const SAYINGS = {
  full: (where) => `${where} has a digit; notes are for empty cells.`,
  noCandidate: (where, digit) =>
    `${where} has no candidate ${digit}: a digit that it must differ from is ${digit}.`,
  notNoted: (where, digit) => `${where} has no ${digit} among its notes and candidates to be coloured.`,
  noDigit: (last) => `This board has the digits 1 to ${last}.`,
  noColour: () => "There are six colours: the keys 1 to 6.",
  /** `locked`: they can be unlocked. */
  given: (where, locked) =>
    `${where} is a given and stays. ${locked ? "'Edit the givens' unlocks them." : "Clear empties the whole board."}`,
  searched: () => "The board shows a search. Turn to Solver or Play to change the puzzle.",
  automatic: (on) =>
    on
      ? "Candidates are shown. The pen 'Candidates' edits them."
      : "Candidates are hidden. Your own notes are as they were.",
  first: (on) =>
    on ? "Choose a digit, then press the cells that it goes to." : "Choose a cell, then press a digit.",
  several: (on) =>
    on ? "Each press adds a cell or takes it away; a drag adds some." : "One cell is chosen at a time.",
};
