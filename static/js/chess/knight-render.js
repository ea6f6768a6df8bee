import { byId, setText } from "../parts/dom.js";
import { squaresText } from "./knight-files.js";
import { isClosed, isSolved } from "./knight-hand.js";
import { drawKnightPath } from "./knight-path.js";
import { momentSquares, squaresOf } from "./knight-squares.js";
import { knightPicture, squaresLabel } from "./words.js";

/** Squares of a tour that are written beside it. */
const MOST_NAMED = 1000;

/**
 * Draws the knight's board from what is to be seen: {state, moment, figures, numbers, line, play}, `play` what is told of the
 * squares where it is walked by hand, or null. Only what differs is written.
 */
export function createKnightRender(board) {
  const caption = byId("knight-caption");
  const line = createLine(board.field);

  return function render({ state, moment, figures, numbers, line: drawn, play }) {
    const { rows, cols, start } = state;
    const path = moment ? moment.path : state.path.length > 0 ? state.path : state.walked;
    // A search is drawn without the move that nobody makes in it.
    const closes =
      !moment && (state.path.length > 0 ? state.closes : isSolved(state) && isClosed(state, path));
    board.resize(rows, cols);
    showAsText(board.big ? path : [], rows, cols);
    byId("tour-view").hidden = board.big;
    if (board.big) {
      board.showPicture(knightPicture(rows, cols, path.length > 0), { path, start, closes });
    } else {
      board.field.classList.toggle("numbered", numbers && path.length > 0);
      board.draw(moment ? momentSquares(moment, figures, state, numbers) : squaresOf(state, numbers, play));
      line.draw(drawn && path.length > 1 ? path : null, rows, cols, closes);
    }
    setText(caption, state.caption);
    caption.toggleAttribute("data-closed", state.caption === "" || moment !== null);
  };
}

/** A tour that is one picture can be read as text, too. */
function showAsText(path, rows, cols) {
  const text = squaresText(path.slice(0, MOST_NAMED), rows, cols);
  byId("tour-field").hidden = text === "";
  setText(byId("tour-label"), squaresLabel(path.length, MOST_NAMED));
  if (byId("tour-text").value !== text) byId("tour-text").value = text;
}

/** The drawn line over the squares: drawn again for another path, or where a new board has none. */
function createLine(field) {
  let line = null;
  let of = null;
  return {
    draw(path, rows, cols, closes) {
      if (path === of && (line === null || line.isConnected)) return;
      line?.remove();
      of = path;
      line = path && drawKnightPath(path, rows, cols, closes);
      field.classList.toggle("drawn", line !== null);
      if (line) field.prepend(line);
    },
  };
}
