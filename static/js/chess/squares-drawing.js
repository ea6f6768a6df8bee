import { make, setAttribute } from "../parts/dom.js";
import { piece } from "../parts/pieces.js";

/** Squares that are written in one frame: a large board is drawn in a few, so that no key waits for all of it. */
const AT_ONCE = 600;
const MARKS = ["start", "end", "forbids"];
const PARTS = ["label", "text", "piece", "state", "mark", "description", "figure", "look", "region"];

/** Draws squares from plain descriptions, and writes only what differs from what is drawn. */
export function createSquaresDrawing() {
  let cells = [];
  let drawn = [];
  let rest = 0;

  function drawFrom(begin, square) {
    let written = 0;
    for (let index = begin; index < cells.length; index += 1) {
      if (written === AT_ONCE) {
        rest = requestAnimationFrame(() => drawFrom(index, square));
        return;
      }
      const view = square(index);
      const key = PARTS.map((part) => view[part] ?? "").join("|");
      if (drawn[index] === key) continue;
      drawn[index] = key;
      drawSquare(cells[index], view);
      written += 1;
    }
  }

  return {
    /** Other squares are there now; nothing is drawn on them. */
    use(newCells) {
      cancelAnimationFrame(rest);
      cells = newCells;
      drawn = [];
    },
    draw(square) {
      cancelAnimationFrame(rest);
      drawFrom(0, square);
    },
  };
}

function drawSquare(cell, view) {
  setAttribute(cell, "aria-label", view.label);
  setAttribute(cell, "aria-description", view.description || null);
  setAttribute(cell, "data-state", view.state || null);
  setAttribute(cell, "data-figure", view.figure || null);
  setAttribute(cell, "data-look", view.look || null);
  setAttribute(cell, "data-region", view.region || null);
  for (const mark of MARKS) cell.classList.toggle(mark, view.mark === mark);
  const text = view.text ?? "";
  if (view.piece) cell.replaceChildren(piece(view.piece), ...(text ? [make("span", {}, text)] : []));
  else if (cell.childElementCount > 0 || cell.textContent !== text) cell.replaceChildren(text);
}
