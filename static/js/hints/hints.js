import "./look.js";
import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { PLAY_HINTS, SUDOKU_HINTS } from "../parts/words.js";
import { hasGivens } from "../sudoku/sudoku-state.js";
import { applied } from "./applied.js";
import { STAGES } from "./picture.js";
import { createStepList } from "./step-list.js";
import { createTelling } from "./telling.js";
import { appliedSaid, BUTTON, CLOSE_HINT, patternSaid } from "./words.js";

/**
 * Hints while a Sudoku is played, which `isShown()` tells. One button asks for a hint, then for more of it, and at last
 * applies it; beside it is a list of all steps. What is shown is of the board as it is: with its next change it is gone.
 * `raise` asks for a piece of work, `events` for what goes on beside; `reply`, `complain` and `mended` are the status line's.
 * @param {Contract.Asking} page
 */
export function createHints({ raise, events, sudoku, reply, complain, mended, isShown }) {
  const board = byId("sudoku");
  const button = byId("hint");
  const closing = byId("hint-close");
  const title = make("h2");
  const argument = make("p");
  const legend = make("ul", { class: "step-legend" });
  // Who reads by ear hears what comes into a place that was there before.
  const read = make("div", { "aria-live": "polite" }, argument);
  byId("hint-row").after(make("div", { class: "hint-text" }, title, read, legend));
  const telling = createTelling({ board, title, argument, legend });
  setAttribute(closing, "aria-label", CLOSE_HINT);

  // The step that is shown, or null, and how much of it, "" for nothing.
  let step = null;
  let stage = "";
  // What is on the board that a hint is shown or looked for of; null for neither.
  let of = null;
  const list = createStepList({ events, isPlayed: canBe, position: sudoku.face.position });

  const standing = ({ digits, kinds, notes } = sudoku.state) => [digits, kinds, notes];
  const isSame = (now) => of.every((part, index) => part === now[index]);

  /** Whether there is a puzzle to be played; where there is none, what to do is said. @param {(sentence: string) => void} [say] */
  function canBe(say = () => {}) {
    const { state } = sudoku;
    if (!isShown() || !hasGivens(state)) say(PLAY_HINTS.empty);
    else if (state.kinds.includes("s")) say(SUDOKU_HINTS.solved);
    else return true;
    return false;
  }

  function turn(newStep, newStage) {
    step = newStep;
    stage = newStage;
    of = standing();
    mark(step, stage);
  }

  /** Draw it where it is seen. */
  function mark(drawn, how) {
    telling.tell(drawn, how);
    draw();
    for (const place of [board, byId("hints")]) place.scrollIntoView({ block: "nearest" });
  }

  function draw() {
    setText(button, BUTTON[stage]);
    closing.hidden = board.dataset.step === undefined;
    setAttribute(byId("hints"), "data-open", board.dataset.step || list.isOpen ? "" : null);
  }

  /** Nothing of a hint is there any more. */
  function close() {
    const wasShown = board.dataset.step !== undefined;
    step = null;
    stage = "";
    of = null;
    list.choose(null);
    if (wasShown) telling.leave();
    draw();
    return wasShown;
  }

  function apply() {
    const done = applied(sudoku.state, step, sudoku.shown.peers);
    const said = appliedSaid(step.conclusion, done.turned);
    close();
    sudoku.play(done.state);
    reply(said);
  }

  /** The board, or how it is used, may be another now. */
  function refresh() {
    if (of !== null && !(isShown() && isSame(standing()))) {
      const wasSought = step === null;
      if (close()) mended();
      if (wasSought) {
        events.withdraw("hint");
        events.raise("hint-drop", {});
      }
    }
    list.refresh();
    draw();
  }

  function leave() {
    if (close()) mended();
    button.focus();
  }

  closing.addEventListener("click", leave);
  for (const place of [board, byId("hints")]) {
    place.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !isShown() || board.dataset.step === undefined) return;
      event.preventDefault();
      if (close()) mended();
    });
  }

  draw();

  return {
    /** Ask for a hint, or for more of it. */
    press() {
      const next = STAGES[STAGES.indexOf(stage) + 1];
      if (step === null) {
        if (!canBe(reply)) return;
        close();
        of = standing();
        raise("hint", { position: sudoku.face.position() });
      } else if (next === undefined) apply();
      else {
        turn(step, next);
        if (next === "pattern") reply(patternSaid(step.title));
      }
    },
    /** Show the list of all steps, or hide it. */
    toggle() {
      if (list.isOpen || canBe(reply)) list.toggle();
      draw();
    },
    refresh,
    /** As on a first visit. */
    reset() {
      close();
      if (list.isOpen) list.toggle();
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Hints} */ ({
      /** A hint is there; `note` is said before it. */
      show(newStep, note) {
        if (of === null) return;
        turn(newStep, "where");
        reply(`${note} ${step.where}`.trim());
      },
      /** There is no hint. */
      say(sentence) {
        of = null;
        reply(String(sentence));
      },
      /** The board is wrong: these cells are. */
      fault(sentence, cells) {
        of = standing();
        mark({ region: Array.from(cells, Number) }, "where");
        complain(String(sentence));
      },
      /** One of all steps is there. */
      open(newStep) {
        turn(newStep, "why");
        reply(patternSaid(step.title));
      },
      list: list.show,
      conclusions: list.conclude,
    }),
  };
}
