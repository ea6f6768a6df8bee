// What was typed or pressed as an answer, as the engine reads it.

import { squareIndex } from "../../parts/squares.js";
import { wholeNumber } from "../../parts/text.js";

/** The size of the board that a question of its own names, {rows, cols}. */
export function sizeOf({ givens, n, rows, cols }) {
  const side = givens ? Math.sqrt(givens.length) : n;
  return { rows: rows ?? side, cols: cols ?? side };
}

/** The square that a text says, as its place in reading order: "2 3", "row 2, column 3" or "b3"; null for none. */
export function readSquare(text, { rows, cols }) {
  const numbers = text.match(/\p{Nd}+/gu)?.map(wholeNumber) ?? [];
  if (numbers.length === 2) {
    const [row, column] = numbers.map((number) => number - 1);
    return row >= 0 && row < rows && column >= 0 && column < cols ? row * cols + column : null;
  }
  return squareIndex(text, rows, cols);
}

/** The number that a text says, within what makes sense; null for none. */
export function readNumber(text, { least, most }) {
  const number = wholeNumber(text);
  return number !== null && number >= least && number <= most ? number : null;
}

/** The value of the answer that a key from 1 to 9 chooses; undefined where there is none. */
export const chosenBy = (key, options) => (/^[1-9]$/.test(key) ? options[Number(key) - 1]?.[0] : undefined);

/** What the right answer is called; "" where only the board or a sentence shows it. */
export function nameOfAnswer({ form, options }, answer) {
  if (form === "number") return answer;
  if (form === "choice") return options.find(([value]) => value === answer)?.[1] ?? "";
  return "";
}
