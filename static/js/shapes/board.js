import { make, makeSvg, setAttribute, setText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { createRoving } from "../parts/roving.js";
import { outline, sumPlace } from "../sudoku/rules.js";
import { linesOf } from "../sudoku/shape.js";
import { cageAt } from "./changes.js";
import { cellWords, SHAPES } from "./words.js";

/** Tints that regions have in turn. */
const TINTS = 6;

/**
 * The board on which a shape is drawn: its cells are pressed, dragged over, or chosen with the keys. `press(cell, on)` hears of
 * them, `on` undefined where a drag begins and else what it began with, and tells what that is; `letter(cell, letter)` of a letter.
 */
export function createShapeBoard({ press, letter }) {
  const root = make("div", { class: "sudoku shape-board" });
  const grid = make("div", { role: "grid", "aria-label": SHAPES.board });
  root.append(grid);
  const roving = createRoving(grid);
  let cells = [];
  let size = 0;
  // What the drag that goes on does; undefined where there is none.
  let drags;
  let last = -1;

  const indexOf = (target) => cells.indexOf(target?.closest?.("[role=gridcell]"));

  grid.addEventListener("pointerdown", (event) => {
    const cell = indexOf(event.target);
    if (cell < 0 || event.button !== 0) return;
    drags = press(cell, undefined);
    last = cell;
  });
  grid.addEventListener("pointermove", ({ buttons, clientX, clientY }) => {
    if (drags === undefined || buttons !== 1) return;
    // A finger keeps its events with the cell that it was put on.
    const cell = indexOf(document.elementFromPoint(clientX, clientY));
    if (cell < 0 || cell === last) return;
    last = cell;
    roving.place(cell);
    press(cell, drags);
  });
  for (const name of ["pointerup", "pointercancel"]) {
    document.addEventListener(name, () => {
      drags = undefined;
    });
  }
  grid.addEventListener("keydown", (event) => {
    const { key, plain } = meaningOf(event);
    if (!plain) return;
    if (key === " " || key === "Enter") press(roving.current, undefined);
    else if (/^[a-z]$/.test(key)) letter(roving.current, key.toUpperCase());
    else return;
    event.preventDefault();
  });

  function makeCells() {
    const makeCell = () => make("div", { role: "gridcell", tabindex: "-1" });
    const rows = Array.from({ length: size }, () =>
      make("div", { role: "row" }, ...Array.from({ length: size }, makeCell)),
    );
    cells = rows.flatMap((row) => Array.from(row.children));
    grid.replaceChildren(...rows);
    root.style.setProperty("--across", size);
    roving.reset(cells, size);
  }

  return {
    root,
    focus: roving.focus,
    /** Draw a shape that is being drawn; `tool` is what is drawn. */
    draw(draft, tool) {
      if (draft.size !== size) {
        size = draft.size;
        makeCells();
      }
      setAttribute(root, "data-tool", tool);
      for (const [index, cell] of cells.entries()) {
        const region = draft.regions[index];
        const cage = cageAt(draft, index);
        const isDrawn = draft.cage.includes(index);
        setText(cell, tool === "regions" && region !== "." ? region : "");
        setAttribute(cell, "aria-label", cellWords(index, size, region, cage, isDrawn));
        setAttribute(cell, "data-tint", region === "." ? null : String((region.charCodeAt(0) - 65) % TINTS));
        setAttribute(cell, "aria-selected", isDrawn ? "true" : null);
      }
      const [thin, strong] = linesOf(draft);
      const line = (name, d) => makeSvg("path", { class: name, d });
      const box = { viewBox: `0 0 ${size} ${size}`, preserveAspectRatio: "none", "aria-hidden": "true" };
      const cages = draft.cages.map((cage) => outline(cage.cells, size)).join("");
      // The grid stays where it is, with the focus.
      while (grid.nextSibling) grid.nextSibling.remove();
      root.append(
        makeSvg("svg", { class: "lines", ...box }, line("thin", thin), line("strong", strong)),
        makeSvg(
          "svg",
          { class: "rules", ...box },
          line("diagonals", draft.diagonal ? `M0 0L${size} ${size}M${size} 0L0 ${size}` : ""),
          line("cages", cages),
          line("cages drawn", outline(draft.cage, size)),
          ...draft.cages.map(({ sum, cells: [first] }) => makeSvg("text", sumPlace(first, size), sum || "")),
        ),
      );
    },
  };
}
