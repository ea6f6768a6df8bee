import { make, makeSvg, setAttribute } from "../../parts/dom.js";
import { library } from "../../parts/libraries.js";
import { pause } from "../../parts/waiting.js";
import { TREE } from "../words.js";
import { createTreeKeys } from "./tree-keys.js";
import { haveSameShape, layOut, linkPath } from "./tree-layout.js";
import { embody, fillMark, makeMark, placeMark } from "./tree-mark.js";
import { createTreeSight } from "./tree-sight.js";

/** Marks up to which all are drawn, also those that are not seen. */
const FEW = 200;

/** Marks are made in one go for so many milliseconds, and so many at least: to lay them out and paint them takes three times as long. */
const SLICE = 6;
const LEAST = 50;

/**
 * The calls of a search as a tidy tree. Subtrees that are folded away are one mark that says how many calls it holds.
 * @param {any} root
 * @param {Contract.Raising} page
 */
export function createTree(root, { raise }) {
  const links = makeSvg("path", { class: "tree-links", "aria-hidden": "true" });
  const items = makeSvg("g", { role: "tree", "aria-label": TREE.name });
  const svg = makeSvg("svg", { class: "tree" }, links, items);
  const scroller = make("div", { class: "tree-scroller" }, svg);
  const legend = make("p", { class: "view-caption tree-legend", "aria-hidden": "true" });
  legend.append(...TREE.legend.map((words) => make("span", {}, words)));
  // The nodes that were laid out.
  let drawn = [];
  let marks = new Map();
  let running = -1;
  let latest = 0;
  const sight = createTreeSight(svg, scroller);
  const keys = createTreeKeys(items, { choose, onFocus });
  root.replaceChildren(createTools(press), scroller, legend);

  let isDue = false;
  // The marks that are drawn later.
  let rest = null;
  new ResizeObserver(() => {
    if (sight.fitLetters()) sight.centre(marks.get(running));
    look();
  }).observe(scroller);
  scroller.addEventListener("scroll", () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  });

  /**
   * Of many marks only those near to what is seen are drawn, and the tab stop. What is drawn, and the lines, are of the newest
   * tree at once; new marks are drawn for so long as a slice is. Tells whether there are others.
   */
  function drawSome() {
    const box = sight.near();
    const isNear = (left, right, top, bottom) =>
      box !== null && right > box.left && left < box.right && bottom > box.top && top < box.bottom;
    const isFew = marks.size <= FEW;
    // From the first new mark on: what is drawn is looked at each time.
    let until = null;
    let made = 0;
    let isMore = false;
    let after = null;
    let lines = "";
    for (const mark of Array.from(marks.values()).reverse()) {
      const { x, y, parent } = mark;
      if (parent && (isFew || isNear(Math.min(x, parent.x), Math.max(x, parent.x), parent.y, y)))
        lines += linkPath(parent, mark);
      const isStop = keys.isStop(mark);
      const isDrawn = mark.element?.parentNode === items;
      if (isFew || isStop || isNear(x, x, y, y)) {
        if (!isDrawn) until ??= performance.now() + SLICE;
        isMore ||= !isDrawn && made >= LEAST && performance.now() > until;
        if (isMore && !isDrawn && !isStop) continue;
        embody(mark);
        fillMark(mark, mark.node.id === running);
        if (!isDrawn) made += 1;
        if (!isDrawn || mark.element.nextSibling !== after) items.insertBefore(mark.element, after);
      } else if (!isDrawn) continue;
      else if (box) {
        mark.element.remove();
        continue;
      }
      after = mark.element;
    }
    if (box || isFew) setAttribute(links, "d", lines);
    return isMore;
  }

  /** Draw, and tell of the marks that are drawn later by a promise, null where there are none. */
  function draw() {
    const isMore = drawSome();
    sight.settle();
    if (!isMore) return null;
    rest ??= pause().then(() => {
      rest = null;
      return look();
    });
    return rest;
  }

  /** Draw what is seen now. */
  function look() {
    isDue = false;
    sight.measure();
    return draw();
  }

  function onFocus(node) {
    sight.measure();
    sight.keep(marks.get(node.id));
    draw();
  }

  function press(name) {
    if (name !== "running") sight.zoom(name);
    sight.centre(marks.get(running), name === "running" ? "smooth" : "instant");
    look();
  }

  function choose(node) {
    if (node.hidden > 0) raise("expand", { node: node.id, missing: node.missing });
    else raise("go", { to: node.position });
  }

  /** Draw another tree; the marks of calls that were in the one before stay theirs. */
  function place(layout) {
    const old = marks;
    marks = new Map();
    for (const at of layout.places) {
      const mark = old.get(at.id) ?? makeMark();
      placeMark(mark, at, marks.get(at.parent) ?? null);
      marks.set(at.id, mark);
    }
    for (const [id, mark] of old) if (!marks.has(id)) mark.element?.remove();
    sight.use(layout.size);
  }

  return {
    /** `nodes`: {id, parent, label, outcome, size, hidden, missing, position}, parents first; `current` runs. */
    async show(nodes, current) {
      latest += 1;
      const wanted = latest;
      const list = Array.from(nodes);
      const hierarchy = await library("hierarchy");
      const isOld = () => wanted !== latest;
      if (isOld() || list.length === 0) return;
      // Only where the tree has another shape than the one that is drawn it is laid out; a large one in two goes.
      let layout = null;
      if (!haveSameShape(list, drawn)) {
        const breathe = async () => list.length > FEW && pause();
        await breathe();
        if (isOld()) return;
        layout = layOut(hierarchy, list);
        await breathe();
        if (isOld()) return;
      }
      // Before anything is written: the page would be laid out once more.
      sight.measure();
      if (layout) place(layout);
      drawn = list;
      for (const node of list) marks.get(node.id).node = node;
      const moved = running !== current;
      running = current;
      keys.use(Array.from(marks.values()), marks.get(current));
      if (moved) sight.keep(marks.get(current));
      await draw();
    },
    shown() {
      sight.centre(marks.get(running));
      look();
    },
  };
}

/** The buttons above the tree. */
function createTools(press) {
  const tools = make("div", { class: "tree-tools", role: "group", "aria-label": TREE.size });
  for (const [name, [label, text]] of Object.entries(TREE.tools)) {
    const button = make("button", { type: "button", class: "chip", "aria-label": label, title: label }, text);
    button.addEventListener("click", () => press(name));
    tools.append(button);
  }
  return tools;
}
