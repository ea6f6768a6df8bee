import { byId, make, setAttribute } from "../parts/dom.js";
import { hasEngineFailed, onEngine } from "../parts/engine-state.js";
import { newId } from "../parts/new-id.js";
import { LEVEL_NAMES } from "../parts/new-puzzles.js";
import { adopt } from "../parts/styles.js";
import styles from "./create.css";
import { createDaily } from "./daily.js";
import { today } from "./days.js";
import { createLeft } from "./left.js";
import { placed } from "./placed.js";
import { createSolved } from "./solved.js";
import { another, nextLevel } from "./words.js";

const chip = (label) => make("button", { type: "button", class: "chip" }, label);

/**
 * New boards for the board called `name`, by level and of a day, in a section below the button "New board": one press gives one to
 * play, and Undo brings back what was there. `levels` are those that there are, `words` what is said; `origin()` the {level, day} of
 * what is on the board, and `isDone()` whether that was finished by hand. `wish()` is what else the engine is asked; `put(made, origin)`
 * puts what was made there and returns what is said of it, `putPlain()` what there is without Python. `more` stands below, and is as at
 * first once it is `closed()`; `isShown()` tells whether it is this kind of board that is shown, where a board has several, and `stock`
 * has boards that are ready, where any are made ahead.
 * @param {Contract.Working & Contract.Asking} page
 */
export function createNewBoards(page, options) {
  const { raise, events, say, reply, complain, mended, modes } = page;
  const { name, id, levels, words, origin, isDone, wish, put, putPlain, more } = options;
  const { isShown = page.isShown, closed = () => {}, stock } = options;
  adopt(styles);
  const opener = byId("new");
  const left = createLeft({ isShown, say, sentence: words.LEFT });
  const solved = createSolved(page.kept, id);
  const state = () => page[name]().state;
  // What was asked for last and is not there yet, {level, day}; with `isFirst` the board would else stay as it is, if Python does
  // not start.
  let asked = null;
  // The board of a day that is noted as solved.
  let noted = "";
  let wasWrong = false;

  const chips = levels.map((level) => {
    const button = chip(LEVEL_NAMES[level]);
    button.addEventListener("click", () => askLevel(level));
    return button;
  });
  const daily = createDaily({
    ...{ id: `${id}-day`, levels, words: words.DAYS },
    ...{ solved, ask: (level, day) => askDay({ level, day }), check },
  });
  const section = make(
    "section",
    { class: "create", id, "aria-label": words.NAME, hidden: "" },
    make(
      "div",
      { class: "create-levels", role: "group", "aria-labelledby": `${id}-levels` },
      make("h2", { class: "label", id: `${id}-levels` }, words.LEVELS),
      make("div", { class: "create-chips" }, ...chips),
    ),
    daily.root,
    ...more,
  );

  function turn(on) {
    section.hidden = !on;
    draw();
    if (!on) return;
    daily.refresh();
    stock?.begin();
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
    const question = JSON.stringify({ ...wish(wished), ...wished, seed: newId() });
    if (!raise("create", { board: name, question })) asked = null;
  }

  /** One of a level: that which is ready, if one is. */
  function askLevel(level) {
    const wished = { level, day: "" };
    const ready = stock?.take(level);
    if (ready) deal(() => put(ready, wished));
    else ask(wished);
  }

  /** That of a day, unless it is on the board. */
  function askDay(wished, how) {
    const now = origin();
    if (now.level !== wished.level || now.day !== wished.day) ask(wished, how);
    else {
      drop();
      turn(false);
      modes.press("play");
      reply(words.IS_ON_BOARD);
    }
  }

  /** The next level of the day of the one on the board; undefined where it is of no day, or of the last level. */
  function harderOfDay() {
    const { level, day } = origin();
    return day ? levels[levels.indexOf(level) + 1] : undefined;
  }

  /** Put a board there, to be used in a mode: `set()` does so, and may return what is said of it. */
  function deal(set, sentence = "", mode = "play") {
    drop();
    const said = set();
    modes.press(mode);
    turn(false);
    window.scrollTo(0, 0);
    if (!matchMedia("(pointer: coarse)").matches) page[name]().focus();
    reply(sentence || said);
  }

  const playPlain = () => deal(putPlain, words.PLAIN_INSTEAD);

  /** A board of a day may be finished by now. */
  function note() {
    const { level, day } = origin();
    const of = `${level} ${day}`;
    if (!level || !day || !isDone()) noted = "";
    else if (noted !== of) {
      noted = of;
      solved.note({ level, day }, today()).then(daily.refresh);
    }
  }

  // What still waits for the callbacks is taken back by Stop.
  byId("stop").addEventListener("click", () => {
    if (!events.ready) asked = null;
  });
  // Where Python does not start, there is a board to play all the same.
  onEngine(() => {
    if (asked?.isFirst && hasEngineFailed()) playPlain();
  });

  placed(section, name);

  let seen = state();

  return {
    deal,
    drop,
    turn,
    isAsking: () => asked !== null,
    room: {
      // What was pressed may come when something else is shown.
      toggle: () => isShown() && turn(section.hidden),
      /** Today's easy one, for who has just come. */
      today() {
        if (!isShown()) return;
        if (hasEngineFailed()) playPlain();
        else askDay({ level: levels[0], day: today() }, { isFirst: true });
      },
      /** What comes after the one on the board: of a day the next level, else another one of its level; "" for nothing. */
      get nextName() {
        const { level } = origin();
        const harder = harderOfDay();
        if (harder) return nextLevel(harder);
        return level && another(level);
      },
      next() {
        const { level, day } = origin();
        const harder = harderOfDay();
        if (harder) askDay({ level: harder, day });
        else askLevel(level);
      },
      /** The board, or how it is used, may be another now. */
      refresh() {
        const isEdited = state() !== seen;
        if (isEdited && !section.hidden) turn(false);
        seen = state();
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
        closed();
        daily.reset();
        left.reset();
        stock?.reset();
        noted = "";
        drop();
      },
      /** What the callbacks may do. */
      face: {
        made(made) {
          const { level, day } = asked;
          asked = null;
          deal(() => put(made, { level, day }));
        },
        none() {
          asked = null;
        },
        left: leave,
      },
    },
  };
}
