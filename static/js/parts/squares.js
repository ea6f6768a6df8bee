// Names of squares. A square is an index in reading order, row 0 at the top; a1 is the bottom left corner.

import { western } from "./text.js";

/** "a" for 0, "z" for 25, "aa" for 26. */
export function fileName(column) {
  let name = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(97 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** "h8" for the top right corner of an 8 by 8 board. */
export function squareName(index, rows, columns) {
  return fileName(index % columns) + (rows - Math.floor(index / columns));
}

/** The index of a named square, or null where the name or the square does not exist. */
export function squareIndex(name, rows, columns) {
  const parts = /^([a-z]{1,3})([1-9]\d{0,3})$/.exec(western(name.trim().toLowerCase()));
  if (!parts) return null;
  let column = 0;
  for (const letter of parts[1]) column = column * 26 + letter.charCodeAt(0) - 96;
  const row = rows - Number(parts[2]);
  return column <= columns && row >= 0 ? row * columns + column - 1 : null;
}

/** No squares: one list for all, so that it is seen at once. */
export const NO_SQUARES = Object.freeze([]);

/** Whether a knight goes from one square to another in one move. */
export const isMove = (one, two, columns) =>
  Math.abs((Math.floor(one / columns) - Math.floor(two / columns)) * ((one % columns) - (two % columns))) ===
  2;
