import { make, makeSvg, setAttribute, setText } from "../parts/dom.js";
import { createRoving } from "../parts/roving.js";
import { isStill, setting } from "../parts/settings.js";
import { surely } from "../parts/surely.js";
import { place as placeOf } from "../parts/words.js";
import { cellsOf, momentCells } from "./cells.js";
import { createNotesLayer } from "./notes-layer.js";
import { createSelection } from "./selection.js";
import { characterOf, linesOf, numberOf, peersOf, USUAL } from "./shape.js";
import { clashesOf } from "./sudoku-state.js";

const CLASSES = ["forbids", "conflict", "differs", "selected", "chosen", "peer", "same", "spare"];

/** The cells as a grid of the page: drawn from a state, walked with the keys. Several can be chosen where `isOpen()`. */
export function createSudokuGrid(root, state, isOpen) {
  const grid = make("div", { role: "grid", "aria-label": "Sudoku" });
  root.append(grid);
  let cells = [];
  let layer = null;
  let shape = null;
  let peers = null;
  // Of another shape than the usual: what tells of each cell what holds there, and the selected one large, and the cells with
  // `wrongSums` of a state; or null.
  let rules = null;
  let shown = state;
  let moment = null;
  let figures = null;
  // The digit that is looked for whatever cell is selected, or "".
  let held = "";
  // What is shown of the puzzle in the place of notes, something a cell, or null.
  let overlay = null;
  const roving = createRoving(grid, () => draw(shown));
  const selection = createSelection({
    ...{ grid, roving, isOpen },
    onChange: () => draw(shown),
  });
  let drawn = [];

  /** Make the cells of a size; the focus stays where it was, or in the last cell where that is gone. */
  function makeCells(size) {
    const hadFocus = grid.contains(document.activeElement);
    const rows = Array.from({ length: size }, () => makeRow(size));
    cells = rows.flatMap((row) => Array.from(row.children));
    drawn = cells.map(() => ({}));
    grid.replaceChildren(...rows);
    layer = createNotesLayer(size);
    root.style.setProperty("--across", size);
    root.style.setProperty("--places", Math.ceil(Math.sqrt(size)));
    roving.reset(cells, size);
    selection.reset(cells, size);
    if (hadFocus) roving.focus();
  }

  /** Draw another shape; what is special about it comes a moment later. */
  function reshape(newShape) {
    if (newShape.size !== shape?.size) makeCells(newShape.size);
    shape = newShape;
    peers = peersOf(shape);
    rules = null;
    // The grid stays where it is, with the focus.
    while (grid.nextSibling) grid.nextSibling.remove();
    root.append(layer.root, lines(shape));
    if (shape === USUAL) return;
    surely(() => import("./rules-look.js")).then(
      ({ drawRules, teller, wrongSums }) => {
        if (shape !== newShape) return;
        root.insertBefore(drawRules(shape), layer.root);
        rules = { tell: teller(shape), wrongSums };
        draw(shown);
      },
      () => {},
    );
  }

  function draw(newState) {
    if (newState.shape !== shape) reshape(newState.shape);
    shown = newState;
    const chosen = selection.cells;
    /** @type {any[]} */
    const views = moment
      ? momentCells(moment, figures, shown, roving.current, peers)
      : cellsOf(shown, chosen, roving.current, peers, held, overlay, rules);
    rules?.tell(views, roving.current);
    for (const [index, view] of views.entries()) {
      drawCell(cells[index], view, drawn[index]);
      layer.draw(index, view.notes ?? null, view.colours ?? "", view.looked ?? 0);
    }
    drawn = views;
  }

  reshape(shown.shape);

  return /** @satisfies {{paint: Contract.Sudoku["paint"]} & Record<string, any>} */ ({
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
    /** Nothing of it is seen, and no key comes to it, while the timer is paused. */
    cover(on, button) {
      const hadFocus = grid.contains(document.activeElement);
      grid.inert = on;
      if (on && hadFocus) button.focus();
    },
    /** The first cell is the one to go on with, and nothing but the puzzle is drawn. */
    reset() {
      overlay = moment = figures = null;
      held = "";
      setAttribute(layer.root, "data-stale", null);
      roving.place(0);
    },
    selection,
    /** The character of the digit that a key means in this shape, "" for none: where letters are written, some of them are. */
    digitOf(key) {
      const value = key.length === 1 ? numberOf(key) : 0;
      const isNone = value > 9 && (value > shape.size || setting("digits") === "numbers");
      return value && !isNone ? characterOf(value) : "";
    },
    /** In a cell the first figure of a number waits for the second; null ends that. */
    wait: (cell, figure) => cells[cell] && setAttribute(cells[cell], "data-waiting", figure),
    /** "Row 1, column 3". */
    where: (cell) => placeOf(cell, shape.size),
    /** Look for a digit whatever cell is selected; "" for none. */
    hold(digit) {
      held = digit;
      draw(shown);
    },
    get peers() {
      return peers;
    },
    /** Show in the place of notes what is true of the puzzle, something a cell as possible/overlay.js says; null for the notes. */
    overlay(cells, stale = false) {
      overlay = cells;
      setAttribute(layer.root, "data-stale", stale ? "" : null);
      draw(shown);
    },
    /** The state that is drawn, or the moment in its place, with the data that it is drawn with. */
    get shown() {
      return { state: shown, moment, figures, peers };
    },
    /** Whether a moment of a search is drawn. */
    get stepping() {
      return moment !== null;
    },
    /** Whether a digit stands twice where it must not, or a cage has another sum than its own. */
    get clashing() {
      return clashesOf(shown.digits, peers).size + (rules?.wrongSums(shown).length ?? 0) > 0;
    },
    get current() {
      return roving.current;
    },
    /** A digit lands: the one movement on this board. */
    land(index) {
      if (isStill()) return;
      cells[index].animate([{ fontSize: "1.2em", opacity: 0.4 }, {}], { duration: 120, easing: "ease-out" });
    },
  });
}

const makeRow = (size) =>
  make(
    "div",
    { role: "row" },
    ...Array.from({ length: size }, () => make("div", { role: "gridcell", tabindex: "-1" })),
  );

/** What is written of a cell, by the name of its part in a description: an attribute, unless it is a class. */
const ATTRIBUTES = {
  label: "aria-label",
  description: "aria-description",
  kind: "data-kind",
  state: "data-state",
  figure: "data-figure",
  colour: "data-colour",
};
const PARTS = Object.entries(ATTRIBUTES);

/** Write what differs from what the cell shows, which is `drawn`: asking the document would take longer. */
function drawCell(cell, view, drawn) {
  if (drawn.digit !== view.digit) setText(cell, view.digit);
  for (const [part, name] of PARTS) {
    if (drawn[part] !== view[part]) setAttribute(cell, name, view[part] ?? null);
  }
  if (drawn.readonly !== view.readonly) setAttribute(cell, "aria-readonly", view.readonly ? "true" : null);
  if (drawn.chosen !== view.chosen) setAttribute(cell, "aria-selected", view.chosen ? "true" : null);
  for (const name of CLASSES) {
    if (!drawn[name] !== !view[name]) cell.classList.toggle(name, Boolean(view[name]));
  }
}

function lines(shape) {
  const { size } = shape;
  const [thin, strong] = linesOf(shape);
  return makeSvg(
    "svg",
    { class: "lines", viewBox: `0 0 ${size} ${size}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    makeSvg("path", { d: thin }),
    makeSvg("path", { class: "strong", d: strong }),
  );
}
