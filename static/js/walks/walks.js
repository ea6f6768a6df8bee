import { isSolved } from "../chess/knight-hand.js";
import { sizeOf } from "../chess/knight-size.js";
import { hasTour, walkOf } from "../chess/knight-state.js";
import create from "../create/create.css";
import { createDaily } from "../create/daily.js";
import { today } from "../create/days.js";
import { createLeft } from "../create/left.js";
import { placed } from "../create/placed.js";
import { createSolved } from "../create/solved.js";
import { byId, make, setAttribute } from "../parts/dom.js";
import { newId } from "../parts/new-id.js";
import { LEVEL_NAMES, nameOf } from "../parts/new-puzzles.js";
import { WALK_LEVELS } from "../parts/origins.js";
import { NO_SQUARES, squareName } from "../parts/squares.js";
import { adopt } from "../parts/styles.js";
import { createGallery } from "./gallery.js";
import styles from "./walks.css";
import * as words from "./words.js";

const { WALKS } = words;

/** What there is to walk where no board can be made. */
const PLAIN = { rows: 6, cols: 6, start: 30, end: -1, closed: false, holes: NO_SQUARES, walked: NO_SQUARES };

const chip = (label) => make("button", { type: "button", class: "chip" }, label);

/**
 * New boards to walk with the knight: by level, of a day, in a shape, or the reader's own, in a section below the button "New
 * board". One press gives a board to play, and Undo brings back what was there. `enter(door)` makes room for the reader's own.
 * @param {Contract.Working & Contract.Asking} page
 */
export function createWalks(page) {
  const { raise, events, say, reply, complain, mended, knight, modes, isShown, enter } = page;
  adopt(create);
  adopt(styles);
  const opener = byId("new");
  const left = createLeft({ isShown, say, sentence: words.LEFT });
  const solved = createSolved(page.kept, "walks");
  // What was asked for last and is not there yet, {level, day}; with `isFirst` the board would else stay as it is, if Python does
  // not start.
  let asked = null;
  // The board of a day that is noted as solved.
  let noted = "";
  let wasWrong = false;

  const levels = WALK_LEVELS.map((level) => {
    const button = chip(LEVEL_NAMES[level]);
    button.addEventListener("click", () => ask({ level, day: "" }));
    return button;
  });
  const daily = createDaily({
    ...{ id: "walks-day", levels: WALK_LEVELS, words: words.DAYS },
    ...{ solved, ask: (level, day) => askDay({ level, day }), check },
  });
  const shapes = chip(WALKS.shapes);
  const own = chip(WALKS.own);
  const gallery = createGallery(choose);
  const section = make(
    "section",
    { class: "create", id: "walks", "aria-label": WALKS.name, hidden: "" },
    make(
      "div",
      { class: "create-levels", role: "group", "aria-labelledby": "walks-levels" },
      make("h2", { class: "label", id: "walks-levels" }, WALKS.levels),
      make("div", { class: "create-chips" }, ...levels),
    ),
    daily.root,
    make("div", { class: "create-more" }, shapes, own),
    gallery,
  );

  function turnShapes(on) {
    setAttribute(shapes, "aria-expanded", String(on));
    gallery.hidden = !on;
  }

  function turn(on) {
    section.hidden = !on;
    draw();
    if (on) daily.refresh();
  }

  /** The button says whether the section is open; beside doors it says that of both. */
  function draw() {
    if (!isShown()) return;
    setAttribute(opener, "aria-controls", section.id);
    setAttribute(opener, "aria-expanded", String(!section.hidden));
  }

  /** Say what is wrong with the day, until that is mended. */
  function check() {
    if (daily.wrong) complain(daily.wrong);
    else if (wasWrong) mended();
    wasWrong = daily.wrong !== "";
  }

  /** What was asked for before is not wanted any more, whoever makes it. */
  function drop() {
    asked = null;
    events.raise("create-drop", {});
  }

  function leave() {
    if (!asked) return;
    asked = null;
    left.tell();
  }

  /** Ask the engine for a board; the latest press counts. */
  function ask(wished, how = {}) {
    drop();
    asked = { ...wished, ...how };
    const question = JSON.stringify({ ...wished, seed: newId() });
    if (!raise("create", { board: "knight", question })) asked = null;
  }

  /** Whether the board is that of a day. */
  const isOf = ({ level, day }) => knight().state.level === level && knight().state.day === day;

  /** That of a day, unless it is on the board. */
  function askDay(origin, how) {
    if (!isOf(origin)) ask(origin, how);
    else {
      drop();
      turn(false);
      modes.press("play");
      reply(words.IS_ON_BOARD);
    }
  }

  /** The next level of the day of the one on the board; undefined where it is of no day, or of the last level. */
  function harderOfDay() {
    const { level, day } = knight().state;
    return day ? WALK_LEVELS[WALK_LEVELS.indexOf(level) + 1] : undefined;
  }

  /** Put a board there, to be used in a mode. */
  function deal(part, sentence, mode = "play") {
    drop();
    knight().load(part, { address: false });
    modes.press(mode);
    turn(false);
    window.scrollTo(0, 0);
    knight().place(walkOf(knight().state).at(-1));
    if (!matchMedia("(pointer: coarse)").matches) knight().focus();
    reply(sentence);
  }

  /** What was made comes onto the board. */
  function take(made, origin) {
    const { rows, cols, holes, path, end } = made;
    const number = ([row, column]) => row * cols + column;
    const walked = path.length > 1 ? path.map(number) : NO_SQUARES;
    const part = {
      ...{ rows, cols, start: number(path[0]), end: end ? number(end) : -1, closed: made.closed },
      ...{ holes: holes.map(number), walked, begun: walked.length, ...origin },
    };
    const name = end ? squareName(number(end), rows, cols) : "";
    deal(part, words.made(nameOf(origin), made, name));
  }

  /** A shape comes onto the board; where it has no tour, to be solved. */
  function choose(shape, part) {
    deal(part, words.SHAPE.chosen(shape), shape.tours === "none" ? "solve" : "play");
  }

  const playPlain = () => deal(PLAIN, words.PLAIN_INSTEAD);

  /** A board of a day may be walked by now, unless it was whole when it came with an address. */
  function note() {
    const { state } = knight();
    const { level, day, begun } = state;
    const origin = `${level} ${day}`;
    if (!level || !day || begun === sizeOf(state) || hasTour(state) || !isSolved(state)) noted = "";
    else if (noted !== origin) {
      noted = origin;
      solved.note({ level, day }, today()).then(daily.refresh);
    }
  }

  shapes.addEventListener("click", () => {
    turnShapes(gallery.hidden);
    // It opens below what is seen.
    if (!gallery.hidden) gallery.scrollIntoView({ block: "nearest" });
  });
  own.addEventListener("click", () => {
    drop();
    turn(false);
    enter({ say: WALKS.how });
  });
  // What still waits for the callbacks is taken back by Stop.
  byId("stop").addEventListener("click", () => {
    if (!events.ready) asked = null;
  });
  // Where Python does not start, there is a board to walk all the same.
  new MutationObserver(() => {
    if (asked?.isFirst && document.documentElement.dataset.engine === "failed") playPlain();
  }).observe(document.documentElement, { attributeFilter: ["data-engine"] });

  turnShapes(false);
  placed(section, "knight");

  let { state: seen } = knight();

  return {
    // What was pressed may come when something else is shown.
    toggle: () => isShown() && turn(section.hidden),
    /** Today's easy one, for who has just come. */
    today() {
      if (!isShown()) return;
      if (document.documentElement.dataset.engine === "failed") playPlain();
      else askDay({ level: WALK_LEVELS[0], day: today() }, { isFirst: true });
    },
    /** What comes after the one on the board: of a day the next level, else another one of its level; "" for nothing. */
    get nextName() {
      const { level } = knight().state;
      const harder = harderOfDay();
      if (harder) return words.nextLevel(harder);
      return level && words.another(level);
    },
    next() {
      const { level, day } = knight().state;
      const harder = harderOfDay();
      if (harder) askDay({ level: harder, day });
      else ask({ level, day: "" });
    },
    /** The board, or how it is used, may be another now. */
    refresh() {
      const isEdited = knight().state !== seen;
      if (isEdited && !section.hidden) turn(false);
      seen = knight().state;
      // What still waits for the callbacks was taken back with the edit.
      if (asked && (!isShown() || (isEdited && !events.ready))) {
        leave();
        drop();
      }
      left.refresh();
      draw();
      if (isShown()) note();
    },
    /** As on a first visit. */
    reset() {
      turn(false);
      turnShapes(false);
      daily.reset();
      left.reset();
      noted = "";
      drop();
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Walks} */ ({
      made(made) {
        const { level, day } = asked;
        asked = null;
        take(made, { level, day });
      },
      none() {
        asked = null;
      },
      left: leave,
    }),
  };
}
