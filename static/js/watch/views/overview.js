import { colour, sharpen } from "../../parts/canvas.js";
import { make, setAttribute } from "../../parts/dom.js";
import { gapOf, lastOf, leftOut, placeOf, placesOf, stepAt } from "../kept.js";
import { drawArea, drawDeadEnds, drawGap, drawSolutions } from "../marks.js";
import { OVERVIEW_LABEL, overviewLegend, stepOf } from "../words.js";

const NONE = { count: 0, since: 0, last: 0 };
/** For the solutions above the depths, and for the dead ends below. */
const ROOM = 12;

/**
 * The whole search on one strip: how deep it was, where it found something and where it turned back.
 * @param {any} root
 * @param {Contract.Raising} page
 */
export function createOverview(root, { raise }) {
  const canvas = make("canvas", { "aria-hidden": "true" });
  const cursor = make("div", { class: "overview-cursor", "aria-hidden": "true" });
  const strip = make(
    "div",
    {
      class: "overview",
      role: "slider",
      tabindex: "0",
      "aria-label": OVERVIEW_LABEL,
      "aria-valuemin": "0",
      "aria-valuemax": "0",
      "aria-valuenow": "0",
    },
    canvas,
    cursor,
  );
  const legend = make("p", { class: "view-caption overview-legend" });
  root.replaceChildren(strip, legend);
  let shown = { depths: [], solutions: [], deadEnds: [] };
  let kept = NONE;
  let position = 0;

  function draw() {
    const surface = sharpen(canvas);
    if (!surface) return;
    const { context, width, height, scale } = surface;
    context.scale(scale, scale);
    context.fillStyle = colour(canvas, "var(--possible)");
    context.globalAlpha = 0.45;
    drawArea(context, shown.depths, width, height - ROOM, height - 2 * ROOM);
    context.globalAlpha = 1;
    drawDeadEnds(context, shown.deadEnds, width, height, ROOM - 2, colour(canvas, "var(--impossible)"));
    drawSolutions(context, shown.solutions, width, height, 8, colour(canvas, "var(--permanent)"));
    drawGap(context, gapOf(kept), width, height, colour(canvas, "var(--ink)"));
  }

  const within = (place) => stepAt(kept, Math.min(placesOf(kept), Math.max(0, Math.round(place))));

  /** The step that is pressed. */
  function picked(event) {
    const box = strip.getBoundingClientRect();
    return within(((event.clientX - box.left) / box.width) * placesOf(kept));
  }

  strip.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    strip.setPointerCapture(event.pointerId);
    raise("go", { to: picked(event) });
  });
  strip.addEventListener("pointermove", (event) => {
    if (strip.hasPointerCapture(event.pointerId)) raise("glide", { to: picked(event) });
  });
  strip.addEventListener("keydown", (event) => {
    const here = placeOf(kept, position);
    const part = Math.max(1, Math.round(placesOf(kept) / 100));
    const targets = {
      ArrowLeft: "back",
      ArrowDown: "back",
      ArrowRight: "forward",
      ArrowUp: "forward",
      PageDown: within(here - part),
      PageUp: within(here + part),
      Home: "first",
      End: "last",
    };
    if (!(event.key in targets) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    raise("go", { to: targets[event.key] });
  });
  new ResizeObserver(draw).observe(canvas);

  function place() {
    const places = placesOf(kept);
    cursor.style.insetInlineStart = `${places ? (100 * placeOf(kept, position)) / places : 0}%`;
    setAttribute(strip, "aria-valuemax", String(lastOf(kept)));
    setAttribute(strip, "aria-valuenow", String(position));
    setAttribute(strip, "aria-valuetext", stepOf(position, lastOf(kept)));
  }

  /** In each of many equal parts of the steps: the depth from 0 to 1, and how many solutions and dead ends. */
  function show(depths, solutions, deadEnds) {
    shown = {
      depths: Array.from(depths),
      solutions: Array.from(solutions),
      deadEnds: Array.from(deadEnds),
    };
    legend.textContent = overviewLegend(
      shown.solutions.some(Boolean),
      shown.deadEnds.some(Boolean),
      leftOut(kept),
    );
    draw();
  }

  return {
    /** How many steps the strip stands for, from the first one on. */
    count(steps) {
      kept = { ...kept, count: steps };
      place();
    },
    /** The last steps are kept as well: from which one on, and which is the last; 0 for neither. */
    gap(since, last) {
      kept = { ...kept, since: Number(since), last: Number(last) };
    },
    show,
    /** After how many steps the reader is. */
    at(step) {
      position = step;
      place();
    },
    /** As on a first visit. */
    reset() {
      kept = NONE;
      position = 0;
      place();
      show([], [], []);
    },
    draw,
  };
}
