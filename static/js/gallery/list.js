import { make, setAttribute } from "../parts/dom.js";
import { heightOf, layoutOf, placeOf, seen, target } from "./layout.js";
import { LIST } from "./words.js";

/** Milliseconds after which what was scrolled has come to rest. */
const CALM = 300;

/**
 * A list of boards that scrolls in a box, with one tab stop: arrows, Home, End and the page keys move, Enter and a press pick.
 * Only what is in view is in the document, and the tab stop. `contents(number)` tells what stands there, {name, caption,
 * times, columns}, with null for columns that are still to come; `paint(canvas, columns, side)` draws them; `pick(number)` hears of
 * one that is picked, and `scrolled()` that others are in view.
 */
export function createList({ contents, paint, pick, scrolled }) {
  const room = make("div", { class: "gallery-room", role: "presentation" });
  const root = make("div", { class: "gallery-list", role: "listbox", "aria-label": LIST }, room);
  root.hidden = true;
  // The options by their numbers, and those that show nothing now. They stay in the document, where each is another one as
  // soon as it has left the view: to put elements in and out would have all styles of the page looked at again.
  const options = new Map();
  const spare = [];
  let n = 1;
  let total = 0;
  let complete = false;
  let layout = layoutOf(n, 0);
  let current = 1;
  let shown = 0;
  let isAwaited = false;
  let ordering = 0;

  function makeOption() {
    const canvas = make("canvas", { "aria-hidden": "true" });
    const caption = document.createTextNode("");
    const span = make("span", { "aria-hidden": "true" }, caption);
    const element = make("div", { role: "option" }, canvas, span);
    room.append(element);
    return { element, canvas, span, caption, drawn: false };
  }

  function place(number, option) {
    const { left, top } = placeOf(number, layout);
    option.element.style.transform = `translate(${left}px, ${top}px)`;
    option.drawn = false;
  }

  /** Write what has changed, and draw a board whose columns have come. */
  function fill(number, { element, canvas, span, caption }, isDrawn) {
    const { name, caption: words, times, columns } = contents(number);
    setAttribute(element, "aria-label", name);
    setAttribute(element, "aria-setsize", complete ? String(total) : "-1");
    setAttribute(element, "aria-posinset", String(number));
    setAttribute(element, "aria-selected", String(number === shown));
    setAttribute(element, "tabindex", number === current ? "0" : "-1");
    setAttribute(span, "data-times", times || null);
    if (caption.data !== words) caption.data = words;
    if (isDrawn) return true;
    canvas.style.visibility = columns ? "visible" : "hidden";
    if (columns) paint(canvas, columns, layout.side);
    return columns !== null;
  }

  function inView(beyond) {
    return seen(total, layout, root.scrollTop, root.clientHeight, beyond);
  }

  function render() {
    if (root.hidden) return;
    const [first, last] = inView();
    const wanted = [];
    if (current < first) wanted.push(current);
    for (let number = first; number <= last; number++) wanted.push(number);
    if (current > last && current <= total) wanted.push(current);
    const kept = new Set(wanted);
    for (const [number, option] of options) {
      if (kept.has(number)) continue;
      options.delete(number);
      spare.push(option);
    }
    for (const number of wanted) {
      let option = options.get(number);
      if (!option) {
        option = spare.pop() ?? makeOption();
        options.set(number, option);
        place(number, option);
      }
      option.drawn = fill(number, option, option.drawn);
    }
    for (const { element } of options.values()) element.hidden = false;
    for (const { element } of spare) element.hidden = true;
  }

  /** Let them be read in order. The one that may have the focus is not moved: it would lose it. */
  function order() {
    const numbers = Array.from(options.keys()).sort((a, b) => a - b);
    const middle = options.get(current)?.element;
    const elements = numbers.map((number) => options.get(number).element);
    if (!middle || elements.every((element, index) => element === room.children[index])) return;
    for (const [index, number] of numbers.entries()) {
      if (number < current) room.insertBefore(elements[index], middle);
      else if (number > current) room.append(elements[index]);
    }
    for (const { element } of spare) room.append(element);
  }

  function arrange() {
    if (root.hidden || room.clientWidth === 0) return;
    const [top] = inView(0);
    const before = layout;
    layout = layoutOf(n, room.clientWidth);
    room.style.blockSize = `${heightOf(total, layout)}px`;
    room.style.setProperty("--side", `${layout.side}px`);
    if (layout.across === before.across && layout.side === before.side) return;
    for (const [number, option] of options) place(number, option);
    root.scrollTop = placeOf(Math.max(1, top), layout).top;
  }

  /** Only the list scrolls, never the page. */
  function reveal(number) {
    const { top } = placeOf(number, layout);
    if (top < root.scrollTop) root.scrollTop = top;
    else if (top + layout.row > root.scrollTop + root.clientHeight) {
      root.scrollTop = top + layout.row - root.clientHeight;
    }
  }

  function draw() {
    arrange();
    render();
  }

  root.addEventListener("scroll", () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      render();
      scrolled();
      clearTimeout(ordering);
      ordering = setTimeout(() => {
        ordering = 0;
        order();
      }, CALM);
    });
  });

  root.addEventListener("click", (event) => {
    const element = event.target.closest("[role=option]");
    if (!element) return;
    current = Number(element.getAttribute("aria-posinset"));
    render();
    element.focus({ preventScroll: true });
    pick(current);
  });

  root.addEventListener("keydown", (event) => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    const rows = Math.floor(root.clientHeight / layout.row);
    const number = target(event.key, current, total, layout, rows);
    if (number > 0) {
      current = number;
      reveal(current);
      render();
      const { element } = options.get(current);
      element.focus({ preventScroll: true });
      // Only now the page, too, where the list is partly below it.
      element.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" || event.key === " ") pick(current);
    else return;
    event.preventDefault();
  });

  new ResizeObserver(draw).observe(root);

  return {
    root,
    /** The first and the last number in view. */
    inView: () => inView(0),
    /** Whether it has more than its box shows at once: the box grows no more. */
    isFull: () => root.scrollHeight > root.clientHeight,
    /** Begin with the list of a board of n by n, from its top. */
    reset(newN) {
      n = newN;
      total = shown = 0;
      current = 1;
      layout = layoutOf(n, 0);
      // Before it is hidden: what is measured then would be a page without it, and that scrolls away.
      root.scrollTop = 0;
      root.hidden = true;
      spare.push(...options.values());
      options.clear();
    },
    /** It has so many, and what stands there may have come. */
    update(newTotal, newComplete) {
      total = newTotal;
      complete = newComplete;
      root.hidden = total === 0;
      draw();
      if (!ordering) order();
    },
    /** Mark the one that is on the board, 0 for none, and bring it into sight. */
    show(number) {
      if (number === shown || number > total) return;
      shown = number;
      if (number > 0) {
        current = number;
        reveal(number);
      }
      render();
    },
    repaint() {
      for (const option of options.values()) option.drawn = false;
      render();
    },
  };
}
