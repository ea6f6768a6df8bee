import { engineState } from "../parts/engine-state.js";
import "../hints/look.js";
import { createTelling } from "../hints/telling.js";
import { createWorth, showWayWithout, WITHOUT } from "../hints/worth.js";
import { createCopy } from "../menu/copy.js";
import { bringDeckIcons } from "../parts/deck-icons.js";
import { byId, isIdle, setAttribute, setText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { furnish } from "../parts/markup.js";
import { createSolutionBrowser } from "../parts/solution-browser.js";
import "../parts/solution-browser-look.js";
import { adopt } from "../parts/styles.js";
import { numberOf, USUAL } from "../sudoku/shape.js";
import { puzzleOf } from "../sudoku/sudoku-state.js";
import { createList } from "./list.js";
import { printWay } from "./print.js";
import { wayText } from "./text.js";
import styles from "./way.css";
import markup from "./way.html";
import { badStep, EARLY, ofSteps, WAY_COPIED } from "./words.js";

/**
 * The whole way from the Sudoku on the board to its solution, told as long as the reader wants it and the puzzle
 * `isShown()`: what it takes, in a sentence, the steps as a list, and each step drawn on the board. Nothing of it is part of
 * the board: a step that is shown goes with the next change. `viewChanged()` hears of another step.
 * @param {Contract.Asking} page
 */
export function createWay(page) {
  const { events, sudoku, reply, complain, mended, isShown, viewChanged } = page;
  adopt(styles);
  furnish(markup);
  bringDeckIcons();
  const copy = createCopy(reply);
  const words = byId("way-words");
  const button = byId("way");
  const whole = byId("way-whole");
  const deck = byId("way-deck");
  const tools = byId("way-tools");
  const part = byId("way-step");
  const telling = createTelling({
    board: byId("sudoku"),
    title: byId("way-title"),
    argument: byId("way-argument"),
    legend: byId("way-legend"),
  });
  // The digits before the step that is shown.
  let before = "";
  const worth = createWorth({
    ...{ events, place: "way", more: telling.more, showWay: showWayWithout },
    on: () => ({ puzzle: puzzleOf(sudoku.state), digits: before, address: sudoku.address(), spoils: false }),
  });
  let on = false;
  // The puzzle on the board, the question that is asked, "" for none, and what is known of it.
  let puzzle = "";
  let asked = "";
  let entries = [];
  let sentence = "";
  let isWhole = false;
  // No more steps come: they are all there, or the search for them was ended.
  let isEnded = false;
  // The step that is to come onto the board, and the one that is on it with the state of the board then; 0 and null for none.
  let wanted = 0;
  let shown = 0;
  let over = null;

  const list = createList(byId("way-list"), want);
  const browser = createSolutionBrowser({
    bar: byId("way-browser"),
    input: byId("way-number"),
    state: () => ({ solution: shown, total: entries.length, complete: isEnded }),
    browse: want,
    bad: badStep,
    complain,
    mended,
  });

  function want(number) {
    wanted = number;
    events.withdraw("way-step");
    events.raise("way-step", { number });
  }

  /** Say it now, and to those who read by ear; what `grows` is not read to them until it is at its end. */
  function say(newSentence, grows = false) {
    setAttribute(words, "aria-busy", grows ? "true" : null);
    setText(words, newSentence);
  }

  function draw() {
    list.show(shown);
    browser.draw();
    setText(byId("way-total"), ofSteps(entries.length, isWhole));
    // Not `hidden`, which says whose board is shown.
    for (const place of [deck, part]) place.toggleAttribute("data-closed", shown === 0);
    tools.hidden = !isWhole || entries.length === 0;
  }

  /** The board shows the puzzle again. */
  function leave() {
    wanted = 0;
    if (shown === 0) return;
    shown = 0;
    over = null;
    telling.leave();
    worth.offer(null);
    sudoku.face.paint(null);
    draw();
    viewChanged();
  }

  /** Nothing is known of what is on the board now. */
  function ask(question) {
    leave();
    asked = question;
    entries = [];
    sentence = "";
    isWhole = false;
    isEnded = false;
    list.clear();
    draw();
    say(question === "" ? "" : (EARLY[engineState()] ?? ""));
    // What the callbacks have not seen yet is not wanted any more.
    events.withdraw("way");
    events.withdraw("way-step");
    events.raise("way", { question });
  }

  /** The technique that is left out of the way, "" for none. */
  const leftOut = () => button.getAttribute(WITHOUT) ?? "";

  /** The board, or how it is used, or what is left out of its way, may be another now. */
  function refresh() {
    const shown = on && isShown() ? sudoku.face.question() : "";
    // Of another puzzle nothing is left out.
    if (puzzle !== "" && shown !== puzzle) setAttribute(button, WITHOUT, null);
    puzzle = shown;
    const without = puzzle === "" ? "" : leftOut();
    const question = without === "" ? puzzle : JSON.stringify({ ...JSON.parse(puzzle), without });
    whole.hidden = without === "";
    if (question !== asked) ask(question);
    else if (over !== null && sudoku.state !== over) leave();
  }

  new MutationObserver(refresh).observe(button, { attributeFilter: [WITHOUT] });
  whole.addEventListener("click", () => {
    setAttribute(button, WITHOUT, null);
    button.focus();
  });
  byId("way-close").addEventListener("click", () => {
    leave();
    sudoku.focus();
  });
  byId("way-copy").addEventListener("click", () =>
    copy(wayText(puzzleOf(sudoku.state), sentence, entries), WAY_COPIED),
  );
  byId("way-print").addEventListener("click", () =>
    printWay(puzzleOf(sudoku.state), sudoku.state.shape, sentence, entries),
  );

  // Who types leaves the steps, and types into the puzzle.
  byId("keypad").addEventListener("pointerdown", leave, true);
  byId("sudoku").addEventListener(
    "keydown",
    (event) => /^([0-9. ]|Backspace|Delete)$/.test(meaningOf(event).key) && leave(),
    true,
  );

  const KEYS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    if (shown === 0 || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") leave();
    else if (deck.contains(event.target) && !(event.target instanceof HTMLInputElement) && KEYS[event.key]) {
      const button = deck.querySelector(`[data-to=${KEYS[event.key]}]`);
      if (!isIdle(button)) button.click();
    } else return;
    event.preventDefault();
  });

  return {
    /** Tell of the way from now on, or no longer; with the step `first` on the board, where one is named. */
    turn(newOn, first = 0) {
      on = newOn;
      refresh();
      if (first === 0) leave();
      if (asked !== "") want(first);
      viewChanged();
    },
    refresh,
    /** What an address says of it; nothing where it is not shown. */
    address() {
      // A step of another way has no address.
      const step = leftOut() === "" ? wanted || shown : 0;
      return asked === "" ? null : { view: "way", ...(step > 0 && { step }) };
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Way} */ ({
      say(newSentence, grows) {
        isEnded = !grows;
        // What was not found will not come.
        if (isEnded) wanted = 0;
        say(newSentence, grows);
      },
      get length() {
        return entries.length;
      },
      add(listed) {
        const added = Array.from(listed, ([title, conclusion]) => [String(title), String(conclusion)]);
        entries = [...entries, ...added];
        list.add(added);
        draw();
      },
      /** All steps are known, and how hard they are. */
      rate(newSentence, grows) {
        sentence = newSentence;
        isWhole = true;
        isEnded = true;
        say(newSentence, grows);
        draw();
      },
      worth: worth.tell,
      /** Show a step by its number, with the digits and candidates before it. */
      show(number, { digits, candidates, step }) {
        wanted = 0;
        shown = number;
        over = sudoku.state;
        before = String(digits);
        sudoku.face.paint(momentOf(sudoku.state, digits));
        telling.tell({ ...step, candidates, shape: sudoku.state.shape }, "why");
        worth.offer(leftOut() === "" && sudoku.state.shape === USUAL ? step : null);
        draw();
        viewChanged();
      },
    }),
  };
}

/** A moment on the way as a board paints it: what was found on the way is told from the puzzle. */
function momentOf({ kinds }, digits) {
  const values = Array.from(digits, numberOf);
  const states = values.map((value, cell) => (value && !"gep".includes(kinds[cell]) ? "permanent" : ""));
  return { values, states, cell: -1, value: 0, by: -1 };
}
