// How squares are named: in sentences and labels by the habit of their board, a1 or rows and columns counted from the top
// left, and by the other where the reader has chosen so.

import { setting } from "../parts/settings.js";
import { fileName, squareIndex, squareName } from "../parts/squares.js";
import { place } from "../parts/words.js";

/** Whether squares are named a1, on a board that is used to that or not. */
export const isAlgebraic = (usual) => ({ usual, chess: true, counted: false })[setting("squares")];

/**
 * A text with its squares, rows and columns of a board named as the reader wants it; `usual` as in isAlgebraic. What is quoted
 * stays as it is.
 */
export function renamed(text, { rows, cols }, usual) {
  const algebraic = isAlgebraic(usual);
  if (algebraic === usual) return text;
  const rename = algebraic ? asChess : counted;
  return text
    .split(/('[^']*')/)
    .map((part, index) => (index % 2 === 1 ? part : rename(part, rows, cols)))
    .join("");
}

const asChess = (text, rows, cols) =>
  text
    .replace(/(\bin )?\brow (\d+), column (\d+)/gi, (_, within, row, column) => {
      const name = squareName((Number(row) - 1) * cols + Number(column) - 1, rows, cols);
      return within ? `on ${name}` : name;
    })
    .replace(/\b(r)ow (\d+)\b/gi, (_, r, row) => `${r}ank ${rows - row + 1}`)
    .replace(/\b(c)olumn (\d+)\b/gi, (_, c, column) => `${c === "C" ? "F" : "f"}ile ${fileName(column - 1)}`);

const counted = (text, rows, cols) =>
  text.replace(/\b[a-z]{1,3}[1-9]\d{0,3}\b(?!\.\w)/g, (name, at) => {
    const index = squareIndex(name, rows, cols);
    if (index === null) return name;
    const words = place(index, cols);
    return at === 0 ? words : words.replace("R", "r");
  });
