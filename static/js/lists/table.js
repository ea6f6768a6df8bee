import { make, setAttribute, setText } from "../parts/dom.js";
import { TABLE } from "./words.js";

/** Rows beyond what is seen that are there as well, on each side. */
const BEYOND = 6;
/** Milliseconds after which what was scrolled has come to rest. */
const CALM = 300;
/** Columns by which the rows are sorted: the engine's texts of puzzles have no order. */
const SORTED = new Set(["line", "clues", "level", "verdict", "nodes"]);

/**
 * A table of rows that scrolls in a box, with one tab stop: arrows, Home, End and the page keys move, Enter and a press open,
 * Space chooses. Only what is in view is in the document, and the tab stop. `contents(index)` tells what stands in a row,
 * {line, cells, name}, one text for each column; `open(index)`, `tick(index, on)` and `sort(column)` are what is done.
 */
export function createTable({ contents, isTicked, open, tick, sort }) {
  const headings = TABLE.columns.map(([name, title]) => {
    const heading = make("div", { role: "columnheader", class: `list-${name}` });
    if (!SORTED.has(name)) heading.append(title);
    else {
      const button = make("button", { type: "button", class: "list-sort" }, title);
      button.addEventListener("click", () => sort(name));
      heading.append(button);
    }
    return [name, heading];
  });
  const head = make(
    "div",
    { role: "row", class: "list-row list-head", "aria-rowindex": "1" },
    make(
      "div",
      { role: "columnheader", class: "list-tick" },
      make("span", { class: "visually-hidden" }, TABLE.chosen),
    ),
    ...headings.map(([, heading]) => heading),
  );
  const space = make("div", { role: "rowgroup", class: "list-space" });
  const scroller = make("div", { class: "list-scroller", role: "presentation" }, space);
  const root = make(
    "div",
    { role: "grid", class: "list-table", "aria-label": TABLE.label, "aria-multiselectable": "true" },
    make("div", { role: "rowgroup", class: "list-heading" }, head),
    scroller,
  );
  // Rows by their places in the order that is shown, and those that show nothing now.
  const shown = new Map();
  const spare = [];
  let order = [];
  let height = 40;
  let current = 0;
  let isAwaited = false;
  let ordering = 0;

  function makeRow() {
    const box = make("input", { type: "checkbox", tabindex: "-1" });
    const cells = TABLE.columns.map(([name]) => make("div", { role: "gridcell", class: `list-${name}` }));
    const element = make(
      "div",
      { role: "row", class: "list-row" },
      make("div", { role: "gridcell", class: "list-tick" }, box),
      ...cells,
    );
    space.append(element);
    return { element, box, cells, place: -1 };
  }

  function fill(place, row) {
    const index = order[place];
    const { line, cells, name, mark, fault } = contents(index);
    if (row.place !== place) row.element.style.transform = `translateY(${place * height}px)`;
    row.place = place;
    setAttribute(row.element, "aria-rowindex", String(place + 2));
    setAttribute(row.element, "aria-label", name);
    setAttribute(row.element, "data-verdict", String(mark));
    // What is cut off in its column.
    setAttribute(row.element, "title", fault);
    setAttribute(row.element, "tabindex", place === current ? "0" : "-1");
    const on = isTicked(index);
    setAttribute(row.element, "aria-selected", String(on));
    setAttribute(row.box, "aria-label", TABLE.choose(line));
    row.box.checked = on;
    for (const [at, text] of cells.entries()) setText(row.cells[at], text);
  }

  /** The first and the last place in view, and some beyond it. */
  function inView() {
    const first = Math.floor(scroller.scrollTop / height) - BEYOND;
    const last = Math.ceil((scroller.scrollTop + scroller.clientHeight) / height) + BEYOND;
    return [Math.max(0, first), Math.min(order.length - 1, last)];
  }

  /** Draw the rows in view. Where nothing but the view `isAnother`, those that stay are as they were. */
  function render(isAnother = false) {
    const [first, last] = inView();
    const wanted = new Set();
    for (let place = first; place <= last; place++) wanted.add(place);
    if (current < order.length) wanted.add(current);
    for (const [place, row] of shown) {
      if (wanted.has(place)) continue;
      shown.delete(place);
      spare.push(row);
    }
    for (const place of wanted) {
      const before = shown.get(place);
      if (before && isAnother) continue;
      const row = before ?? spare.pop() ?? makeRow();
      shown.set(place, row);
      fill(place, row);
      row.element.hidden = false;
    }
    for (const { element } of spare) element.hidden = true;
  }

  /** Let them be read in order. The one that may have the focus is not moved: it would lose it. */
  function arrangeReading() {
    const places = Array.from(shown.keys()).sort((one, other) => one - other);
    const middle = shown.get(current)?.element;
    const elements = places.map((place) => shown.get(place).element);
    if (!middle || elements.every((element, at) => element === space.children[at])) return;
    for (const [at, place] of places.entries()) {
      if (place < current) space.insertBefore(elements[at], middle);
      else if (place > current) space.append(elements[at]);
    }
    for (const { element } of spare) space.append(element);
  }

  function measure() {
    const row = shown.values().next().value;
    const now = row?.element.offsetHeight;
    if (!now || now === height) return;
    const at = scroller.scrollTop / height;
    height = now;
    for (const row of shown.values()) row.place = -1;
    arrange();
    scroller.scrollTop = at * height;
  }

  function arrange() {
    space.style.blockSize = `${order.length * height}px`;
    render();
  }

  function reveal(place) {
    const top = place * height;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + height > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = top + height - scroller.clientHeight;
  }

  function goTo(place, focus = true) {
    current = Math.max(0, Math.min(order.length - 1, place));
    reveal(current);
    render();
    if (focus) shown.get(current)?.element.focus({ preventScroll: true });
  }

  scroller.addEventListener("scroll", () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      render(true);
      clearTimeout(ordering);
      ordering = setTimeout(arrangeReading, CALM);
    });
  });

  const placeOf = (element) => Array.from(shown).find(([, row]) => row.element === element)?.[0];

  scroller.addEventListener("click", ({ target }) => {
    const place = placeOf(target.closest("[role=row]"));
    if (place === undefined) return;
    current = place;
    if (!target.closest(".list-tick")) open(order[place]);
    else {
      // A press beside the box counts as well: it is small for fingers.
      tick(order[place], target instanceof HTMLInputElement ? target.checked : !isTicked(order[place]));
    }
    render();
  });

  scroller.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey || event.ctrlKey || order.length === 0) return;
    const page = Math.max(1, Math.floor(scroller.clientHeight / height) - 1);
    const places = {
      ...{ ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: order.length - 1 },
      ...{ PageDown: current + page, PageUp: current - page },
    };
    if (Object.hasOwn(places, event.key)) goTo(places[event.key]);
    else if (event.key === "Enter") open(order[current]);
    else if (event.key === " ") {
      tick(order[current], !isTicked(order[current]));
      render();
    } else return;
    event.preventDefault();
  });

  new ResizeObserver(() => {
    measure();
    render();
  }).observe(scroller);

  return {
    root,
    /** Show these rows, by their indices; `by` and `down` are how they are sorted. */
    show(indices, by, down) {
      // What is the present one stays so, where it is still there.
      const before = order[current];
      if (order !== indices) {
        order = indices;
        current = Math.max(0, before === undefined ? 0 : order.indexOf(before));
      }
      setAttribute(root, "aria-rowcount", String(order.length + 1));
      for (const [name, heading] of headings) {
        const sorted = name === by ? (down ? "descending" : "ascending") : SORTED.has(name) ? "none" : null;
        setAttribute(heading, "aria-sort", sorted);
      }
      arrange();
      measure();
      arrangeReading();
    },
    /** Bring a row into sight, and make it the present one. */
    goTo(index, focus) {
      const place = order.indexOf(index);
      if (place >= 0) goTo(place, focus);
    },
    /** As when it is shown first. */
    top() {
      current = 0;
      scroller.scrollTop = 0;
    },
  };
}
