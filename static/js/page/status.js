import { byId, setAttribute, setText } from "../parts/dom.js";
import { readyAgain, TRYING } from "../parts/words.js";

/** The one status line. Each board remembers its last sentence, so that a verdict is still there on the way back. */
export function createStatus() {
  const line = byId("status");
  const verdict = byId("verdict");
  const busyWords = byId("busy-words");
  const retryButton = byId("retry");
  const sentences = new Map();
  let board = "sudoku";
  let retry = null;
  // Why Retry is there: as long as it is, that comes before what else is to be said.
  let failure = "";

  function show(text, kind) {
    setText(line, text);
    setAttribute(verdict, "data-kind", kind);
  }

  function say(text, kind = "info") {
    sentences.set(board, [String(text), kind]);
    show(String(text), kind);
  }

  function restore(hint) {
    if (retry === null) show(...(sentences.get(board) ?? [hint, "info"]));
    else show(failure, "error");
  }

  function tryAgain() {
    const again = retry;
    if (again === null) return;
    failed("", null);
    say(TRYING, "busy");
    again();
  }

  retryButton.addEventListener("click", tryAgain);

  function failed(sentence, newRetry) {
    retry = newRetry ?? null;
    failure = sentence;
    retryButton.hidden = retry === null;
    if (sentence) show(sentence, "error");
  }

  return {
    say,
    failed,
    /** What was typed is no good: that is said until it is mended, and the board's own sentence is kept. */
    complain: (text) => show(text, "error"),
    /** What was complained of is good again. */
    mended: restore,
    retry: tryAgain,
    /** Where Retry is what the page waits for, say that again and where to go on, and tell so. */
    repeat() {
      if (retry === null) return false;
      show(failure, "error");
      retryButton.focus();
      return true;
    },
    /** A Retry has worked: unless a solve has spoken since, that is what there is to say. */
    recovered(hint) {
      if (line.textContent === TRYING) say(readyAgain(hint), "info");
    },
    /** The board was changed: what was said of it as it was gives way to the hint. */
    outdate(hint) {
      if (retry === null) say(hint, "info");
    },
    /** Something beside the boards: it is said, and the board's own sentence is kept. */
    remark(text) {
      if (retry === null) show(text, "info");
    },
    busyWords: (words) => setText(busyWords, words),
    /** Another board is shown: its own last sentence, or the hint that opens it. */
    turnTo(newBoard, hint) {
      board = newBoard;
      // What ran there was stopped by leaving it.
      if (sentences.get(board)?.[1] === "busy") sentences.delete(board);
      restore(hint);
    },
  };
}
