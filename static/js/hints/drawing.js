// Draws a step on a Sudoku board, and takes the drawing away again. Two words:
//
//   show(board, step, stage)   draw what a stage ("where", "pattern" or "why", see picture.js) shows of a step
//   clear(board)               leave nothing of it
//
// `board` is the element of class "sudoku", with its cells; they need not show the digits of the step's position, but
// nothing of those is drawn here. `step` is what the engine says of a step (undoku.sudoku.techniques.plain), with two more
// parts: `candidates`, the masks of all cells where the step is taken, 0 where a digit stands; and `region`, the cells in
// which to look, which only "where" shows. What a drawing means is said by the list of `legendOf` (legend.js).
//
// Below the digits lie tints, hatches and the outlines of sets; above them candidates in their shapes, links, rings and the
// letters of sets. While a pattern is shown, the notes of the board are dimmed, and hidden where the drawing has candidates.

import { makeSvg, setAttribute } from "../parts/dom.js";
import { symbolOf, USUAL } from "../sudoku/shape.js";
import { obstaclesOf, wayOf } from "./links.js";
import { pictureOf } from "./picture.js";
import { corner, heads, letterPlace, outline, point, pointWithin, scaleOf } from "./places.js";
import { reachOf, SHAPES, WIDE_CROSS } from "./shapes.js";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** How many looks sets have; a letter tells apart more. */
export const SET_LOOKS = 4;

const layer = (name, size, ...children) =>
  makeSvg(
    "svg",
    { class: `step ${name}`, viewBox: `0 0 ${100 * size} ${100 * size}`, "aria-hidden": "true" },
    ...children,
  );
const group = (name, children) => makeSvg("g", { class: name }, ...children);
const path = (d, attributes = {}) => makeSvg("path", { d, ...attributes });

const area = (cells, size) =>
  path(
    cells
      .map((cell) => corner(cell, size))
      .map(([x, y]) => `M${x} ${y}h100v100h-100z`)
      .join(""),
  );

/** Lines from edge to edge of each cell, at a slant to the right or to the left, which make one hatch. */
function hatch(cells, size, toTheLeft = false) {
  const corners = cells.map((cell) => corner(cell, size));
  const lines = corners.flatMap(([x, y]) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => {
      const a = 20 * n;
      const [from, to] =
        a <= 100
          ? [
              [0, a],
              [a, 0],
            ]
          : [
              [a - 100, 100],
              [100, a - 100],
            ];
      /** @type {(at: number[]) => string} */
      const turn = ([dx, dy]) => `${x + (toTheLeft ? 100 - dx : dx)} ${y + dy}`;
      return `M${turn(from)}L${turn(to)}`;
    }),
  );
  return path(lines.join(""));
}

function drawSet(cells, index, size) {
  const fill = hatch(cells, size, index % 2 === 1);
  setAttribute(fill, "class", "fill");
  return asSet(index, [fill, path(outline(cells, 5 + 4 * (index % 3), size), { class: "edge" })]);
}

const asSet = (index, children) =>
  makeSvg("g", { class: "set", "data-look": String(index % SET_LOOKS) }, ...children);

/** The letter of a set, at the corner of each of its parts: beside that of another set which begins there. */
function drawLetters(sets, size) {
  const taken = new Map();
  return sets.map((cells, index) =>
    asSet(
      index,
      heads(cells, size).map((cell) => {
        const before = taken.get(cell) ?? 0;
        const [x, y] = letterPlace(cell, before, size);
        taken.set(cell, before + 1);
        return makeSvg(
          "g",
          { transform: `translate(${x} ${y})` },
          makeSvg("rect", { x: -11, y: -12, width: 22, height: 24, rx: 4 }),
          makeSvg("text", { y: 8 }, LETTERS[index % LETTERS.length]),
        );
      }),
    ),
  );
}

/** A ring around a digit that keeps others out. */
function drawRing(cell, size) {
  const [x, y] = corner(cell, size);
  return makeSvg("circle", { cx: x + 50, cy: y + 50, r: 36 });
}

/** A candidate in the shape of its role; what is out is crossed, and what is placed is filled. */
function drawMark({ cell, digit, role, out, placed, soft }, shape) {
  const look = placed ? "placed" : role;
  const scale = scaleOf(shape);
  const [x, y] = pointWithin([cell, digit], scale * reachOf(look, out), shape);
  const parts = [makeSvg("text", { y: 9 }, symbolOf(digit))];
  if (out) parts.unshift(path(look ? WIDE_CROSS : SHAPES.out, { class: "cross" }));
  if (look) parts.unshift(path(SHAPES[look], { class: "shape" }));
  const place = `translate(${x} ${y})${scale < 1 ? ` scale(${scale})` : ""}`;
  const attributes = { transform: place, "data-role": look, "data-soft": soft ? "" : null };
  const mark = makeSvg("g", { class: out ? "out" : "mark" }, ...parts);
  for (const [name, value] of Object.entries(attributes)) setAttribute(mark, name, value);
  return mark;
}

/** @type {(place: number[]) => string} */
const spot = ([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

function drawLink(link, obstacles, shape) {
  const { line, head } = wayOf(link, obstacles, shape);
  const [from, control, to] = line.map(spot);
  return makeSvg(
    "g",
    { class: link.strong ? "strong" : "weak" },
    path(`M${from}Q${control} ${to}`),
    path(`M${head.map(spot).join("L")}`, { class: "head" }),
  );
}

/** Neighbours in a node of several candidates: one band around them. */
function drawNode(pairs, shape) {
  const spots = (pair) => pair.map((candidate) => spot(point(candidate, shape)));
  const way = pairs.map((pair) => `M${spots(pair).join("L")}`).join("");
  return group("node", [path(way), path(way, { class: "inside" })]);
}

/** Draw what a stage shows of a step on a board, in the place of what was drawn there before. */
export function show(board, step, stage) {
  const { tinted, hatched, blocking, sets, marks, links, pairs } = pictureOf(step, stage);
  const { shape = USUAL } = step;
  const { size } = shape;
  clear(board);
  setAttribute(board, "data-step", stage);
  const below = layer(
    "step-below",
    size,
    group(
      "tint",
      tinted.length ? [area(tinted, size), path(outline(tinted, 4, size), { class: "edge" })] : [],
    ),
    group("hatch", hatched.length ? [hatch(hatched, size)] : []),
    ...sets.map((cells, index) => drawSet(cells, index, size)),
  );
  const obstacles = links.length ? obstaclesOf(marks, step.candidates, shape) : [];
  const above = layer(
    "step-above",
    size,
    drawNode(pairs, shape),
    group(
      "links",
      links.map((link) => drawLink(link, obstacles, shape)),
    ),
    group(
      "blocking",
      blocking.map((cell) => drawRing(cell, size)),
    ),
    ...marks.map((mark) => drawMark(mark, shape)),
    ...drawLetters(sets, size),
  );
  board.prepend(below);
  board.append(above);
  if (stage !== "where") hideNotes(board, new Set(marks.map(({ cell }) => cell)));
}

/** Hide the notes of these cells, and of no others. */
function hideNotes(board, hidden) {
  for (const [cell, notes] of Array.from(board.querySelector(".notes")?.children ?? []).entries()) {
    setAttribute(notes, "data-drawn-over", hidden.has(cell) ? "" : null);
  }
}

/** Leave nothing of a drawing on a board. */
export function clear(board) {
  hideNotes(board, new Set());
  for (const drawn of board.querySelectorAll(".step")) drawn.remove();
  setAttribute(board, "data-step", null);
}
