import { make } from "../parts/dom.js";
import { fileName } from "../parts/squares.js";
import { grouped } from "../parts/text.js";
import { roundGap, seen } from "./viewport.js";

const MOST_BESIDE_VIEW = 10;
/** The room of a character, and between two coordinates, in pixels. */
const CHARACTER = 7.5;
const BETWEEN = 12;

const numberOfRow = (row, rows, algebraic) => (algebraic ? rows - row : row + 1);
const nameOfColumn = (column, algebraic) => (algebraic ? fileName(column) : grouped(column + 1));

/** The coordinates outside a grid: `algebraic` names its lines 1 from below and a from the left, else both count from 1. */
export function labelEdges(ranks, files, rows, cols, algebraic) {
  const longest = Math.max(rows, cols);
  const gap = longest <= 2 * MOST_BESIDE_VIEW ? 1 : roundGap(longest / MOST_BESIDE_VIEW);
  const numbers = (count) => withRoundNumbers(1, count, gap);
  const row = (number) => numberOfRow(number - 1, rows, algebraic) - 1;
  ranks.replaceChildren(...numbers(rows).map((number) => label(String(number), row(number))));
  files.replaceChildren(
    ...numbers(cols).map((number) => label(nameOfColumn(number - 1, algebraic), number - 1)),
  );
}

/**
 * The coordinates outside a view of a large board that is drawn so many pixels wide: round numbers, as many as there is
 * room for, each at its part of the side.
 */
export function labelView(ranks, files, board, view, algebraic, width) {
  const { rows, cols } = board;
  const { zoom, x, y } = view;
  const { top, bottom, left, right } = seen(view, board);
  const fewest = Math.max(rows, cols) / zoom / MOST_BESIDE_VIEW;
  // Half of it more: the last one is moved inside by half.
  const room = 1.5 * CHARACTER * nameOfColumn(right, algebraic).length + BETWEEN;
  const between = roundGap(Math.max(fewest, (room * cols) / (width * zoom)));
  const [from, to] = [top, bottom].map((row) => numberOfRow(row, rows, algebraic)).sort((a, b) => a - b);
  const inRows = withRoundNumbers(from, to, roundGap(fewest)).map((number) => {
    const row = numberOfRow(number - 1, rows, algebraic) - 1;
    return { text: grouped(number), at: ((row + 0.5 - y) * zoom) / rows };
  });
  const inColumns = withRoundNumbers(left + 1, right + 1, between).map((number) => ({
    text: nameOfColumn(number - 1, algebraic),
    at: ((number - 0.5 - x) * zoom) / cols,
  }));
  for (const [side, places] of [
    [ranks, inRows],
    [files, inColumns],
  ]) {
    // The middle of a line that is only partly in view is outside.
    const inside = places.filter(({ at }) => at >= 0 && at <= 1);
    side.replaceChildren(...inside.map(({ text, at }) => label(text, at)));
  }
}

/** Whole numbers from one to another: 1, and those that the gap divides. */
function withRoundNumbers(from, to, gap) {
  const first = Math.ceil(from / gap);
  const round = Array.from(
    { length: Math.max(0, Math.floor(to / gap) - first + 1) },
    (_, index) => (first + index) * gap,
  );
  return from === 1 && gap > 1 ? [1, ...round] : round;
}

function label(text, at) {
  const span = make("span", {}, text);
  span.style.setProperty("--at", at);
  span.style.setProperty("--characters", text.length);
  return span;
}
