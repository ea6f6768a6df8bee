// How a program of the reader's own is to be run, as far as that is chosen: {call, script, answer, input}. What is not is "",
// or false, and guessed.

import { isObject, isText } from "./kept-values.js";

/** What a program may give: a solution, all of them, or how many there are. */
export const ANSWERS = ["first", "all", "count"];
/** Characters of the longest call, and of what a program reads. */
export const LONGEST_CALL = 500;
export const LONGEST_INPUT = 10_000;

export const NOTHING = Object.freeze({ call: "", script: false, answer: "", input: "" });

const KEYS = {
  call: (value) => isText(value, /^[^\r\n\0]*$/, LONGEST_CALL),
  script: (value) => typeof value === "boolean",
  answer: (value) => value === "" || ANSWERS.includes(value),
  input: (value) => isText(value, /^[^\0]*$/, LONGEST_INPUT),
};

/** What was kept, or comes from elsewhere; what does not fit in it is not chosen. */
export function readWanted(raw) {
  const given = isObject(raw) ? raw : NOTHING;
  const pairs = Object.keys(NOTHING).map((key) => [key, KEYS[key](given[key]) ? given[key] : NOTHING[key]]);
  return Object.freeze(Object.fromEntries(pairs));
}

/** Whether two are the same; what is missing is nothing. */
export const isSameWanted = (one = NOTHING, other = NOTHING) =>
  Object.keys(NOTHING).every((key) => one[key] === other[key]);

/** Whether anything is chosen. */
export const isChosen = (wanted) => !isSameWanted(wanted, NOTHING);
