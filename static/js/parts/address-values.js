// Reading the values of an address: `parts` is a Map from key to text. What is wrong is said in a sentence.

import { wholeNumber } from "./text.js";
import { notWithin } from "./words.js";

/** An address that cannot be read; the message is a sentence for people. */
export class AddressError extends Error {}

export const fail = (sentence) => {
  throw new AddressError(sentence);
};

/** A whole number within limits, both included; `otherwise` where the address does not say one. */
export function readNumber(parts, name, { from = 1, to, otherwise }) {
  const text = parts.get(name);
  if (text === undefined) return otherwise;
  const number = wholeNumber(text);
  if (number === null || number < from || number > to) fail(notWithin(name, text, from, to));
  return number;
}
