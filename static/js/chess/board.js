import { make, setAttribute } from "../parts/dom.js";
import { piece } from "../parts/pieces.js";
import { createRoving } from "../parts/roving.js";
import { fileName } from "../parts/squares.js";
import { drawPicture } from "./picture.js";

/** Boards with a longer side than this are one picture. */
export const LARGEST_GRID = 50;

/** Squares that are written in one frame: a large board is drawn in a few, so that no key waits for all of it. */
const AT_ONCE = 600;

const GAPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/**
 * A board of squares with coordinates outside: a grid of the page up to 50 by 50, above that one picture.
 * `algebraic` names the squares a1, b1, … from the bottom left; otherwise rows and columns are counted from the top left.
 */
export function createChessBoard(root, { name, algebraic = false, onPick = null }) {
  const ranks = make("div", { class: "ranks", "aria-hidden": "true" });
  const files = make("div", { class: "files", "aria-hidden": "true" });
  const field = make("div", { class: "field-of-squares" });
  root.replaceChildren(ranks, field, files);

  const grid = make("div", { role: "grid", "aria-label": name });
  const canvas = make("canvas");
  const picture = make("div", { role: "img" }, canvas);
  const roving = createRoving(grid);
  let rows = 0;
  let cols = 0;
  let cells = [];
  let drawn = [];
  let repaint = null;
  let rest = 0;

  if (onPick) {
    grid.addEventListener("click", (event) => {
      const index = cells.indexOf(event.target.closest("[role=gridcell]"));
      if (index >= 0) onPick(index);
    });
    grid.addEventListener("keydown", (event) => {
      const index = cells.indexOf(event.target);
      if (index < 0 || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      onPick(index);
    });
    picture.addEventListener("click", (event) => {
      const box = picture.getBoundingClientRect();
      const column = Math.floor(((event.clientX - box.left) / box.width) * cols);
      const row = Math.floor(((event.clientY - box.top) / box.height) * rows);
      if (row >= 0 && row < rows && column >= 0 && column < cols) onPick(row * cols + column);
    });
  }

  // A picture is drawn for the pixels it has: again when they change.
  new ResizeObserver(() => repaint?.()).observe(picture);

  function resize(newRows, newCols) {
    if (newRows === rows && newCols === cols) return;
    rows = newRows;
    cols = newCols;
    root.style.setProperty("--rows", rows);
    root.style.setProperty("--cols", cols);
    const big = Math.max(rows, cols) > LARGEST_GRID;
    root.classList.toggle("big", big);
    labelEdges();
    cancelAnimationFrame(rest);
    drawn = [];
    repaint = null;
    cells = [];
    if (big) {
      field.replaceChildren(picture);
    } else {
      grid.replaceChildren(...Array.from({ length: rows }, makeRow));
      roving.reset(cells, cols);
      field.replaceChildren(grid);
    }
  }

  function makeRow() {
    const inRow = Array.from({ length: cols }, () => make("div", { role: "gridcell", tabindex: "-1" }));
    if (onPick) for (const cell of inRow) cell.classList.add("pickable");
    cells.push(...inRow);
    return make("div", { role: "row" }, ...inRow);
  }

  function labelEdges() {
    const longest = Math.max(rows, cols);
    const gap = GAPS.find((step) => longest / step <= (longest < LARGEST_GRID ? 20 : 10));
    const shows = (number) => gap === 1 || number === 1 || number % gap === 0;
    const label = (text, at) => {
      const span = make("span", {}, text);
      span.style.setProperty("--at", at);
      return span;
    };
    const side = Array.from({ length: rows }, (_, row) => (algebraic ? rows - row : row + 1));
    ranks.replaceChildren(
      ...side.map((number, row) => shows(number) && label(String(number), row)).filter(Boolean),
    );
    const bottom = Array.from({ length: cols }, (_, column) =>
      algebraic ? fileName(column) : String(column + 1),
    );
    files.replaceChildren(
      ...bottom.map((text, column) => shows(column + 1) && label(text, column)).filter(Boolean),
    );
  }

  /**
   * Draw a board of squares. `square(index)` gives `{label, text, piece, state, mark, note, hint}`; only squares that
   * differ from what is drawn are written.
   */
  function draw(square) {
    cancelAnimationFrame(rest);
    drawFrom(0, square);
  }

  function drawFrom(begin, square) {
    let written = 0;
    for (let index = begin; index < cells.length; index += 1) {
      if (written === AT_ONCE) {
        rest = requestAnimationFrame(() => drawFrom(index, square));
        return;
      }
      if (drawSquare(cells[index], index, square(index))) written += 1;
    }
  }

  /** Write what differs from what is drawn; tell whether anything did. */
  function drawSquare(cell, index, view) {
    const key = `${view.label}|${view.text ?? ""}|${view.piece ?? ""}|${view.state ?? ""}|${view.mark ?? ""}|${view.note ?? ""}|${view.hint ?? ""}`;
    if (drawn[index] === key) return false;
    drawn[index] = key;
    setAttribute(cell, "aria-label", view.label);
    setAttribute(cell, "aria-description", view.note || null);
    setAttribute(cell, "data-state", view.state || null);
    setAttribute(cell, "data-note", view.hint || null);
    cell.classList.toggle("start", view.mark === "start");
    cell.classList.toggle("end", view.mark === "end");
    cell.classList.toggle("forbids", view.mark === "forbids");
    if (view.piece) cell.replaceChildren(piece(view.piece));
    else if (cell.childElementCount > 0 || cell.textContent !== (view.text ?? ""))
      cell.replaceChildren(view.text ?? "");
    return true;
  }

  /** Draw a board that is one picture: queens in the columns of their rows, or a path from square to square. */
  function showPicture(label, content) {
    setAttribute(picture, "aria-label", label);
    repaint = () => drawPicture(canvas, { rows, cols, ...content });
    repaint();
  }

  return {
    field,
    resize,
    draw,
    showPicture,
    repaint: () => repaint?.(),
    focus: roving.focus,
    get current() {
      return roving.current;
    },
    get big() {
      return Math.max(rows, cols) > LARGEST_GRID;
    },
  };
}
