import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { meaningOf } from "../parts/keys.js";
import { squareIndex, squareName } from "../parts/squares.js";
import { createDragging } from "./dragging.js";
import { isClosed, isSolved, isWhole, meantBy, onward, seenOf, takenBack, walkedTo } from "./knight-hand.js";
import { sizeOf } from "./knight-size.js";
import { walkQuestion } from "./knight-state.js";
import * as words from "./knight-words.js";
import { badSquare } from "./words.js";

/** Columns of the smallest board that has one of the name n. */
const FIRST_N = 14;

/**
 * The knight walked by hand where `isPlayed()`: by presses, dragging, keys and names of squares; hints in stages, and what finishes
 * the tour. `state()` is the present one, `change(next, [text, kind])` makes it another, about which that is said, or null;
 * `draw()` shows what is told of the squares, `place(square)` makes one the square to go on with. `enlarged` is for boards whose
 * squares would be too small.
 * @param {Contract.Asking} page
 */
export function createKnightPlay({
  state,
  isPlayed,
  change,
  draw,
  place,
  start,
  finished,
  enlarged,
  raise,
  events,
  say,
  said,
  reply,
  complain,
  mended,
}) {
  const root = byId("knight");
  const hand = byId("knight-hand");
  const label = byId("knight-hint-words");
  // What a hint says in stages, and how much of that is shown: {stages, squares, target, back}, null for none.
  let advice = null;
  let stage = 0;
  // The squares that are in danger, with the reason by square, as far as they are told; of which board.
  let warnings = new Map();
  let warned = "";
  // The name of a square as far as it is typed on the board.
  let typed = "";

  const chip = (text) => make("button", { type: "button", class: "chip", "aria-pressed": "false" }, text);
  const ways = chip(words.WAYS_ON);
  const warning = chip(words.WARNINGS);
  const finish = make("button", { type: "button", class: "chip" }, words.FINISH);
  const told = make("p", { class: "caption", "aria-live": "polite" });
  const isOn = (button) => button.getAttribute("aria-pressed") === "true";
  const name = (square) => squareName(square, state().rows, state().cols);

  const goal = make("input", {
    ...{ type: "text", id: "knight-goal", autocomplete: "off", autocapitalize: "none", spellcheck: "false" },
    placeholder: words.GOAL_EXAMPLE,
  });
  const field = createField(goal, {
    ...{ complain, mended },
    read: readGoal,
    apply(square) {
      field.show("");
      if (square >= 0) go(square);
    },
  });
  hand.append(
    make("div", { class: "field knight-goal" }, make("label", { for: goal.id }, words.GOAL), goal),
    make("div", { class: "play-tools" }, ways, warning, finish, enlarged.toggle),
    told,
  );

  function readGoal(text) {
    if (text.trim() === "") return { value: -1 };
    const { rows, cols } = state();
    // Chess players write the knight before its square.
    const square = squareIndex(text, rows, cols) ?? squareIndex(text.replace(/^\s*N/, ""), rows, cols);
    if (square === null) return { error: badSquare(text, squareName(cols - 1, rows, cols)) };
    const refusal = whyNot(square);
    return refusal ? { error: refusal } : { value: square };
  }

  /** What is said where the knight cannot go to a square, nor back to it; "" where it can. */
  function whyNot(square) {
    const now = state();
    if (now.holes.includes(square)) return words.IS_HOLE(name(square));
    const seen = seenOf(now);
    if (onward(now).includes(square) || seen.includes(square) || seen.length === 1) return "";
    return words.NO_MOVE(name(seen.at(-1)), name(square));
  }

  /** Go on to a square, or back to it; a knight that stands at its start may be put elsewhere. */
  function press(square) {
    const refusal = whyNot(square);
    if (refusal) reply(refusal);
    else if (onward(state()).includes(square)) walk(square);
    else if (seenOf(state()).includes(square)) takeBack(square);
    else start(square);
  }

  function go(square) {
    press(square);
    place(square);
  }

  function walk(square) {
    const next = walkedTo(state(), square);
    const isDone = isSolved(next);
    change(next, sentenceAfter(next, isDone));
    if (isDone) finished();
  }

  /** What is said after a move. */
  function sentenceAfter(next, isDone) {
    const seen = seenOf(next);
    const size = sizeOf(next);
    if (isDone) return [words.SOLVED(size, isClosed(next, seen)), "good"];
    if (isWhole(next)) return [words.OTHER_END(size, next, name), "error"];
    const ways = onward(next).length;
    if (ways === 0) return [words.STUCK(seen.length, size), "error"];
    return [words.MOVED(name(seen.at(-1)), seen.length, ways), "info"];
  }

  function takeBack(square) {
    const seen = seenOf(state());
    if (square === seen.at(-1) && state().path.length === 0) return;
    change(takenBack(state(), square), [words.BACK(name(square), seen.indexOf(square) + 1), "info"]);
  }

  const tooLarge = () => (isPlayable() ? "" : words.TOO_LARGE_TO_WALK);
  const isPlayable = () => root.querySelector("[role=gridcell]") !== null;

  /** Raise an event about the board as it is; nothing is asked of one that is done or too large. */
  function ask(event, detail = {}) {
    if (tooLarge()) reply(tooLarge());
    else if (isSolved(state())) reply(words.STANDS);
    else raise(event, { board: "knight", ...detail });
  }

  /** Ask for a hint, show more of the one that is there, or do what it says. */
  function advance() {
    if (!advice) ask("advise", { question: JSON.stringify(walkQuestion(state())) });
    else if (stage < advice.stages.length - 1) tell(stage + 1);
    else {
      const { target, back } = advice;
      if (back) takeBack(target);
      else walk(target);
      place(target);
    }
  }

  function tell(newStage) {
    stage = newStage;
    say(advice.stages[stage], "hint");
    setText(label, words.NEXT_STAGE(stage, advice));
    draw();
  }

  const whenHere = (act) => () => {
    if (root.checkVisibility()) act();
  };
  byId("hint").addEventListener("click", whenHere(advance));
  byId("check").addEventListener(
    "click",
    whenHere(() => ask("check")),
  );
  finish.addEventListener("click", () => ask("solve"));
  ways.addEventListener("click", () => {
    setAttribute(ways, "aria-pressed", String(!isOn(ways)));
    draw();
  });
  warning.addEventListener("click", () => {
    setAttribute(warning, "aria-pressed", String(!isOn(warning)));
    lookOut();
  });
  for (const where of [hand, byId("actions")]) {
    where.addEventListener("keydown", ({ key }) => key === "Escape" && isPlayed() && closeHint());
  }

  const { indexOf, mark, callOff } = createDragging(root, {
    begin: (square) => {
      if (!isPlayed()) return null;
      const isKnight = square === seenOf(state()).at(-1);
      const pressed = { press: () => isPlayed() && press(square) };
      return isKnight ? { ...pressed, ...dragging(square) } : pressed;
    },
    click: (square) => isPlayed() && press(square),
  });

  const dragging = (from) => ({
    enter(over) {
      mark(from, over);
      enlarged.reveal(over);
    },
    drop: (to) => isPlayed() && press(to),
  });

  root.addEventListener("keydown", (event) => {
    const { key, plain } = meaningOf(event);
    const square = indexOf(event.target);
    if (square < 0 || !plain || !isPlayed()) return;
    if (key === "Enter" || key === " ") {
      const named = squareIndex(typed, state().rows, state().cols);
      typed = "";
      if (named === null) press(square);
      else go(named);
    } else if (/^[a-z\d]$/.test(key)) type(key);
    else {
      typed = "";
      if (key === "Backspace") stepBack();
      else if (key !== "Escape" || !(callOff() || closeHint())) return;
    }
    event.preventDefault();
  });

  /** Back to the square before. */
  function stepBack() {
    const before = seenOf(state()).at(-2);
    if (before !== undefined) {
      takeBack(before);
      place(before);
    }
  }

  /** A key of a name: the knight goes there as soon as it is sure which one is meant. */
  function type(key) {
    const isPlain = typed === "" && state().cols < FIRST_N;
    // Chess players write the knight before its square; a digit alone names none.
    if (typed === "" && (/\d/.test(key) || (isPlain && key === "n"))) return;
    const isNew = /[a-z]/.test(key) && /\d$/.test(typed);
    typed = isNew ? key : typed + key;
    const meant = meantBy(typed, state());
    if (!meant) {
      reply(badSquare(typed, squareName(state().cols - 1, state().rows, state().cols)));
      typed = "";
    } else if ("square" in meant) {
      typed = "";
      go(meant.square);
    }
  }

  /** Put away a hint; tell whether there was one. */
  function closeHint() {
    if (!advice) return false;
    advice = null;
    said.recall(null, "knight");
    setText(label, words.HINT);
    draw();
    return true;
  }

  /** Ask which squares are in danger, if the reader wants to know. */
  function lookOut() {
    const question = isOn(warning) && isPlayed() ? JSON.stringify(walkQuestion(state())) : "";
    if (question === warned) return;
    warned = question;
    warnings = new Map();
    setText(told, "");
    events.withdraw("knight-warn");
    events.raise("knight-warn", { question });
    draw();
  }

  return {
    /** As on a first visit. */
    reset() {
      callOff();
      typed = "";
      for (const button of [ways, warning]) setAttribute(button, "aria-pressed", "false");
      field.show("");
      lookOut();
    },
    /** The board is another one, or used in another way: what was told of it is not shown any more. */
    refresh() {
      // What a hint says is not kept.
      if (advice && said.now("knight") === null) said.recall(null, "knight");
      advice = null;
      setText(label, words.HINT);
      lookOut();
    },
    get field() {
      return field;
    },
    closeHint,
    /** What is told of the squares: {ways, warnings, target, squares, back}. */
    get shown() {
      const at = advice && stage > 0 ? advice.squares : [];
      const isTold = advice && stage === advice.stages.length - 1;
      return {
        ways: isOn(ways),
        warnings,
        squares: at,
        target: isTold ? advice.target : -1,
        back: advice?.back ?? false,
      };
    },
    tooLarge,
    face: {
      /** A hint: what it says in stages, the squares to look at, and the one to go to, or `back` to. */
      advise(hint) {
        advice = JSON.parse(hint);
        if (advice.target < 0) {
          const [sentence] = advice.stages;
          advice = null;
          say(sentence, "error");
        } else tell(0);
      },
      /** The squares that are in danger, with the reason: JSON of [square, sentence] each. */
      warn(list) {
        warnings = new Map(JSON.parse(list));
        setText(told, words.WARNED(Array.from(warnings.values())));
        draw();
      },
    },
  };
}
