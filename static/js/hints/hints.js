import "./look.js";
import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { furnish } from "../parts/markup.js";
import { PLAY_HINTS, SUDOKU_HINTS } from "../parts/words.js";
import { USUAL } from "../sudoku/shape.js";
import { hasGivens, isVoid, only, puzzleOf } from "../sudoku/sudoku-state.js";
import { applied } from "./applied.js";
import markup from "./hints.html";
import { STAGES } from "./picture.js";
import { createStepList } from "./step-list.js";
import { createTelling } from "./telling.js";
import {
  appliedSaid,
  BUTTON,
  CLOSE_HINT,
  GO_ON_IN_PLAY,
  PLAY_IS_BETTER,
  patternSaid,
  WAY_IS_SHOWN,
} from "./words.js";
import { createWorth, showWayWithout } from "./worth.js";

/** A word of more letters has no room in its button as it is. */
const LONG = 12;

/**
 * Hints on a Sudoku that is played or entered, which `isShown()` tells. One button asks for a hint, then for more of it, and
 * at last applies it; beside it is a list of all steps. What is shown is of the board as it is: with its next change it is
 * gone. `raise` asks for a piece of work, `events` for what goes on beside; `reply`, `complain` and `mended` are the status
 * line's. What only takes candidates away is done in Play, to which `modes` can be turned.
 * @param {Contract.Asking} page
 */
export function createHints({ raise, events, sudoku, reply, complain, mended, isShown, modes }) {
  furnish(markup);
  const board = byId("sudoku");
  const button = byId("hint");
  const label = byId("hint-words");
  const further = byId("hint-next");
  const closing = byId("hint-close");
  const title = make("h2");
  const argument = make("p");
  const legend = make("ul", { class: "step-legend" });
  // Who reads by ear hears what comes into a place that was there before.
  const read = make("div", { "aria-live": "polite" }, argument);
  byId("hint-row").after(make("div", { class: "hint-text" }, title, read, legend));
  const telling = createTelling({ board, title, argument, legend });
  const worth = createWorth({
    ...{ events, place: "hints", more: telling.more },
    on: () => ({
      puzzle: isPlayed() ? only(sudoku.state, "g") : puzzleOf(sudoku.state),
      digits: puzzleOf(sudoku.state),
      address: sudoku.address(),
      spoils: isPlayed(),
    }),
    showWay(technique) {
      modes.press("solve");
      showWayWithout(technique);
    },
  });
  setAttribute(closing, "aria-label", CLOSE_HINT);

  // The step that is shown, or null, and how much of it, "" for nothing.
  let step = null;
  let stage = "";
  // Whether something is drawn: the whole way draws its steps on the same board.
  let isDrawn = false;
  // What is on the board that a hint is shown or looked for of; null for neither.
  let of = null;
  const isPlayed = () => modes.current === "play";
  const list = createStepList({
    events,
    isPlayed: () => isPlayed() && obstacle() === "",
    position: sudoku.face.position,
  });

  const standing = ({ digits, kinds, notes } = sudoku.state) => [digits, kinds, notes, modes.current];
  const isSame = (now) => of.every((part, index) => part === now[index]);

  /** Why there can be no hint on the board as it is, and what to do then; "" where there can be one. */
  function obstacle() {
    const { state } = sudoku;
    const hasPuzzle = isPlayed() ? hasGivens(state) : !isVoid(state);
    if (!isShown() || !hasPuzzle) return isPlayed() ? PLAY_HINTS.empty : SUDOKU_HINTS.empty;
    return state.kinds.includes("s") ? SUDOKU_HINTS.solved : "";
  }

  /** Whether there can be a hint, on what was typed if need be; where not, that is said. */
  function canBe() {
    if (isPlayed()) sudoku.lock();
    const why = obstacle();
    if (why) reply(why);
    return why === "";
  }

  function turn(newStep, newStage) {
    step = newStep;
    stage = newStage;
    of = standing();
    mark(step, stage);
  }

  /** Draw it where it is seen. */
  function mark(drawn, how) {
    telling.tell({ ...drawn, shape: sudoku.state.shape }, how);
    worth.offer(how === "why" && sudoku.state.shape === USUAL ? drawn : null);
    isDrawn = true;
    draw();
    board.scrollIntoView({ block: "nearest" });
  }

  /** Whether it only takes candidates away, which has no place but in Play. */
  const isForPlay = () => step !== null && step.placements.length === 0 && !isPlayed();

  function draw() {
    const next = stage === "why" && isForPlay() ? GO_ON_IN_PLAY : BUTTON[stage];
    setText(label, next);
    setAttribute(label, "data-long", next.length > LONG ? "" : null);
    setText(further, next);
    further.hidden = step === null;
    closing.hidden = !(isDrawn || list.isOpen);
    // What is said in the status line alone needs no place, but for the button that goes on in Solver.
    const isTold = isDrawn && stage !== "where" && stage !== "";
    const isOpen = isTold || list.isOpen || (isDrawn && !isPlayed());
    setAttribute(byId("hints"), "data-told", isTold ? "" : null);
    setAttribute(byId("hints"), "data-open", isOpen ? "" : null);
  }

  /** Nothing of a hint is there any more. */
  function close() {
    const wasShown = isDrawn;
    isDrawn = false;
    step = null;
    stage = "";
    of = null;
    list.choose(null);
    if (wasShown) telling.leave();
    worth.offer(null);
    draw();
    return wasShown;
  }

  function apply() {
    const told = step;
    if (isForPlay()) modes.press("play");
    const done = applied(sudoku.state, told, sudoku.shown.peers, isPlayed());
    const said = appliedSaid(told.conclusion, done.turned);
    close();
    sudoku.play(done.state);
    // The end has its own sentence.
    if (!sudoku.isDone()) reply(said);
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

  /** Nothing is shown any more, neither a hint nor the list. */
  function leave() {
    if (list.isOpen) list.toggle();
    if (close()) mended();
    if (isPlayed()) button.focus();
    else board.querySelector("[tabindex='0']").focus();
  }

  closing.addEventListener("click", leave);
  further.addEventListener("click", press);
  for (const place of [board, byId("hints"), byId("actions")]) {
    place.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !isShown() || !isDrawn) return;
      event.preventDefault();
      if (close()) mended();
    });
  }

  /** Ask for a hint, or for more of it. */
  function press() {
    const next = STAGES[STAGES.indexOf(stage) + 1];
    if (step === null) {
      if (!canBe()) return;
      close();
      if (board.dataset.step !== undefined) {
        reply(WAY_IS_SHOWN);
        return;
      }
      of = standing();
      raise("hint", { position: sudoku.face.position() });
    } else if (next === undefined) apply();
    else {
      turn(step, next);
      if (next === "pattern") reply(patternSaid(step.title));
    }
  }

  draw();

  return {
    press,
    /** Show the list of all steps, or hide it. */
    toggle() {
      if (list.isOpen || canBe()) list.toggle();
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
        if (isPlayed()) sudoku.hinted();
        reply([note, step.where, isForPlay() ? PLAY_IS_BETTER : ""].filter(Boolean).join(" "));
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
      worth: worth.tell,
    }),
  };
}
