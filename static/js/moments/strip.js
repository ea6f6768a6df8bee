// The sheets of a strip of moments, each as one drawing in millimetres, as those of menu/paper/sheets.js.

import { PAPERS } from "../menu/paper/sizes.js";
import { drawLines, inSquare, wrapped } from "./slide.js";
import { PRINT } from "./words.js";

const GAP = 6;
/** What is kept free at the end of a sheet for its number. */
const FOOT = 8;
/** Of a moment: the room of its title, that of what is said of it, and the sizes of their letters, by how many are in a row. */
const SHAPES = {
  2: { rows: 2, head: 10, told: 30, size: 3.6, small: 3.2, lines: 3 },
  3: { rows: 3, head: 9, told: 22, size: 3, small: 2.7, lines: 2 },
};
const LINE = 8;
const SOFT = "#595959";

/**
 * Draw the sheets. `wanted` says which `paper` ("a4" or "letter"), how many are `across` (2 or 3), and whether there are the
 * `sentence`, the `words`, or `lines` to write on in the place of both; `measure(text, size, weight)` tells how long a text is.
 * @returns {string[]} an SVG for each sheet
 */
export function drawStrip(moments, wanted, measure) {
  const { width, height } = PAPERS[wanted.paper];
  const shape = SHAPES[wanted.across];
  const each = {
    width: (width - (wanted.across - 1) * GAP) / wanted.across,
    height: (height - FOOT - (shape.rows - 1) * GAP) / shape.rows,
  };
  const most = wanted.across * shape.rows;
  const sheets = Array.from({ length: Math.ceil(moments.length / most) }, (_, sheet) =>
    moments.slice(sheet * most, (sheet + 1) * most).map((moment, at) => {
      const [row, column] = [Math.floor(at / wanted.across), at % wanted.across];
      const place = { x: column * (each.width + GAP), y: row * (each.height + GAP), ...each };
      return drawMoment(moment, sheet * most + at + 1, place, shape, wanted, measure);
    }),
  );
  return sheets.map((drawn, index) =>
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">`,
      `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
      ...drawn,
      sheets.length > 1
        ? `<text x="${width}" y="${height - 1.5}" font-size="3" text-anchor="end" fill="${SOFT}">${PRINT.page(index + 1, sheets.length)}</text>`
        : "",
      "</svg>",
    ].join("\n"),
  );
}

const short = (value) => Math.round(100 * value) / 100;

function drawMoment({ title, sentence, words, picture }, number, { x, y, ...each }, shape, wanted, measure) {
  const { head, told, size, small, lines } = shape;
  const hasText = wanted.sentence || wanted.words || wanted.lines;
  const side = Math.min(each.width, each.height - head - (hasText ? told : 0));
  const by = (letters, weight) => (text) => measure(text, letters, weight);
  const name = wrapped(`${number}. ${title}`, each.width, 2, by(size, 700));
  const parts = drawLines(name, { x: short(x), y: short(y), size, weight: 700, leading: 1.2 }).drawn;
  parts.push(
    picture
      ? inSquare(picture, x, y + head, side)
      : `<rect x="${short(x)}" y="${short(y + head)}" width="${short(side)}" height="${short(side)}" fill="none" stroke="#8c8c8c" stroke-width="0.2"/>`,
  );
  const below = y + head + side + 2;
  if (wanted.lines) return [...parts, ...ruled(x, below, each.width, lines)].join("\n");
  const most = Math.floor((told - 2) / (small * 1.3));
  const said = wanted.sentence && sentence ? wrapped(sentence, each.width, most, by(small, 400)) : [];
  const left = most - said.length;
  const own = wanted.words && words && left > 0 ? wrapped(words, each.width, left, by(small, 400)) : [];
  const at = { x: short(x), size: small, leading: 1.3 };
  const first = drawLines(said, { ...at, y: short(below), fill: SOFT });
  const second = drawLines(own, { ...at, y: short(first.end) });
  return [...parts, ...first.drawn, ...second.drawn].join("\n");
}

const ruled = (x, y, width, count) =>
  Array.from({ length: count }, (_, line) => {
    const at = short(y + (line + 1) * LINE - 1);
    return `<path d="M${short(x)} ${at}h${short(width)}" stroke="#8c8c8c" stroke-width="0.25" fill="none"/>`;
  });
