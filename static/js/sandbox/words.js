// What people read from the scripts of this folder.

/** What whoever still waits for a program's Python hears when its user has ended it. */
export const ENDED = "This Python was ended.";
export const SILENT =
  "Your program could not be stopped from inside, so its Python was ended. Its last lines are not known.";
export const TOO_DEEP =
  "Your program brought its Python down: it went deeper than Python can follow. Press Run to try again.";

const AGAIN = "Press Run to try again.";
export const broughtDown = (clause) => `Your program brought its Python down (${clause}). ${AGAIN}`;
// Clauses of that: a program may speak for its Python.
export const NO_ANSWER = "it answered what is no answer";
export const FLOOD = "it said more than anybody can listen to";
export const unstartable = (clause) => `A Python for your program could not be started (${clause}). ${AGAIN}`;
/** What it needs was not loaded with the page, and is not there any more. */
export const OTHER_VERSION =
  "Your program needs a part of Python that this page can no longer get: there is a new version of Undoku. Reload the page and press Run; your program is kept.";
// Clauses of the sentence before.
export const nothing = (seconds) => `nothing has happened for ${seconds} seconds`;
export const MISSING_PYTHON = "the rest of Python's standard library did not arrive";
