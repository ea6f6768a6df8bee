// The shape of a Sudoku: how many cells it has, and which of them must differ. One object a shape, {size, regions, diagonal,
// cages}: `regions` a letter a cell, "" for the usual boxes; whether the two long `diagonals` count; `cages` as an address has
// them, "sum:cell.cell_…", cells from 0 and 0 for a sum that is not known.

import { isText, isWithin } from "../parts/kept-values.js";
import { setting } from "../parts/settings.js";
import { remembered } from "../parts/text.js";

/** The largest there is: its digits are 1 to 9 and A to P. */
export const LARGEST = 25;

/** The one object that says the same. */
const known = remembered((text) => Object.freeze(JSON.parse(text)));
const interned = (shape) => known(JSON.stringify(shape));

/** The usual one. */
export const USUAL = interned({ size: 9, regions: "", diagonal: false, cages: "" });

/** The digit that a character stands for, 0 for none. */
export const numberOf = (character) => parseInt(character, 36) || 0;
/** The character of a digit. */
export const characterOf = (digit) => digit.toString(36).toUpperCase();

/** How a digit is written for people, as they have chosen. */
export const symbolOf = (digit) => (setting("digits") === "numbers" ? String(digit) : characterOf(digit));

export const sizeOf = (cells) => Math.sqrt(cells.length);

const numbered = (count) => Array.from({ length: count }, (_, index) => index);

/** How many rows a box of the usual shape has: 1 where a size has no boxes. */
function heightOf(size) {
  let height = Math.floor(Math.sqrt(size));
  while (size % height) height -= 1;
  return height;
}

/** The usual boxes, as regions. */
const boxesOf = remembered((size) => {
  const height = heightOf(size);
  const boxes = numbered(size * size).map((cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return Math.floor(row / height) * height + Math.floor((column * height) / size);
  });
  return namedOf(boxes);
});

/** A letter for each region, in the order in which they are met. */
function namedOf(labels) {
  const names = Array.from(new Set(labels));
  return labels.map((label) => String.fromCharCode(65 + names.indexOf(label))).join("");
}

/** The regions of a shape, a letter a cell. */
export const regionsOf = ({ size, regions }) => regions || boxesOf(size);

/** The cages of a shape, {sum, cells} each. */
export const cagesOf = remembered(({ cages }) =>
  cages
    .split("_")
    .filter(Boolean)
    .map((cage) => {
      const [sum, cells] = cage.split(":");
      return { sum: Number(sum), cells: cells.split(".").map(Number) };
    }),
);

/**
 * The shape that these texts name, as addresses and the engine have them; the number of cells says its size where nothing else
 * does. Null where there is no such shape.
 */
export function shapeOf({ size = 0, shape = "", diagonal = false, cages = "" }, cells = 81) {
  const side = Number(size) || sizeOf(shape || { length: cells });
  if (!isWithin(side, 1, LARGEST) || !isText(shape) || !isText(cages, /^(\d+:\d+(\.\d+)*(_(?!$)|$))*$/))
    return null;
  const boxes = boxesOf(side);
  const named = shape ? namedOf(Array.from(shape)) : boxes;
  const isWhole =
    named.length === side * side &&
    Array.from(named).every((letter) => named.split(letter).length === side + 1) &&
    (shape || heightOf(side) > 1);
  const made = { size: side, regions: named === boxes ? "" : named, diagonal: Boolean(diagonal), cages };
  const inCages = cagesOf(made).flatMap((cage) => cage.cells);
  const isApart = new Set(inCages).size === inCages.length && inCages.every((cell) => cell < side * side);
  return isWhole && isApart ? interned(made) : null;
}

/** The texts that name a shape, of which the usual one has none. */
export const textsOf = ({ size, regions, diagonal, cages }) => ({
  ...(size !== 9 && !regions && { size }),
  ...(regions && { shape: regions }),
  ...(diagonal && { diagonal }),
  ...(cages && { cages }),
});

/** The cells of each unit: rows, columns, boxes, the diagonals where they count. */
export const unitsOf = remembered((shape) => {
  const { size, diagonal } = shape;
  const regions = regionsOf(shape);
  const cells = numbered(size * size);
  const lines = numbered(size);
  const along = (step, from) => [lines.map((at) => from + at * step)];
  return [
    ...lines.map((row) => lines.map((column) => row * size + column)),
    ...lines.map((column) => lines.map((row) => row * size + column)),
    ...Array.from(new Set(regions), (letter) => cells.filter((cell) => regions[cell] === letter)),
    ...(diagonal ? [...along(size + 1, 0), ...along(size - 1, size - 1)] : []),
  ];
});

/** The lines between the cells of a shape and around them, in units of a cell, as the `d` of two paths: thin and strong ones. */
export function linesOf(shape) {
  const { size } = shape;
  const regions = regionsOf(shape);
  const paths = ["", `M0 0h${size}v${size}H0z`];
  for (const cell of numbered(size * size)) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    /** @type {(other: number, path: string) => void} */
    const divide = (other, path) => {
      paths[Number(regions[cell] !== regions[other])] += path;
    };
    if (column + 1 < size) divide(cell + 1, `M${column + 1} ${row}v1`);
    if (row + 1 < size) divide(cell + size, `M${column} ${row + 1}h1`);
  }
  return paths;
}

/** For each cell the cells that must differ from it. */
export const peersOf = remembered((shape) => {
  const near = numbered(shape.size ** 2).map(() => new Set());
  for (const unit of [...unitsOf(shape), ...cagesOf(shape).map(({ cells }) => cells)])
    for (const cell of unit) for (const other of unit) if (other !== cell) near[cell].add(other);
  return near.map((cells) => Array.from(cells).sort((one, other) => one - other));
});
