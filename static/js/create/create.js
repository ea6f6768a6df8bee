import { byId, make, setAttribute } from "../parts/dom.js";
import { hasEngineFailed, onEngine } from "../parts/engine-state.js";
import { LEVEL_NAMES, nameOf, questionOf } from "../parts/new-puzzles.js";
import { LEVELS } from "../parts/origins.js";
import { poolFor } from "../parts/pool.js";
import { adopt } from "../parts/styles.js";
import { noColours } from "../sudoku/colours.js";
import { noNotes } from "../sudoku/notes.js";
import { shapeOf } from "../sudoku/shape.js";
import { hasGivens, loaded, only, originOf } from "../sudoku/sudoku-state.js";
import { EXAMPLES } from "../welcome/examples.js";
import styles from "./create.css";
import { createDaily } from "./daily.js";
import { today } from "./days.js";
import { createLeft } from "./left.js";
import { placed } from "./placed.js";
import { createSolved } from "./solved.js";
import { createStock } from "./stock.js";
import { createWishes } from "./wishes.js";
import * as words from "./words.js";

const { CREATE } = words;

/** Whether nothing was done yet about a puzzle that was made here: Undo is enough to have it again. */
const isUntouched = ({ level, kinds, notes, colours, bookmarks }) =>
  level !== "" &&
  !/[ep]/.test(kinds) &&
  notes === noNotes(kinds.length) &&
  bookmarks.list.length === 0 &&
  colours === noColours(kinds.length);

const USUAL_NAME = nameOf({ level: "", day: "" });

const isSame = (origin, other) => origin.level === other.level && origin.day === other.day;
const chip = (label) => make("button", { type: "button", class: "chip" }, label);

/**
 * New puzzles for the Sudoku: by level, of a day, by wishes, or the reader's own, in a section below the button "New puzzle".
 * One press gives a puzzle to play; what was on the board is kept with `spare()` before, and Undo brings it back.
 * `enter(door)` makes room for the reader's own.
 * @param {Contract.Working & Contract.Asking} page
 */
export function createCreating(page) {
  const { raise, events, say, reply, complain, mended, viewChanged } = page;
  const { sudoku, modes, isShown, spare, enter } = page;
  adopt(styles);
  sudoku.entitle(nameOf);
  const opener = byId("new");
  const left = createLeft({ isShown, say, sentence: words.LEFT });
  const solved = createSolved(page.kept, "days");
  const stock = createStock(events.raise, {
    ...{ board: "sudoku", levels: LEVELS, questionOf: (level) => questionOf({ level }) },
  });
  // What was asked for last and is not there yet, {wished}: with `isAddress` the board's own address names it, and with
  // `isFirst` the board would else stay empty, if Python does not start. The best of it so far.
  let asked = null;
  let best = "";
  // The puzzle of a day that the address names without its givens and that was asked for.
  let named = null;
  let noted = null;
  let seen = sudoku.state;
  const pageTitle = document.title;

  const levels = LEVELS.map((level) => {
    const button = chip(LEVEL_NAMES[level]);
    button.addEventListener("click", () => askLevel(level));
    return button;
  });
  // The forms of which it is said what is wrong, the latest last.
  const faulty = new Set();
  const daily = createDaily({
    ...{ id: "create-day", levels: LEVELS, words: words.DAYS },
    ...{ solved, ask: (level, day) => askDay({ level, day }) },
    check: () => check(daily),
  });
  const wishes = createWishes({ ask: askWished, check: () => check(wishes) });
  const more = chip(CREATE.wishes);
  const own = chip(CREATE.own);
  const offer = make("button", { type: "button", class: "button" }, CREATE.best);
  const section = make(
    "section",
    { class: "create", id: "create", "aria-label": CREATE.name },
    offer,
    make(
      "div",
      { class: "create-levels", role: "group", "aria-labelledby": "create-levels" },
      make("h2", { class: "label", id: "create-levels" }, CREATE.levels),
      make("div", { class: "create-chips" }, ...levels),
    ),
    daily.root,
    make("div", { class: "create-more" }, more, own),
    wishes.root,
  );

  function turnMore(on) {
    setAttribute(more, "aria-expanded", String(on));
    wishes.root.hidden = !on;
  }

  function turn(on) {
    section.hidden = !on;
    if (!on) offer.hidden = true;
    draw();
    if (!on) return;
    daily.refresh();
    stock.begin();
    wishes.suggest(sudoku.state.shape);
    more.scrollIntoView({ block: "nearest" });
  }

  /** The button says whether the section is open; beside doors it says that of both. */
  function draw() {
    if (!isShown()) return;
    setAttribute(opener, "aria-controls", section.id);
    setAttribute(opener, "aria-expanded", String(!section.hidden));
  }

  /** Say what is wrong in a form, until that is mended; what is wrong in the other is said again then. */
  function check(form) {
    const isSaid = faulty.delete(form);
    if (form.wrong) faulty.add(form);
    const other = Array.from(faulty).findLast(({ wrong }) => wrong);
    if (other && (isSaid || other === form)) complain(other.wrong);
    else if (isSaid) mended();
  }

  /** What was asked for before is not wanted any more, whoever makes it. */
  function drop() {
    asked = null;
    faulty.clear();
    events.raise("create-drop", {});
  }

  /** The reader went on with something else, and nothing is made: that is said where it was asked for. */
  function leave() {
    if (!asked) return;
    // What the address names is asked for again when it is shown.
    if (asked.isAddress) named = null;
    else left.tell();
    asked = null;
  }

  /** The latest press counts from now on: with `how` the puzzle that it wishes is wanted. */
  function want(wished, how = {}) {
    drop();
    asked = { wished, ...how };
    best = "";
    offer.hidden = true;
    return asked;
  }

  /** Ask the engine for a puzzle. */
  function ask(wished, how) {
    want(wished, how);
    // A text that is no puzzle is nothing to wait for: the field shows the board again.
    sudoku.restore(sudoku.state);
    if (!raise("create", { board: "sudoku", question: JSON.stringify(questionOf(wished)) })) asked = null;
  }

  /** One by wishes, as soon as the pool is there that goes with them. */
  async function askWished(wished) {
    const mine = want(wished);
    const pool = await poolFor(wished.with).catch(() => null);
    // Something else may be wanted by now, or shown.
    if (asked !== mine) return;
    if (pool) return ask({ ...wished, pool });
    asked = null;
    complain(words.POOL_MISSING);
  }

  /** One of a level: that which is ready, if one is. */
  function askLevel(level) {
    const ready = stock.take(level);
    if (ready) take(ready, { level, day: "" });
    else ask({ level });
  }

  /** The next level of the day of the puzzle on the board; undefined where it is of no day, or of the last level. */
  function harderOfDay() {
    const { level, day } = sudoku.state;
    return day ? LEVELS[LEVELS.indexOf(level) + 1] : undefined;
  }

  /** That of a day, unless it is on the board. */
  function askDay(origin, how) {
    if (!isSame(sudoku.state, origin) || !hasGivens(sudoku.state)) return ask(origin, how);
    drop();
    turn(false);
    modes.press("play");
    reply(words.IS_ON_BOARD);
    return undefined;
  }

  /** Put a puzzle onto the board, to be played. */
  function deal(puzzle, origin, sentence) {
    drop();
    if (!isUntouched(sudoku.state)) spare();
    sudoku.load({ givens: puzzle, ...origin }, { address: false });
    modes.press("play");
    turn(false);
    window.scrollTo(0, 0);
    if (!matchMedia("(pointer: coarse)").matches) sudoku.focus();
    reply(sentence);
  }

  /** What was made comes onto the board. */
  function take({ puzzle, score, shape = "", diagonal = false, cages = "" }, origin) {
    const name = nameOf({ ...origin, shape: shapeOf({ shape, diagonal, cages }, puzzle.length) });
    const sentence = words.made(name, puzzle.replaceAll(".", "").length, score);
    deal(puzzle, { ...origin, shape, diagonal, cages }, sentence);
  }

  /** The givens of the puzzle that the address names: nothing of it is anything to go back from. */
  function fill({ puzzle, score }) {
    const { state } = sudoku;
    const { notes, colours } = state;
    sudoku.restore(
      loaded(state, puzzle, only(state, "ep"), notes, colours, { ...originOf(state), shape: state.shape }),
    );
    viewChanged();
    reply(words.made(nameOf(state), puzzle.replaceAll(".", "").length, score));
  }

  /** The address may name a puzzle without saying it. */
  function findNamed() {
    const { state } = sudoku;
    const isOpen = state.day !== "" && !hasGivens(state);
    if (!isOpen) named = null;
    if (!isOpen || !isShown() || (named && isSame(named, state))) return;
    named = { level: state.level, day: state.day };
    if (named.day > today()) say(words.DAYS.notYet(named.day, today()), "error");
    else ask(named, { isAddress: true });
  }

  /** A puzzle of a day may be solved by now. */
  function note() {
    const { level, day } = sudoku.state;
    const origin = { level, day };
    if (origin.day === "" || !sudoku.isDone()) noted = null;
    else if (!noted || !isSame(noted, origin)) {
      noted = origin;
      solved.note(origin, today()).then(daily.refresh);
    }
  }

  more.addEventListener("click", () => {
    turnMore(wishes.root.hidden);
    // It opens below what is seen.
    if (!wishes.root.hidden) wishes.root.scrollIntoView({ block: "nearest" });
  });
  own.addEventListener("click", () => {
    drop();
    if (!isUntouched(sudoku.state)) spare();
    turn(false);
    enter({ say: CREATE.how });
  });
  offer.addEventListener("click", () => deal(best, { level: "", day: "" }, words.BEST_PLAYED));
  // What still waits for the callbacks is taken back by Stop.
  byId("stop").addEventListener("click", () => {
    if (!events.ready) asked = null;
  });
  // Where Python does not start, there is a puzzle to play all the same.
  onEngine(() => {
    if (asked?.isFirst && hasEngineFailed()) playFirst();
  });

  function playFirst() {
    deal(EXAMPLES.sudoku[0].state.givens, { level: "", day: "" }, words.PLAIN_INSTEAD);
  }

  turnMore(false);
  section.hidden = offer.hidden = true;
  placed(section, "sudoku");
  // What is on the board has a name from now on.
  queueMicrotask(viewChanged);

  return {
    // What was pressed may come when something else is shown.
    toggle: () => isShown() && turn(section.hidden),
    /** Today's easy one, for who has just come. */
    today() {
      if (!isShown()) return;
      if (hasEngineFailed()) playFirst();
      else askDay({ level: LEVELS[0], day: today() }, { isFirst: true });
    },
    /** What comes after the one on the board: of a day the next level, else another one of its level; "" for nothing. */
    get nextName() {
      const { level } = sudoku.state;
      const harder = harderOfDay();
      if (harder) return words.nextLevel(harder);
      return level && words.another(level);
    },
    next() {
      const { level, day } = sudoku.state;
      const harder = harderOfDay();
      if (harder) askDay({ level: harder, day });
      else askLevel(level);
    },
    /** The board, or how it is used, may be another now. */
    refresh() {
      const isEdited = sudoku.state !== seen && only(sudoku.state, "gep") !== only(seen, "gep");
      if (isEdited && !section.hidden) turn(false);
      seen = sudoku.state;
      // What still waits for the callbacks was taken back with the edit.
      if (asked && (!isShown() || (isEdited && !events.ready))) {
        leave();
        drop();
      }
      left.refresh();
      document.documentElement.toggleAttribute("data-day", isShown() && seen.day !== "");
      const called = byId("sudoku").hidden ? USUAL_NAME : nameOf(seen);
      document.title = called === USUAL_NAME ? pageTitle : words.titled(called);
      draw();
      findNamed();
      note();
    },
    /** As on a first visit. */
    reset() {
      turn(false);
      turnMore(false);
      for (const part of [wishes, daily, stock, left]) part.reset();
      named = noted = null;
      drop();
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Create} */ ({
      made(made) {
        const { wished, isAddress } = asked;
        asked = null;
        if (isAddress) fill(made);
        else take(made, { level: String(made.level), day: wished.day ?? "" });
      },
      none(newBest) {
        asked = null;
        best = newBest;
        if (best === "") return;
        turn(true);
        offer.hidden = false;
        offer.scrollIntoView({ block: "nearest" });
      },
      refused(sentence) {
        const { wished } = asked;
        asked = null;
        wishes.refuse(wished, String(sentence));
        // They may be others by now.
        if (!wishes.wrong) complain(String(sentence));
      },
      left: leave,
      stocked: (made) => stock.put(made.puzzle ? made : undefined),
    }),
  };
}
