import { make, makeSvg, setAttribute, setText } from "../parts/dom.js";
import { createRoving } from "../parts/roving.js";
import { cellsOf, momentCells } from "./cells.js";
import { createSelection } from "./selection.js";
import { clashesOf } from "./sudoku-state.js";

const SIDE = 9;
const CLASSES = ["forbids", "conflict", "differs", "selected", "chosen", "peer", "same"];

/** The 81 cells as a grid of the page: drawn from a state, walked with the keys. Several can be chosen where `isOpen()`. */
export function createSudokuGrid(root, state, isOpen) {
  const rows = Array.from({ length: SIDE }, makeRow);
  const cells = rows.flatMap((row) => Array.from(row.children));
  const grid = make("div", { role: "grid", "aria-label": "Sudoku" }, ...rows);
  root.replaceChildren(grid, lines());

  let peers = null;
  let shown = state;
  let moment = null;
  let figures = null;
  // The digit that is looked for whatever cell is selected, or "".
  let held = "";
  const roving = createRoving(grid, () => draw(shown));
  roving.reset(cells, SIDE);
  const selection = createSelection({
    ...{ grid, cells, roving, isOpen },
    columns: SIDE,
    onChange: () => draw(shown),
  });
  const drawn = cells.map(() => ({}));

  function draw(newState) {
    shown = newState;
    const chosen = selection.cells;
    const views = moment
      ? momentCells(moment, figures, shown, roving.current, peers)
      : cellsOf(shown, chosen, roving.current, peers, held);
    for (const [index, view] of views.entries()) drawCell(cells[index], view, drawn[index]);
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
    selection,
    /** Look for a digit whatever cell is selected; "" for none. */
    hold(digit) {
      held = digit;
      draw(shown);
    },
    get peers() {
      return peers;
    },
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

/** Write what differs from what the cell shows, which is `drawn`: asking the document would take longer. */
function drawCell(cell, view, drawn) {
  const { notes } = view;
  write(drawn, "text", view.digit, (text) => setText(cell, text));
  const attributes = {
    ...{ "aria-label": view.label, "aria-description": view.description },
    ...{ "aria-readonly": view.readonly ? "true" : null, "aria-selected": view.chosen ? "true" : null },
    ...{ "data-kind": view.kind, "data-state": view.state, "data-figure": view.figure },
    "data-notes": notes?.small || null,
    "data-own": notes?.own || null,
    "data-places": notes ? (notes.centre ? "centre" : notes.soft ? "soft" : "own") : null,
  };
  for (const [name, value] of Object.entries(attributes)) {
    write(drawn, name, value ?? null, (text) => setAttribute(cell, name, text));
  }
  write(drawn, "marks", view.marks ?? "", (marks) => cell.style.setProperty("--marks", marks || null));
  for (const name of CLASSES) {
    write(drawn, name, view[name] === true, (on) => cell.classList.toggle(name, on));
  }
}

function write(drawn, name, value, act) {
  if (drawn[name] === value) return;
  drawn[name] = value;
  act(value);
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
