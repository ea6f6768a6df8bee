// What is known of each board before it is there, in the order of their tabs. A board is a room that takes the stage: beside what
// a manifest says, its descriptor says
//
// - the `strategy` that is chosen until somebody chooses, the document's own search that ends soon;
// - what Watch shows `first`, on a board that nobody has used: {state, strategy}, the smallest that tells something;
// - the `racers` at first: the document's plain way against its better one, which does other steps;
// - the `look`, the class by whose rules a mark of its steps is drawn elsewhere;
// - the `address`: the keys of its part, `read(values)` and `write(state)`.
//
// What depends on what is on it, such as its size, the squares, the question for the engine and its texts, the board says itself.

import { knight } from "./knight.js";
import { queens } from "./queens.js";
import { sudoku } from "./sudoku.js";

export const BOARDS = { sudoku, queens, knight };

/** One property of each board. */
export const eachBoard = (key) =>
  Object.fromEntries(Object.values(BOARDS).map(({ id, [key]: value }) => [id, value]));

/** What a board can be used for; the usual way comes first and is left out of the address. */
export const MODES = ["solve", "play", "watch"];
