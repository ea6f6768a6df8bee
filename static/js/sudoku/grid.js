import { make, makeSvg, setAttribute, setText } from "../parts/dom.js";
import { createRoving } from "../parts/roving.js";
import { place } from "../parts/squares.js";

const SIDE = 9;
const KINDS = { g: "given", e: "entered", s: "solved" };

/** The 81 cells as a grid of the page: drawn from a state, walked with the keys. */
export function createSudokuGrid(root) {
  const cells = [];
  const rows = [];
  for (let row = 0; row < SIDE; row++) {
    const inRow = [];
    for (let column = 0; column < SIDE; column++) {
      inRow.push(make("div", { role: "gridcell", tabindex: "-1" }));
    }
    cells.push(...inRow);
    rows.push(make("div", { role: "row" }, ...inRow));
  }
  const grid = make("div", { role: "grid", "aria-label": "Sudoku" }, ...rows);
  root.replaceChildren(grid, lines());

  let peers = null;
  let shown = null;
  let painted = null;
  let notes = null;
  const roving = createRoving(grid, () => draw(shown));
  roving.reset(cells, SIDE);

  /** The cells whose digit stands twice among cells that must differ. */
  function clashes(digits) {
    if (!peers) return new Set();
    const found = new Set();
    for (let cell = 0; cell < cells.length; cell++) {
      if (digits[cell] !== "." && peers[cell].some((peer) => digits[peer] === digits[cell])) found.add(cell);
    }
    return found;
  }

  function draw(state) {
    shown = state;
    if (painted) {
      drawSearch();
      return;
    }
    const conflicts = clashes(state.digits);
    for (const cell of state.marked) conflicts.add(cell);
    const selected = roving.current;
    const related = new Set(peers?.[selected] ?? []);
    const wanted = state.digits[selected];

    for (const [index, cell] of cells.entries()) {
      const digit = state.digits[index];
      const empty = digit === ".";
      const kind = KINDS[state.kinds[index]];
      setAttribute(cell, "data-state", null);
      setAttribute(cell, "data-note", null);
      setAttribute(cell, "aria-description", null);
      cell.classList.remove("forbids");
      const conflict = conflicts.has(index);
      const what = empty ? "empty" : `${digit}, ${kind}`;
      setText(cell, empty ? "" : digit);
      setAttribute(cell, "aria-label", `${place(index, SIDE)}, ${what}${conflict ? ", conflict" : ""}`);
      setAttribute(cell, "data-kind", empty ? null : kind);
      setAttribute(cell, "aria-readonly", kind === "given" ? "true" : null);
      cell.classList.toggle("conflict", conflict);
      cell.classList.toggle("differs", state.other !== "" && state.other[index] !== digit);
      cell.classList.toggle("selected", index === selected);
      cell.classList.toggle("peer", related.has(index));
      cell.classList.toggle("same", !empty && digit === wanted && index !== selected);
    }
  }

  /** A moment of a search: placed digits in their states, the digit that is tried, and the cell that forbids it. */
  function drawSearch() {
    const selected = roving.current;
    const related = new Set(peers?.[selected] ?? []);
    for (const [index, cell] of cells.entries()) {
      const now = painted.states[index];
      const tried = index === painted.cell && now !== "" ? painted.value : 0;
      const digit = painted.values[index] || tried;
      const kind = now || (digit ? KINDS[shown.kinds[index]] : "");
      const note = digit || !notes ? "" : notes.texts[index];
      setText(cell, digit ? String(digit) : "");
      setAttribute(cell, "aria-label", `${place(index, SIDE)}, ${digit ? `${digit}, ${kind}` : "empty"}`);
      setAttribute(cell, "data-kind", now ? null : kind || null);
      setAttribute(cell, "data-state", now || null);
      setAttribute(cell, "data-note", note || null);
      const forbids = index === painted.by ? `forbids ${painted.value}` : null;
      setAttribute(cell, "aria-description", forbids ?? (note ? `${note} ${notes.what}` : null));
      setAttribute(cell, "aria-readonly", "true");
      cell.classList.toggle("forbids", forbids !== null);
      cell.classList.remove("conflict", "differs", "same");
      cell.classList.toggle("selected", index === selected);
      cell.classList.toggle("peer", related.has(index));
    }
  }

  return {
    root: grid,
    draw,
    /** Draw a moment of a search instead of the puzzle: {values, states, cell, value, by}; null ends that. */
    paint(moment) {
      painted = moment;
      if (!moment) notes = null;
      draw(shown);
    },
    /** Short texts for the empty cells while a search is drawn, and what they count; null for none. */
    annotate(texts, what) {
      notes = texts ? { texts, what } : null;
      if (painted) draw(shown);
    },
    focus: roving.focus,
    /** Whether a digit stands twice where it must not. */
    get clashing() {
      return clashes(shown.digits).size > 0;
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
