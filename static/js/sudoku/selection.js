import { setAttribute } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";

const MOVES = /^(Arrow.*|Home|End)$/;

/**
 * Several cells at once, where `isOpen()`: by dragging, with Shift and the keys that move, with Ctrl and a click; where
 * `several` is set, every press adds a cell or takes it away. `roving` has the present one; `onChange` hears of others. `cells` are in reading order, in so many `columns`, until `reset`.
 */
export function createSelection({ grid, roving, isOpen, onChange }) {
  let cells = [];
  let columns = 1;
  let chosen = new Set();
  let several = false;
  // Where a rectangle begins, and what was before the key or press that is being handled: the present cell, and those chosen.
  let anchor = 0;
  let before = 0;
  let previous = chosen;
  // Whether a drag takes cells away; null where nothing is dragged.
  let removes = null;

  const indexOf = (target) => cells.indexOf(target?.closest?.("[role=gridcell]"));

  function choose(indices) {
    chosen = new Set(indices);
    setAttribute(grid, "aria-multiselectable", isOpen() ? "true" : null);
    onChange();
  }

  function clear() {
    anchor = roving.current;
    if (chosen.size) choose([]);
  }

  function put(index, remove) {
    if (chosen.has(index) !== remove) return;
    const rest = new Set(chosen);
    if (remove) rest.delete(index);
    else rest.add(index);
    choose(rest);
    if (remove && rest.size) roving.place(Array.from(rest).at(-1));
  }

  /** All cells of the rectangle between two. */
  function span(from, to) {
    const row = (index) => Math.floor(index / columns);
    const column = (index) => index % columns;
    /** @type {(place: (index: number) => number) => (index: number) => boolean} */
    const isBetween = (place) => (index) => (place(index) - place(from)) * (place(index) - place(to)) <= 0;
    choose(Array.from(cells.keys()).filter(isBetween(row)).filter(isBetween(column)));
  }

  // Before the grid moves by that key or press.
  for (const name of ["keydown", "pointerdown"]) {
    grid.addEventListener(
      name,
      () => {
        before = roving.current;
        previous = chosen;
      },
      { capture: true },
    );
  }

  grid.addEventListener("keydown", (event) => {
    const { key, ctrl } = meaningOf(event);
    if (key === "Escape" && !event.defaultPrevented) clear();
    if (ctrl && key === "a" && isOpen()) {
      event.preventDefault();
      choose(cells.keys());
    }
    if (event.altKey || event.metaKey || !MOVES.test(key)) return;
    if (event.shiftKey && isOpen()) choose([...(chosen.size ? chosen : [before]), roving.current]);
    else clear();
  });

  grid.addEventListener("pointerdown", (event) => {
    const index = indexOf(event.target);
    if (index < 0 || event.button !== 0) return;
    if (!isOpen()) {
      clear();
      return;
    }
    if (event.shiftKey) {
      span(anchor, index);
      return;
    }
    const adds = several || event.ctrlKey || event.metaKey;
    if (!adds) choose([]);
    else if (!several && chosen.size === 0) chosen = new Set([before]);
    anchor = index;
    removes = adds && chosen.has(index) && chosen.size > 1;
    if (adds) put(index, removes);
  });
  // The grid gives the focus itself, perhaps to another cell than the one that was pressed.
  grid.addEventListener("mousedown", (event) => {
    if (isOpen() && indexOf(event.target) >= 0) event.preventDefault();
  });
  grid.addEventListener("pointermove", (event) => {
    if (removes === null || event.buttons !== 1) return;
    // A finger keeps its events with the cell that it was put on.
    const index = indexOf(document.elementFromPoint(event.clientX, event.clientY));
    if (index < 0 || index === roving.current) return;
    if (chosen.size === 0) chosen = new Set([roving.current]);
    roving.place(index);
    put(index, removes);
  });
  document.addEventListener("pointerup", () => (removes = null));
  // The browser takes the gesture over.
  document.addEventListener("pointercancel", () => {
    if (removes !== null) choose(previous);
    removes = null;
  });

  return {
    /** These are the cells now, and one of them is chosen. */
    reset(newCells, newColumns) {
      cells = newCells;
      columns = newColumns;
      chosen = new Set();
      anchor = before = 0;
    },
    /** The indices of the cells, in reading order. */
    get cells() {
      return chosen.has(roving.current)
        ? Array.from(chosen).sort((one, other) => one - other)
        : [roving.current];
    },
    /** Whether the press that goes on takes cells away. */
    get removes() {
      return removes === true;
    },
    /** Let every press add a cell, or no more. */
    several(on) {
      several = on;
      setAttribute(grid, "data-several", on ? "" : null);
      clear();
    },
  };
}
