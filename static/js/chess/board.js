import { make } from "../parts/dom.js";
import { createRoving } from "../parts/roving.js";
import { labelEdges } from "./edges.js";
import { LARGEST_GRID } from "./limits.js";
import { createPictureView } from "./picture-view.js";
import { createSquaresDrawing } from "./squares-drawing.js";

/**
 * A board of squares with coordinates outside: a grid of the page up to 50 by 50, above that one picture.
 * `algebraic` names the squares a1, b1, … from the bottom left; otherwise rows and columns are counted from the top left.
 * `onPick(index)` hears of a square that is pressed.
 */
export function createChessBoard(root, { name, algebraic = false, onPick = null }) {
  const ranks = make("div", { class: "ranks", "aria-hidden": "true" });
  const files = make("div", { class: "files", "aria-hidden": "true" });
  const field = make("div", { class: "field-of-squares" });
  root.replaceChildren(ranks, field, files);

  const grid = make("div", { role: "grid", "aria-label": name });
  const picture = createPictureView({ root, ranks, files, algebraic, onPick });
  const roving = createRoving(grid);
  const squares = createSquaresDrawing();
  let rows = 0;
  let cols = 0;
  let cells = [];

  if (onPick) {
    listenToPicks({ grid, cells: () => cells, onPick });
  }

  const isBig = () => Math.max(rows, cols) > LARGEST_GRID;

  function resize(newRows, newCols) {
    if (newRows === rows && newCols === cols) return;
    rows = newRows;
    cols = newCols;
    root.style.setProperty("--rows", rows);
    root.style.setProperty("--cols", cols);
    root.classList.toggle("big", isBig());
    cells = [];
    if (isBig()) {
      picture.reset(rows, cols);
      field.replaceChildren(picture.element);
    } else {
      labelEdges(ranks, files, rows, cols, algebraic);
      grid.replaceChildren(...Array.from({ length: rows }, makeRow));
      roving.reset(cells, cols);
      field.replaceChildren(grid);
    }
    squares.use(cells);
  }

  function makeRow() {
    const inRow = Array.from({ length: cols }, () => make("div", { role: "gridcell", tabindex: "-1" }));
    if (onPick) for (const cell of inRow) cell.classList.add("pickable");
    cells.push(...inRow);
    return make("div", { role: "row" }, ...inRow);
  }

  return {
    field,
    resize,
    /** Draw a board of squares: `square(index)` gives `{label, text, piece, state, mark, description, figure}`. */
    draw: squares.draw,
    /** Draw a board that is one picture: queens in the columns of their rows, or a path from square to square. */
    showPicture: picture.show,
    repaint: picture.repaint,
    focus: roving.focus,
    /** The first square is the one to go on with. */
    reset: () => roving.place(0),
    get current() {
      return roving.current;
    },
    get big() {
      return isBig();
    },
  };
}

/** A press on a square of the grid, by pointer or key. */
function listenToPicks({ grid, cells, onPick }) {
  grid.addEventListener("click", (event) => {
    const index = cells().indexOf(event.target.closest("[role=gridcell]"));
    if (index >= 0) onPick(index);
  });
  grid.addEventListener("keydown", (event) => {
    const index = cells().indexOf(event.target);
    if (index < 0 || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    onPick(index);
  });
}
