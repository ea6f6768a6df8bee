import { byId, setAttribute, setText } from "./dom.js";

/** The one status line. Each board remembers its last sentence, so that a verdict is still there on the way back. */
export function createStatus() {
  const line = byId("status");
  const verdict = byId("verdict");
  const busyWords = byId("busy-words");
  const retryButton = byId("retry");
  const sentences = new Map();
  let board = "sudoku";
  let retry = null;

  function show(text, kind) {
    setText(line, text);
    setAttribute(verdict, "data-kind", kind);
  }

  function say(text, kind = "info") {
    sentences.set(board, [String(text), kind]);
    show(String(text), kind);
  }

  retryButton.addEventListener("click", () => {
    const again = retry;
    failed("", null);
    say("Trying again.", "busy");
    again?.();
  });

  function failed(sentence, newRetry) {
    retry = newRetry ?? null;
    retryButton.hidden = retry === null;
    if (sentence) say(sentence, "error");
  }

  return {
    say,
    failed,
    /** The board was changed: a verdict on it as it was gives way to the hint. */
    outdate(hint) {
      const kind = sentences.get(board)?.[1] ?? "info";
      if (retry === null && kind !== "info") say(hint, "info");
    },
    busyWords: (words) => setText(busyWords, words),
    /** Another board is shown: its own last sentence, or the hint that opens it. */
    turnTo(newBoard, hint) {
      board = newBoard;
      if (retry !== null) return;
      const [text, kind] = sentences.get(board) ?? [hint, "info"];
      // What ran there was stopped by leaving it.
      if (kind === "busy") show(hint, "info");
      else show(text, kind);
    },
  };
}
