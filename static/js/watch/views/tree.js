import { grouped, make, makeSvg, setAttribute } from "../../parts/dom.js";
import { library } from "../libraries.js";
import { createTreeKeys } from "./tree-keys.js";

const LEVEL = 52;
const HEIGHT = 26;
const GAP = 10;
const LETTER = 7.6;
const MARGIN = 16;
const LONGEST = 12;
const ZOOMS = [0.25, 0.35, 0.5, 0.7, 1, 1.4];

/** What says the outcome without a colour. */
const GLYPHS = {
  solved: "M-4 0-1 3 4-3",
  failed: "M-3-3 3 3M3-3-3 3",
  running: "M3 0a3 3 0 1 1-6 0a3 3 0 1 1 6 0",
};

/** The calls of a search as a tidy tree. Subtrees that are folded away are one mark that says how many calls it holds. */
export function createTree(root, { raise }) {
  const links = makeSvg("path", { class: "tree-links", "aria-hidden": "true" });
  const items = makeSvg("g", { role: "tree", "aria-label": "Recursion tree" });
  const svg = makeSvg("svg", { class: "tree" }, links, items);
  const scroller = make("div", { class: "tree-scroller" }, svg);
  const tools = make("div", { class: "tree-tools", role: "group", "aria-label": "Size of the tree" });
  const legend = make("p", { class: "view-caption tree-legend", "aria-hidden": "true" });
  for (const words of ["○ running", "✓ found a solution", "✕ found none", "dashed: calls folded away"]) {
    legend.append(make("span", {}, words));
  }
  root.replaceChildren(tools, scroller, legend);
  for (const [name, text, change] of [
    ["Zoom out", "−", () => zoomTo(ZOOMS.findLast((each) => each < zoom) ?? zoom)],
    ["Zoom in", "+", () => zoomTo(ZOOMS.find((each) => each > zoom) ?? zoom)],
    ["Show the whole tree", "Whole tree", () => zoomTo(wholeZoom())],
    ["Go to the running call", "Running call", () => centre("smooth")],
  ]) {
    const button = make("button", { type: "button", class: "chip", "aria-label": name }, text);
    button.addEventListener("click", change);
    tools.append(button);
  }

  let layout = null;
  let shape = "";
  let marks = new Map();
  let size = { width: 0, height: 0 };
  let zoom = 1;
  let running = -1;
  let latest = 0;
  const keys = createTreeKeys(items, { choose, onFocus: (node) => keepInSight(node) });

  function choose(node) {
    if (node.hidden > 0) raise("expand", { node: node.id });
    else raise("step", { to: node.position });
  }

  /** Place the nodes: only where the tree has another shape than the one that is drawn. */
  function place(nodes) {
    const newShape = nodes
      .map(({ id, parent, label, hidden }) => `${id},${parent},${label},${hidden}`)
      .join(";");
    if (newShape === shape) return;
    shape = newShape;
    const tree = layout.tree().nodeSize([1, LEVEL]);
    tree.separation(
      (a, b) => (widthOf(a.data) + widthOf(b.data)) / 2 + (a.parent === b.parent ? GAP : 2 * GAP),
    );
    const stratify = layout.stratify().id(({ id }) => id);
    const placed = tree(stratify.parentId(({ parent }) => (parent < 0 ? null : parent))(nodes));
    const left = Math.min(...placed.descendants().map((node) => node.x - widthOf(node.data) / 2));
    const right = Math.max(...placed.descendants().map((node) => node.x + widthOf(node.data) / 2));
    size = { width: right - left + 2 * MARGIN, height: placed.height * LEVEL + HEIGHT + 2 * MARGIN };
    const origin = { x: MARGIN - left, y: MARGIN + HEIGHT / 2 };

    const old = marks;
    marks = new Map();
    placed.eachBefore((node) => {
      const mark = old.get(node.data.id) ?? makeMark();
      mark.x = node.x + origin.x;
      mark.y = node.y + origin.y;
      mark.level = node.depth + 1;
      mark.parent = node.parent ? marks.get(node.parent.data.id) : null;
      marks.set(node.data.id, mark);
      setAttribute(mark.element, "transform", `translate(${mark.x} ${mark.y})`);
    });
    links.setAttribute(
      "d",
      placed
        .links()
        .map(({ source, target }) => link(marks.get(source.data.id), marks.get(target.data.id)))
        .join(""),
    );
    items.replaceChildren(...Array.from(marks.values(), ({ element }) => element));
    resize();
  }

  function makeMark() {
    const box = makeSvg("rect", { y: -HEIGHT / 2, height: HEIGHT });
    const glyph = makeSvg("path", { class: "glyph" });
    const text = makeSvg("text", { dy: "0.35em" });
    const element = makeSvg("g", { role: "treeitem", tabindex: "-1" }, box, glyph, text);
    return { element, box, glyph, text, key: "" };
  }

  function fill(mark, node, isRunning) {
    const key = `${node.label}|${node.outcome}|${node.hidden}|${node.size}|${isRunning}|${mark.level}`;
    mark.node = node;
    if (mark.key === key) return;
    mark.key = key;
    const width = widthOf(node);
    setAttribute(mark.box, "x", String(-width / 2));
    setAttribute(mark.box, "width", String(width));
    setAttribute(mark.box, "rx", node.hidden > 0 ? "3" : String(HEIGHT / 2));
    setAttribute(mark.glyph, "d", GLYPHS[node.outcome] ?? GLYPHS.running);
    setAttribute(mark.glyph, "transform", `translate(${-width / 2 + 12} 0)`);
    setAttribute(mark.text, "x", String(-width / 2 + 22));
    mark.text.textContent = textOf(node);
    setAttribute(mark.element, "data-outcome", node.outcome);
    setAttribute(mark.element, "data-hidden", node.hidden > 0 ? "" : null);
    setAttribute(mark.element, "aria-level", String(mark.level));
    setAttribute(mark.element, "aria-current", isRunning ? "true" : null);
    setAttribute(mark.element, "aria-expanded", node.hidden > 0 ? "false" : null);
    setAttribute(mark.element, "aria-label", nameOf(node, isRunning));
  }

  function wholeZoom() {
    if (size.width === 0) return 1;
    const fit = Math.min(scroller.clientWidth / size.width, scroller.clientHeight / size.height);
    return Math.max(0.05, Math.min(1, fit));
  }

  function zoomTo(wanted) {
    zoom = wanted;
    resize();
    centre();
  }

  function resize() {
    svg.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    svg.setAttribute("width", String(size.width * zoom));
    svg.setAttribute("height", String(size.height * zoom));
  }

  function centre(behavior = "instant") {
    const mark = marks.get(running);
    if (!mark || scroller.clientWidth === 0) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : behavior;
    scroller.scrollTo({
      left: mark.x * zoom - scroller.clientWidth / 2,
      top: mark.y * zoom - scroller.clientHeight / 2,
      behavior: calm,
    });
  }

  function keepInSight(node) {
    const mark = marks.get(node.id);
    if (!mark || scroller.clientWidth === 0) return;
    const half = (widthOf(node) / 2 + GAP) * zoom;
    const near = LEVEL * zoom;
    const x = mark.x * zoom - scroller.scrollLeft;
    const y = mark.y * zoom - scroller.scrollTop;
    if (x - half < 0) scroller.scrollLeft += x - half;
    else if (x + half > scroller.clientWidth) scroller.scrollLeft += x + half - scroller.clientWidth;
    if (y - near < 0) scroller.scrollTop += y - near;
    else if (y + near > scroller.clientHeight) scroller.scrollTop += y + near - scroller.clientHeight;
  }

  return {
    /** `nodes`: {id, parent, label, outcome, size, hidden, position}, parents before children; `current` runs. */
    async show(nodes, current) {
      const wanted = ++latest;
      const list = Array.from(nodes);
      layout ??= await library("hierarchy");
      if (wanted !== latest || list.length === 0) return;
      place(list);
      const moved = running !== current;
      running = current;
      for (const node of list) fill(marks.get(node.id), node, node.id === current);
      keys.use(Array.from(marks.values()), marks.get(current));
      if (moved && marks.has(current)) keepInSight(marks.get(current).node);
    },
    shown: () => centre(),
  };
}

const textOf = ({ label, hidden }) =>
  hidden > 0 ? grouped(hidden) : label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label;

const widthOf = (node) => textOf(node).length * LETTER + 32;

function nameOf({ label, outcome, hidden, size }, isRunning) {
  if (hidden > 0) return `${grouped(hidden)} calls folded away, ${outcome}; open them`;
  const calls = `${grouped(size)} ${size === 1 ? "call" : "calls"}`;
  return `${label}, ${isRunning ? "running now" : outcome}, ${calls}`;
}

function link(from, to) {
  const top = from.y + HEIGHT / 2;
  const bottom = to.y - HEIGHT / 2;
  const middle = (top + bottom) / 2;
  return `M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${bottom}`;
}
