// A tour of a large board as a drawing that stands alone.

import { escaped } from "../parts/markup.js";
import { BANDS, pathColour } from "./knight-path.js";

/** Pixels to a square, and of the longest side at most. */
const UNIT = 48;
const LONGEST = 4800;

/**
 * The text of an SVG in which a square has the side 1. `paint(css)` gives a colour of the page as a drawing has it; moves are
 * written as steps from each square to the next, so that a million of them are some megabytes.
 */
export function tourAsSvg({ rows, cols, path, start, closes }, title, paint) {
  const unit = Math.min(UNIT, LONGEST / Math.max(rows, cols));
  const area = `width="${cols}" height="${rows}"`;
  const squares = path.length > 0 ? [...lines(path, cols, paint), ...ends(path, cols, closes, paint)] : [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cols * unit}" height="${rows * unit}" viewBox="0 0 ${cols} ${rows}">`,
    `<title>${escaped(title)}</title>`,
    `<pattern id="dark" width="2" height="2" patternUnits="userSpaceOnUse">`,
    `<path d="M0 ${(rows + 1) % 2}h1v1h-1zM1 ${rows % 2}h1v1h-1z" fill="${paint("var(--square-dark)")}"/>`,
    "</pattern>",
    `<rect ${area} fill="${paint("var(--square-light)")}"/>`,
    `<rect ${area} fill="url(#dark)"/>`,
    '<g fill="none" stroke-width="0.12" stroke-linecap="round" stroke-linejoin="round">',
    ...squares,
    "</g>",
    `<circle ${at(path[0] ?? start, cols)} r="0.3" fill="${paint("var(--accent)")}"/>`,
    "</svg>",
  ].join("\n");
}

const middle = (square, cols) => [(square % cols) + 0.5, Math.floor(square / cols) + 0.5];

function at(square, cols) {
  const [x, y] = middle(square, cols);
  return `cx="${x}" cy="${y}"`;
}

/** The moves in pieces, each of one colour. */
function lines(path, cols, paint) {
  const moves = path.length - 1;
  const bands = Math.min(BANDS, moves);
  return Array.from({ length: bands }, (_, band) => {
    const [from, to] = [Math.floor((band * moves) / bands), Math.floor(((band + 1) * moves) / bands)];
    let d = `M${middle(path[from], cols).join(" ")}l`;
    for (let move = from; move < to; move++) d += step(path[move], path[move + 1], cols);
    return `<path d="${d}" stroke="${paint(pathColour((band + 1) / bands))}"/>`;
  });
}

/** How far right and down a move goes: a minus is enough to tell two numbers apart. */
function step(from, to, cols) {
  const right = (to % cols) - (from % cols);
  const down = Math.floor(to / cols) - Math.floor(from / cols);
  return `${right < 0 ? "" : " "}${right}${down < 0 ? "" : " "}${down}`;
}

/** The move that leads back, where there is one. */
function ends(path, cols, closes, paint) {
  if (!closes) return [];
  const d = `M${middle(path[path.length - 1], cols).join(" ")}L${middle(path[0], cols).join(" ")}`;
  return [`<path d="${d}" stroke="${paint("var(--path-new)")}" stroke-dasharray="0.02 0.2"/>`];
}
