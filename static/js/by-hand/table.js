// The board of the exercise, on the stage in the place of the reader's own, which stays as it is behind it.

import { createChessBoard } from "../chess/board.js";
import "../chess/look.js";
import { momentSquares as knightSquares } from "../chess/knight-squares.js";
import { withPath } from "../chess/knight-state.js";
import { momentSquares as queensSquares } from "../chess/queens-state.js";
import { make } from "../parts/dom.js";
import { createSudokuGrid } from "../sudoku/grid.js";
import { characterOf, shapeOf } from "../sudoku/shape.js";
import { EMPTY, emptyOf } from "../sudoku/sudoku-state.js";
import { BOARDS } from "./words.js";

/** A board of squares of one kind. */
function createSquares(board, onPick) {
  const root = make("div", { class: "chess by-hand-board" });
  const algebraic = board === "knight";
  const field = createChessBoard(root, { name: BOARDS[board], algebraic, onPick });

  /** Pick the square that was pressed; tell whether it was one. */
  function pick({ target }) {
    const index = field.cells.indexOf(target.closest("[role=gridcell]"));
    if (index >= 0) onPick(index);
    return index >= 0;
  }

  root.addEventListener("click", pick);
  root.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && pick(event)) event.preventDefault();
  });
  return {
    root,
    focus: field.focus,
    draw(opening, moment) {
      const { rows, cols } = opening;
      field.resize(rows, cols);
      field.draw(
        algebraic ? knightSquares(withPath(moment), null, opening, true) : queensSquares(moment, rows),
      );
      field.field.classList.toggle("numbered", algebraic);
      for (const [index, cell] of field.cells.entries())
        cell.setAttribute("aria-selected", String(index === moment.chosen));
    },
  };
}

/** A Sudoku: its present cell is the one that is chosen. */
function createCells(onPick) {
  const root = make("div", { class: "sudoku by-hand-board" });
  const grid = createSudokuGrid(root, EMPTY, () => false);
  for (const name of ["focusin", "click"]) grid.root.addEventListener(name, () => onPick(grid.current));
  return {
    root,
    focus: grid.focus,
    draw({ given }, moment) {
      grid.paint(moment);
      const digits = given.map((digit) => (digit ? characterOf(digit) : ".")).join("");
      grid.draw({ ...emptyOf(shapeOf({}, given.length)), digits, kinds: digits.replace(/[^.]/g, "g") });
    },
  };
}

/** `onPick(cell)` hears of a cell that is chosen, `onKey(event)` of keys on the board. */
export function createTable({ onPick, onKey }) {
  const stage = document.querySelector("[data-place=stage]");
  const boards = new Map();
  let shown = null;

  function boardOf(name) {
    if (!boards.has(name)) {
      const board = name === "sudoku" ? createCells(onPick) : createSquares(name, onPick);
      board.root.addEventListener("keydown", onKey);
      boards.set(name, board);
    }
    return boards.get(name);
  }

  return {
    /** Draw a moment, {values, states, by, cell, value, chosen}, of the board that was opened. */
    draw(opening, moment) {
      const board = boardOf(opening.board);
      if (shown !== board) {
        shown?.root.remove();
        stage.append(board.root);
        shown = board;
      }
      document.documentElement.setAttribute("data-by-hand", "");
      board.draw(opening, moment);
    },
    focus: () => shown?.focus(),
    /** The reader's own board is seen again. */
    close() {
      shown?.root.remove();
      shown = null;
      document.documentElement.removeAttribute("data-by-hand");
    },
  };
}
