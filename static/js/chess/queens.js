import { ruled } from "../../vendor/pyodide/ruled.js";
import styles from "./queens.css";
import "./look.js";
import { bringDeckIcons } from "../parts/deck-icons.js";
import { byId } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { createHistory } from "../parts/history.js";
import { isWithin } from "../parts/kept-values.js";
import { furnish } from "../parts/markup.js";
import { adopt } from "../parts/styles.js";
import { CLEARED } from "../parts/words.js";
import { createChessBoard } from "./board.js";
import { createEnlarged } from "./enlarged.js";
import { QUEENS_LIMIT } from "./limits.js";
import { renamed } from "./naming.js";
import markup from "./queens.html";
import { createQueensBrowser } from "./queens-browser.js";
import { FIELDS } from "./queens-fields.js";
import { createQueensFiles } from "./queens-files.js";
import { isSolved } from "./queens-hand.js";
import { stateKept } from "./queens-kept.js";
import { createQueensPlay } from "./queens-play.js";
import { createQueensRegions } from "./queens-regions.js";
import { createQueensRender } from "./queens-render.js";
import * as states from "./queens-state.js";
import { createQueensTimer } from "./queens-timer.js";
import { undrawn } from "./regions.js";
import {
  DRAW_REGIONS,
  DRAWN_HINT,
  emptyBoard,
  LISTED_HINT,
  PLAY_HINT,
  QUEENS_HINT,
  REGIONS_HINT,
  SEARCH_CLEARED,
  titleOf,
} from "./words.js";

/**
 * The N-Queens board: its size, the queens that are placed by hand and those of the solution that is shown, the list of
 * solutions, and the states of the steps.
 * @param {Contract.Raising} page
 */
export function createQueens({
  raise,
  finished,
  ask,
  say,
  said,
  mode,
  reply,
  complain,
  puzzleChanged,
  viewChanged,
  mended,
  rehint,
  isBusy,
  events,
  follow,
}) {
  adopt(styles);
  furnish(markup);
  bringDeckIcons();
  let state = states.empty(8);
  let moment = null;
  // What a hint or a proof points at: {squares, target, kind, line, wrong}; null for nothing.
  let pointing = null;
  // The queens of the last placement that is too large to be kept with the board, {n, columns}.
  let large = null;

  const isPlaying = () => mode.current === "play";
  const isPlayed = () => isPlaying() && !moment && states.isPlayable(state) && !states.isBeingDrawn(state);
  const limit = () => states.limitOf(state, isPlaying());
  const board = createChessBoard(byId("queens"), { name: "N-Queens" });
  const { render, caption } = createQueensRender(board);
  const browser = createQueensBrowser({ state: () => state, browse, choose, complain, mended });
  const read = (text) => states.readSize(text, limit());
  const field = createField(byId("n"), { complain, mended, read, apply: setSize });
  const history = createHistory({ read: () => state, write: show, said, mode });
  const files = createQueensFiles({ raise, reply, state: () => state });
  const enlarged = createEnlarged(byId("queens"), {
    side: () => state.n,
    // A solution is looked at as a whole.
    mayBe: () => isPlayed() && !states.hasSolution(state),
    at: () => pointing?.target ?? board.current,
  });
  const regions = createQueensRegions({
    ...{ state: () => state, begin, change, takeBack, mode, say, reply, follow, events },
    ...{ isSearched: () => moment !== null, redraw: draw },
  });
  const timer = createQueensTimer({
    ...{ state: () => state, isPlayed, focus: () => board.focus() },
    isOver: () => isSolved(state) || states.hasSolution(state),
  });
  const play = createQueensPlay({
    ...{ state: () => state, isPlayed, change, takeBack, closeHint, point, say, enlarged, reply },
    finished: () => finished(timer.taken()),
    hinted: timer.hinted,
    raise: ask,
  });
  /** The columns of the queens that are shown by row; none where they are still to be computed. */
  const columnsOf = ({ n, columns, solution }) =>
    columns.length === 0 && solution > 0 && large?.n === n ? large.columns : columns;

  function draw() {
    const shown = states.changed(state, { columns: columnsOf(state) });
    render({ state: shown, moment, played: isPlayed(), pointing, differ: regions.differ });
    enlarged.refresh();
  }

  function show(next) {
    keepFocus(() => {
      state = next;
      pointing = null;
      field.show(String(state.n));
      browser.draw();
      regions.draw();
      draw();
      play.refresh(null);
      play.offer(0);
      regions.refresh();
      timer.refresh();
    });
    rehint();
  }

  /** What has the focus may go with a solution or a hint: the board is where to go on. */
  function keepFocus(change) {
    const { activeElement, body } = document;
    change();
    if (activeElement !== body && activeElement.getClientRects().length === 0) board.focus();
  }

  /** Show a state that was kept; a solution that was on its way, or was too large to be kept, is computed. */
  function restore(next) {
    show(next);
    resume();
  }

  function resume() {
    if (state.solution > 0 && columnsOf(state).length === 0) browse(state.solution);
  }

  /** Change what the callbacks say of the queens that are shown. */
  function describe(part) {
    state = states.changed(state, part);
    browser.draw();
    caption({ state, moment });
  }

  /** Begin anew with a board. */
  function begin(next, how) {
    if (!states.isSame(state, next)) history.record(how);
    moment = null;
    show(next);
    puzzleChanged();
  }

  /** The reader has changed something by hand; what `goesOn` is undone together with the change before. */
  function change(next, sentence, goesOn = false) {
    if (!goesOn) history.record();
    show(next);
    puzzleChanged();
    if (sentence) say(...sentence);
  }

  function takeBack() {
    history.undo();
    puzzleChanged();
  }

  function point(what) {
    keepFocus(() => {
      pointing = what;
      draw();
      play.refresh(pointing);
    });
    const at = what?.target ?? what?.squares[0];
    if (at !== undefined) enlarged.reveal(at);
  }

  /** Put away what is pointed at, and what a hint says; tell whether there was something. */
  function closeHint() {
    const wasThere = pointing !== null;
    // Why there is no solution holds without what is marked; what a hint says is not kept.
    if (wasThere && said.now("queens") === null) said.recall(null, "queens");
    point(null);
    return wasThere;
  }

  function setSize(n) {
    if (n === state.n) {
      field.show(String(n));
      mended();
      return;
    }
    const wasEmpty = states.isEmpty(state);
    begin(states.empty(n, state.fundamental, 0, { regions: state.regions && undrawn(n) }));
    if (state.regions) say(DRAW_REGIONS(n), "info");
    else if (!isPlaying()) say(emptyBoard(n, n), "info");
    else if (!wasEmpty) say(CLEARED, "info");
  }

  /** Ask for a solution of a list; where there is no list any more it is made again. */
  function browse(number, fundamental = state.fundamental) {
    mended();
    raise("browse", { to: number, fundamental });
  }

  function choose(fundamental) {
    // What is on the board belongs to the list that is shown, until the other one is.
    if (states.hasSolution(state)) {
      browse(1, fundamental);
      return;
    }
    show(states.changed(state, { fundamental }));
    viewChanged();
  }

  byId("n-less").addEventListener("click", () => setSize(states.within(state.n - 1, limit())));
  byId("n-more").addEventListener("click", () => setSize(states.within(state.n + 1, limit())));
  show(state);

  return {
    name: "queens",
    get title() {
      return titleOf(state);
    },
    get hint() {
      if (isPlaying()) return play.tooLarge() || play.undrawn() || (state.regions ? REGIONS_HINT : PLAY_HINT);
      if (states.hasSolution(state) && states.isListed(state)) return LISTED_HINT;
      return state.regions ? DRAWN_HINT : QUEENS_HINT;
    },
    focus: board.focus,
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
    named: (text) => renamed(text, { rows: state.n, cols: state.n }, false),
    history,
    invalid: () => [field, browser.field].find((each) => each.invalid) ?? null,
    get state() {
      return state;
    },
    /** The moment of a search that is drawn, or null. */
    get moment() {
      return moment;
    },
    stateKept,
    restore,
    /** Whether it was played to its end. */
    isDone: () => isPlayed() && !states.hasSolution(state) && isSolved(state),
    /** What the timer says of the puzzle that was played last, to keep and to give back. */
    time: timer.read,
    retime: timer.write,
    /** As on a first visit. */
    reset() {
      history.reset();
      moment = large = null;
      play.reset();
      regions.reset();
      timer.reset();
      enlarged.reset();
      show(states.empty(8));
      board.reset();
    },
    /** The board is shown again: a solution that is still to come is computed. */
    resume,
    address: (of = state) => of,
    /** The same of the board alone, with nothing of what was done about it. */
    alone: () =>
      state.level || state.regions
        ? states.untouched(state)
        : states.empty(state.n, state.fundamental, 0, { blocked: state.blocked }),
    /** By which rule the queens attack: "regions", or "" for the usual one. */
    get rule() {
      return state.regions && "regions";
    },
    /** The strategies that search by that rule; undefined for those that are known of the board. */
    get searches() {
      return ruled[state.regions && "regions"];
    },
    /** What is copied of it is its regions as letters; of another board nothing. */
    get copy() {
      return state.regions ? regions.copy : undefined;
    },
    paste: regions.paste,
    texts: () => states.textsToSave(states.changed(state, { columns: columnsOf(state) }), moment),
    get forms() {
      return files.items;
    },
    /** What is searched, whatever stands on it. */
    searched: () => `${state.n}${state.regions && ` ${state.regions}`}`,
    isVoid: false,
    /** What an address would name, from what the board asks; null where it asks no such thing. */
    asked: ({ n, regions = "" }) =>
      isWithin(n, 1, QUEENS_LIMIT) && FIELDS.regions.isValue(regions, n)
        ? states.empty(n, false, 0, { regions })
        : null,
    /** Show what an address names; a solution that it names is computed. */
    load({ n, fundamental, solution, ...on }, { address = true } = {}) {
      begin(states.empty(n, fundamental, solution, on), { address });
      if (solution > 0) browse(solution);
    },
    /** Take away the solution, or where there is none empty the board; return what is to be said of that. */
    clear() {
      if (states.isEmpty(state)) {
        if (!moment) return "";
        begin(states.empty(state.n, state.fundamental));
        return SEARCH_CLEARED;
      }
      const next = states.cleared(state, isPlaying());
      if (states.isSame(state, next)) return "";
      begin(next);
      return CLEARED;
    },
    /** The board is to be used in another way: what was said only for this one is said no more. */
    turnMode() {
      if (!isBusy() && said.now("queens")?.[1] === "info") said.recall(null, "queens");
    },
    /** The board is used in another way now. */
    modeChanged() {
      closeHint();
      regions.refresh();
      timer.refresh();
      if (isPlaying() && play.tooLarge()) complain(play.tooLarge());
    },
    /** What the callbacks may ask and do. */
    face: /** @satisfies {Contract.Queens} */ ({
      question: () => JSON.stringify(states.questionOf(state)),
      isPlain: () => states.isPlain(state),
      /**
       * Which solution is to be shown: its number in the list, 0 for none, whether that has the fundamental ones alone,
       * and whether it is shown already.
       */
      wanted: () => ({
        number: state.solution,
        fundamental: state.fundamental,
        shown: columnsOf(state).length > 0,
      }),
      /**
       * Show queens in these columns, what is said of them, and which solution that is: its number in a list of so many (0
       * where nothing is listed), which may still grow, and whether that has the fundamental ones alone. Nothing is shown that
       * is no placement.
       */
      show(columns, words, number, total, complete, fundamental) {
        if (!regions.isPlacement(columns)) throw new Error("no placement of queens");
        if (!states.hasSolution(state)) history.record();
        // Who plays a puzzle and has seen it solved has had a hint.
        if (isPlaying()) timer.hinted();
        moment = null;
        const isLarge = states.isTooLarge(state);
        if (isLarge) large = { n: state.n, columns };
        const shown = { columns: isLarge ? [] : Array.from(columns, Number), caption: String(words) };
        const place = { solution: Number(number), total: Number(total), complete: Boolean(complete) };
        const list = total > 0 ? { fundamental: Boolean(fundamental) } : {};
        show(states.changed(state, { ...shown, ...place, ...list }));
        viewChanged();
      },
      /** The list has grown, or is complete: how many there are, and the words under the board. */
      grow(total, words, complete) {
        describe({ total: Number(total), caption: String(words), complete: Boolean(complete) });
      },
      /** How many solutions the regions that are drawn leave. */
      counted: regions.counted,
      /** Whether queens are placed by hand. */
      isPlayed,
      /** What was done by hand: the board's question with its crosses. */
      hand: () => JSON.stringify(states.hintQuestion(state)),
      /** So many ways to complete the board are known, and can be browsed. */
      offer: (count) => play.offer(Number(count)),
      /** Point at squares: what is the reason, as JSON of {squares, target, kind, line, wrong}; "" for nothing. */
      point(what) {
        const pointed = what ? JSON.parse(what) : null;
        if (pointed && !pointed.wrong) timer.hinted();
        point(pointed);
      },
      /** A hint that is told in stages, as JSON of {stages, squares, lines, kind, target, crosses}, squares by their index. */
      advise: (hint) => play.advise(JSON.parse(hint)),
      /** Draw a moment of a search: {states, by}; null ends that. */
      paint(newMoment) {
        moment = newMoment ?? null;
        draw();
        regions.refresh();
      },
      ...files.face,
    }),
    annotate() {},
  };
}
