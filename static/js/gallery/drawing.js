// Boards side by side as a drawing that stands alone.

import { escaped } from "../parts/markup.js";
import { PIECE_SIZE, pieceShape } from "../parts/pieces.js";

const SIDE = 96;
const GAP = 16;
const CAPTION = 20;
/** Two lines of words below a board. */
const MARGIN = 16;

const short = (number) => String(Math.round(100 * number) / 100);

/**
 * Draw boards, {columns, caption} each, `across` beside each other; `board` is {n, queens, blocked}, `paint(name)` gives the
 * colours.
 */
export function drawBoards(boards, { board, across, title, paint }) {
  const width = across * (SIDE + GAP) - GAP + 2 * MARGIN;
  const height = Math.ceil(boards.length / across) * (SIDE + CAPTION + GAP) - GAP + 2 * MARGIN;
  const square = SIDE / board.n;
  const scale = `scale(${short((square * 0.84) / PIECE_SIZE)})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" text-anchor="middle">`,
    `<title>${escaped(title)}</title>`,
    "<defs>",
    `<path id="queen" d="${pieceShape("queen")}" transform="${scale}" fill-rule="evenodd"/>`,
    `<g id="board">${drawSquares(board, square, paint)}</g>`,
    "</defs>",
    `<rect width="${width}" height="${height}" fill="${paint("board")}"/>`,
    ...boards.map(({ columns, caption }, index) => {
      const x = MARGIN + (index % across) * (SIDE + GAP);
      const y = MARGIN + Math.floor(index / across) * (SIDE + CAPTION + GAP);
      return `<g transform="translate(${x} ${y})"><use href="#board"/>${drawQueens(columns, board, square, paint)}<text x="${SIDE / 2}" y="${SIDE + 15}" fill="${paint("ink")}">${escaped(caption)}</text></g>`;
    }),
    "</svg>",
  ].join("\n");
}

function drawSquares({ n, blocked }, square, paint) {
  const box = (row, column) =>
    `M${short(column * square)} ${short(row * square)}h${short(square)}v${short(square)}h${short(-square)}z`;
  const dark = [];
  for (let row = 0; row < n; row++) {
    for (let column = (n - row) % 2 === 1 ? 0 : 1; column < n; column += 2) dark.push(box(row, column));
  }
  const barred = blocked.map((index) => box(Math.floor(index / n), index % n));
  return [
    `<rect width="${SIDE}" height="${SIDE}" fill="${paint("square-light")}"/>`,
    `<path d="${dark.join("")}" fill="${paint("square-dark")}"/>`,
    barred.length > 0 ? `<path d="${barred.join("")}" fill="${paint("control-line")}"/>` : "",
    `<rect width="${SIDE}" height="${SIDE}" fill="none" stroke="${paint("strong-line")}"/>`,
  ].join("");
}

function drawQueens(columns, { n, queens }, square, paint) {
  return Array.from(columns, (column, row) => {
    const isFound = queens.length > 0 && !queens.includes(row * n + column);
    const [x, y] = [(column + 0.08) * square, (row + 0.08) * square];
    return `<use href="#queen" transform="translate(${short(x)} ${short(y)})" fill="${paint(isFound ? "permanent" : "ink")}"/>`;
  }).join("");
}
