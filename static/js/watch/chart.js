import { colour } from "../parts/canvas.js";
import { make } from "../parts/dom.js";
import { library } from "../parts/libraries.js";
import { letterScale } from "./letters.js";

/** A place for one small chart. It follows the width of its place, the size of its letters and the colours of the theme. */
export function createChart(root, { height, options }) {
  const frame = make("div", { class: "chart", role: "img" });
  root.append(frame);
  let plot = null;
  let data = null;
  let letters = 0;

  const ink = (name) => () => colour(frame.querySelector("canvas"), `var(${name})`);

  async function start() {
    const { Plot } = await library("plot");
    if (plot || frame.clientWidth === 0) return;
    letters = letterScale(frame);
    const size = { width: frame.clientWidth, height: height * letters };
    plot = new Plot({ ...size, ...options({ ink, Plot, letters }) }, data, frame);
  }

  /** What is measured by its letters cannot have others. */
  function renew() {
    plot.destroy();
    plot = null;
    start();
  }

  new ResizeObserver(() => {
    if (frame.clientWidth === 0) return;
    if (plot && letters !== letterScale(frame)) renew();
    else if (plot) {
      // What has just been drawn is of its width: to draw it once more takes as long again.
      if (plot.width !== frame.clientWidth)
        plot.setSize({ width: frame.clientWidth, height: height * letters });
    } else if (data) start();
  }).observe(frame);

  return {
    /** Draw these columns of numbers; `words` say the same to those who do not see the chart. */
    show(columns, words) {
      data = columns;
      frame.setAttribute("aria-label", words);
      if (plot) plot.setData(data);
      else start();
    },
    draw: () => plot?.redraw(),
  };
}

/** An axis in the page's own colours and `letters`; `size` is the room for its numbers. */
export const axis = (ink, letters, size, more = {}) => ({
  stroke: ink("--ink-soft"),
  font: `${13 * letters}px system-ui, sans-serif`,
  labelFont: `${13 * letters}px system-ui, sans-serif`,
  labelSize: 20 * letters,
  size: size * letters,
  grid: { stroke: ink("--hairline"), width: 1 },
  ticks: { show: false },
  ...more,
});
