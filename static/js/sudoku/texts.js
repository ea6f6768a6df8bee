// What can be saved of a Sudoku as text. It comes with the menu.

import { rulesBehind } from "./rules-behind.js";
import { textsOf as rulesOf, sizeOf } from "./shape.js";
import { TEXTS } from "./words.js";

const linesOf = (cells) => cells.match(RegExp(`.{${sizeOf(cells)}}`, "g")).join("\n");

/** The puzzle as it is shown, its rules behind it, and the whole solution if one is there: {label, file, content} each. */
function textsToSave(state, puzzle) {
  const rules = rulesBehind(rulesOf(state.shape));
  const texts = [
    { label: TEXTS.characters(puzzle.length), file: "sudoku", content: puzzle + rules },
    { label: TEXTS.lines(sizeOf(puzzle)), file: "sudoku-lines", content: linesOf(puzzle) + rules },
  ];
  if (puzzle === state.digits || state.digits.includes(".")) return texts;
  return [...texts, { label: TEXTS.solution(puzzle.length), file: "sudoku-solution", content: state.digits }];
}

/** What can be saved of a board as text: of this one, or of another that says so itself. */
export const textsOf = (board) => board.texts?.() ?? textsToSave(board.state, board.alone().givens);
