import { STAGES } from "../hints/picture.js";
import { byId, isIdle, setAttribute, setText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { newId } from "../parts/new-id.js";
import { NO_COLOURS } from "../sudoku/colours.js";
import { automatic, NO_NOTES } from "../sudoku/notes.js";
import { EMPTY, hasGivens, keptAs, loaded, only } from "../sudoku/sudoku-state.js";
import { colouredIn, inOrder, placedSince, struckSince, withBeginning } from "./marks.js";
import { createPracticeSection } from "./practice-section.js";
import { isPlaced, titleOf } from "./reference.js";
import { createSeeking } from "./seeking.js";
import { createStrikes } from "./strikes.js";
import { createTally } from "./tally.js";
import { HELP, PRACTICE } from "./words.js";

const isOfFingers = () => matchMedia("(pointer: coarse)").matches;

/**
 * Practice of one technique, in Play: a position comes onto the board where it is the next step, the reader marks what goes out
 * or the pattern, Check judges that, and Hint helps. What was on the board is kept with `spare()` before, and comes back when
 * practice ends, or by Undo. An exercise that comes onto the board in another way (by an address, as it was kept, by Undo) is
 * gone on with. `open(technique)` shows the entry of one.
 * @param {Contract.Asking} page
 */
export function createPractice(page) {
  const { events, sudoku, modes, isShown, say, reply, complain, viewChanged, kept, spare, open } = page;
  const board = byId("sudoku");
  const check = byId("check");
  const tally = createTally(kept);
  const seeking = createSeeking(page);
  const beside = createPracticeSection(board, {
    next: () => seeking.look(from.practise),
    about: () => open(from.practise),
    end: leave,
  });
  const { root: section, telling } = beside;
  const strikes = createStrikes({
    sudoku,
    // A digit that is held is what a press writes.
    isOn: () =>
      isOn() &&
      byId("pens").querySelector(":checked").value === "corner" &&
      !byId("keypad").querySelector("[aria-pressed=true]"),
    struck: () => struckSince(from, sudoku.state),
  });

  // The state of the board at the beginning of the exercise; null where there is none.
  let from = null;
  // What is practised on the board as it is shown, "" for nothing.
  let practised = "";
  // The name of the puzzle that was on the board when this was last looked at.
  let seen = sudoku.state.kept;
  // What is known of the exercise: how many steps there are, those that were found, and when it began, null for not known.
  let steps = 0;
  let found = new Set();
  let begun = null;
  // The step that helps, how much of it is shown, "" for nothing, and whether it did.
  let help = null;
  let stage = "";
  let helped = false;
  // The pattern, in the order in which it was marked.
  let pattern = [];
  let cells = [];
  // The state that a verdict is drawn on; null where none is.
  let judgedOf = null;

  /** Whether the exercise is on the board, to be worked at; who edits its givens has a puzzle of that name. */
  const isOn = () =>
    from !== null &&
    isShown() &&
    modes.current === "play" &&
    sudoku.state.practise === from.practise &&
    sudoku.state.kept === from.kept;

  /** Whether a state only asks for a position. */
  const isWish = (state) => state.practise !== "" && !hasGivens(state);

  /** The beginning of an exercise, from its position. */
  function begunAs({ givens, entered, out }, practise, name) {
    const notes = automatic({ ...NO_NOTES, out: Object.freeze(Array.from(out, Number)) }, true);
    return keptAs(loaded(EMPTY, givens, entered, notes, NO_COLOURS, { practise }), name);
  }

  /** An exercise of which nothing was done yet. */
  function turn(state) {
    from = state;
    found = new Set();
    helped = false;
    pattern = [];
    cells = [];
    shut();
  }

  function put(position) {
    const { state } = sudoku;
    if (!state.practise) spare();
    turn(begunAs(position, seeking.wanted, newId()));
    // What has only asked for a position is nothing to come back to.
    if (isWish(state)) replace(from);
    else sudoku.play(from);
    modes.press("play");
    window.scrollTo(0, 0);
    if (!isOfFingers()) sudoku.focus();
    begun = performance.now();
  }

  /** Who clears the board, or erases what was there, has the exercise from its beginning. */
  function complete() {
    const whole = isOn() ? withBeginning(from, sudoku.state) : sudoku.state;
    if (whole !== sudoku.state) replace(whole);
  }

  /** Put a state onto the board in the place of the one that is there. */
  function replace(state) {
    sudoku.restore(state);
    viewChanged();
  }

  /** What is on the board was begun before, or somewhere else: go on with it. */
  function resume() {
    const { state } = sudoku;
    const technique = state.practise;
    if (!titleOf(technique)) return refuse(PRACTICE.unknown(technique));
    // As far as is known; where it really begins, the engine tells.
    turn(sudoku.history.before().findLast(({ kept }) => kept !== null && kept === state.kept) ?? state);
    begun = null;
    if (isWish(state)) seeking.look(technique);
    else seeking.find(technique, only(state, "g"));
    return undefined;
  }

  /** What is on the board is no exercise, and why: it is to be played. */
  function refuse(sentence) {
    replace(Object.freeze({ ...sudoku.state, practise: "" }));
    say(sentence, "error");
  }

  function judge() {
    const answer = {
      ...{ eliminations: struckSince(from, sudoku.state), placements: placedSince(from, sudoku.state) },
      ...{ pattern, cells },
    };
    events.raise("practice-judge", { answer: JSON.stringify(answer) });
  }

  /** More of the help: where to look, the pattern, the argument; behind that the next step's. */
  function assist() {
    const wanted = STAGES[STAGES.indexOf(stage) + 1];
    if (help !== null && wanted) show(help, wanted);
    else events.raise("practice-help", { found: JSON.stringify([...found]) });
  }

  function show(step, wanted) {
    help = step;
    stage = wanted;
    helped = true;
    beside.tell(step, stage);
    // The argument is read where it stands.
    if (stage !== "why") reply(stage === "where" ? step.where : HELP.said(step.title));
    draw();
  }

  /** Nothing of the help is shown any more. */
  function shut() {
    if (help !== null || judgedOf !== null) telling.leave();
    help = judgedOf = null;
    stage = "";
  }

  /** Practice of another technique begins on the board, or with "" none is there any more: the pen is what that takes. */
  function change(technique) {
    practised = technique;
    beside.count(0, []);
    section.hidden = technique === "";
    byId("pens")
      .querySelector(`[value=${section.hidden || isPlaced(technique) ? "digit" : "corner"}]`)
      .click();
    if (section.hidden) {
      // What is argued in the place of the keys gives it back.
      setAttribute(section, "data-told", null);
      return setText(byId("hint-words"), HELP.button[""]);
    }
    beside.name(technique);
    tally.of(technique).then(({ found, seconds }) => {
      if (practised === technique) beside.count(found, seconds);
    });
    return undefined;
  }

  function draw() {
    const technique = isOn() ? from.practise : "";
    if (technique !== practised) change(technique);
    if (section.hidden) return strikes.draw([]);
    strikes.draw(struckSince(from, sudoku.state));
    setText(byId("hint-words"), HELP.button[stage]);
    // The argument takes the place of the keypad, unless that writes what goes in.
    const isArgued = stage === "why" && help.placements.length === 0;
    setAttribute(
      section,
      "data-told",
      isArgued ? "why" : stage === "" || stage === "where" ? null : "pattern",
    );
    return undefined;
  }

  /** What was found is counted, with the time that it took where nothing has helped. */
  async function count() {
    const time = helped || begun === null ? null : Math.round((performance.now() - begun) / 1000);
    begun = performance.now();
    const technique = from.practise;
    const kept = await tally.note(technique, time);
    if (practised === technique) beside.count(kept.found, kept.seconds);
  }

  /** Practice is over: what was on the board before it comes back. */
  function leave() {
    shut();
    seeking.forget();
    from = null;
    draw();
    events.raise("practice", { question: "" });
    const { list, at } = sudoku.history.now();
    const before = list.slice(0, at).findLast(({ state }) => !state.practise);
    const { state, used } = before ?? { state: EMPTY, used: modes.now() };
    sudoku.play(state);
    if (used !== modes.current) modes.press(used);
    sudoku.focus();
    reply(PRACTICE.ended);
  }

  // The buttons and the key of the board mean the exercise while there is one.
  document.addEventListener(
    "click",
    (event) => {
      const { target } = /** @type {any} */ (event);
      const pressed = isOn() && target.closest("#check, #hint");
      if (!pressed || isIdle(pressed)) return;
      event.stopImmediatePropagation();
      if (pressed === check) judge();
      else assist();
    },
    true,
  );
  for (const place of [board, section]) {
    place.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !isOn()) return;
      shut();
      draw();
    });
  }
  board.addEventListener(
    "keydown",
    (event) => {
      const { key, plain, shift } = meaningOf(event);
      // With the digit chosen first, Enter writes it.
      const writes = byId("digit-first").getAttribute("aria-pressed") === "true";
      const act = key === "h" ? assist : key === "Enter" && !writes ? judge : null;
      if (!isOn() || !plain || shift || act === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    },
    true,
  );

  return {
    /** Practise a technique. */
    start: seeking.look,
    /** The board, or how it is used, may be another now. */
    refresh() {
      const { state } = sudoku;
      // Who has put something else onto the board waits for no position.
      if (state.kept !== seen) seeking.forget();
      seen = state.kept;
      const isPlayed = isShown() && modes.current === "play";
      if (isPlayed && state.practise && (from === null || from.kept !== state.kept)) resume();
      if (from === null) return;
      complete();
      // A verdict is of what was marked; the help stays while that is done which it says.
      if (!isOn() || (judgedOf !== null && judgedOf !== sudoku.state)) shut();
      if (isOn()) {
        const marked = colouredIn(sudoku.state);
        pattern = inOrder(pattern, marked.pattern);
        cells = inOrder(cells, marked.cells);
      }
      draw();
    },
    /** As on a first visit. */
    reset() {
      shut();
      seeking.forget();
      from = null;
      draw();
    },
    face: {
      /** A position is there, with so many steps of the technique. */
      position(position, count) {
        const which = seeking.taken();
        if (which === "") return;
        steps = Number(count);
        if (which === "next") put(position);
        else from = begunAs(position, from.practise, from.kept);
        complete();
        draw();
        if (isOn()) reply(PRACTICE.begin(titleOf(from.practise), isPlaced(from.practise), steps));
      },
      /** There is none, and why. */
      none: (sentence, again) => seeking.none(String(sentence), Boolean(again), refuse),
      /** What is said to what was marked. */
      judged({ kind, sentence, steps: meant, candidates, cells: about }) {
        if (!isOn()) return;
        const isNew = Array.from(meant, Number).filter((number) => !found.has(number)).length > 0;
        shut();
        draw();
        if (kind === "right") {
          for (const number of meant) found.add(Number(number));
          say(PRACTICE.right(sentence, steps - found.size), "good");
          if (isNew) count();
          // Where there are more, the board is where to go on.
          if (steps === found.size && !isOfFingers()) beside.next.focus();
        } else if (kind === "partly") reply(sentence);
        else {
          complain(sentence);
          const where = [...Array.from(candidates, ([cell]) => cell), ...about].map(Number);
          if (where.length > 0) {
            judgedOf = sudoku.state;
            telling.tell({ region: where }, "where");
          }
        }
      },
      /** A step that was not found yet. */
      helped(step) {
        if (!isOn()) return;
        if (step === null) reply(PRACTICE.all);
        else show(step, "where");
      },
    },
  };
}
