// What can be on the queens' board beside its size and its solutions. Each field is described here once: what is kept, what an
// address names, what the engine is asked, and whether two boards are the same follow from it. A field has
//
// - `nothing`, its value on an empty board;
// - `isValue(value, n)`, whether what was kept is a value of it on an n by n board;
// - `asked(value, n)`, as the engine is asked;
// - `read(n, values)`, which gives the function that reads it in an address, and `write(value, n)`, its text there.

import { fail, oneOf } from "../parts/address-values.js";
import { areWithin, isText } from "../parts/kept-values.js";
import { isDay, QUEENS_LEVELS, readDay } from "../parts/origins.js";
import { LARGEST_WITH_REGIONS, PLAYED_UP_TO } from "./limits.js";

/** Squares as indices, in order; only boards that are played have any. In an address they are row:column, both from 1. */
const squares = {
  nothing: Object.freeze([]),
  isValue: (value, n) =>
    Array.isArray(value) &&
    (value.length === 0 || n <= PLAYED_UP_TO) &&
    areWithin(value, value.length, 0, n * n - 1) &&
    value.every((square, index) => index === 0 || square > value[index - 1]),
  asked: (value, n) => value.map((square) => [Math.floor(square / n), square % n]),
  /** What is no square is noted, and the rest is used. */
  read: (n, values) => (text, key) => {
    if (n > PLAYED_UP_TO) fail("squaresTooLarge", key, n, PLAYED_UP_TO);
    const found = new Set();
    for (const part of text.split(",").filter(Boolean)) {
      const [, row, column] = /** @type {any[]} */ (/^([1-9]\d?):([1-9]\d?)$/.exec(part) ?? []);
      if (row && row <= n && column <= n) found.add((row - 1) * n + Number(column) - 1);
      else values.attempt(() => fail("squareUnclear", key, part, n));
    }
    return [...found].sort((a, b) => a - b);
  },
  write: (value, n) => value.map((square) => `${Math.floor(square / n) + 1}:${(square % n) + 1}`).join(","),
};

/** A letter for each square, those of a region alike, by rows; a dot where somebody who draws has not come yet. */
const regions = {
  nothing: "",
  isValue: (value, n) =>
    value === "" || (n <= LARGEST_WITH_REGIONS && isText(value, /^[A-Z.]*$/) && value.length === n * n),
  asked: (value) => value,
  read: (n) => (text, key) => {
    if (n > LARGEST_WITH_REGIONS) fail("regionsTooLarge", key, n, LARGEST_WITH_REGIONS);
    const odd = text.search(/[^A-Za-z.]/);
    if (odd >= 0) fail("noLetter", key, odd + 1, String.fromCodePoint(text.codePointAt(odd)));
    if (text.length !== n * n) fail("regionsUnfit", key, text.length, n);
    return text.toUpperCase();
  },
  write: (value) => value,
};

/** Of a board that was made here, and of no other. */
const origin = (isValue, read) => ({
  nothing: "",
  isValue: (value) => value === "" || isValue(value),
  read: () => read,
  write: String,
});

/** What restricts the solutions, by the names that the engine and an address have for it. */
export const RULES = { queens: squares, blocked: squares, regions };

/** What an address names. */
export const NAMED = {
  ...RULES,
  level: origin((value) => QUEENS_LEVELS.includes(value), oneOf(QUEENS_LEVELS)),
  day: origin(isDay, readDay),
};

/** All of it: also the queens that stand from the beginning, and the reader's own crosses, which are only kept. */
export const FIELDS = { ...NAMED, given: squares, crosses: squares };

/** Those of some fields that say something on a board: [name, field] each. */
export const saying = (fields, state) =>
  Object.entries(fields).filter(([key, { nothing }]) => String(state[key] ?? nothing) !== String(nothing));

/** An object with what `make(field, name)` gives for each of some fields. */
export const eachOf = (fields, make) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, make(field, key)]));
