// Where the calls of a search are drawn: a tidy tree, measured in the page's units.

import { grouped } from "../../parts/text.js";

export const LEVEL = 52;
export const HEIGHT = 26;
export const GAP = 10;
const LETTER = 7.6;
const MARGIN = 16;
const LONGEST = 12;

/** What stands in a mark: the call's label, or how many calls are folded away there. */
export const textOf = ({ label, hidden }) =>
  hidden > 0 ? grouped(hidden) : label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label;

export const widthOf = (node) => textOf(node).length * LETTER + 32;

const OF_SHAPE = ["id", "parent", "label", "hidden"];

/** Whether two trees are drawn at the same places. As a search goes on it is most often their last calls that differ. */
export const haveSameShape = (nodes, others) =>
  nodes.length === others.length &&
  nodes.findLastIndex((node, index) => OF_SHAPE.some((name) => node[name] !== others[index][name])) < 0;

/**
 * The places of nodes {id, parent, label, hidden, ...}, parents before children; `hierarchy` is the library for it.
 * Returns the size of the whole, and {id, parent, x, y, level} for each node in the order of the tree.
 */
export function layOut(hierarchy, nodes) {
  const tree = hierarchy.tree().nodeSize([1, LEVEL]);
  tree.separation(
    (a, b) => (widthOf(a.data) + widthOf(b.data)) / 2 + (a.parent === b.parent ? GAP : 2 * GAP),
  );
  const stratify = hierarchy.stratify().id(({ id }) => id);
  const root = tree(stratify.parentId(({ parent }) => (parent < 0 ? null : parent))(nodes));
  const ordered = [];
  let [left, right] = [0, 0];
  root.eachBefore((node) => {
    const half = widthOf(node.data) / 2;
    left = Math.min(left, node.x - half);
    right = Math.max(right, node.x + half);
    ordered.push(node);
  });
  const at = ({ x, y }) => ({ x: x + MARGIN - left, y: y + MARGIN + HEIGHT / 2 });
  return {
    size: { width: right - left + 2 * MARGIN, height: root.height * LEVEL + HEIGHT + 2 * MARGIN },
    places: ordered.map((node) => {
      const parent = node.parent ? node.parent.data.id : null;
      return { id: node.data.id, parent, level: node.depth + 1, ...at(node) };
    }),
  };
}

/** The line from a call to one that it made. */
export function linkPath(from, to) {
  const top = from.y + HEIGHT / 2;
  const bottom = to.y - HEIGHT / 2;
  const middle = (top + bottom) / 2;
  return `M${from.x} ${top}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${bottom}`;
}
