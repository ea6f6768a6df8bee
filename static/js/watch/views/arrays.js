import { make, setAttribute, setText } from "../../parts/dom.js";
import { ARRAYS, FIGURES, takenAt } from "../words.js";

/** With more squares a side than this, the entries are too narrow for figures: they are blocks then. */
const LARGEST_WITH_FIGURES = 10;

/** What a strategy looks at besides the board: its marker arrays beside the board, or figures in the empty cells. */
export function createArrays(root, annotate) {
  const rows = Object.entries(ARRAYS).map(([name, meaning]) => {
    const cells = make("span", { class: "array-cells", "aria-hidden": "true" });
    const taken = make("span", { class: "visually-hidden" });
    const row = make(
      "p",
      { class: "array" },
      make("span", { class: "array-name" }, make("code", {}, name), ` ${meaning}`),
      cells,
      taken,
    );
    return { name, row, cells, taken };
  });
  root.replaceChildren(...rows.map(({ row }) => row));

  function showArray({ cells, taken }, marks, figures) {
    while (cells.childElementCount > marks.length) cells.lastChild.remove();
    while (cells.childElementCount < marks.length) {
      cells.append(make("span", { "data-index": String(cells.childElementCount) }));
    }
    for (const [index, cell] of Array.from(cells.children).entries()) {
      setAttribute(cell, "data-taken", marks[index] ? "" : null);
      setText(cell, figures ? String(marks[index]) : "");
    }
    cells.style.setProperty("--entries", marks.length);
    cells.classList.toggle("narrow", !figures);
    const where = marks.flatMap((mark, index) => (mark ? [index] : []));
    setText(taken, takenAt(where));
  }

  // The figures of the step that is shown, [texts, what they count], null for none; and whether they are covered.
  let figures = null;
  let isCovered = false;

  function note(now) {
    figures = now;
    annotate(...((!isCovered && figures) || [null]));
  }

  function clear() {
    root.hidden = true;
    note(null);
  }

  return {
    /** `kind`: "markers" with the arrays by their names, or "options" and "degrees" with a figure or null for each cell. */
    show(kind, data) {
      if (kind === "markers") {
        note(null);
        root.hidden = false;
        for (const row of rows) {
          row.row.hidden = !data[row.name];
          // The first has an entry for each column.
          const hasRoom = (data.top ?? data.column_taken).length <= LARGEST_WITH_FIGURES;
          if (!row.row.hidden) showArray(row, Array.from(data[row.name], Number), hasRoom);
        }
      } else if (Object.hasOwn(FIGURES, kind)) {
        const texts = Array.from(data, (figure) => String(figure ?? ""));
        root.hidden = true;
        note([texts, FIGURES[kind]]);
      } else {
        clear();
      }
    },
    clear,
    /** Figures tell how many ways are left: they are not seen while that is asked. */
    cover(on) {
      if (on === isCovered) return;
      isCovered = on;
      note(figures);
    },
  };
}
