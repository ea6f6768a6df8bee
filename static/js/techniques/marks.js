// What the reader has marked in an exercise, as plain data: a candidate is [cell, digit].

import { digitsIn, NO_NOTES } from "../sudoku/notes.js";

/** The candidates that are out of the empty cells of a state `now` and were not in the state `from`. */
export const struckSince = (from, now) =>
  now.notes.out.flatMap((mask, cell) =>
    now.digits[cell] === "." ? digitsIn(mask & ~from.notes.out[cell]).map((digit) => [cell, digit]) : [],
  );

/** The digits that were written since. */
export const placedSince = (from, now) =>
  Array.from(now.digits).flatMap((digit, cell) =>
    digit !== "." && from.digits[cell] === "." ? [[cell, Number(digit)]] : [],
  );

/**
 * A state `now` with all of the state `from` in which it began: digits, and candidates that are out; where nothing was noted
 * candidates are shown. The same where it has all of it.
 */
export function withBeginning(from, now) {
  const over = (text, first) => first.replace(/\./g, (_, cell) => text[cell]);
  const [digits, kinds] = [over(now.digits, from.digits), over(now.kinds, from.kinds)];
  const out = now.notes.out.map((mask, cell) => (digits[cell] === "." ? mask | from.notes.out[cell] : mask));
  const isOut = out.every((mask, cell) => mask === now.notes.out[cell]);
  if (digits === now.digits && kinds === now.kinds && isOut && now.notes !== NO_NOTES) return now;
  const auto = now.notes.auto || now.notes === NO_NOTES;
  return Object.freeze({ ...now, digits, kinds, notes: Object.freeze({ ...now.notes, out, auto }) });
}

/** What is coloured: the candidates as [cell, digit], and the cells. */
export const colouredIn = ({ colours }) => ({
  pattern: Object.keys(colours.candidates).map((index) => [
    Math.floor(Number(index) / 9),
    (Number(index) % 9) + 1,
  ]),
  cells: colours.cells.flatMap((colour, cell) => (colour ? [cell] : [])),
});

/** Some things in the order in which they came, where `before` is that of those that were there before. */
export function inOrder(before, now) {
  const keys = now.map(String);
  const stayed = before.filter((one) => keys.includes(String(one)));
  const known = stayed.map(String);
  return [...stayed, ...now.filter((one) => !known.includes(String(one)))];
}

/**
 * The candidate of a cell nearest to a place in it, of those of a mask; 0 for none within `reach`, in parts of the cell.
 * @param {number} mask
 * @param {number[]} place
 * @param {number} reach
 */
export function nearestDigit(mask, [x, y], reach) {
  const distance = (digit) =>
    Math.max(
      Math.abs(x - (2 * ((digit - 1) % 3) + 1) / 6),
      Math.abs(y - (2 * Math.floor((digit - 1) / 3) + 1) / 6),
    );
  const [nearest = 0] = digitsIn(mask).sort((one, other) => distance(one) - distance(other));
  return nearest && distance(nearest) <= reach ? nearest : 0;
}
