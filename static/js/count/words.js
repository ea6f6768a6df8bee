// What people read of the count.

import { grouped } from "../parts/text.js";

export const SECTION = "Count";
export const ALL_NUMBERS = "All numbers";
export const COLUMNS = ["N", "Solutions", "Fundamental"];
export const MARKED = "✓ counted here";
export const COUNTED_HERE = "✓";

export const countLabel = (n, again) => `Count N = ${n}${again ? " again" : ""}`;
export const barLabel = (n) => `Counting N = ${n}`;

const queens = (n) => (n === 1 ? "1 queen" : `${grouped(n)} queens`);
const squares = (n) => `${grouped(n)} by ${grouped(n)} board`;

/** `isEmpty`: no rule restricts the board, such as a queen that is placed. */
export const whatIsCounted = (n, isEmpty) =>
  `In how many ways ${queens(n)} can stand on an empty ${squares(n)}${isEmpty ? "" : ", without what is on yours"}.`;

/** Numbers are texts here. */
const both = ({ total, fundamental }) =>
  `${grouped(total)} ${total === "1" ? "solution" : "solutions"}, ${grouped(fundamental)} fundamental`;

export const numbersOf = (numbers) => `${both(numbers)}.`;

export const publishedWords = (numbers, sources) => `Published: ${both(numbers)} (${sources}).`;

export const comparedWords = (isSame, numbers, sources) =>
  isSame
    ? `The published numbers are the same (${sources}).`
    : `The published numbers are others: ${both(numbers)} (${sources}). Please report it.`;

/** A count that takes too long for a page, but is published. */
export const tooLong = (numbers, sources) => {
  const by = numbers.by ? ` First counted by ${numbers.by}.` : "";
  return `${numbersOf(numbers)} Too many to count them here: the numbers are those published (${sources}).${by}`;
};

export const unknown = (largest) =>
  `Nobody knows the number: the largest N that was ever counted is ${largest}.`;
