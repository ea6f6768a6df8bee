import { grouped } from "../../parts/text.js";
import { axis, createChart } from "../chart.js";
import { AXES } from "../words.js";
import { placementsSoFar } from "./words.js";

/** More points than this are thinned to half: the chart is small, and a race may be long. */
const MOST = 600;
/** Milliseconds between two drawings: the boards change every frame, the chart need not. */
const PAUSE = 200;

/** From one to another, both included. */
const powersOfTen = (low, high) =>
  Array.from({ length: Math.round(Math.log10(high / low)) + 1 }, (_, power) => low * 10 ** power);

/** The placements of both sides over the time that the race has run. The scale is by powers of ten. */
export function createRaceChart(root) {
  let points = [[], [], []];
  let titles = ["", ""];
  let time = 0;
  let last = null;
  let drawn = 0;
  let gap = 0;

  const chart = createChart(root, {
    height: 150,
    options: ({ ink, letters }) => ({
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: (_, __, high) => [0, Math.max(high ?? 0, 1)] },
        y: { distr: 3, range: (_, __, high) => [1, 10 ** Math.ceil(Math.log10(Math.max(high ?? 0, 11)))] },
      },
      series: [
        {},
        { stroke: ink("--accent"), width: 2, points: { show: false } },
        { stroke: ink("--provisional"), width: 2, dash: [6, 4], points: { show: false } },
      ],
      axes: [
        axis(ink, letters, 28, { label: AXES.seconds, grid: { show: false } }),
        axis(ink, letters, 72, {
          splits: (_, __, low, high) => powersOfTen(low, high),
          values: (_, splits) => splits.map((value) => (value === null ? "" : grouped(value))),
        }),
      ],
    }),
  });

  function draw() {
    const latest = [points[1].at(-1) ?? 0, points[2].at(-1) ?? 0];
    chart.show(points, placementsSoFar(titles, latest));
  }

  return {
    begin(newTitles) {
      titles = Array.from(newTitles);
      points = [[0], [1], [1]];
      time = gap = 0;
      last = null;
      draw();
    },
    /** The clock stands still until the next point. */
    pause() {
      last = null;
      if (points[0].length > 1) draw();
    },
    add(left, right) {
      const now = performance.now();
      if (last !== null) time += now - last;
      last = now;
      const seconds = time / 1000;
      if (seconds < points[0].at(-1) + gap) return;
      points[0].push(seconds);
      points[1].push(Math.max(1, left));
      points[2].push(Math.max(1, right));
      if (points[0].length > MOST) {
        points = points.map((column) => column.filter((_, index) => index % 2 === 0));
        gap = (2 * seconds) / MOST;
      }
      if (now - drawn < PAUSE) return;
      drawn = now;
      draw();
    },
    draw: chart.draw,
  };
}
