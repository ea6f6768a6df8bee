import { colour } from "../parts/canvas.js";
import { byId } from "../parts/dom.js";
import { escaped } from "../parts/markup.js";
import { drawSudoku, TINTS } from "../sudoku/drawing.js";
import { asPng, pngOf } from "./svg.js";

const UNIT = 48;
const MARGIN = 24;

const gridOf = ({ name }) => byId(name).querySelector("[role=grid]");

/** The board that is shown as a drawing that stands alone: colours are looked up, nothing refers to the page. */
export function boardAsSvg(board) {
  const grid = gridOf(board);
  if (!grid) return board.drawing((css) => plain(colour(byId(board.name), css)));
  const looked = new Map();
  const tokens = (name) => {
    if (!looked.has(name)) looked.set(name, plain(colour(grid, `var(--${name})`)));
    return looked.get(name);
  };
  const title = grid.getAttribute("aria-label");
  if (!board.shown) return squaresAsSvg(byId(board.name), title, tokens);
  const { state, ...shown } = board.shown;
  return drawSudoku(state, { ...shown, title, paint: tokens, marks: true, margin: MARGIN });
}

/** The page's colours by their names, as an element of it has them, for a drawing that stands alone. */
export function plainColours(element) {
  const looked = new Map();
  return (name) => {
    if (!looked.has(name)) looked.set(name, plain(colour(element, `var(--${name})`)));
    return looked.get(name);
  };
}

/** A chess board as it stands on the page. */
function squaresAsSvg(root, title, tokens) {
  const rows = Array.from(root.querySelectorAll("[role=row]"), (row) =>
    Array.from(row.querySelectorAll("[role=gridcell]")),
  );
  const [height, width] = [rows.length * UNIT, rows[0].length * UNIT];
  const lined = root.querySelector(".drawn");
  const tour = root.matches(".tour") && { isLined: lined !== null, isNumbered: lined?.matches(".numbered") };
  const squares = rows.flatMap((cells, row) =>
    cells.map((cell, column) => {
      /** @type {[number, number]} */
      const place = [column * UNIT, row * UNIT];
      const { region } = cell.dataset;
      const checked = (row + column + rows.length) % 2 === 0 ? "square-light" : "square-dark";
      const paper = region === undefined ? checked : `region-${region}`;
      return [drawGround(cell, place, paper, tour, tokens), drawOn(cell, place, tour, tokens)];
    }),
  );
  const whole = [width + 2 * MARGIN, height + 2 * MARGIN];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole[0]}" height="${whole[1]}" viewBox="${-MARGIN} ${-MARGIN} ${whole.join(" ")}" font-family="sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${whole[0]}" height="${whole[1]}" fill="${tokens("board")}"/>`,
    ...squares.map(([ground]) => ground),
    // The knight's line runs beneath the numbers.
    ...drawPath(root, rows.length, rows[0].length),
    ...squares.map(([, on]) => on),
    ...drawRegions(root, tokens),
    `<rect width="${width}" height="${height}" fill="none" stroke="${tokens("strong-line")}" stroke-width="2"/>`,
    "</svg>",
  ].join("\n");
}

/** Squares of a search whose numbers stand on no disc. */
const MARKED = ["possible", "impossible"];

const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** A colour as programs that draw SVG understand it: the page's are in a space that many do not know. */
function plain(css) {
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** A square as it lies there; what a knight leaves behind it in a `tour` is quiet. */
function drawGround(cell, [x, y], paper, tour, tokens) {
  const { state, look = "" } = cell.dataset;
  const looks = look.split(" ");
  const tint = TINTS[state];
  const isLeft = tour && state === "provisional";
  const rect = (fill, more = "") =>
    `<rect x="${x}" y="${y}" width="${UNIT}" height="${UNIT}" fill="${fill}"${more}/>`;
  const isHole = looks.includes("hole");
  const free = looks.includes("blocked") ? "control-line" : isHole ? "board" : paper;
  const ground = isLeft || !tint ? free : tint;
  const parts = [rect(tokens(ground))];
  if (isLeft && (tour.isNumbered || !tour.isLined)) parts.push(rect(tokens(tint), ' fill-opacity="0.5"'));
  // In regions what is attacked is crossed out.
  const isHatched = looks.includes("attacked") && cell.dataset.region === undefined;
  if (isHole || isHatched) parts.push(hatched(x, y, tokens("ink-soft")));
  return parts.join("");
}

/** The borders and letters of regions, as they lie over the squares. */
function drawRegions(root, tokens) {
  const overlay = root.querySelector(".regions");
  if (!overlay) return [];
  const [path, ...letters] = overlay.children;
  const names = letters.map((letter) => {
    const [x, y] = ["x", "y"].map((side) => Number(letter.getAttribute(side)) * UNIT);
    const at = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${0.22 * UNIT}" font-weight="600"`;
    return `<text ${at} fill="${tokens("ink-soft")}">${letter.textContent}</text>`;
  });
  const line = `fill="none" stroke="${tokens("strong-line")}" stroke-width="${3 / UNIT}" stroke-linecap="square"`;
  return [`<path transform="scale(${UNIT})" d="${path.getAttribute("d")}" ${line}/>`, ...names];
}

/** What is on a square. */
function drawOn(cell, [x, y], tour, tokens) {
  const { state, look = "" } = cell.dataset;
  const looks = look.split(" ");
  const parts = [];
  const isOut = looks.includes("attacked") && cell.dataset.region !== undefined;
  if (looks.includes("crossed") || isOut) {
    const cross = `M${x + 15} ${y + 15}l18 18m0 -18l-18 18`;
    parts.push(`<path d="${cross}" stroke="${tokens("ink")}" stroke-width="2.5" fill="none"/>`);
  }
  const centre = `cx="${x + UNIT / 2}" cy="${y + UNIT / 2}"`;
  if (state === "possible") {
    parts.push(`<circle ${centre} r="3.5" fill="${tokens("possible")}"/>`);
  }
  if (state === "provisional" && !tour) {
    parts.push(`<circle ${centre} r="21" fill="none" stroke="${tokens("provisional")}" stroke-width="2"/>`);
  }
  if (state === "impossible") {
    const cross = `M${x + 5} ${y + 5}l${UNIT - 10} ${UNIT - 10}m0 ${10 - UNIT}l${10 - UNIT} ${UNIT - 10}`;
    parts.push(`<path d="${cross}" stroke="${tokens("impossible")}" stroke-width="1.5" fill="none"/>`);
  }
  if (state === "fruitful") {
    const tick = `M${x + 16} ${y + 25}l6 6l10 -15`;
    parts.push(`<path d="${tick}" stroke="${tokens("permanent")}" stroke-width="3" fill="none"/>`);
  }
  const ink = plain(getComputedStyle(cell).color);
  const shape = cell.querySelector(".piece path")?.getAttribute("d");
  if (tour?.isLined && (shape || (tour.isNumbered && cell.textContent && !MARKED.includes(state)))) {
    const isStart = cell.classList.contains("start") && !shape;
    const disc = isStart ? "accent" : shape || state !== "provisional" ? "board" : "provisional-tint";
    parts.push(`<circle ${centre} r="${shape ? 19 : 14.5}" fill="${tokens(disc)}"/>`);
  }
  if (shape) {
    const place = `translate(${x + 8} ${y + 8}) scale(${(UNIT - 16) / 48})`;
    const own = plain(getComputedStyle(cell.querySelector(".piece")).fill);
    parts.push(`<path d="${shape}" transform="${place}" fill="${own}" fill-rule="evenodd"/>`);
  }
  if (cell.textContent) {
    const [right, down, size] = shape ? [UNIT - 9, UNIT - 8, 12] : [UNIT / 2, UNIT / 2, 17];
    parts.push(
      `<text x="${x + right}" y="${y + down}" dy="0.36em" text-anchor="middle" font-size="${size}" font-weight="${getComputedStyle(cell).fontWeight}" fill="${ink}">${escaped(cell.textContent)}</text>`,
    );
  }
  return parts.join("");
}

/** The hatching of a square that is attacked, or taken out. */
function hatched(x, y, stroke) {
  const gap = UNIT / 6;
  const lines = Array.from({ length: 11 }, (_, index) => {
    const at = (index + 1) * gap;
    const from = [Math.max(0, at - UNIT), Math.min(at, UNIT)];
    return `M${x + from[0]} ${y + from[1]}L${x + from[1]} ${y + from[0]}`;
  });
  return `<path d="${lines.join("")}" stroke="${stroke}" stroke-opacity="0.45" fill="none"/>`;
}

/** The knight's line, with the colours that it has on the page. */
function drawPath(root, rows, columns) {
  const path = root.querySelector("svg.path");
  if (!path) return [];
  const seen = Array.from(path.children).filter((part) => getComputedStyle(part).display !== "none");
  const parts = seen.map((part) => {
    const { stroke, fill, strokeWidth } = getComputedStyle(part);
    const copy = part.cloneNode();
    copy.removeAttribute("class");
    copy.removeAttribute("style");
    const painted = (paint) => (paint === "none" ? "none" : plain(paint));
    copy.setAttribute("stroke", painted(stroke));
    copy.setAttribute("stroke-width", String(parseFloat(strokeWidth)));
    copy.setAttribute("fill", painted(fill));
    return new XMLSerializer().serializeToString(copy);
  });
  return [
    `<svg width="${columns * UNIT}" height="${rows * UNIT}" viewBox="0 0 ${columns} ${rows}" stroke-linecap="round">`,
    ...parts,
    "</svg>",
  ];
}

/** Whether a board has squares to be drawn: a large one is one picture. */
export const hasSquares = (board) => gridOf(board) !== null;

/** Whether a board can be drawn: of a large one not every board makes a drawing. */
export const isDrawn = (board) => hasSquares(board) || Boolean(board.drawing);

/** The board that is shown as a PNG file; of a large one the whole. */
export const boardAsPng = (board) => (hasSquares(board) ? asPng(boardAsSvg(board)) : pngOf(board.asCanvas()));
