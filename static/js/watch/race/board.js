import { bordersOf, coloursOf, regionColour } from "../../chess/regions.js";
import { chequer, colour, pixelScale } from "../../parts/canvas.js";
import { make } from "../../parts/dom.js";
import { PIECE_SIZE, piecePath } from "../../parts/pieces.js";
import { rulesOf, sumPlace } from "../../sudoku/rules.js";
import { linesOf, symbolOf } from "../../sudoku/shape.js";

/** A sum that is smaller than this, in pixels of the page, is not read any more. */
const SMALLEST_SUM = 7;

/** One of the two small boards of a race: a picture that is drawn as often as the screen is. */
export function createRaceBoard() {
  const canvas = make("canvas");
  const element = make("div", { class: "race-board", role: "img" }, canvas);
  let now = null;

  new ResizeObserver(draw).observe(canvas);

  function draw() {
    const box = canvas.getBoundingClientRect();
    if (!now || box.width === 0) return;
    const { rows, cols } = now;
    const scale = pixelScale();
    const side = Math.floor((box.width * scale) / Math.max(rows, cols));
    if (canvas.width !== side * cols || canvas.height !== side * rows) {
      canvas.width = side * cols;
      canvas.height = side * rows;
    }
    const context = canvas.getContext("2d");
    context.fillStyle = colour(canvas, "var(--board)");
    context.fillRect(0, 0, canvas.width, canvas.height);
    const ink = (name) => colour(canvas, `var(${name})`);
    if (now.regions) coloured(context, now, side, ink);
    else if (now.board !== "sudoku") chequer(context, rows, cols, side, ink("--square-dark"));
    for (const hole of now.holes) {
      takenOut(context, (hole % cols) * side, Math.floor(hole / cols) * side, side, ink);
    }
    if (now.marked >= 0) {
      context.fillStyle = colour(canvas, "var(--provisional-tint)");
      context.fillRect((now.marked % cols) * side, Math.floor(now.marked / cols) * side, side, side);
    }
    pieces[now.board](context, now, side, ink);
    if (now.marked >= 0) {
      context.strokeStyle = colour(canvas, "var(--provisional)");
      context.lineWidth = 2 * scale;
      context.strokeRect(
        (now.marked % cols) * side + scale,
        Math.floor(now.marked / cols) * side + scale,
        side - 2 * scale,
        side - 2 * scale,
      );
    }
  }

  return {
    element,
    draw,
    /**
     * `board` "sudoku", "queens" or "knight"; `start` the values before the first step; `holes` the squares that are taken out; `shape` that of a Sudoku; `regions` those of queens;
     * `values` those of now.
     */
    show({ name, ...shown }) {
      now = shown;
      if (element.getAttribute("aria-label") !== name) element.setAttribute("aria-label", name);
      draw();
    },
  };
}

const pieces = {
  sudoku(context, { cols, shape, start, values }, side, ink) {
    lines(context, shape, side, ink);
    rules(context, shape, side, ink);
    context.textAlign = "center";
    context.textBaseline = "middle";
    const given = ink("--ink");
    const placed = ink("--permanent");
    // Below the sums, where there are some.
    const [height, middle] = shape.cages ? [0.5, 0.7] : [0.62, 0.54];
    for (const [cell, value] of values.entries()) {
      if (value === 0) continue;
      context.font = `${start[cell] ? 650 : 400} ${Math.round(height * side)}px system-ui, sans-serif`;
      context.fillStyle = start[cell] ? given : placed;
      context.fillText(
        symbolOf(value),
        ((cell % cols) + 0.5) * side,
        (Math.floor(cell / cols) + middle) * side,
      );
    }
    sums(context, shape, side, ink);
  },
  queens(context, { cols, regions, values }, side, ink) {
    if (regions) borders(context, { cols, regions }, side, ink);
    const queen = piecePath("queen");
    context.fillStyle = ink("--ink");
    for (const [cell, value] of values.entries()) {
      if (value === 0) continue;
      context.save();
      context.translate(((cell % cols) + 0.1) * side, (Math.floor(cell / cols) + 0.1) * side);
      context.scale((0.8 * side) / PIECE_SIZE, (0.8 * side) / PIECE_SIZE);
      context.fill(queen, "evenodd");
      context.restore();
    }
  },
  knight(context, { cols, values }, side, ink) {
    const squares = [];
    for (const [cell, move] of values.entries()) if (move > 0) squares[move - 1] = cell;
    context.strokeStyle = ink("--accent");
    context.lineWidth = Math.max(1, side * 0.07);
    context.lineJoin = "round";
    context.beginPath();
    const middle = (cell) => [((cell % cols) + 0.5) * side, (Math.floor(cell / cols) + 0.5) * side];
    for (const cell of squares) if (cell !== undefined) context.lineTo(...middle(cell));
    context.stroke();
    const last = squares.at(-1);
    if (last === undefined) return;
    context.fillStyle = ink("--accent-strong");
    context.beginPath();
    context.arc(...middle(last), side * 0.26, 0, 2 * Math.PI);
    context.fill();
  },
};

/** The squares in the colours of their regions, with thin lines between them. */
function coloured(context, { cols, regions }, side, ink) {
  const colours = coloursOf(cols, regions);
  const inks = new Map([...colours].map(([letter, number]) => [letter, ink(`--${regionColour(number)}`)]));
  context.strokeStyle = ink("--cell-line");
  context.lineWidth = pixelScale();
  for (const [cell, letter] of Array.from(regions).entries()) {
    const square = [(cell % cols) * side, Math.floor(cell / cols) * side, side, side];
    context.fillStyle = inks.get(letter);
    context.fillRect(...square);
    context.strokeRect(...square);
  }
}

/** The lines between the regions. */
function borders(context, { cols, regions }, side, ink) {
  context.save();
  context.scale(side, side);
  context.strokeStyle = ink("--strong-line");
  context.lineWidth = Math.max(1 / side, 0.06);
  context.lineCap = "square";
  context.stroke(new Path2D(bordersOf(cols, regions)));
  context.restore();
}

/** A square that is not there: paper with lines across, as on the large board. */
function takenOut(context, x, y, side, ink) {
  context.fillStyle = ink("--paper");
  context.fillRect(x, y, side, side);
  context.strokeStyle = ink("--control-line");
  context.lineWidth = Math.max(1, side * 0.015);
  context.beginPath();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = part * side;
    context.moveTo(x, y + at);
    context.lineTo(x + at, y);
    context.moveTo(x + at, y + side);
    context.lineTo(x + side, y + at);
  }
  context.stroke();
}

/** The lines between the cells and around them, of which half lies outside of the picture. */
function lines(context, shape, side, ink) {
  context.save();
  context.scale(side, side);
  for (const [strong, path] of linesOf(shape).entries()) {
    context.strokeStyle = ink(strong ? "--strong-line" : "--cell-line");
    context.lineWidth = Math.max(1 / side, strong ? 0.07 : 0.03);
    context.stroke(new Path2D(path));
  }
  context.lineWidth *= 2;
  context.strokeRect(0, 0, shape.size, shape.size);
  context.restore();
}

/** The rules of each shape, as they are drawn. */
const known = new WeakMap();

/** The rules of a shape with their paths: the outlines of cages are too long to be made whenever the board is drawn. */
function drawnRules(shape) {
  if (!known.has(shape)) {
    const { diagonals, cages, sums } = rulesOf(shape);
    known.set(shape, { diagonals: new Path2D(diagonals), cages: new Path2D(cages), sums });
  }
  return known.get(shape);
}

/** The diagonals that count and the cages, as on the large board. */
function rules(context, shape, side, ink) {
  const { diagonals, cages } = drawnRules(shape);
  const width = Math.max(pixelScale() / side, 0.025);
  context.save();
  context.scale(side, side);
  context.strokeStyle = ink("--ink-soft");
  context.lineWidth = width;
  context.globalAlpha = 0.7;
  context.stroke(diagonals);
  context.globalAlpha = 1;
  context.setLineDash([3 * width, 2 * width]);
  context.stroke(cages);
  context.restore();
}

/** What the digits of each cage add up to. */
function sums(context, shape, side, ink) {
  const height = Math.min(0.5 * side, Math.max(0.24 * side, SMALLEST_SUM * pixelScale()));
  context.font = `600 ${height}px system-ui, sans-serif`;
  context.textAlign = "left";
  context.textBaseline = "top";
  context.lineJoin = "round";
  context.lineWidth = 0.3 * height;
  context.strokeStyle = ink("--board");
  context.fillStyle = ink("--ink");
  for (const { cell, sum } of drawnRules(shape).sums) {
    const [x, y] = [sumPlace(cell, shape.size).x * side, Math.floor(cell / shape.size) * side + 0.04 * side];
    context.strokeText(String(sum), x, y);
    context.fillText(String(sum), x, y);
  }
}
