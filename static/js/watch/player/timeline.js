import { colour, sharpen } from "../../parts/canvas.js";
import { byId, setAttribute, setText } from "../../parts/dom.js";
import { gapOf, lastOf, placeOf, placesOf, stepAt } from "../kept.js";
import { drawDeadEnds, drawGap, drawSolutions } from "../marks.js";
import { stepOf } from "../words.js";
import { BEGINNING } from "./place.js";

/** The slider over all steps that are kept, with the solutions and the dead ends marked above it. */
export function createTimeline({ go, glide }) {
  const slider = byId("player-slider");
  const label = byId("player-label");
  const [step, rest] = label.children;
  const canvas = byId("player-marks");
  let marks = { solutions: [], deadEnds: [] };
  let kept = BEGINNING;
  let tail = "";

  // A drag is one jump, from where it began.
  let dragged = false;
  slider.addEventListener("input", () => {
    (dragged ? glide : go)(stepAt(kept, Number(slider.value)));
    dragged = true;
  });
  // Not every browser tells of a change where the thumb came back to where it was.
  for (const kind of ["change", "pointerdown"]) {
    slider.addEventListener(kind, () => {
      dragged = false;
    });
  }

  function draw() {
    const surface = sharpen(canvas);
    if (!surface) return;
    const { context, width, height, scale } = surface;
    context.scale(scale, scale);
    drawDeadEnds(context, marks.deadEnds, width, height, height - 8, colour(canvas, "var(--impossible)"));
    drawSolutions(context, marks.solutions, width, height, 5, colour(canvas, "var(--permanent)"));
    drawGap(context, gapOf(kept), width, height, colour(canvas, "var(--ink)"));
  }

  new ResizeObserver(draw).observe(canvas);

  return /** @satisfies {{mark: Contract.Player["mark"]} & Record<string, any>} */ ({
    slider,
    draw,
    /** Which steps there are to go to, and what to say of those there are beside. */
    keep(steps, words) {
      kept = steps;
      tail = words;
      setAttribute(slider, "max", String(placesOf(kept)));
    },
    /** How many solutions and dead ends there are in each of many equal parts of the steps. */
    mark(solutions, deadEnds) {
      marks = { solutions: Array.from(solutions), deadEnds: Array.from(deadEnds) };
      draw();
    },
    /** Show where the reader is; while newer steps are on their way, the thumb stays where it was put. */
    at(index, isLatest) {
      if (isLatest) slider.value = String(placeOf(kept, index));
      setText(step, stepOf(index, lastOf(kept)));
      setText(rest, tail);
      setAttribute(slider, "aria-valuetext", label.textContent);
    },
  });
}
