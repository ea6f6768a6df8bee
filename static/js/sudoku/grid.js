import { make, makeSvg, setAttribute, setText } from "../parts/dom.js";
import { createRoving } from "../parts/roving.js";
import { cellsOf, momentCells } from "./cells.js";
import { clashesOf } from "./sudoku-state.js";

const SIDE = 9;
const CLASSES = ["forbids", "conflict", "differs", "selected", "peer", "same"];

/** The 81 cells as a grid of the page: drawn from a state, walked with the keys. */
export function createSudokuGrid(root, state) {
  const rows = Array.from({ length: SIDE }, makeRow);
  const cells = rows.flatMap((row) => Array.from(row.children));
  const grid = make("div", { role: "grid", "aria-label": "Sudoku" }, ...rows);
  root.replaceChildren(grid, lines());

  let peers = null;
  let shown = state;
  let moment = null;
  let figures = null;
  const roving = createRoving(grid, () => draw(shown));
  roving.reset(cells, SIDE);

  function draw(newState) {
    shown = newState;
    const views = moment
      ? momentCells(moment, figures, shown, roving.current, peers)
      : cellsOf(shown, roving.current, peers);
    for (const [index, view] of views.entries()) drawCell(cells[index], view);
  }

  return {
    root: grid,
    draw,
    /** Draw a moment of a search instead of the puzzle: {values, states, cell, value, by}; null ends that. */
    paint(newMoment) {
      moment = newMoment;
      if (!moment) figures = null;
      draw(shown);
    },
    /** Short texts for the empty cells while a search is drawn, and what they count; null for none. */
    annotate(texts, what) {
      figures = texts ? { texts, what } : null;
      if (moment) draw(shown);
    },
    focus: roving.focus,
    place: roving.place,
    /** Whether a moment of a search is drawn. */
    get stepping() {
      return moment !== null;
    },
    /** Whether a digit stands twice where it must not. */
    get clashing() {
      return clashesOf(shown.digits, peers).size > 0;
    },
    get current() {
      return roving.current;
    },
    /** Data of the build: for each cell the cells that must differ from it. */
    usePeers(data) {
      peers = data;
      draw(shown);
    },
    /** A digit lands: the one movement on this board. */
    land(index) {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      cells[index].animate([{ fontSize: "1.2em", opacity: 0.4 }, {}], { duration: 120, easing: "ease-out" });
    },
  };
}

const makeRow = () =>
  make(
    "div",
    { role: "row" },
    ...Array.from({ length: SIDE }, () => make("div", { role: "gridcell", tabindex: "-1" })),
  );

/** Write what differs from what the cell shows. */
function drawCell(cell, view) {
  setText(cell, view.digit);
  setAttribute(cell, "aria-label", view.label);
  setAttribute(cell, "aria-description", view.description ?? null);
  setAttribute(cell, "aria-readonly", view.readonly ? "true" : null);
  setAttribute(cell, "data-kind", view.kind);
  setAttribute(cell, "data-state", view.state ?? null);
  setAttribute(cell, "data-figure", view.figure ?? null);
  for (const name of CLASSES) cell.classList.toggle(name, view[name] === true);
}

function lines() {
  const at = [1, 2, 3, 4, 5, 6, 7, 8];
  const draw = (places) => places.map((place) => `M${place} 0v9M0 ${place}h9`).join("");
  return makeSvg(
    "svg",
    { class: "lines", viewBox: "0 0 9 9", preserveAspectRatio: "none", "aria-hidden": "true" },
    makeSvg("path", { d: draw(at.filter((place) => place % 3 !== 0)) }),
    makeSvg("path", { class: "strong", d: `${draw([3, 6])}M0 0h9v9H0z` }),
  );
}
