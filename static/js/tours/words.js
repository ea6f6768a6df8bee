// What people read of the number of tours.

import { grouped } from "../parts/text.js";

export const SECTION = "How many tours";
export const BAR = "Counting tours";

export const countLabel = (again) => `Count tours${again ? " again" : ""}`;

/** `gone`: how many squares are taken out. */
export const whatIsCounted = (rows, cols, gone) => {
  const board = `${grouped(rows)} by ${grouped(cols)} board`;
  const squares =
    gone > 0 ? `on the ${grouped(rows * cols - gone)} squares of this ${board}` : `on the ${board}`;
  return `How many tours there are ${squares}, from any square to any other.`;
};

/** Numbers are texts here. */
const tours = (number, kind) => `${grouped(number)} ${kind} ${number === "1" ? "tour" : "tours"}`;

const convention = (number, kind) =>
  kind === "open"
    ? "each direction counted, those included that could be closed"
    : `whatever ${number === "1" ? "its" : "their"} start and direction`;

const sourceOf = ({ source, half }) =>
  `OEIS ${source}${half === "" ? "" : `: ${grouped(half)}, both directions counted once`}`;

/** A number that was counted, with its convention, and what is published of it, where something is. */
export const numberOf = (kind, number, told) => {
  const counted = `${tours(number, kind)}, ${convention(number, kind)}.`;
  if (!told) return counted;
  const compared =
    told.number === number
      ? `The published number is the same (${sourceOf(told)}).`
      : `The published number is another: ${grouped(told.number)} (${sourceOf(told)}). Please report it.`;
  return `${counted} ${compared}`;
};

export const publishedOf = (kind, told) =>
  `Published: ${tours(told.number, kind)}, ${convention(told.number, kind)} (${sourceOf(told)}).`;
