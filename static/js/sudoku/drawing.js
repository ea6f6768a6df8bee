// A Sudoku as a drawing that stands alone: from its state, for files, paper and small pictures.

import { escaped } from "../parts/markup.js";
import { looksOf, momentCells } from "./cells.js";
import { drawColours, notesOf } from "./drawing-notes.js";
import { short } from "./patterns.js";
import { drawRules } from "./rules-drawing.js";
import { linesOf, numberOf, peersOf, symbolOf } from "./shape.js";
import { faultsOf } from "./sudoku-state.js";

const UNIT = 48;
const INKS = { given: "ink", entered: "accent", played: "ink-soft", solved: "permanent" };
const WEIGHTS = { given: 700, entered: 500 };
/** What is beneath the states of a search, on every board. */
export const TINTS = {
  possible: "possible-tint",
  provisional: "provisional-tint",
  permanent: "permanent-tint",
  impossible: "impossible-tint",
};

/**
 * Draw a Sudoku as the text of an SVG.
 * @param {any} state - what is in its cells, as sudoku-state.js says
 * @param {any} options - `paint(name)` gives the colour of a name of the style sheets; `peers` are the cells that must
 *   differ from each; `moment` and `figures` of a search are drawn instead of the notes; where `marks` is not set, clashes and
 *   differences are not marked; `margin` is the room around it, in 48ths of a cell; `place` are the attributes of the whole
 *   ("x", "y", "width", "height" in anybody's units) and `title` its name.
 */
export function drawSudoku(state, options) {
  const {
    paint,
    peers = peersOf(state.shape),
    moment = null,
    figures = null,
    marks = false,
    margin = 1,
    title,
  } = options;
  const { size } = state.shape;
  const whole = size * UNIT + 2 * margin;
  const { width = whole, height = whole, ...place } = options.place ?? {};
  const attributes = Object.entries({ ...place, width, height });
  const cells = moment ? momentCells(moment, figures, state, -1, null) : cellsOf(state, marks, peers);
  const notes = moment ? null : notesOf(state, peers);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes.map(([name, value]) => `${name}="${value}"`).join(" ")} viewBox="${-margin} ${-margin} ${whole} ${whole}" font-family="sans-serif" text-anchor="middle">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="${-margin}" y="${-margin}" width="${whole}" height="${whole}" fill="${paint("board")}"/>`,
    ...cells.map((cell, index) => drawCell(cell, index, notes?.[index] ?? [], state, paint)),
    drawLines(state.shape, paint),
    drawRules(state.shape, UNIT, paint),
    "</svg>",
  ].join("\n");
}

/** How the cells of a state look, as momentCells says it of a moment. */
function cellsOf(state, marks, peers) {
  const faults = marks ? faultsOf(state, peers) : new Set();
  const looks = looksOf(state);
  return Array.from(state.digits, (character, index) => ({
    digit: character === "." ? "" : symbolOf(numberOf(character)),
    kind: looks[state.kinds[index]],
    conflict: faults.has(index),
    differs: marks && state.other !== "" && state.other[index] !== character,
    coloured: true,
  }));
}

function drawCell(cell, index, notes, state, paint) {
  const columns = state.shape.size;
  const [x, y] = [(index % columns) * UNIT, Math.floor(index / columns) * UNIT];
  const tint = cell.conflict ? "impossible-tint" : cell.differs ? "provisional-tint" : TINTS[cell.state];
  const parts = [];
  if (tint) parts.push(`<rect x="${x}" y="${y}" width="${UNIT}" height="${UNIT}" fill="${paint(tint)}"/>`);
  if (cell.coloured) parts.push(drawColours(state, index, notes, [x, y, UNIT], paint));
  parts.push(drawMarks(cell, x, y, paint));
  const middle = [x + UNIT / 2, y + UNIT / 2];
  if (cell.digit) {
    const ink = cell.conflict ? "impossible" : cell.state === "permanent" ? "permanent" : INKS[cell.kind];
    parts.push(text(cell.digit, ...middle, 27, paint(ink ?? "ink"), WEIGHTS[cell.kind] ?? 400));
  } else if (cell.figure)
    parts.push(text(cell.figure, x + UNIT - 8, y + UNIT - 9, 11, paint("ink-soft"), 400));
  for (const { digit, size, own, ...at } of notes) {
    const ink = paint(own ? "accent" : "ink-soft");
    parts.push(text(symbolOf(digit), x + at.x * UNIT, y + at.y * UNIT, size * UNIT, ink, own ? 600 : 400));
  }
  return parts.join("");
}

const text = (content, x, y, size, fill, weight) =>
  `<text x="${short(x)}" y="${short(y)}" dy="0.36em" font-size="${short(size)}" font-weight="${weight}" fill="${fill}">${content}</text>`;

/** What tells a state without its colour. */
function drawMarks({ state, conflict, differs, forbids }, x, y, paint) {
  const parts = [];
  const centre = `cx="${x + UNIT / 2}" cy="${y + UNIT / 2}"`;
  const ring = (place, name, width) =>
    `<circle ${place} fill="none" stroke="${paint(name)}" stroke-width="${width}"/>`;
  if (state === "possible")
    parts.push(`<circle cx="${x + UNIT - 8}" cy="${y + 8}" r="3.5" fill="${paint("possible")}"/>`);
  if (state === "provisional") parts.push(ring(`${centre} r="21"`, "provisional", 2));
  if (differs) parts.push(ring(`cx="${x + UNIT - 8}" cy="${y + 8}" r="3.5"`, "provisional", 2));
  const line = (d, width) =>
    `<path d="${d}" stroke="${paint("impossible")}" stroke-width="${width}" fill="none"/>`;
  if (state === "impossible")
    parts.push(
      line(`M${x + 5} ${y + 5}l${UNIT - 10} ${UNIT - 10}m0 ${10 - UNIT}l${10 - UNIT} ${UNIT - 10}`, 1.5),
    );
  if (conflict) parts.push(line(`M${x + 15} ${y + 40}q2.25 -4 4.5 0t4.5 0t4.5 0t4.5 0`, 1.5));
  if (forbids) parts.push(line(`M${x + 2} ${y + 2}h${UNIT - 4}v${UNIT - 4}h${4 - UNIT}z`, 3));
  return parts.join("");
}

function drawLines(shape, paint) {
  const [thin, strong] = linesOf(shape);
  const path = (d, name, width) =>
    `<path transform="scale(${UNIT})" d="${d}" stroke="${paint(name)}" stroke-width="${(width / UNIT).toFixed(4)}" stroke-linecap="square" fill="none"/>`;
  return path(thin, "cell-line", 1) + path(strong, "strong-line", 2);
}
