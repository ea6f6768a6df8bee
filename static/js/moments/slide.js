// A moment as a picture by itself: the board, and beside it its title, what happens and the reader's words.

import { escaped } from "../parts/markup.js";
import { placed, sidesOf } from "./drawing.js";

/** Sides of a slide, in its units. */
export const [WIDTH, HEIGHT] = [960, 540];
const EDGE = 30;
const SIDE = HEIGHT - 2 * EDGE;
const INK = "#1f2130";
const SOFT = "#5b5d6e";
const FONT = "system-ui, sans-serif";

/**
 * The lines of a text that fit into so much room; `measure(text, size)` tells how long a text is. What has no room in the
 * last one ends with "…".
 */
export function wrapped(text, room, most, measure) {
  const lines = text.split(/\r?\n/).flatMap((paragraph) => lined(paragraph, room, measure));
  if (lines.length <= most) return lines;
  const last = lines[most - 1];
  return [...lines.slice(0, most - 1), `${cut(last, (start) => measure(`${start}…`) <= room)}…`];
}

function lined(paragraph, room, measure) {
  const lines = [];
  let line = "";
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    // A word that is longer than a line is broken.
    while (measure(line) > room && line.length > 1) {
      const start = cut(line, (part) => measure(part) <= room) || Array.from(line)[0];
      lines.push(start);
      line = line.slice(start.length);
    }
  }
  return line || lines.length === 0 ? [...lines, line] : lines;
}

/** The longest beginning of a text that fits. */
function cut(text, fits) {
  const letters = Array.from(text);
  let count = letters.length;
  while (count > 0 && !fits(letters.slice(0, count).join(""))) count -= 1;
  return letters.slice(0, count).join("").trimEnd();
}

/** Lines of text as SVG, the first of them below `y`, and where they end. */
export function drawLines(lines, { x, y, size, leading = 1.35, weight = 400, fill = INK }) {
  const drawn = lines.map(
    (line, index) =>
      `<text x="${x}" y="${round(y + size * (0.95 + index * leading))}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(line)}</text>`,
  );
  return { drawn, end: y + lines.length * size * leading };
}

const round = (value) => Math.round(100 * value) / 100;

/** The whole of a board in a square, in its middle. */
export function inSquare(picture, x, y, side) {
  const [width, height] = sidesOf(picture);
  const scale = side / Math.max(width, height);
  const sides = { width: round(width * scale), height: round(height * scale) };
  return placed(picture, {
    x: round(x + (side - sides.width) / 2),
    y: round(y + (side - sides.height) / 2),
    ...sides,
  });
}

/** Draw a slide as the text of an SVG: the moment, which is the `number`th of so many. */
export function drawSlide({ title, sentence, words, picture }, number, count, measure) {
  const x = EDGE + SIDE + EDGE;
  const room = WIDTH - x - EDGE;
  const by = (size, weight) => (text) => measure(text, size, weight);
  const head = drawLines(wrapped(title, room, 4, by(26, 700)), {
    ...{ x, y: EDGE, size: 26, weight: 700, leading: 1.25 },
  });
  const told = drawLines(wrapped(sentence, room, 6, by(20, 400)), {
    ...{ x, y: head.end + 18, size: 20, fill: SOFT },
  });
  const most = Math.max(1, Math.floor((HEIGHT - EDGE - 24 - told.end - 20) / 27));
  const own = drawLines(wrapped(words, room, most, by(20, 400)), {
    ...{ x, y: sentence ? told.end + 16 : told.end, size: 20 },
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    picture ? inSquare(picture, EDGE, EDGE, SIDE) : "",
    ...head.drawn,
    ...(sentence ? told.drawn : []),
    ...(words ? own.drawn : []),
    `<text x="${WIDTH - EDGE}" y="${HEIGHT - EDGE}" font-size="16" text-anchor="end" fill="${SOFT}">${number} / ${count}</text>`,
    "</svg>",
  ].join("\n");
}
