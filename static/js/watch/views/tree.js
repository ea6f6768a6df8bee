import { make, makeSvg } from "../../parts/dom.js";
import { library } from "../../parts/libraries.js";
import { pause } from "../../parts/waiting.js";
import { TREE } from "../words.js";
import { createTreeKeys } from "./tree-keys.js";
import { layOut, linkPath, shapeOf } from "./tree-layout.js";
import { embody, fillMark, makeMark, placeMark } from "./tree-mark.js";
import { createTreeSight } from "./tree-sight.js";

/** Marks that are drawn at once: of more the page would be kept busy. */
const SLICE = 200;

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
  let shape = "";
  let marks = new Map();
  let running = -1;
  let latest = 0;
  const sight = createTreeSight(svg, scroller);
  const keys = createTreeKeys(items, { choose, onFocus });
  root.replaceChildren(createTools(press), scroller, legend);

  let isDue = false;
  new ResizeObserver(() => {
    if (sight.fitLetters()) sight.centre(marks.get(running));
    look();
  }).observe(scroller);
  scroller.addEventListener("scroll", () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  });

  /**
   * Of many marks only those near to what is seen are drawn, and the tab stop; not all of them at once. Gives a promise of the
   * others, null where there are none.
   */
  function look() {
    isDue = false;
    const box = sight.near();
    const isNear = ({ x, y }) =>
      box !== null && x > box.left && x < box.right && y > box.top && y < box.bottom;
    let room = SLICE;
    let after = null;
    for (const mark of Array.from(marks.values()).reverse()) {
      const isStop = keys.isStop(mark);
      const isDrawn = mark.element?.parentNode === items;
      const isWanted = marks.size <= SLICE || isStop || isNear(mark);
      if (isWanted && (room > 0 || isStop)) {
        embody(mark);
        const isNew = fillMark(mark, mark.node.id === running);
        if (!isDrawn) items.insertBefore(mark.element, after);
        if (isNew || !isDrawn) room -= 1;
      } else if (!isDrawn) continue;
      else if (!isWanted && box) {
        mark.element.remove();
        continue;
      }
      after = mark.element;
    }
    if (room > 0) return null;
    isDue = true;
    return pause().then(look);
  }

  function onFocus(node) {
    sight.keep(marks.get(node.id));
    look();
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
    links.setAttribute("d", layout.links.map(linkPath).join(""));
    items.replaceChildren();
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
      const newShape = shapeOf(list);
      if (newShape !== shape) {
        const rest = async () => list.length > SLICE && pause();
        await rest();
        if (isOld()) return;
        const layout = layOut(hierarchy, list);
        await rest();
        if (isOld()) return;
        shape = newShape;
        place(layout);
      }
      for (const node of list) marks.get(node.id).node = node;
      const moved = running !== current;
      running = current;
      keys.use(Array.from(marks.values()), marks.get(current));
      if (moved) sight.keep(marks.get(current));
      await look();
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
