import { byId } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { createHistory } from "../parts/history.js";
import { isWithin } from "../parts/kept-values.js";
import { CLEARED, emptyBoard, QUEENS_HINT, SEARCH_CLEARED } from "../parts/words.js";
import { createChessBoard } from "./board.js";
import { QUEENS_LIMIT } from "./limits.js";
import { createQueensBrowser } from "./queens-browser.js";
import { stateKept } from "./queens-kept.js";
import { createQueensRender } from "./queens-render.js";
import * as states from "./queens-state.js";

/** The N-Queens board: its size, the queens that are shown, the list of solutions and the states of the steps. */
export function createQueens({ raise, say, said, mode, complain, touched, moved, mended }) {
  let state = states.empty(8);
  let moment = null;
  const board = createChessBoard(byId("queens"), { name: "N-Queens" });
  const { render, caption } = createQueensRender(board);
  const browser = createQueensBrowser({ state: () => state, browse, choose, complain, mended });
  const field = createField(byId("n"), { complain, mended, read: states.readSize, apply: setSize });
  const history = createHistory({ read: () => state, write: show, said, mode });

  function show(next) {
    state = next;
    field.show(String(state.n));
    browser.draw();
    render({ state, moment });
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
    touched();
  }

  function setSize(n) {
    if (n === state.n) {
      field.show(String(n));
      mended();
      return;
    }
    begin(states.empty(n, state.fundamental));
    say(emptyBoard(n, n), "info");
  }

  /** Ask for a solution of a list; where there is no list any more it is made again. */
  function browse(number, fundamental = state.fundamental) {
    mended();
    raise("browse", { to: number, fundamental });
  }

  function choose(fundamental) {
    // What is on the board belongs to the list that is shown, until the other one is.
    if (!states.isEmpty(state)) {
      browse(1, fundamental);
      return;
    }
    show(states.changed(state, { fundamental }));
    moved();
  }

  byId("n-less").addEventListener("click", () => setSize(states.within(state.n - 1)));
  byId("n-more").addEventListener("click", () => setSize(states.within(state.n + 1)));
  for (const example of document.querySelectorAll("[data-n]")) {
    example.addEventListener("click", () => setSize(Number(example.dataset.n)));
  }
  show(state);

  return {
    name: "queens",
    hint: QUEENS_HINT,
    focus: board.focus,
    get selected() {
      return board.current;
    },
    repaint: board.repaint,
    history,
    invalid: () => [field, browser.field].find((each) => each.invalid) ?? null,
    get state() {
      return state;
    },
    stateKept,
    /** Show a state that was kept; a solution that was on its way is computed. */
    restore(next) {
      show(next);
      if (state.solution > 0 && state.columns.length === 0) browse(state.solution);
    },
    address: (of = state) => of,
    texts: () => states.textsToSave(state, moment),
    /** What an address would name, from what the board asks; null where it asks no such thing. */
    asked: ({ n }) => (isWithin(n, 1, QUEENS_LIMIT) ? { n, fundamental: false, solution: 0 } : null),
    /** Show what an address names; a solution that it names is computed. */
    load({ n, fundamental, solution }, { address = true } = {}) {
      begin(states.empty(n, fundamental, solution), { address });
      if (solution > 0) browse(solution);
    },
    /** Empty it; return what is to be said of that, nothing where there was nothing. */
    clear() {
      const said = states.isEmpty(state) ? SEARCH_CLEARED : CLEARED;
      if (states.isEmpty(state) && !moment) return "";
      begin(states.empty(state.n, state.fundamental));
      return said;
    },
    /** What the callbacks may ask and do. */
    face: {
      question: () => JSON.stringify(states.questionOf(state)),
      /**
       * Which solution is to be shown: its number in the list, 0 for none, whether that has the fundamental ones alone,
       * and whether it is shown already.
       */
      wanted: () => ({
        number: state.solution,
        fundamental: state.fundamental,
        shown: state.columns.length > 0,
      }),
      /**
       * Show queens in these columns, -1 for none, what is said of them, and which solution that is: its number in a list
       * of so many (0 where nothing is listed), which may still grow, and whether that has the fundamental ones alone.
       */
      show(columns, words, number, total, complete, fundamental) {
        if (states.isEmpty(state)) history.record();
        moment = null;
        const shown = { columns: Array.from(columns, Number), caption: String(words) };
        const place = { solution: Number(number), total: Number(total), complete: Boolean(complete) };
        const list = total > 0 ? { fundamental: Boolean(fundamental) } : {};
        show(states.changed(state, { ...shown, ...place, ...list }));
        moved();
      },
      /** The list has grown, or is complete: how many there are, and the words under the board. */
      grow(total, words, complete) {
        describe({ total: Number(total), caption: String(words), complete: Boolean(complete) });
      },
      /** Draw a moment of a search: {states, by}; null ends that. */
      paint(newMoment) {
        moment = newMoment ?? null;
        render({ state, moment });
      },
      annotate() {},
    },
  };
}
