import { make, makeSvg } from "../parts/dom.js";
import { pictureOf } from "./picture.js";
import { SHAPES } from "./shapes.js";
import { LEGEND } from "./words.js";

/** What is to be seen of a stage of a step, in the order in which it is named: the names of its marks. */
export function legendOf(step, stage) {
  const { tinted, hatched, blocking, sets, marks, links, pairs } = pictureOf(step, stage);
  const seen = new Set(marks.map(({ role, placed }) => (placed ? "placed" : role)));
  const is = {
    tint: tinted.length > 0,
    hatch: hatched.length > 0,
    blocking: blocking.length > 0,
    set: sets.length > 0,
    node: pairs.length > 0,
    strong: links.some(({ strong }) => strong),
    weak: links.some(({ strong }) => !strong),
    out: marks.some(({ out }) => out),
  };
  return Object.keys(LEGEND).filter((name) => is[name] || seen.has(name));
}

/** How each is drawn in a swatch of 40 by 40 around its middle. */
function swatch(name) {
  const shape = (d, attributes = {}) => makeSvg("path", { d, ...attributes });
  const drawn = {
    tint: () =>
      makeSvg(
        "g",
        { class: "tint" },
        shape("M-16 -16h32v32h-32z"),
        shape("M-16 -16h32v32h-32z", { class: "edge" }),
      ),
    hatch: () => makeSvg("g", { class: "hatch" }, shape("M-16 0L0 -16M-16 16L16 -16M0 16L16 0")),
    blocking: () => makeSvg("g", { class: "blocking" }, makeSvg("circle", { r: 16 })),
    set: () =>
      makeSvg("g", { class: "set", "data-look": "0" }, shape("M-16 -16h32v32h-32z", { class: "edge" })),
    node: () => makeSvg("g", { class: "node" }, shape("M-1 0h2"), shape("M-1 0h2", { class: "inside" })),
    strong: () => makeSvg("g", { class: "strong" }, shape("M-18 0h36")),
    weak: () => makeSvg("g", { class: "weak" }, shape("M-18 0h36")),
    out: () => makeSvg("g", { class: "out" }, shape(SHAPES.out, { class: "cross" })),
  };
  const mark = () =>
    makeSvg("g", { class: "mark", "data-role": name }, shape(SHAPES[name], { class: "shape" }));
  return makeSvg(
    "svg",
    { class: "step", viewBox: "-20 -20 40 40", "aria-hidden": "true" },
    (drawn[name] ?? mark)(),
  );
}

/** Let a list say what the marks on the board mean, each drawn as it is there. */
export function drawLegend(list, step, stage) {
  const way = step.shows === "colours" ? -1 : 0;
  list.replaceChildren(
    ...legendOf(step, stage).map((name) => make("li", {}, swatch(name), LEGEND[name].at(way))),
  );
}
