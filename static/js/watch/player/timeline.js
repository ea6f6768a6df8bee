import { colour, sharpen } from "../../parts/canvas.js";
import { byId, setAttribute, setText } from "../../parts/dom.js";
import { stepOf } from "../../parts/words.js";
import { drawFlags, drawTicks } from "../marks.js";

/** The slider over all steps, with the solutions and the dead ends marked above it. */
export function createTimeline({ go }) {
  const slider = byId("player-slider");
  const label = byId("player-label");
  const canvas = byId("player-marks");
  let marks = { solutions: [], deadEnds: [] };
  let count = 0;
  let tail = "";

  slider.addEventListener("input", () => go(Number(slider.value)));

  function draw() {
    const surface = sharpen(canvas);
    if (!surface) return;
    const { context, width, height, scale } = surface;
    context.scale(scale, scale);
    drawTicks(context, marks.deadEnds, width - 2, height - 5, 5, colour(canvas, "var(--impossible)"));
    drawFlags(context, marks.solutions, width - 2, height, 5, colour(canvas, "var(--permanent)"));
  }

  new ResizeObserver(draw).observe(canvas);

  return {
    slider,
    draw,
    /** How many steps there are to go to, and what to say of those there are beside. */
    count(steps, words) {
      count = steps;
      tail = words;
      setAttribute(slider, "max", String(steps));
    },
    /** Places of solutions and dead ends from 0 to 1. */
    mark(solutions, deadEnds) {
      marks = { solutions: Array.from(solutions), deadEnds: Array.from(deadEnds) };
      draw();
    },
    /** Show where the reader is; while newer steps are on their way, the thumb stays where it was put. */
    at(index, settled) {
      if (settled) slider.value = String(index);
      setText(label, stepOf(index, count, tail));
      setAttribute(slider, "aria-valuetext", label.textContent);
    },
  };
}
