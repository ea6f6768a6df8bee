import { letFingersScroll } from "./fingers.js";
import { meaningOf } from "./keys.js";

/**
 * The keys of a grid with one tab stop: arrows (which do not wrap), Home and End in the row, with Ctrl to the corners.
 * `grid.cells` are in reading order; `onMove(index)` hears of every new place.
 * @param {any} root
 * @param {(index: number) => void} [onMove]
 */
export function createRoving(root, onMove = () => {}) {
  let cells = [];
  let columns = 1;
  let current = 0;
  // Where the focus was before the press that goes on, {index, element}.
  let left = null;
  letFingersScroll(root);

  function goTo(index) {
    if (index !== current) {
      if (cells[current]) cells[current].tabIndex = -1;
      current = index;
      cells[current].tabIndex = 0;
      onMove(current);
    }
  }

  function target(key, corner) {
    const column = current % columns;
    const rowStart = current - column;
    switch (key) {
      case "ArrowLeft":
        return column > 0 ? current - 1 : current;
      case "ArrowRight":
        return column < columns - 1 ? current + 1 : current;
      case "ArrowUp":
        return current >= columns ? current - columns : current;
      case "ArrowDown":
        return current + columns < cells.length ? current + columns : current;
      case "Home":
        return corner ? 0 : rowStart;
      case "End":
        return corner ? cells.length - 1 : rowStart + columns - 1;
      default:
        return null;
    }
  }

  root.addEventListener("keydown", (event) => {
    const { key } = meaningOf(event);
    if (event.altKey || event.metaKey || (event.ctrlKey && !/^(Home|End)$/.test(key))) return;
    const next = target(key, event.ctrlKey);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
    cells[next].focus();
  });

  root.addEventListener("focusin", (event) => {
    const index = cells.indexOf(event.target);
    if (index >= 0) goTo(index);
  });

  // A press focuses the square itself, also where browsers would not focus it by touch.
  root.addEventListener("pointerdown", (event) => {
    left = { index: current, element: document.activeElement };
    event.target.closest("[role=gridcell]")?.focus({ preventScroll: true });
  });
  document.addEventListener("pointerup", () => (left = null));
  // What the browser takes over was no press.
  document.addEventListener("pointercancel", () => {
    if (!left) return;
    cells[current].blur();
    goTo(left.index);
    left.element.focus();
    left = null;
  });

  return {
    /** Make another square the present one; the focus goes there where it was on a square. */
    place(index) {
      const hadFocus = root.contains(document.activeElement);
      goTo(index);
      if (hadFocus) cells[index].focus();
    },
    get current() {
      return current;
    },
    reset(newCells, newColumns) {
      cells = newCells;
      columns = newColumns;
      current = Math.min(current, cells.length - 1);
      for (const [index, cell] of cells.entries()) cell.tabIndex = index === current ? 0 : -1;
    },
    focus() {
      cells[current]?.focus({ preventScroll: true });
    },
  };
}
