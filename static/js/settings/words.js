// What people read of the settings, in the order in which they stand: of each its name, and what can be chosen, or, where it
// is on or off, nothing more.

export const TITLE = "Settings";
export const USUAL = "As usual";
export const KEPT = "They hold for all boards, and are kept in this browser.";

export const GROUPS = [
  {
    name: "On the Sudoku",
    settings: {
      peers: { label: "A digit clears its notes from its row, column and box" },
      clashes: { label: "Mark digits that clash at once, and queens in regions that do" },
      same: { label: "Highlight the same digits" },
      timer: { label: "Show the timer" },
      digits: {
        label: "Digits above 9 are written",
        choices: { letters: "as letters, A to P", numbers: "as numbers, 10 to 25" },
      },
      several: {
        label: "A digit key, with several cells chosen, writes",
        choices: { digit: "the digit", note: "a corner note" },
      },
    },
  },
  {
    name: "On the chess boards",
    settings: {
      regions: {
        label: "Regions are filled with",
        choices: { plain: "colours", patterned: "colours and patterns" },
      },
      attacks: { label: "Mark what the queens attack, in regions with a cross" },
      squares: {
        label: "Squares are named",
        choices: {
          usual: "as each puzzle is used to",
          chess: "a1, from the bottom left",
          counted: "row and column, from the top left",
        },
      },
    },
  },
  {
    name: "Everywhere",
    settings: { motion: { label: "Let things move, unless your system asks for stillness" } },
  },
];
