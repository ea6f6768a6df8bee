import { make } from "../parts/dom.js";
import { createRoving } from "../parts/roving.js";
import { labelEdges } from "./edges.js";
import { LARGEST_GRID } from "./limits.js";
import { isAlgebraic } from "./naming.js";
import { createPictureView } from "./picture-view.js";
import { createSquaresDrawing } from "./squares-drawing.js";

/**
 * A board of squares with coordinates outside: a grid of the page up to 50 by 50, above that one picture.
 * `algebraic` boards are used to squares that are named a1, b1, … from the bottom left; the others to rows and columns that
 * are counted from the top left.
 * `onPick(index)` hears of a square that is pressed on the picture.
 */
export function createChessBoard(root, { name, algebraic = false, onPick = null }) {
  const ranks = make("div", { class: "ranks", "aria-hidden": "true" });
  const files = make("div", { class: "files", "aria-hidden": "true" });
  const field = make("div", { class: "field-of-squares" });
  root.replaceChildren(ranks, field, files);

  const grid = make("div", { role: "grid", "aria-label": name });
  const picture = createPictureView({ root, ranks, files, algebraic: () => isAlgebraic(algebraic), onPick });
  const roving = createRoving(grid);
  const squares = createSquaresDrawing();
  let rows = 0;
  let cols = 0;
  let cells = [];

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
      label();
      grid.replaceChildren(...Array.from({ length: rows }, makeRow));
      roving.reset(cells, cols);
      field.replaceChildren(grid);
    }
    squares.use(cells);
  }

  function label() {
    if (!isBig()) labelEdges(ranks, files, rows, cols, isAlgebraic(algebraic));
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
    /** The whole picture on a canvas of its own. */
    asCanvas: picture.asCanvas,
    /** Squares may be named otherwise now. */
    relabel() {
      label();
      picture.repaint();
    },
    /** Where it is a grid, its squares. */
    get cells() {
      return cells;
    },
    focus: roving.focus,
    /** This square is the one to go on with. */
    place: roving.place,
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
