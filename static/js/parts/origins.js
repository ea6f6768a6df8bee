// Where a puzzle or a board that was made here comes from: its level, and whose day's it is.

import { fail } from "./address-values.js";

/** The levels of a Sudoku, the easiest first. */
export const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

/** Those of a board that the knight walks. */
export const WALK_LEVELS = LEVELS.slice(0, 3);

/** Those of a board of queens. */
export const QUEENS_LEVELS = LEVELS.filter((level) => level !== "unfair");

/** Whether a text is a date of the calendar, 2026-11-27. */
export const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);

/** Reads a day of an address. */
export const readDay = (text, key) => (isDay(text) ? text : fail("notADay", key, text));
