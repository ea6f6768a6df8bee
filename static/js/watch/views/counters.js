import { make, setText } from "../../parts/dom.js";
import { grouped } from "../../parts/text.js";
import { axis, createChart } from "../chart.js";
import { AXES, COST_TITLE, COUNTERS, LEVELS_TITLE, LINES_COUNTER, levelsOf } from "../words.js";

/** Text with its powers set as such: 2^64. */
const raised = (text) =>
  text.split(/(\^\d+)/).map((part) => (part.startsWith("^") ? make("sup", {}, part.slice(1)) : part));

/** How much the search has done, and what trying everything would cost. */
export function createCounters(root) {
  const values = {};
  const figures = make("dl", { class: "counters" });
  const rows = {};
  // A strategy says what it tries; of a program it is known which lines it runs.
  for (const [key, name] of Object.entries({ ...COUNTERS, lines: LINES_COUNTER })) {
    values[key] = make("dd", {}, "0");
    rows[key] = make("div", {}, make("dt", {}, name), values[key]);
    figures.append(rows[key]);
  }
  const costs = make("div", { class: "costs" });
  const levels = make("div", { class: "levels" }, make("h2", {}, LEVELS_TITLE));
  root.replaceChildren(figures, costs, levels);
  let cost = "";

  const chart = createChart(levels, {
    height: 168,
    options: ({ ink, Plot, letters }) => ({
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: (_, low, high) => [low - 0.5, high + 0.5] },
        y: { range: (_, __, high) => [0, Math.max(high, 1)] },
      },
      series: [
        {},
        {
          stroke: ink("--accent"),
          fill: ink("--accent"),
          paths: Plot.paths.bars({ size: [0.7, 36] }),
          points: { show: false },
        },
      ],
      axes: [
        axis(ink, letters, 28, {
          label: AXES.depth,
          grid: { show: false },
          incrs: [1, 2, 5, 10, 20, 50, 100],
        }),
        axis(ink, letters, 64, {
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5],
        }),
      ],
    }),
  });

  return {
    /** `counts`: {calls, tries, placements, undos, solutions, depth}; `everything`: [[formula, figure], ...]. */
    show(counts, everything) {
      for (const key of Object.keys(values)) {
        rows[key].hidden = counts[key] === undefined;
        setText(values[key], grouped(Number(counts[key] ?? 0)));
      }
      const pairs = Array.from(everything ?? [], (pair) => Array.from(pair, String));
      const newCost = pairs.join("|");
      if (newCost === cost) return;
      cost = newCost;
      const lines = pairs.map(([formula, figure]) =>
        make("div", {}, make("dt", {}, ...raised(formula)), make("dd", {}, ...raised(figure))),
      );
      costs.replaceChildren(make("h2", {}, COST_TITLE), make("dl", {}, ...lines));
      costs.hidden = lines.length === 0;
    },
    /** How many calls there were at depth 1, 2, 3, ... */
    chart(perLevel) {
      const counts = Array.from(perLevel, Number);
      const depths = counts.map((_, index) => index + 1);
      chart.show([depths, counts], levelsOf(counts));
    },
    draw: chart.draw,
    levels,
  };
}
