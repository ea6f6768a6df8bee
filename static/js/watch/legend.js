import { BOARDS } from "../boards/boards.js";
import { make } from "../parts/dom.js";
import { LEGENDS } from "./words.js";

/**
 * What can be seen on a board while a search is shown, in the order of its legend, [mark, words] each. `marks` are those
 * that the strategy brings about, `shows` is what it goes by.
 */
export function legendOf(board, marks, shows) {
  const seen = new Set(["start", "provisional", "permanent", ...marks, shows]);
  return Object.entries(LEGENDS[board]).filter(([mark]) => seen.has(mark));
}

/** Figures look like themselves; the other marks are drawn by the rules of their board. */
const FIGURE = "3";

/** The line under the board that says what the marks on it mean, each drawn as it is there. */
export function createLegend(root) {
  const swatch = (mark) =>
    make("span", {
      class: `swatch ${mark}`,
      "aria-hidden": "true",
      "data-state": mark,
      ...(mark === "options" || mark === "degrees" ? { "data-figure": FIGURE } : {}),
    });

  return {
    show(board, marks, shows) {
      root.className = `legend ${BOARDS[board].look}`;
      root.replaceChildren(
        ...legendOf(board, marks, shows).map(([mark, words]) => make("li", {}, swatch(mark), words)),
      );
    },
  };
}
