import { make, makeSvg } from "../../parts/dom.js";
import { library } from "../../parts/libraries.js";
import { pause } from "../../parts/waiting.js";
import { TREE } from "../words.js";
import { createTreeKeys } from "./tree-keys.js";
import { layOut, linkPath, shapeOf } from "./tree-layout.js";
import { fillMark, makeMark, placeMark } from "./tree-mark.js";
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

  /** Of many marks only those near to what is seen are drawn, and the tab stop; not all of them at once. */
  function look() {
    isDue = false;
    const box = sight.near();
    const isNear = ({ x, y }) =>
      box !== null && x > box.left && x < box.right && y > box.top && y < box.bottom;
    let room = SLICE;
    let after = null;
    for (const mark of Array.from(marks.values()).reverse()) {
      const { element } = mark;
      const isDrawn = element.parentNode === items;
      if (marks.size > SLICE && !isNear(mark) && element.getAttribute("tabindex") !== "0") {
        if (isDrawn && box) element.remove();
        else if (isDrawn) after = element;
      } else if (isDrawn) after = element;
      else if (room > 0 && mark.key !== "") {
        room -= 1;
        items.insertBefore(element, after);
        after = element;
      }
    }
    if (room > 0) return;
    isDue = true;
    pause().then(look);
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

  /** Place the nodes: only where the tree has another shape than the one that is drawn. */
  function place(hierarchy, nodes) {
    const newShape = shapeOf(nodes);
    if (newShape === shape) return;
    shape = newShape;
    const layout = layOut(hierarchy, nodes);
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

  /** Fill the marks, of many some at a time; tell whether that came to its end before `isOld`. */
  async function draw(nodes, current, isOld) {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const all = Array.from(marks);
    for (let begin = 0; begin < all.length; begin += SLICE) {
      if (begin > 0) await pause();
      if (isOld()) {
        shape = "";
        return false;
      }
      for (const [id, mark] of all.slice(begin, begin + SLICE)) fillMark(mark, byId.get(id), id === current);
    }
    return true;
  }

  return {
    /** `nodes`: {id, parent, label, outcome, size, hidden, missing, position}, parents first; `current` runs. */
    async show(nodes, current) {
      latest += 1;
      const wanted = latest;
      const list = Array.from(nodes);
      const hierarchy = await library("hierarchy");
      if (wanted !== latest || list.length === 0) return;
      place(hierarchy, list);
      const moved = running !== current;
      running = current;
      if (!(await draw(list, current, () => wanted !== latest))) return;
      keys.use(Array.from(marks.values()), marks.get(current));
      if (moved) sight.keep(marks.get(current));
      look();
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
