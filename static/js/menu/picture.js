import { colour } from "../parts/canvas.js";

const UNIT = 48;
const MARGIN = 24;
const PIXELS = 2;

/** The board that is shown as a drawing that stands alone: colours are looked up, nothing refers to the page. */
export function boardAsSvg(root) {
  const grid = root.querySelector("[role=grid]");
  const rows = Array.from(grid.querySelectorAll("[role=row]"), (row) =>
    Array.from(row.querySelectorAll("[role=gridcell]")),
  );
  const tokens = (name) => plain(colour(grid, `var(--${name})`));
  const chess = root.classList.contains("chess");
  const [height, width] = [rows.length * UNIT, rows[0].length * UNIT];
  const squares = rows.flatMap((cells, row) =>
    cells.map((cell, column) => drawSquare(cell, row, column, rows.length, chess, tokens)),
  );
  const whole = [width + 2 * MARGIN, height + 2 * MARGIN];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${whole[0]}" height="${whole[1]}" viewBox="${-MARGIN} ${-MARGIN} ${whole.join(" ")}" font-family="sans-serif">`,
    `<title>${escaped(grid.getAttribute("aria-label"))}</title>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${whole[0]}" height="${whole[1]}" fill="${tokens("board")}"/>`,
    ...squares,
    drawLines(rows.length, rows[0].length, chess, tokens),
    ...drawPath(root, rows.length, rows[0].length),
    "</svg>",
  ].join("\n");
}

const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** A colour as programs that draw SVG understand it: the page's are in a space that many do not know. */
function plain(css) {
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = css;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const FILLS = {
  possible: "possible-tint",
  provisional: "provisional-tint",
  permanent: "permanent-tint",
  impossible: "impossible-tint",
};

function drawSquare(cell, row, column, height, chess, tokens) {
  const [x, y] = [column * UNIT, row * UNIT];
  const { state } = cell.dataset;
  const paper = (row + column + height) % 2 === 0 ? "square-light" : "square-dark";
  const fill = tokens(FILLS[state] ?? (chess ? paper : "board"));
  const parts = [`<rect x="${x}" y="${y}" width="${UNIT}" height="${UNIT}" fill="${fill}"/>`];
  const centre = `cx="${x + UNIT / 2}" cy="${y + UNIT / 2}"`;
  if (state === "possible") {
    const dot = chess ? centre : `cx="${x + UNIT - 8}" cy="${y + 8}"`;
    parts.push(`<circle ${dot} r="3.5" fill="${tokens("possible")}"/>`);
  }
  if (state === "provisional") {
    parts.push(`<circle ${centre} r="21" fill="none" stroke="${tokens("provisional")}" stroke-width="2"/>`);
  }
  if (state === "impossible") {
    const cross = `M${x + 5} ${y + 5}l${UNIT - 10} ${UNIT - 10}m0 ${10 - UNIT}l${10 - UNIT} ${UNIT - 10}`;
    parts.push(`<path d="${cross}" stroke="${tokens("impossible")}" stroke-width="1.5" fill="none"/>`);
  }
  const ink = plain(getComputedStyle(cell).color);
  const shape = cell.querySelector(".piece path")?.getAttribute("d");
  if (shape) {
    const place = `translate(${x + 8} ${y + 8}) scale(${(UNIT - 16) / 48})`;
    parts.push(`<path d="${shape}" transform="${place}" fill="${ink}" fill-rule="evenodd"/>`);
  }
  if (cell.textContent) {
    const [right, down, size] = shape ? [UNIT - 9, UNIT - 8, 12] : [UNIT / 2, UNIT / 2, chess ? 17 : 27];
    parts.push(
      `<text x="${x + right}" y="${y + down}" dy="0.36em" text-anchor="middle" font-size="${size}" font-weight="${getComputedStyle(cell).fontWeight}" fill="${ink}">${escaped(cell.textContent)}</text>`,
    );
  }
  return parts.join("");
}

function drawLines(rows, columns, chess, tokens) {
  const frame = `<rect width="${columns * UNIT}" height="${rows * UNIT}" fill="none" stroke="${tokens("strong-line")}" stroke-width="2"/>`;
  if (chess) return frame;
  const lines = (step) => {
    let d = "";
    for (let at = step; at < rows; at += step) {
      d += `M${at * UNIT} 0v${rows * UNIT}M0 ${at * UNIT}h${columns * UNIT}`;
    }
    return d;
  };
  return `<path d="${lines(1)}" stroke="${tokens("cell-line")}"/><path d="${lines(3)}" stroke="${tokens("strong-line")}" stroke-width="2"/>${frame}`;
}

/** The knight's line, with the colours that it has on the page. */
function drawPath(root, rows, columns) {
  const path = root.querySelector("svg.path");
  if (!path) return [];
  const parts = Array.from(path.children, (part) => {
    const { stroke, fill } = getComputedStyle(part);
    const copy = part.cloneNode();
    copy.removeAttribute("class");
    copy.removeAttribute("style");
    const seen = (paint) => (paint === "none" ? "none" : plain(paint));
    copy.setAttribute("stroke", seen(stroke));
    copy.setAttribute("fill", seen(fill));
    return new XMLSerializer().serializeToString(copy);
  });
  return [
    `<svg width="${columns * UNIT}" height="${rows * UNIT}" viewBox="0 0 ${columns} ${rows}" stroke-linecap="round">`,
    ...parts,
    "</svg>",
  ];
}

const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Whether a board has squares to be drawn: a large one is one picture. */
export const hasSquares = (root) => root.querySelector("[role=grid]") !== null;

/** The board that is shown as a PNG file; a large one as sharp as it is on the screen. */
export async function boardAsPng(root) {
  const canvas = hasSquares(root) ? await painted(boardAsSvg(root)) : root.querySelector("canvas");
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

async function painted(svg) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * PIXELS;
  canvas.height = image.height * PIXELS;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return canvas;
}
