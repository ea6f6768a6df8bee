// Small pictures of chess boards.

import { bordersOf, coloursOf, regionColour } from "../chess/regions.js";
import { escaped } from "../parts/markup.js";
import { PIECE_SIZE, pieceShape } from "../parts/pieces.js";

/** Squares and pieces of longer boards would be too small to be told apart. */
const LONGEST = 50;

const box = (square, cols) => `M${square % cols} ${Math.floor(square / cols)}h1v1h-1z`;

/** A board of squares with what stands on it, as the text of an SVG in which a square has the side 1. */
export function drawBoard({ rows, cols, blocked, paint }, pieces) {
  const longest = Math.max(rows, cols);
  const line = longest / 100;
  const side = longest + line;
  const [x, y] = [(cols - side) / 2, (rows - side) / 2];
  const area = `width="${cols}" height="${rows}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}">`,
    `<rect ${area} fill="${paint("square-light")}"/>`,
    `<path d="${longest > LONGEST ? "" : darkOnes(rows, cols)}" stroke="${paint("square-dark")}" stroke-dasharray="1 1"/>`,
    `<path d="${blocked.map((square) => box(square, cols)).join("")}" fill="${paint("control-line")}"/>`,
    ...pieces,
    `<rect ${area} fill="none" stroke="${paint("strong-line")}" stroke-width="${line}"/>`,
    "</svg>",
  ].join("\n");
}

/** A dashed line a row; the square at the bottom left is dark. */
const darkOnes = (rows, cols) =>
  Array.from({ length: rows }, (_, row) => {
    const first = (rows - row) % 2 === 1 ? 0 : 1;
    return `M${first} ${row + 0.5}H${cols}`;
  }).join("");

/**
 * A board whose squares belong to regions, in the same measure: `parts` stand on it. As a part of another drawing it has a `title`, and
 * `place` are its attributes there ("x", "y", "width", "height"); `line` is how thick its lines are, those between regions three times as
 * much.
 */
export function drawRegions({ n, regions }, paint, parts, { line = n / 100, place = {}, title = "" } = {}) {
  const colours = coloursOf(n, regions);
  const border = 3 * line;
  const side = n + border;
  const attributes = Object.entries(place).map(([name, value]) => `${name}="${value}" `);
  const boxes = Array.from(regions, (letter, square) => {
    const fill = paint(regionColour(colours.get(letter)));
    return `<path d="${box(square, n)}" fill="${fill}" stroke="${paint("cell-line")}" stroke-width="${line / 2}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes.join("")}viewBox="${-border / 2} ${-border / 2} ${side} ${side}">`,
    ...(title ? [`<title>${escaped(title)}</title>`] : []),
    ...boxes,
    `<path d="${bordersOf(n, regions)}M0 0h${n}v${n}h${-n}z" fill="none" stroke="${paint("strong-line")}" stroke-width="${border}" stroke-linecap="square"/>`,
    ...parts,
    "</svg>",
  ].join("\n");
}

/** A piece on a square of a board of so many columns. */
export function drawPiece(name, square, cols, fill) {
  const [x, y] = [(square % cols) + 0.08, Math.floor(square / cols) + 0.08];
  const place = `transform="translate(${x} ${y}) scale(${0.84 / PIECE_SIZE})"`;
  return `<path d="${pieceShape(name)}" ${place} fill="${fill}" fill-rule="evenodd"/>`;
}
