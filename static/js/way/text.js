// The whole way as text, to copy and to print.

import { HEADING, item } from "./words.js";

/** The puzzle in one line, what is said of the way, and its steps, one a line. */
export const wayText = (puzzle, sentence, entries) =>
  [HEADING, puzzle, sentence, "", ...entries.map((entry, index) => item(index + 1, entry)), ""].join("\n");
