// Reading the values of an address. What is not understood is noted, and the rest is used; address-words.js says it.

import { wholeNumber } from "./text.js";

/** What is not understood: which sentence says it, and of what. */
class AddressError extends Error {
  constructor(problem) {
    super();
    this.problem = problem;
  }
}

export const fail = (...problem) => {
  throw new AddressError(problem);
};

/** The values of an address by their keys, and the `problems` that were found in them: [what, ...details] each, as `fail` was told. */
export class Values {
  #texts;
  problems = [];

  /** `texts` is a Map from key to text. */
  constructor(texts) {
    this.#texts = texts;
  }

  has(key) {
    return this.#texts.has(key);
  }

  /** The value that `read(text, key)` makes of a key's text; `otherwise` where there is none, or it cannot be read. */
  take(key, read, otherwise) {
    const text = this.#texts.get(key);
    return text === undefined ? otherwise : this.attempt(() => read(text, key), otherwise);
  }

  /** What `act` returns, or `otherwise` where it fails, which is noted. */
  attempt(act, otherwise) {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof AddressError)) throw error;
      this.problems.push(error.problem);
      return otherwise;
    }
  }
}

/** Reads a whole number within limits, both included. */
export const numberWithin = (from, to) => (text, key) => {
  const number = wholeNumber(text);
  if (number === null || number < from || number > to) fail("notWithin", key, text, from, to);
  return number;
};

/** Reads 1 for yes or 0 for no. */
export const yesOrNo = (text, key) => (/^[01]$/.test(text) ? text === "1" : fail("notYesOrNo", key, text));

/** Reads one of some words. */
export const oneOf = (words) => (text, key) =>
  words.includes(text) ? text : fail("notOneOf", key, text, words);
