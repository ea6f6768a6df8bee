// What people read of what is possible.

import { grouped } from "../parts/text.js";

/** What is said where Python cannot answer yet, by its state. */
export const EARLY = {
  loading: "Python is still starting; this is told as soon as it is ready.",
  failed: "Python did not start; this is told after a Retry.",
};
export const COULD_BE_LEFT_OUT = "could be left out";
/** `all`: these are all that there are. */
export const ofTotal = (total, all) => `of ${grouped(total)}${all ? "" : " found"}`;

const also = (digits) =>
  digits.length === 1 ? digits[0] : `${digits.slice(0, -1).join(", ")} and ${digits.at(-1)}`;

/** A cell that has the same digit in all solutions, of which there may be only one. */
export const onlyWords = (digit) => `possible: only ${digit}`;

/** Digits of which each is in some solutions, where it is not known in how many. */
export const someWords = (digits) => `possible: ${also(digits)}, each in some solutions`;

/** Digits with the number of solutions in which each is: "possible: 2 in 13 of 17 solutions, 5 in 4". */
export const countedWords = (counts, total) =>
  `possible: ${counts
    .map(([digit, count], index) =>
      index === 0
        ? `${digit} in ${grouped(count)} of ${grouped(total)} solutions`
        : `${digit} in ${grouped(count)}`,
    )
    .join(", ")}`;
