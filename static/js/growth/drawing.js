// The picture as a drawing, SVG as text: the same on the page and in a file. Nothing here knows a page.

import { escaped } from "../parts/markup.js";
import { scaleOf } from "./picture.js";
import { power, time, valueWords } from "./words.js";

/** The room of a letter of 13 pixels. */
const LETTER = 13;
const SIDE = 4.2;

const MARKS = {
  circle: () => `<circle r="${SIDE}"/>`,
  square: () => `<path d="M-4 -4h8v8h-8z"/>`,
  triangle: () => `<path d="M0 -5l5 9h-10z"/>`,
  diamond: () => `<path d="M0 -5.5l5 5.5l-5 5.5l-5 -5.5z"/>`,
  cross: () => `<path d="M-4 -4l8 8m0 -8l-8 8" fill="none" stroke-width="2.5"/>`,
  star: () => `<path d="M0 -6l1.6 4h4.2l-3.4 2.7l1.3 4.2l-3.7 -2.6l-3.7 2.6l1.3 -4.2l-3.4 -2.7h4.2z"/>`,
};

const mark = ({ mark: name, ink }, x, y, paint, title = "") =>
  name
    ? `<g transform="translate(${x} ${y})" fill="${paint(ink)}" stroke="${paint(ink)}">${title && `<title>${escaped(title)}</title>`}${MARKS[name]()}</g>`
    : "";

const stroke = ({ ink, dash }, paint, width) =>
  `fill="none" stroke="${paint(ink)}" stroke-width="${width}" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}`;

/** How a line looks, beside its name. */
export const swatch = (style, paint) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="14" viewBox="0 0 36 14" aria-hidden="true">${swatchOf(style, paint)}</svg>`;

const swatchOf = (style, paint) =>
  `<path d="M1 7h34" ${stroke(style, paint, style.mark ? 2 : 1.5)}/>${mark(style, 18, 7, paint)}`;

const rounded = (value) => Math.round(value * 10) / 10;

/** Parts of a line between figures that are missing, as places of the sizes. */
function runsOf(places) {
  const runs = [];
  for (const [index, place] of places.entries()) {
    if (!place) continue;
    if (index > 0 && places[index - 1]) runs.at(-1).push(place);
    else runs.push([place]);
  }
  return runs;
}

/** Which sizes are named under the axis: as many as there is room for, the last one always. */
export function namedSizes(count, room) {
  const every = Math.max(1, Math.ceil(count / Math.max(1, room)));
  return Array.from({ length: count }, (_, place) => (count - 1 - place) % every === 0);
}

/**
 * Draw the `lines` of `linesOf` at these `sizes`. `paint(name)` gives a colour of the page by its name; `letters` is how many
 * times their usual size letters have; `guess` is {place, value}. With a `title` it stands alone: with that, and what each line is.
 */
export function drawGrowth(
  { sizes, lines, axis, measure, isLog, guess, width, height, letters = 1, title = "" },
  paint,
) {
  const size = LETTER * letters;
  const scale = scaleOf(
    lines,
    isLog,
    Math.max(2, Math.floor(height / (size * 3))),
    guess ? [guess.value] : [],
  );
  const say = (value, index) =>
    measure === "seconds"
      ? time(value)
      : scale.exponents
        ? power(scale.exponents[index])
        : valueWords(measure, rounded(value));
  const labels = scale.ticks.map(say);
  const legend = title ? lines.map((line, index) => legendRow(line, index, size, paint)) : [];
  const [top, below] = [title ? size * 2.6 : size * 0.9, size * 3.4];
  const left = Math.max(...labels.map((text) => text.length), 3) * size * 0.6 + 14;
  const right = size * 1.2;
  const [w, h] = [width - left - right, height - top - below];
  const [low, high] = [sizes[0]?.size ?? 0, sizes.at(-1)?.size ?? 1];
  const x = (place) => rounded(left + (high > low ? ((sizes[place].size - low) / (high - low)) * w : w / 2));
  const y = (value) => rounded(top + h - value * h);
  const named = namedSizes(sizes.length, Math.floor(w / (size * (axis === "N" ? 2.2 : 2.8))));
  const whole = height + legend.length * size * 1.7;
  const parts = [
    ...(title ? [`<rect width="${width}" height="${rounded(whole)}" fill="${paint("panel")}"/>`] : []),
    ...(title ? [text(left, size * 1.5, title, size * 1.15, paint("ink"), "start", 600)] : []),
    ...scale.ticks.flatMap((value, index) => {
      const at = y(scale.at(value) ?? 0);
      return [
        `<path d="M${rounded(left)} ${at}h${rounded(w)}" stroke="${paint("hairline")}"/>`,
        text(left - 8, at + size * 0.36, labels[index], size, paint("ink-soft"), "end"),
      ];
    }),
    ...sizes.flatMap((one, place) =>
      named[place]
        ? [text(x(place), top + h + size * 1.5, String(one.size), size, paint("ink-soft"), "middle")]
        : [],
    ),
    text(left + w, top + h + size * 2.9, axis, size, paint("ink-soft"), "end"),
  ];
  // What is searched lies above what is compared with it, and the first above the others.
  for (const line of lines.toReversed()) parts.push(drawLine(line));
  if (guess) parts.push(drawGuess());

  function drawLine({ title: name, short, style, values, cuts, isBeside }) {
    const places = values.map((value, place) => {
      const at = value === null ? null : scale.at(value);
      return at === null ? null : { place, x: x(place), y: y(at), value };
    });
    const paths = runsOf(places).map((run) => `M${run.map((point) => `${point.x} ${point.y}`).join("L")}`);
    const known = places.filter(Boolean);
    const marks = known.map((point) =>
      mark(
        style,
        point.x,
        point.y,
        paint,
        `${name}, ${sizes[point.place].label}: ${valueWords(measure, point.value)}`,
      ),
    );
    // Where a search was given up: an arrow beyond the picture.
    const given = cuts.map((place) => {
      const said = `<title>${escaped(`${name}, ${sizes[place].label}: given up`)}</title>`;
      return `<g transform="translate(${x(place)} ${rounded(top)})" fill="${paint(style.ink)}">${said}<path d="M0 -8l5 7h-10z"/><path d="M-1 -1h2v9h-2z"/></g>`;
    });
    const last = known.at(-1);
    const end =
      isBeside && last ? text(last.x - 4, last.y - 5, short, size * 0.92, paint("ink-soft"), "end") : "";
    return `<g><path d="${paths.join("")}" ${stroke(style, paint, isBeside ? 1.5 : 2)}/>${marks.join("")}${given.join("")}${end}</g>`;
  }

  function drawGuess() {
    const [at, found] = [x(guess.place), scale.at(guess.value)];
    if (found === null) return "";
    const said = text(at - 12, y(found) + size * 0.36, guess.word, size, paint("ink"), "end", 600);
    return `<g><circle cx="${at}" cy="${y(found)}" r="8" fill="none" stroke="${paint("ink")}" stroke-width="2"/>${said}</g>`;
  }

  const rows = legend.map((draw, index) => draw(left, height + (index + 0.3) * size * 1.7));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rounded(whole)}" viewBox="0 0 ${width} ${rounded(whole)}" font-family="system-ui, sans-serif"${title ? "" : ' aria-hidden="true"'}>`,
    ...(title ? [`<title>${escaped(title)}</title>`] : []),
    ...parts,
    ...rows,
    "</svg>",
  ].join("\n");
}

const legendRow =
  ({ title, style }, _, size, paint) =>
  (x, y) =>
    `<g transform="translate(${rounded(x)} ${rounded(y - 7)})">${swatchOf(style, paint)}</g>${text(x + 46, y + size * 0.36, title, size, paint("ink"), "start")}`;

const text = (x, y, words, size, fill, anchor, weight = 400) =>
  `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(size)}" fill="${fill}" text-anchor="${anchor}"${weight === 400 ? "" : ` font-weight="${weight}"`}>${escaped(words)}</text>`;
