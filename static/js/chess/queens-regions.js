import { linkIn } from "../parts/links.js";
import { createQueensDraw } from "./queens-draw.js";
import { isSolved } from "./queens-hand.js";
import { createQueensRule } from "./queens-rule.js";
import * as states from "./queens-state.js";
import { EXAMPLE_WITH_REGIONS, isDivided, linesOf, readRegions } from "./regions.js";
import { noRegions, REGIONS_READ, WITH_DIAGONALS, WITH_REGIONS } from "./words.js";

/** By diagonals a board begins no larger than the chessboard: a large one is a picture. */
const CHESSBOARD = 8;

/** A word of a few letters, or a Sudoku with blanks, is no board where nobody has asked for one. */
const SMALLEST = 4;

/**
 * What the queens' board does about regions: the rule is chosen, they are drawn, and come and go as text. `state()` is the present
 * one, `begin(next)` shows another board, `isSearched()` tells whether a search is drawn on it, and `redraw()` draws it anew.
 * @param {Contract.Asking} page
 */
export function createQueensRegions({ state, begin, isSearched, redraw, mode, say, reply, follow, ...hand }) {
  // The squares in which the solutions of a board that is drawn differ.
  let differ = [];
  const rule = createQueensRule({ choose });
  const drawing = createQueensDraw({
    ...{ ...hand, state, reply, read: take },
    isDrawn: () => mode.current === "solve" && !isSearched() && state().regions !== "",
    shown(squares) {
      if (String(squares) === String(differ)) return;
      differ = squares;
      redraw();
    },
  });

  /** Go by regions or by diagonals. */
  function choose(on) {
    const { n, fundamental } = state();
    if (on) begin(states.empty(EXAMPLE_WITH_REGIONS.n, fundamental, 0, EXAMPLE_WITH_REGIONS));
    else begin(states.empty(Math.min(n, CHESSBOARD), fundamental));
    say(on ? WITH_REGIONS : WITH_DIAGONALS, "info");
  }

  /** A board comes as a text; where it is there already, what was done about it stays. */
  function take(read) {
    if (read.regions !== state().regions) begin(states.empty(read.n, state().fundamental, 0, read));
    say(REGIONS_READ(read.n), "info");
  }

  return {
    get differ() {
      return differ;
    },
    /** Another board is there. */
    draw: () => rule.draw(state()),
    refresh: drawing.refresh,
    reset: drawing.reset,
    counted: drawing.counted,
    /** Whether queens in these columns keep the rule of the board. */
    isPlacement(columns) {
      if (!state().regions) return states.isPlacement(columns);
      const queens = Array.from(columns, (column, row) => row * state().n + Number(column));
      return isSolved(states.changed(state(), { queens }));
    },
    /** Its regions as letters. */
    copy: () => linesOf(state()),
    /** A board of letters, or a link, comes from outside. */
    paste(text) {
      const link = linkIn(text);
      const read = readRegions(text);
      const isWanted = state().regions !== "";
      if (read && (isWanted || (read.n >= SMALLEST && isDivided(read)))) take(read);
      else if (link !== null) follow(link);
      else if (isWanted) reply(noRegions(text));
    },
  };
}
