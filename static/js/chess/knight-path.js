import { makeSvg } from "../parts/dom.js";

/** The line is drawn in this many pieces, each of one colour. */
export const BANDS = 32;
const BEND = 0.09;

/** The colour of a piece of the line by its age: 0 at the start of the tour, 1 at its end. */
export const pathColour = (age) =>
  `color-mix(in oklab, var(--path-new) ${Math.round(100 * age)}%, var(--path-old))`;

/**
 * The tour as a drawn line: it fades from the last move back to the start, and the last move is strong. Where the tour
 * is closed, a dashed line leads back to the start.
 */
export function drawKnightPath(path, rows, cols, closes) {
  const points = path.map((square) => [(square % cols) + 0.5, Math.floor(square / cols) + 0.5]);
  const moves = points.length - 1;
  const svg = makeSvg("svg", { class: "path", viewBox: `0 0 ${cols} ${rows}`, "aria-hidden": "true" });
  const bands = Math.min(BANDS, moves);
  for (let band = 0; band < bands; band++) {
    const from = Math.floor((band * moves) / bands);
    const to = Math.floor(((band + 1) * moves) / bands);
    const line = makeSvg("path", { d: curve(points, from, to), "stroke-width": "0.06" });
    line.style.stroke = pathColour((band + 1) / bands);
    svg.append(line);
  }
  if (closes) {
    svg.append(
      makeSvg("path", {
        class: "closing",
        d: `M${points[moves].join(" ")}L${points[0].join(" ")}`,
        "stroke-width": "0.06",
        "stroke-dasharray": "0.02 0.14",
      }),
    );
  }
  if (moves > 0) {
    svg.append(
      makeSvg("path", { class: "last", d: curve(points, moves - 1, moves), "stroke-width": "0.1" }),
      // Each square that was visited, as a dot: a line of no length with round ends.
      makeSvg("path", {
        class: "visited",
        d: points.map((point) => `M${point.join(" ")}h0`).join(""),
        "stroke-width": "0.14",
      }),
    );
    const [x, y] = points[0];
    svg.append(makeSvg("circle", { class: "from", cx: x, cy: y, r: "0.15" }));
  }
  return svg;
}

/** A line through the points that bends a little at each, so that crossing moves can be told apart. */
function curve(points, from, to) {
  const point = (index) => points[Math.min(Math.max(index, 0), points.length - 1)];
  let d = `M${points[from].join(" ")}`;
  for (let index = from; index < to; index++) {
    const [before, here, there, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const out = [here[0] + (there[0] - before[0]) * BEND, here[1] + (there[1] - before[1]) * BEND];
    const into = [there[0] - (after[0] - here[0]) * BEND, there[1] - (after[1] - here[1]) * BEND];
    d += `C${[...out, ...into, ...there].map((value) => Number(value.toFixed(3))).join(" ")}`;
  }
  return d;
}
