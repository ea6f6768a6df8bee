import { byId, setAttribute, setText } from "../parts/dom.js";
import { lengthOf } from "../parts/text.js";
import { LEFT_BEHIND, readyAgain, TRYING } from "../parts/words.js";

/**
 * The one status line. What is said is always about what is on the stage: a board's own sentence is kept with it and with the
 * mode in which it was said, as `modes()` tell; that of a search goes when the search is closed, and that of work which goes on,
 * of kind "busy", when that ends. A sentence of kind "step" stands under the board as well, and one of kind "hint" speaks of
 * what is pointed at on it: it is not kept.
 * `named(text)` is a sentence with its squares named as the reader wants it.
 */
export function createStatus({ hint, modes, named = (text) => text }) {
  const line = byId("status");
  const verdict = byId("verdict");
  const busyWords = byId("busy-words");
  const retryButton = byId("retry");
  // The own sentences of each board by their modes, [text, kind] each; where there is none, the board's hint is said.
  const own = new Map();
  let board = "sudoku";
  let watching = false;
  // What is said of the search that is open, and of the work that goes on; null where nothing is.
  let ofSearch = null;
  let ofWork = null;
  // What the address has that is not understood, until it was said with something else.
  let note = "";
  // The hint that was last said; the first stands in the page.
  let hinted = line.textContent;
  let shown = hinted;
  let raw = false;
  // How often something was said.
  let times = 0;
  let retry = null;
  // Why Retry is there: as long as it is, that comes before what else is to be said.
  let failure = "";

  const ownNow = (mode = modes().current, name = board) => own.get(name)?.[mode];
  const keep = (sentence, mode = modes().current) => own.set(board, { ...own.get(board), [mode]: sentence });

  /** `isRaw`: it speaks of what was typed, in the words in which that is read. */
  function show(text, kind, isRaw = false) {
    shown = text;
    raw = isRaw;
    write();
    setAttribute(verdict, "data-kind", kind);
    setAttribute(verdict, "data-long", lengthOf(text));
  }

  const write = () => setText(line, raw ? shown : named(shown));

  function restore() {
    if (retry !== null) show(failure, "error");
    else if (ofWork !== null) show(...noted(ofWork));
    else if (ofSearch !== null) show(...ofSearch);
    else if (ownNow()) show(...behind(ownNow()));
    else {
      hinted = hint();
      show(...behind([hinted, "info"]));
    }
  }

  // What is said of the board is kept for those who read by ear until the search has a sentence.
  const behind = ([text, kind]) => [text, watching ? "step" : kind];

  /** Say something that was not said before. */
  function tell(...sentence) {
    times += 1;
    show(...sentence);
  }

  const noted = ([text, kind]) => (note ? [`${note} ${text}`, "error"] : [text, kind]);

  function say(text, kind = "info") {
    const sentence = noted([String(text), kind]);
    if (kind === "busy") {
      ofWork = [String(text), kind];
    } else {
      ofWork = null;
      note = "";
      if (watching) ofSearch = sentence;
      else keep(sentence);
    }
    tell(...sentence);
  }

  function recall(sentence, name = board) {
    if (sentence) own.set(name, { [modes().now(name)]: sentence });
    else own.delete(name);
    if (name !== board) return;
    note = "";
    ofWork = null;
    restore();
  }

  function tryAgain() {
    const again = retry;
    if (again === null) return;
    failed("", null);
    show(TRYING, "busy");
    again();
  }

  retryButton.addEventListener("click", tryAgain);

  function failed(sentence, newRetry) {
    retry = newRetry ?? null;
    failure = sentence;
    retryButton.hidden = retry === null;
    if (sentence) tell(sentence, "error");
  }

  /** Where Retry is what the page waits for, say that again, and tell so. */
  function remind() {
    if (retry === null) return false;
    show(failure, "error");
    return true;
  }

  return {
    say,
    failed,
    /** What was typed is no good: that is said until it is mended, and the board's own sentence is kept. */
    complain: (text) => tell(text, "error", true),
    /** Squares may be named otherwise now. */
    rename: write,
    /** What was complained of is good again. */
    mended: restore,
    retry: tryAgain,
    remind,
    /** The same for somebody who has pressed something: Retry is where to go on. */
    repeat() {
      const waits = remind();
      if (waits) retryButton.focus();
      return waits;
    },
    /** A Retry has worked: unless a solve has spoken since, that is what there is to say. */
    recovered() {
      if (shown === TRYING) show(readyAgain(hint()), "info");
    },
    /** A board's own sentence, for who keeps it with the board: [text, kind], or null where its hint is said. */
    now(name = board) {
      const sentence = ownNow(modes().now(name), name);
      return sentence && sentence[1] !== "hint" ? sentence : null;
    },
    /** The board is again as it was when this was said of it, the one that is shown or another. */
    recall,
    /** More is known of the board: its hint, where that is what is said, may be another now. */
    rehint() {
      if (shown === hinted) restore();
    },
    /** The board was changed: what was said of it as it was gives way to the hint. */
    outdate: () => recall(null),
    /** The answer to a press: it is said, and the board's own sentence is kept. */
    reply: (text) => tell(text, "info"),
    /** The same for an answer that may come late: a function that says it, where nothing else was said since. */
    answering() {
      const before = times;
      return (text) => {
        if (times === before) show(text, "info");
      };
    },
    /** Something beside the boards, which nobody has asked for: the same, but not in the place of why Retry is there. */
    remark(text) {
      if (retry === null) tell(text, "info");
    },
    /** Something in the address is not understood: it is said now, and before what is said next of what it opened. */
    note(text) {
      note = note ? `${note} ${text}` : text;
      if (ofWork === null) show(note, "error");
      else restore();
    },
    /** The address opened nothing of which anything would be said. */
    noted() {
      note = "";
    },
    /** As on a first visit. */
    reset() {
      own.clear();
      watching = false;
      ofSearch = ofWork = null;
      note = "";
      restore();
    },
    busyWords: (words) => setText(busyWords, words),
    /** Nothing goes on any more; an answer that came in the place of the words about it stays. */
    idle() {
      if (ofWork === null) return;
      const [words] = noted(ofWork);
      ofWork = null;
      if (shown === words) restore();
    },
    /** A search is open, or none is any more: what was said of it goes with it. */
    watch(on) {
      watching = on;
      ofSearch = null;
      restore();
    },
    /** Another board is shown: its own last sentence, or the hint that opens it. */
    turnTo(newBoard) {
      // What ran there was stopped by leaving it.
      if (ofWork !== null && !watching) keep([LEFT_BEHIND, "info"], modes().now(board));
      board = newBoard;
      note = "";
      ofWork = null;
      ofSearch = null;
      restore();
    },
  };
}
