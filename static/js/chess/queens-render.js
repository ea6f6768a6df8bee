import { byId, setText } from "../parts/dom.js";
import { LARGEST_KEPT } from "./limits.js";
import { squaresOf } from "./queens-squares.js";
import { columnsText, momentSquares } from "./queens-state.js";
import { columnsLabel, queensPicture, soFar } from "./words.js";

/**
 * Draws the queens' board from what is to be seen, {state, moment, played, pointing}; `caption` alone where only that has
 * changed.
 */
export function createQueensRender(board) {
  const line = byId("queens-caption");

  function caption({ state, moment }) {
    const growing = state.total > 0 && !state.complete;
    setText(line, growing ? soFar(state.caption) : state.caption);
    line.toggleAttribute("data-closed", state.caption === "" || moment !== null);
  }

  function render({ state, moment, played, pointing }) {
    const { n, columns } = state;
    board.resize(n, n);
    if (board.big) board.showPicture(queensPicture(n, columns.length), { queens: columns });
    else board.draw(moment ? momentSquares(moment, n) : squaresOf(state, played, pointing));
    // A placement that is one picture can be read as text, too.
    const asText = board.big && columns.length > 0;
    byId("columns-field").hidden = !asText;
    setText(byId("columns-label"), columnsLabel(columns.length, LARGEST_KEPT));
    byId("columns-text").value = asText ? columnsText(columns.slice(0, LARGEST_KEPT)) : "";
    caption({ state, moment });
  }

  return { render, caption };
}
