import styles from "./knight.css";
import "./look.js";
import { byId } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { createHistory } from "../parts/history.js";
import { furnish } from "../parts/markup.js";
import { squareName } from "../parts/squares.js";
import { adopt } from "../parts/styles.js";
import { CLEARED } from "../parts/words.js";
import { createChessBoard } from "./board.js";
import { createEnlarged } from "./enlarged.js";
import markup from "./knight.html";
import { tourAsSvg } from "./knight-drawing.js";
import { tourForms } from "./knight-files.js";
import { isSolved, seenOf } from "./knight-hand.js";
import { stateKept } from "./knight-kept.js";
import { createLarge } from "./knight-large.js";
import { createMethod, USUAL } from "./knight-method.js";
import { createKnightPlay } from "./knight-play.js";
import { createKnightRender } from "./knight-render.js";
import { createKnightSetup } from "./knight-setup.js";
import { sizeOf } from "./knight-size.js";
import * as states from "./knight-state.js";
import { createViews } from "./knight-views.js";
import { createWalk } from "./knight-walk.js";
import { IS_HOLE, SOLVE_GOES_ON, STANDS, WALK_BEGINS, WALK_ENDED, WALK_HINT } from "./knight-words.js";
import { createLikenessButton } from "./likeness-button.js";
import { renamed } from "./naming.js";
import {
  askedClosed,
  emptyBoard,
  endsAt,
  KNIGHT_HINT,
  knightPicture,
  SEARCH_CLEARED,
  squareLost,
  startsAt,
  tourTitle,
} from "./words.js";

/**
 * The knight's board: its sides and holes, where the tour starts and may have to end, the path that is walked by hand, and the tour
 * as numbers and as a path.
 * @param {Contract.Asking} page
 */
export function createKnight(page) {
  const { raise, say, said, mode, complain, reply, puzzleChanged, viewChanged, mended, finished } = page;
  adopt(styles);
  furnish(markup);
  let state = states.NEW;
  let moment = null;
  let figures = null;
  const large = createLarge();
  const views = createViews(draw);
  const closedBox = byId("closed");
  const board = createChessBoard(byId("knight"), {
    name: "Knight's tour",
    algebraic: true,
    onPick: (index) => setup.press(index),
  });
  const render = createKnightRender(board);
  const { walk, leave } = createWalk(board.field);
  const history = createHistory({ read: () => state, write: show, said, mode });
  const fields = ["rows", "cols", "start", "end"].map((key) => ({
    key,
    field: createField(byId(key), {
      complain,
      mended,
      read: (text) => states.readField(state, key, text),
      apply: (value) => apply(key, value),
    }),
  }));

  const isPlayed = () => mode.current === "play" && !moment;
  const isSetUp = () => mode.current === "solve" && !moment;
  const enlarged = createEnlarged(byId("knight"), {
    side: () => Math.max(state.rows, state.cols),
    mayBe: () => isPlayed() && !board.big,
    at: () => seenOf(state).at(-1),
  });
  const play = createKnightPlay({
    ...{ state: () => state, isPlayed, draw, place: board.place, start: setStart, enlarged },
    ...{ raise: page.ask, events: page.events, say, said, reply, complain, mended, finished },
    change: (next, sentence) => {
      change(next);
      if (sentence) say(...sentence);
    },
  });
  const setup = createKnightSetup({
    ...{ state: () => state, isOn: isSetUp, punch, reply },
    put: (key, square) => (key === "start" ? setStart(square) : setEnd(square)),
    takeBack() {
      history.undo();
      puzzleChanged();
    },
  });

  const method = createMethod();
  const likeness = createLikenessButton({
    ...{ events: page.events, complain, state: () => state },
    shown() {
      const path = large.pathOf(state);
      if (path.length > 0) return isSetUp() || isPlayed() ? path : [];
      return isPlayed() && states.isWalked(state) ? state.walked : [];
    },
  });

  function draw() {
    leave();
    drawBeneath();
  }

  /** Draw beneath a knight that walks. */
  function drawBeneath() {
    const told = isPlayed() ? play.shown : null;
    const shown = { ...state, path: large.pathOf(state) };
    render({ state: shown, moment, figures, ...views.shown, play: told });
    enlarged.refresh();
    method.refresh(state);
    likeness.refresh();
  }

  function show(next) {
    state = next;
    const texts = states.textsOf(state);
    for (const { key, field } of fields) field.show(texts[key]);
    closedBox.checked = state.closed;
    play.refresh();
    draw();
  }

  /** Compute a tour that is to be shown and is not there any more. */
  function resume() {
    if (large.isMissing(state)) raise("solve", { board: "knight" });
  }

  /** Ask something else; what `goesOn` is undone together with the change before. Tells whether anything changed. */
  function change(next, goesOn = false) {
    if (next === state) {
      show(state);
      return false;
    }
    if (!goesOn) history.record();
    show(next);
    puzzleChanged();
    return true;
  }

  /** Show what was found. Where it is new it can be undone, and what was said of the board in other modes is not true any more. */
  function answer(next, isNew = true) {
    if (isNew) history.record();
    show(next);
    if (isNew) said.recall(said.now("knight"), "knight");
    viewChanged();
  }

  function apply(key, value) {
    if (key === "rows") resize(value, state.cols);
    else if (key === "cols") resize(state.rows, value);
    else change(states.asked(state, { [key]: value }));
  }

  function resize(rows, cols) {
    const { state: next, lost } = states.resized(state, rows, cols);
    if (!change(next)) return;
    const sentences = lost.map(({ key, name }) => squareLost(name, rows, cols, key));
    const empty = mode.current === "play" ? WALK_BEGINS(rows, cols) : emptyBoard(rows, cols);
    say(sentences.length === 0 ? empty : sentences.join(" "), "info");
  }

  function setStart(index) {
    // While a search is stepped through, squares are only selected.
    if (moment) return;
    if (state.holes.includes(index)) reply(IS_HOLE(nameOf(index)));
    else {
      const losesTour = state.start !== index && (states.hasTour(state) || state.walked.length > 0);
      change(states.asked(state, { start: index }));
      say(startsAt(nameOf(index), losesTour), "info");
    }
  }

  /** Pressed again, the square where the tour has to end is any again. */
  function setEnd(index) {
    if (state.holes.includes(index)) reply(IS_HOLE(nameOf(index)));
    else {
      const end = state.end === index ? -1 : index;
      const losesTour = states.hasTour(state);
      if (change(states.asked(state, { end }))) say(endsAt(end < 0 ? "" : nameOf(end), losesTour), "info");
    }
  }

  function punch(next, goesOn) {
    const losesWalk = state.walked.length > next.walked.length;
    change(next, goesOn);
    if (losesWalk) say(WALK_ENDED, "info");
  }

  const walkOver = (path) => walk(path, state.rows, state.cols, board.cells);

  /** Whether a moment of a search has a whole tour. */
  const isToured = (at) => at?.path.length === sizeOf(state);

  const nameOf = (square) => squareName(square, state.rows, state.cols);

  closedBox.addEventListener("change", () => {
    const losesTour = states.hasTour(state);
    if (!change(states.asked(state, { closed: closedBox.checked }))) return;
    say(askedClosed(state.closed, losesTour), "info");
  });
  show(state);

  return {
    name: "knight",
    get title() {
      return tourTitle(state);
    },
    get hint() {
      if (mode.current === "play") return play.tooLarge() || (isSolved(state) ? STANDS : WALK_HINT);
      return states.walkOf(state).length > 1 ? SOLVE_GOES_ON : KNIGHT_HINT;
    },
    focus: board.focus,
    place: board.place,
    get selected() {
      return board.current;
    },
    repaint: board.repaint,
    asCanvas: board.asCanvas,
    redraw() {
      board.relabel();
      draw();
    },
    /** A sentence with its squares named as the reader wants it. */
    named: (text) => renamed(text, state, true),
    history,
    invalid: () => [...fields.map(({ field }) => field), play.field].find((field) => field.invalid) ?? null,
    get state() {
      return state;
    },
    /** The moment of a search that is drawn, or null. */
    get moment() {
      return moment;
    },
    stateKept,
    /** Show a state that was kept. */
    restore(next) {
      show(next);
      resume();
    },
    resume,
    /** As on a first visit. */
    reset() {
      history.reset();
      moment = figures = null;
      large.forget();
      views.reset();
      play.reset();
      setup.reset();
      method.reset();
      likeness.reset();
      enlarged.reset();
      show(states.NEW);
      board.reset();
    },
    address: (of = state) => of,
    /** The same of the board alone, with nothing of what was done about it. */
    alone: () => states.alone(state),
    texts: () => states.textsToSave({ ...state, path: large.pathOf(state) }, moment),
    /** A large board as the text of an SVG, in the colours that `paint(css)` gives; null where it has squares. */
    get drawing() {
      const shown = { ...state, path: large.pathOf(state) };
      const title = knightPicture(state.rows, state.cols, shown.path.length > 0);
      return board.big ? (paint) => tourAsSvg(shown, title, paint) : null;
    },
    get forms() {
      return tourForms({ ...state, path: large.pathOf(state) }, reply);
    },
    /** What an address would name, from what the board asks; null where it asks no such thing. */
    asked: states.addressOf,
    /** Show what an address names. */
    load(part, { address = true } = {}) {
      const next = states.opened(state, address ? states.arrived(part) : part);
      if (next !== state) {
        history.record({ address });
        show(next);
      }
      puzzleChanged();
    },
    /** Empty it; return what is to be said of that, nothing where there was nothing. */
    clear() {
      if (states.hasTour(state)) return change(states.untoured(state)) ? CLEARED : "";
      const unwalked = states.unwalked(state);
      if (unwalked !== state) return change(unwalked) ? CLEARED : "";
      // Playing leaves the board as it is.
      if (mode.current !== "play" && change(states.emptied(state))) return CLEARED;
      if (!moment) return "";
      puzzleChanged();
      return SEARCH_CLEARED;
    },
    /** The board is to be used in another way, and then it is. */
    turnMode: play.closeHint,
    modeChanged() {
      play.refresh();
      draw();
      enlarged.reveal(seenOf(state).at(-1));
      if (mode.current === "play" && play.tooLarge()) complain(play.tooLarge());
    },
    /** What the callbacks may ask and do. */
    face: /** @satisfies {Contract.Knight} */ ({
      ...play.face,
      question: () => JSON.stringify(states.questionOf(state)),
      /** The same with the `path` that was walked by hand, the start alone where the knight stands there. */
      walk: () => JSON.stringify(states.walkQuestion(state)),
      /** Whether the knight is walked by hand. */
      isPlayed,
      /** The method by which a tour is to be looked for: that of one that is missing; none is chosen where it is walked by hand. */
      method: () => large.missed(state) || (isPlayed() ? USUAL : method.current),
      /** Note how a method did on this board, how many squares of how many it came to, in so many milliseconds. */
      tried: method.note,
      /** Tell what the tour that is shown is like. */
      like: likeness.show,
      /** Whether a tour is to be shown that is not there any more. */
      isMissing: () => large.isMissing(state),
      /** Show a tour, what is said of it, whether a last move leads back to its start, and which method found it, "" for none. */
      show(path, words, closes, method = "") {
        const isNew = large.isOther(state, path);
        answer(large.toured(state, path, String(words), Boolean(closes), String(method)), isNew);
        if (isNew && !board.big) walkOver(state.path);
      },
      /** No tour was found: one that was there before is no answer to what was asked now. */
      showNone() {
        if (states.hasTour(state)) answer(states.untoured(state));
      },
      /** Draw a moment of a search: {values, states, by}; null ends that. */
      paint(newMoment) {
        const before = moment;
        moment = newMoment ? states.withPath(newMoment) : null;
        if (!moment) figures = null;
        draw();
        // A search that is opened at its end stands there.
        if (before && isToured(moment) && !isToured(before)) walkOver(moment.path);
      },
    }),
    /** Short texts for the free squares while a search is drawn, and what they count; null for none. */
    annotate(texts, what) {
      figures = texts ? { texts, what } : null;
      if (moment) drawBeneath();
    },
  };
}
