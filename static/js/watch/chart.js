import { colour } from "../parts/canvas.js";
import { make } from "../parts/dom.js";
import { library } from "../parts/libraries.js";

const STYLE = new URL("./static/vendor/libraries/plot.css", document.baseURI);

/** A place for one small chart. It follows the width of its place and the colours of the theme. */
export function createChart(root, { height, options }) {
  const frame = make("div", { class: "chart", role: "img" });
  root.append(frame);
  let plot = null;
  let data = null;

  const ink = (name) => () => colour(frame.querySelector("canvas"), `var(${name})`);

  async function start() {
    if (!document.querySelector(`link[href="${STYLE}"]`)) {
      document.head.append(make("link", { rel: "stylesheet", href: STYLE }));
    }
    const { Plot } = await library("plot");
    if (plot || frame.clientWidth === 0) return;
    plot = new Plot({ width: frame.clientWidth, height, ...options({ ink, Plot }) }, data, frame);
  }

  new ResizeObserver(() => {
    if (frame.clientWidth === 0) return;
    if (plot) plot.setSize({ width: frame.clientWidth, height });
    else if (data) start();
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

/** An axis in the page's own colours and letters. */
export const axis = (ink, more) => ({
  stroke: ink("--ink-soft"),
  font: "13px system-ui, sans-serif",
  labelFont: "13px system-ui, sans-serif",
  labelSize: 20,
  grid: { stroke: ink("--hairline"), width: 1 },
  ticks: { show: false },
  ...more,
});
