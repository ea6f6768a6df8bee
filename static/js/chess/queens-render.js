import { byId, setAttribute, setText } from "../parts/dom.js";
import { isAlgebraic, renamed } from "./naming.js";
import { squaresOf } from "./queens-squares.js";
import { columnsText, LARGEST_KEPT, momentSquares } from "./queens-state.js";
import { createRegionsDrawing, withRegions } from "./regions-drawing.js";
import { columnsLabel, queensPicture, soFar } from "./words.js";

/** The squares, named as the reader wants it: as they are, where that is as usual. */
function named(square, n) {
  if (!isAlgebraic(false)) return square;
  const name = (text) => renamed(text, { rows: n, cols: n }, false);
  return (index) => {
    const view = square(index);
    return { ...view, label: name(view.label), description: name(view.description ?? "") };
  };
}

/**
 * Draws the queens' board from what is to be seen, {state, moment, played, pointing, differ}; `caption` alone where only that has
 * changed.
 */
export function createQueensRender(board) {
  const line = byId("queens-caption");
  const drawRegions = createRegionsDrawing(byId("queens"), board.field);

  function caption({ state, moment }) {
    const growing = state.total > 0 && !state.complete;
    setText(line, growing ? soFar(state.caption) : state.caption);
    line.toggleAttribute("data-closed", state.caption === "" || moment !== null);
  }

  function render({ state, moment, played, pointing, differ }) {
    const { n, columns } = state;
    board.resize(n, n);
    if (board.big) board.showPicture(queensPicture(n, columns.length), { queens: columns });
    else {
      const square = moment ? momentSquares(moment, n) : squaresOf(state, { played, pointing, differ });
      board.draw(named(withRegions(square, state), n));
    }
    drawRegions(n, state.regions);
    setAttribute(byId("queens"), "data-given", state.given.length > 0 ? "" : null);
    setAttribute(byId("queens"), "data-lines", pointing?.lines?.length ? "" : null);
    // What is listed, counted and turned over there goes by diagonals.
    byId("queens-panels").toggleAttribute("data-closed", state.regions !== "");
    // A placement that is one picture can be read as text, too.
    const asText = board.big && columns.length > 0;
    byId("columns-field").hidden = !asText;
    setText(byId("columns-label"), columnsLabel(columns.length, LARGEST_KEPT));
    byId("columns-text").value = asText ? columnsText(columns.slice(0, LARGEST_KEPT)) : "";
    caption({ state, moment });
  }

  return { render, caption };
}
