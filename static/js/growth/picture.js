// What is drawn: lines of figures, worked out of the points that are known. Nothing here knows a page.

import { SHORT } from "./words.js";

/** Each line has an ink, a dash and a mark of its own: none is told by its colour alone. */
const STYLES = [
  { ink: "accent", dash: "", mark: "circle" },
  { ink: "provisional", dash: "8 4", mark: "square" },
  { ink: "permanent", dash: "2 3", mark: "triangle" },
  { ink: "impossible", dash: "10 3 2 3", mark: "diamond" },
  { ink: "possible", dash: "5 3", mark: "cross" },
];
const OWN_STYLE = { ink: "ink", dash: "", mark: "star" };
const BESIDE_DASHES = ["1 4", "6 3 1 3", "12 4", "3 6"];

/**
 * The lines of a picture: {name, title, style, values, cuts, isBeside} each. A value is null where there is no figure to be
 * drawn; `cuts` are the places of the sizes at which a search was given up. `points` are known by "line size".
 */
export function linesOf({ sizes, lines, beside }, { points, measure }) {
  const drawn = lines.map(({ name, title, style }) => {
    const found = sizes.map(({ size }) => points.get(`${name} ${size}`));
    const values = found.map((point) =>
      point?.outcome === "whole" && point[measure] >= 0 ? point[measure] : null,
    );
    const cuts = found.flatMap((point, place) => (point?.outcome === "cut" ? [place] : []));
    return { name, title, style, values, cuts, isBeside: false };
  });
  // They are numbers, and no times.
  const others = measure === "seconds" ? [] : beside;
  return [
    ...drawn,
    ...others.map(({ name, title, figures, style }) => ({
      ...{ name, title, style, short: SHORT[name], values: figures, cuts: [], isBeside: true },
    })),
  ];
}

/** The styles of all that can be drawn, by name: they stay the same whoever is chosen. */
export function stylesOf(names, own, beside) {
  const styles = new Map(names.map((name, index) => [name, STYLES[index % STYLES.length]]));
  styles.set(own, OWN_STYLE);
  beside.forEach((name, index) => {
    styles.set(name, { ink: "ink-soft", dash: BESIDE_DASHES[index % BESIDE_DASHES.length], mark: "" });
  });
  return styles;
}

/** Titles of searches whose figures are the same wherever both are known, in groups of two or more. */
export function sameLines(lines) {
  const left = lines.filter(
    ({ isBeside, values }) => !isBeside && values.filter((value) => value !== null).length > 1,
  );
  const groups = [];
  while (left.length > 0) {
    const first = left.shift();
    const same = left.filter(({ values }) => values.every((value, place) => value === first.values[place]));
    for (const line of same) left.splice(left.indexOf(line), 1);
    if (same.length > 0) groups.push([first, ...same].map(({ title }) => title));
  }
  return groups;
}

/** The latest figure of each search that has one. */
export const latestOf = (lines, sizes) =>
  lines
    .filter(({ isBeside }) => !isBeside)
    .flatMap(({ title, values }) => {
      const place = values.findLastIndex((value) => value !== null);
      return place < 0 ? [] : [{ title, label: sizes[place].label, value: values[place] }];
    });

/** Round steps up to a number: 1, 2 or 5 times a power of ten, at most `most` of them. */
export function roundSteps(high, most = 5) {
  const raw = high / most;
  const ten = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((times) => times * ten).find((size) => size >= raw * 0.999_999);
  return Array.from({ length: Math.floor(high / step + 1.000_001) }, (_, index) => index * step);
}

/**
 * The scale upwards: `at(value)` from 0 to 1, null for what is not on it, and its `ticks`, values each. By powers of ten what
 * is 0 has no place; else lines for comparison may leave the picture.
 */
export function scaleOf(lines, isLog, most = 6, more = []) {
  const searched = lines.filter(({ isBeside }) => !isBeside);
  const shown = (isLog || searched.length === 0 ? lines : searched).flatMap(({ values }) => values);
  const known = [...shown, ...more].filter((value) => value !== null && (value > 0 || !isLog));
  const high = Math.max(...known, 0);
  if (!isLog) {
    const top = high > 0 ? high * 1.05 : 1;
    return { at: (value) => (value <= top ? value / top : null), ticks: roundSteps(top), top };
  }
  const low = known.length > 0 ? Math.floor(Math.log10(Math.min(...known)) + 1e-9) : 0;
  const bottom = Math.min(low, high >= 1 && low > 0 ? 0 : low);
  const end = Math.max(bottom + 1, Math.ceil(Math.log10(high || 1) - 1e-9));
  const every = Math.ceil((end - bottom) / most);
  const ticks = [];
  for (let exponent = bottom; exponent <= end; exponent += every) ticks.push(exponent);
  const at = (value) => (value > 0 ? (Math.log10(value) - bottom) / (end - bottom) : null);
  return { at, ticks: ticks.map((exponent) => 10 ** exponent), exponents: ticks, top: 10 ** end };
}

/** The table: a row a size, a column a line, as text; `say(value)` writes a figure. */
export function tableOf(sizes, lines, points, say) {
  return sizes.map(({ size, label }, place) => ({
    label,
    cells: lines.map(({ name, values, isBeside }) => {
      const point = isBeside ? null : points.get(`${name} ${size}`);
      if (values[place] !== null) return { text: say(values[place]), said: point?.said ?? "" };
      if (!point) return { text: "", said: "" };
      return { text: point.outcome === "whole" ? "–" : "", said: point.said };
    }),
  }));
}

const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** All figures as a file: numbers as they are, and why there is none where there is none. */
export function csvOf(sizes, lines, points, head) {
  const rows = sizes.map(({ size, label }, place) => [
    ...[String(size), label],
    ...lines.map(({ name, values }) => values[place] ?? points.get(`${name} ${size}`)?.said ?? ""),
  ]);
  const all = [[...head, ...lines.map(({ title }) => title)], ...rows];
  return `${all.map((row) => row.map((cell) => quoted(String(cell))).join(",")).join("\n")}\n`;
}
