import { make, setText } from "../parts/dom.js";
import { grouped } from "../parts/text.js";
import { axis, createChart } from "../watch/chart.js";
import { LEVEL_NAMES, SUMMARY } from "./words.js";

/** Levels of the chart: those that there are, from the easiest on. */
const LEVELS = LEVEL_NAMES.slice(1, -1);

/** What is known of a whole list: its verdicts, the row that took longest, which `goTo(index)` shows, and its levels. */
export function createSummary({ goTo }) {
  const figures = make("dl", { class: "list-figures" });
  const slowest = make("button", { type: "button", class: "chip" });
  const body = make("tbody");
  const head = make(
    "tr",
    {},
    ...[SUMMARY.level, SUMMARY.count].map((title) => make("th", { scope: "col" }, title)),
  );
  const table = make("table", {}, make("caption", {}, SUMMARY.levels), make("thead", {}, head), body);
  const picture = make("div", { class: "list-chart" });
  const levels = make("div", { class: "list-levels" }, picture, table);
  const root = make(
    "details",
    { class: "list-summary" },
    make("summary", {}, SUMMARY.label),
    figures,
    slowest,
    levels,
  );
  let index = -1;
  slowest.addEventListener("click", () => goTo(index));

  const chart = createChart(picture, {
    height: 140,
    options: ({ ink, Plot, letters }) => ({
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: () => [0.5, LEVELS.length + 0.5] },
        y: { range: (_, __, high) => [0, Math.max(high, 1)] },
      },
      series: [
        {},
        {
          stroke: ink("--accent"),
          fill: ink("--accent"),
          paths: Plot.paths.bars({ size: [0.7, 60] }),
          points: { show: false },
        },
      ],
      axes: [
        axis(ink, letters, 28, {
          grid: { show: false },
          incrs: [1],
          values: (_, places) => places.map((place) => LEVELS[place - 1] ?? ""),
        }),
        axis(ink, letters, 64, {
          incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5],
        }),
      ],
    }),
  });

  const figure = (name, count) => make("div", {}, make("dt", {}, name), make("dd", {}, grouped(count)));

  return {
    root,
    /** Say it of these rows; it takes as long as they are many. */
    show(rows) {
      if (!root.open) return;
      const { verdicts, levels: counts, slowest: row, wrong } = rows.summary();
      const named = SUMMARY.rows.map((name, place) => [name, verdicts[place]]);
      const told = [...named, [SUMMARY.wrong, wrong]].filter(([, count], place) => count > 0 || place === 1);
      figures.replaceChildren(...told.map(([name, count]) => figure(name, count)));
      index = row;
      slowest.hidden = row < 0;
      if (row >= 0) setText(slowest, SUMMARY.slowest(rows.lines[row], rows.nodes[row]));
      const perLevel = LEVELS.map((name, place) => [name, counts[place + 1]]);
      levels.hidden = !perLevel.some(([, count]) => count > 0);
      if (levels.hidden) return;
      body.replaceChildren(
        ...perLevel.map(([name, count]) =>
          make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, grouped(count))),
        ),
      );
      chart.show(
        [perLevel.map((_, place) => place + 1), perLevel.map(([, count]) => count)],
        SUMMARY.chart(perLevel),
      );
    },
  };
}
