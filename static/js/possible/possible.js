import { bringDeckIcons } from "../parts/deck-icons.js";
import { byId, setAttribute, setText } from "../parts/dom.js";
import { engineState } from "../parts/engine-state.js";
import { furnish } from "../parts/markup.js";
import { createSolutionBrowser } from "../parts/solution-browser.js";
import "../parts/solution-browser-look.js";
import { adopt } from "../parts/styles.js";
import { puzzleOf } from "../sudoku/sudoku-state.js";
import { overlayCells, staleCells } from "./overlay.js";
import styles from "./possible.css";
import markup from "./possible.html";
import { EARLY, ofTotal } from "./words.js";

/**
 * What is possible on the Sudoku board, told as long as the reader wants it and the puzzle `isShown()`: a sentence, the
 * true candidates in the place of the notes, and a row that walks through the solutions. Nothing of it is part of the board.
 * @param {Contract.Asking} page
 */
export function createPossible({ events, sudoku, complain, mended, isShown }) {
  adopt(styles);
  furnish(markup);
  bringDeckIcons();
  const words = byId("possible-words");
  let on = false;
  // The question that is asked, "" for none, and what is known of it.
  let asked = "";
  let puzzle = "";
  let known = 0;
  let isAll = false;
  let cells = null;
  // What of the report is in the cells, to notice when there is more.
  let drawn = "";
  // The solution that was put on the board last.
  let shown = { number: 0, digits: "" };

  const browser = createSolutionBrowser({
    bar: byId("completions"),
    input: byId("completion-number"),
    state: () => ({ solution: numberNow(), total: known > 1 ? known : 0, complete: true }),
    browse: (number) => events.raise("completed", { number }),
    complain,
    mended,
  });

  /** The number of the solution that is on the board; 0 where it is none of those. */
  function numberNow() {
    return shown.digits === sudoku.state.digits ? shown.number : 0;
  }

  /** Say it now, and to those who read by ear; what `grows` is not read to them until it is at its end. */
  function say(sentence, grows = false) {
    setAttribute(words, "aria-busy", grows ? "true" : null);
    setText(words, sentence);
    setAttribute(words, "data-stale", null);
  }

  function drawRow() {
    browser.draw();
    setText(byId("completion-total"), known > 1 ? ofTotal(known, isAll) : "");
  }

  /** Nothing is known of what is on the board now; what was shown of it before is shown until something is. */
  function ask(question) {
    asked = question;
    known = 0;
    drawn = "";
    shown = { number: 0, digits: "" };
    if (question === "") {
      cells = null;
      say("");
      sudoku.overlay(null);
    } else {
      puzzle = puzzleOf(sudoku.state);
      setAttribute(words, "data-stale", "");
      const early = EARLY[engineState()];
      if (early) say(early);
      if (cells) {
        cells = staleCells(cells);
        sudoku.overlay(cells, true);
      }
    }
    // One that the callbacks have not seen yet is not wanted any more.
    events.withdraw("possible");
    events.withdraw("completed");
    events.raise("possible", { question });
  }

  /** The board, or how it is used, may be another now. */
  function refresh() {
    const question = on && isShown() ? sudoku.face.question() : "";
    if (question !== asked) ask(question);
    drawRow();
  }

  window.addEventListener("beforeprint", () => sudoku.overlay(null));
  window.addEventListener("afterprint", () => sudoku.overlay(cells, drawn === ""));

  return {
    turn(newOn) {
      on = newOn;
      refresh();
    },
    refresh,
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Possible} */ ({
      say,
      /** Show what is reported of the puzzle, and in how many solutions each candidate is, where that is known. */
      show(report, shares = null) {
        known = report.solutions;
        isAll = report.exact;
        const news = JSON.stringify([report.known, report.clash, report.spare, shares !== null]);
        if (report.known && news !== drawn) {
          drawn = news;
          cells = overlayCells(puzzle, report, shares);
          sudoku.overlay(cells);
        }
        drawRow();
      },
      complete(number, digits) {
        const again = numberNow() > 0;
        shown = { number, digits };
        sudoku.complete(digits, again);
        drawRow();
      },
    }),
  };
}
