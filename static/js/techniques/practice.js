import { STAGES } from "../hints/picture.js";
import { createTelling } from "../hints/telling.js";
import { byId, isIdle, make, setAttribute, setText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { wholePool } from "../parts/pool.js";
import { isPractised, practisedId } from "../parts/practised.js";
import { automatic, NO_NOTES } from "../sudoku/notes.js";
import { EMPTY, keptAs, loaded } from "../sudoku/sudoku-state.js";
import { colouredIn, inOrder, placedSince, struckSince } from "./marks.js";
import { puzzlesWith } from "./pool.js";
import { createStrikes } from "./strikes.js";
import { createTally } from "./tally.js";
import { HELP, PRACTICE } from "./words.js";

/** So many puzzles are tried until one is on whose way the technique is. */
const TRIES = 5;

const isOfFingers = () => matchMedia("(pointer: coarse)").matches;

/**
 * Practice of one technique, in Play: a position comes onto the board where it is the next step, the reader marks what goes out
 * or the pattern, Check judges that, and Hint helps. What was on the board is kept with `spare()` before, and comes back when
 * practice ends, or by Undo. `open(technique)` shows its entry.
 * @param {Contract.Asking} page
 */
export function createPractice(page) {
  const { events, sudoku, modes, isShown, say, reply, complain, kept, spare, open, isPlaced } = page;
  const board = byId("sudoku");
  const check = byId("check");
  const tally = createTally(kept);
  const heading = make("h2");
  const task = make("p", { class: "practice-task" });
  const title = make("h3");
  const argument = make("p");
  const legend = make("ul", { class: "step-legend" });
  const told = make("div", { class: "hint-text", "aria-live": "polite" }, argument, legend);
  const counted = make("p", { class: "caption" });
  const next = button("button", PRACTICE.next, () => look());
  const about = button("icon-button", "?", () => open(technique));
  const end = button("icon-button", "×", leave);
  for (const [made, label] of [
    [about, PRACTICE.about],
    [end, PRACTICE.end],
  ]) {
    setAttribute(made, "aria-label", label);
    setAttribute(made, "title", label);
  }
  const section = make(
    "section",
    { class: "practice", "aria-label": PRACTICE.name },
    make("div", { class: "practice-head" }, heading, next, about, end),
    counted,
    task,
    told,
  );
  byId("actions").closest("[data-place=answer]").after(section);
  section.hidden = true;
  const telling = createTelling({ board, title, argument, legend, mayAsk: false });
  const strikes = createStrikes({
    sudoku,
    isOn: () => isOn() && byId("pens").querySelector(":checked").value === "corner",
    struck: () => struckSince(from, sudoku.state),
  });

  // What is practised, "" for nothing; its name; the puzzle that is looked at, and how many more would be.
  let technique = "";
  let name = "";
  let asked = "";
  let tries = 0;
  // The state of the board at the beginning of the exercise; null where there is none.
  let from = null;
  // What was on the board before the first exercise, and how it was used.
  let before = null;
  // What is known of the exercise: how many steps there are, those that were found, and when it began.
  let steps = 0;
  let found = new Set();
  let begun = 0;
  // The step that helps, how much of it is shown, "" for nothing, and whether it did.
  let help = null;
  let stage = "";
  let helped = false;
  // The pattern, in the order in which it was marked.
  let pattern = [];
  let cells = [];
  // The state that a verdict is drawn on; null where none is.
  let judgedOf = null;

  function button(looks, label, act) {
    const made = make("button", { type: "button", class: looks }, label);
    made.addEventListener("click", act);
    return made;
  }

  /** Whether the exercise is on the board, to be worked at. */
  const isOn = () =>
    from !== null && isShown() && modes.current === "play" && sudoku.state.kept === from.kept;

  /** Look for a position, in one of the puzzles of the pool as it lies in another way. */
  async function look(more = TRIES) {
    const wanted = technique;
    const pool = await wholePool().catch(() => null);
    if (technique !== wanted || !isShown()) return;
    if (pool === null) return complain(PRACTICE.missing);
    const puzzles = puzzlesWith(technique, pool);
    if (puzzles.length === 0) return complain(PRACTICE.none(name));
    reply(PRACTICE.looking(name));
    tries = more - 1;
    // One draw decides which of them, and how it lies.
    const drawn = Math.random();
    const puzzle = puzzles[Math.floor(drawn * puzzles.length)];
    asked = JSON.stringify({ technique, puzzle, seed: String(drawn) });
    events.withdraw("practice");
    events.raise("practice", { question: asked });
  }

  /** Whether an answer is what was asked for last, once; nobody waits for it where another board is shown. */
  function isAwaited() {
    const was = asked !== "" && isShown();
    asked = "";
    return was;
  }

  function put({ givens, entered, out }) {
    const isFirst = !isPractised(sudoku.state.kept);
    if (isFirst) spare();
    // A position of before the page was loaded is nothing to come back to.
    if (isFirst || before === null) before = { state: isFirst ? sudoku.state : EMPTY, used: modes.now() };
    const notes = automatic({ ...NO_NOTES, out: Object.freeze(Array.from(out, Number)) }, true);
    from = keptAs(loaded(EMPTY, givens, entered, notes), practisedId());
    found = new Set();
    helped = false;
    pattern = [];
    cells = [];
    shut();
    sudoku.play(from);
    modes.press("play");
    const pen = isPlaced(technique) ? "digit" : "corner";
    byId("pens").querySelector(`[value=${pen}]`).click();
    window.scrollTo(0, 0);
    if (!isOfFingers()) sudoku.focus();
    begun = performance.now();
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
    telling.tell(step, stage);
    reply(stage === "where" ? step.where : HELP.said(step.title));
    draw();
  }

  /** Nothing of the help is shown any more. */
  function shut() {
    if (help !== null || judgedOf !== null) telling.leave();
    help = judgedOf = null;
    stage = "";
  }

  function draw() {
    section.hidden = !isOn();
    if (section.hidden) return strikes.draw([]);
    strikes.draw(struckSince(from, sudoku.state));
    setText(byId("hint-words"), HELP.button[stage]);
    // What is told may take the place of the keypad, unless that writes what goes in.
    const isTold = stage !== "" && stage !== "where" && help.placements.length === 0;
    setAttribute(section, "data-told", isTold ? "" : null);
    return undefined;
  }

  /** What was found is counted, with the time that it took where nothing has helped. */
  async function count() {
    const time = helped ? null : Math.round((performance.now() - begun) / 1000);
    const kept = await tally.note(technique, time);
    setText(counted, PRACTICE.counted(kept.found, kept.seconds));
    begun = performance.now();
  }

  /** Practice is over: what was on the board before it comes back. */
  function leave() {
    shut();
    technique = "";
    from = null;
    draw();
    setText(byId("hint-words"), HELP.button[""]);
    events.raise("practice", { question: "" });
    const { state, used } = before;
    before = null;
    byId("pens").querySelector("[value=digit]").click();
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
    /** Practise a technique of this title. */
    async start(wanted, titled) {
      // What is still looked for is of another one.
      asked = "";
      technique = wanted;
      name = titled;
      setText(heading, titled);
      setText(task, isPlaced(wanted) ? PRACTICE.place : PRACTICE.strike);
      setText(counted, "");
      look();
      const { found: before, seconds } = await tally.of(wanted);
      if (technique === wanted && before > 0) setText(counted, PRACTICE.counted(before, seconds));
    },
    /** The board, or how it is used, may be another now. */
    refresh() {
      if (from === null) return;
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
      technique = asked = "";
      from = before = null;
      draw();
    },
    face: {
      /** A position is there, with so many steps of the technique. */
      position(position, count) {
        if (!isAwaited()) return;
        steps = Number(count);
        put(position);
        reply(PRACTICE.begin(name, isPlaced(technique), steps));
      },
      /** There is none, and why. */
      none(sentence, again) {
        if (!isAwaited()) return;
        if (again && tries > 0) look(tries);
        else complain(String(sentence));
      },
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
          if (!isOfFingers()) next.focus();
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
