import { nothing, render } from "lit-html";
import { LESSONS } from "../../vendor/lessons/index.js";
import { CHECKED_PROGRAM, OWN_PROGRAM, results } from "../learn/results.js";
import { standing } from "../learn/standing.js";
import { byId, make } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import { wholeNumber } from "../parts/text.js";
import { nextArrival } from "../watch/arrivals.js";
import styles from "./lesson.css";
import { isAt, runsProgram, stepOf } from "./moment.js";
import { placeOf } from "./place.js";
import { view } from "./view.js";
import { LESSON } from "./words.js";

/**
 * A lesson at the top of the panel, screen by screen. Each screen may put the stage to a moment, and ask something: what was
 * answered is kept, and a lesson that was left is found again at its place. What it asks of the search that is shown is asked
 * in the player.
 * @param {Contract.Raising} page
 */
export function createLesson(page) {
  const { follow, fragment, raise, viewChanged, begin, complain, close, places } = page;
  adopt(styles);
  const root = make("section", { class: "lesson", "aria-label": LESSON.title });
  /** @type {any} */
  let state = null;
  let latest = 0;
  // The latest question waits for its moment.
  let asked = 0;

  const screen = () => state.lesson.screens[state.at];
  const place = () => `${state.lesson.id}.${state.at + 1}`;

  function draw(changes = {}) {
    Object.assign(state, changes);
    render(view(state, acts), root);
  }

  /** The part of what the lesson asks for that is done. */
  function score() {
    const asking = state.lesson.screens.flatMap((one, at) => (asks(one) ? [at] : []));
    return asking.filter((at) => state.done.has(at)).length / Math.max(asking.length, 1);
  }

  /** Keep the place, here and with the page around this one: that hears of what `isNews`. A part of a task is told by that. */
  function keep(isNews = true) {
    const place = { at: state.at, done: [...state.done] };
    places.note(state.lesson.id, place);
    state.isBegun ||= isNews;
    if (!state.isPart) standing.tell({ of: nameNow(), items: [place], score: score() }, isNews);
  }

  const nameNow = () => `lesson ${state.lesson.id}`;

  /** What the page around this one has kept comes on top; who has not begun yet comes to the place. */
  function take([raw]) {
    const { at, done } = placeOf(raw);
    const { length } = state.lesson.screens;
    state.done = new Set([...state.done, ...done.filter((one) => one < length)]);
    if (state.isBegun) arrive(state.at, false);
    else go(Math.min(at, length - 1), false);
  }
  const say = (kind, sentence) => draw({ verdict: { kind, sentence } });

  /** The screen is done: Next leads on. */
  function solve(sentence) {
    state.done.add(state.at);
    draw({ isDone: true });
    say("right", `${LESSON.right} ${sentence}`);
    keep();
  }

  const miss = (sentence) => say("wrong", `${LESSON.wrong} ${sentence}`);

  /** A screen is there; the stage is put to its moment by whoever comes to it. */
  function arrive(at, isNews = true) {
    state.at = at;
    draw({
      chosen: [],
      typed: "",
      verdict: null,
      isBuilding: false,
      isDone: state.done.has(at) || !asks(screen()),
    });
    keep(isNews);
    root.querySelector("h2").focus({ preventScroll: true });
    if (screen().ask) ask(screen());
  }

  /** Ask about the search when the moment of a screen is shown, as long as that screen is. */
  async function ask(asking) {
    asked += 1;
    const mine = asked;
    const isHere = () => state && mine === asked && screen() === asking;
    do await nextArrival("step");
    while (isHere() && !isAt(asking.moment, fragment()));
    if (isHere()) acts.ask();
  }

  /** Something was answered, or run: what the screen asks for may be done by that. */
  results.on(({ exercise, solved, isWrong, kind, position, symptom }) => {
    if (!state) return;
    const { ask, build, exercise: set } = screen();
    if (ask) {
      const isHere = exercise.startsWith("predict ") && isAt(screen().moment, fragment());
      const isThis = isHere && kind === ask && position === stepOf(screen().moment);
      if (isThis && solved) solve("");
      else if (isThis) miss("");
    } else if (build && exercise === CHECKED_PROGRAM) {
      if (solved) solve(LESSON.built);
      else miss(LESSON.notBuilt);
    } else if (build && exercise === OWN_PROGRAM) {
      const known = build.wrong.find((one) => one.symptom === symptom);
      if (solved) say("right", LESSON.ranWell);
      else if (isWrong) miss(known?.says ?? LESSON.ranWrong);
    } else if (set && solved && isOf(set, exercise)) solve("");
  });

  standing.onBrought(({ of, items }) => {
    if (state && !state.isPart && of === nameNow()) take(items);
  });

  results.onOutdated((exercise) => {
    if (state && screen().build && exercise === CHECKED_PROGRAM) draw({ verdict: null });
  });

  /** Come to a screen, and put the stage to its moment. */
  function go(at, isNews = true) {
    arrive(at, isNews);
    const { moment } = screen();
    if (!moment) viewChanged();
    else if (runsProgram(moment) && !page.isEmbedded) run(screen());
    else follow(`#${moment}&lesson=${place()}`);
  }

  /** A program of the lesson's own came from nobody else: it runs by itself, as long as its screen is shown. */
  async function run(running) {
    const program = nextArrival("program");
    await follow(`#${running.moment}&lesson=${place()}`);
    await program;
    if (state && screen() === running) byId("run").click();
  }

  /** The last screen is left: the lesson begins anew when it is opened again. */
  function finish() {
    state.at = 0;
    keep();
    page.reply(LESSON.finished);
    page.done({ exercise: nameNow(), solved: score() === 1, tries: 1, score: score() });
    close();
  }

  const acts = {
    back: () => state.at > 0 && go(state.at - 1),
    next() {
      if (!asks(screen())) state.done.add(state.at);
      if (state.at < state.lesson.screens.length - 1) go(state.at + 1);
      else finish();
    },
    choose(index) {
      const { says, right } = screen().question.options[index];
      state.chosen.push(index);
      if (right) solve(says);
      else miss(says);
    },
    type: (typed) => Object.assign(state, { typed }),
    check(event) {
      event.preventDefault();
      const { answer, says, hint } = screen().question;
      const number = wholeNumber(state.typed);
      if (number === null) say("wrong", LESSON.noNumber);
      else if (number === answer) solve(says);
      else miss(hint);
    },
    ask() {
      const { ask, moment } = screen();
      if (isAt(moment, fragment())) raise("predict-ask", { kind: ask, position: stepOf(moment) });
      else go(state.at);
    },
    begin: () => begin(screen().exercise.id, screen().exercise.args),
    async build() {
      const program = nextArrival("program");
      // The button goes, and who pressed it goes on in the editor.
      root.querySelector("h2").focus({ preventScroll: true });
      draw({ isBuilding: true });
      await follow(`#${screen().build.moment}&lesson=${place()}`);
      await program;
      if (root.contains(document.activeElement)) page.watching.code.value.focus();
    },
  };

  /** The lesson of a name, null where it does not arrive. */
  async function load(id) {
    const known = LESSONS.find((lesson) => lesson.id === id);
    if (!known) {
      complain(LESSON.noLesson(id));
      return null;
    }
    try {
      return { id, ...(await known.load()).default };
    } catch {
      complain(LESSON.missing);
      return null;
    }
  }

  return {
    root,
    /** Open the lesson `id` where it was left, or at the screen that an address names: "undo.4"; it may be part of a task. */
    async open({ id = "", address = "", isPart = false }) {
      const [, named, screen] = /^([\w-]*)(?:\.(\d+))?$/.exec(address) ?? [];
      const wanted = id || named || address;
      if (state?.lesson.id !== wanted) {
        latest += 1;
        const mine = latest;
        const [lesson] = await Promise.all([load(wanted), places.all()]);
        if (mine !== latest) return;
        if (!lesson) {
          close();
          return;
        }
        root.setAttribute("aria-label", lesson.title);
        state = { lesson, isPart, isBegun: false, done: new Set(places.of(wanted).done), at: -1 };
      }
      const last = state.lesson.screens.length - 1;
      const at = Math.min(id ? places.of(id).at : Math.max(Number(screen ?? 1) - 1, 0), last);
      if (state.at === at && !id) return;
      const isFirst = state.at < 0;
      const { moment } = state.lesson.screens[at];
      // An address may name the screen alone; and its program may be another one than the lesson's.
      const isThere = !moment || (isAt(moment, location.hash) && !runsProgram(moment));
      if (id || !isThere) go(at, !isFirst);
      else arrive(at, !isFirst);
      const kept = isFirst && !isPart && standing.brought(nameNow());
      if (kept) take(kept);
    },
    close() {
      latest += 1;
      state = null;
      render(nothing, root);
    },
    address: () => (state ? [["lesson", place()]] : []),
    reset: places.reset,
  };
}

/** Whether a result, "by-hand queens", is one of the exercise that a screen has set. */
const isOf = ({ id, args }, exercise) => {
  const [name, board] = exercise.split(" ");
  return board === args.board && name === (EXERCISES[id] ?? args.kind);
};

/** What the results of an activity are called; those of the lines of a program are called by their kind. */
const EXERCISES = { byHand: "by-hand", growth: "growth" };

/** Whether a screen asks for something before it is done. */
const asks = ({ ask, question, exercise, build }) => Boolean(ask || question || exercise || build);
