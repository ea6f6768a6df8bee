import { makeSvg, setAttribute } from "../../parts/dom.js";
import { callLabel } from "../words.js";
import { HEIGHT, textOf, widthOf } from "./tree-layout.js";

/** What says the outcome without a colour. */
const GLYPHS = {
  solved: "M-4 0-1 3 4-3",
  failed: "M-3-3 3 3M3-3-3 3",
  running: "M3 0a3 3 0 1 1-6 0a3 3 0 1 1 6 0",
};

/** One call of the tree, or one subtree that is folded away. It has no element before it is drawn. */
export const makeMark = () => ({ element: null, key: "", node: null, parent: null, level: 0, x: 0, y: 0 });

const move = ({ element, x, y }) => setAttribute(element, "transform", `translate(${x} ${y})`);

/** Put a mark at its place. */
export function placeMark(mark, { x, y, level }, parent) {
  const isMoved = x !== mark.x || y !== mark.y;
  Object.assign(mark, { x, y, level, parent });
  if (isMoved && mark.element) move(mark);
}

/** Give a mark an element, where it has none. */
export function embody(mark) {
  if (mark.element) return;
  const box = makeSvg("rect", { y: -HEIGHT / 2, height: HEIGHT });
  const glyph = makeSvg("path", { class: "glyph" });
  const text = makeSvg("text", { dy: "0.35em" });
  const element = makeSvg("g", { role: "treeitem", tabindex: "-1" }, box, glyph, text);
  Object.assign(mark, { element, box, glyph, text });
  move(mark);
}

/** Let a mark show its node: only where it looks different than before. */
export function fillMark(mark, isRunning) {
  const { node } = mark;
  const key = `${node.label}|${node.outcome}|${node.hidden}|${node.missing}|${node.size}|${isRunning}|${mark.level}`;
  if (mark.key === key) return;
  mark.key = key;
  const left = -widthOf(node) / 2;
  const folded = node.hidden > 0;
  setAttribute(mark.box, "x", String(left));
  setAttribute(mark.box, "width", String(widthOf(node)));
  setAttribute(mark.box, "rx", folded ? "3" : String(HEIGHT / 2));
  setAttribute(mark.glyph, "d", GLYPHS[node.outcome] ?? GLYPHS.running);
  setAttribute(mark.glyph, "transform", `translate(${left + 12} 0)`);
  setAttribute(mark.text, "x", String(left + 22));
  mark.text.textContent = textOf(node);
  setAttribute(mark.element, "data-outcome", node.outcome);
  setAttribute(mark.element, "data-hidden", folded ? "" : null);
  setAttribute(mark.element, "aria-level", String(mark.level));
  setAttribute(mark.element, "aria-current", isRunning ? "true" : null);
  setAttribute(mark.element, "aria-expanded", folded && !node.missing ? "false" : null);
  setAttribute(mark.element, "aria-label", callLabel(node, isRunning));
}
