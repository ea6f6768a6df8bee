import { colour } from "../canvas.js";
import { byId, grouped, setAttribute, setText } from "../dom.js";

const FLAG = 5;

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
    const { width, height } = canvas.getBoundingClientRect();
    if (width === 0) return;
    const scale = Math.min(window.devicePixelRatio || 1, 3);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext("2d");
    context.scale(scale, scale);
    const at = (places) => new Set(places.map((place) => Math.round(place * (width - 2))));
    context.fillStyle = colour(canvas, "var(--impossible)");
    for (const x of at(marks.deadEnds)) context.fillRect(x, height - 5, 1, 5);
    context.fillStyle = colour(canvas, "var(--permanent)");
    for (const x of at(marks.solutions)) {
      context.fillRect(x, 0, 2, height);
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(x + FLAG, FLAG / 2);
      context.lineTo(x, FLAG);
      context.fill();
    }
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
      setText(label, `Step ${grouped(index)} of ${grouped(count)}${tail}`);
      setAttribute(slider, "aria-valuetext", label.textContent);
    },
  };
}
