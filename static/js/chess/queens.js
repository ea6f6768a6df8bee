import { byId } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { createHistory } from "../parts/history.js";
import { emptyBoard, QUEENS_HINT } from "../parts/words.js";
import { createChessBoard } from "./board.js";
import { createQueensBrowser } from "./queens-browser.js";
import { createQueensRender } from "./queens-render.js";
import * as states from "./queens-state.js";

/** The N-Queens board: its size, the queens that are shown, the list of solutions and the states of the steps. */
export function createQueens({ raise, say, complain, touched, moved, mended }) {
  let state = states.empty(8);
  let moment = null;
  const board = createChessBoard(byId("queens"), { name: "N-Queens" });
  const { render, caption } = createQueensRender(board);
  const browser = createQueensBrowser({ raise, complain, mended });
  const field = createField(byId("n"), { complain, mended, read: states.readSize, apply: setSize });
  const history = createHistory(
    () => state,
    (past) => {
      forget();
      show(past);
    },
  );

  function show(next) {
    state = next;
    field.show(String(state.n));
    render({ state, moment });
  }

  /** What was found belongs to the board as it was. */
  function forget() {
    moment = null;
    browser.show(0, 0, false, byId("list-fundamental").checked);
  }

  /** Change what is said of the queens that are shown. */
  function describe(part) {
    state = states.changed(state, part);
    caption({ state, moment });
  }

  function empty(n) {
    history.record();
    forget();
    show(states.empty(n));
    touched();
  }

  function setSize(n) {
    if (n === state.n) {
      field.show(String(n));
      return;
    }
    empty(n);
    say(emptyBoard(n, n), "info");
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
    address: () => ({ n: state.n, solution: state.wanted }),
    load({ n, solution }) {
      if (n !== state.n) setSize(n);
      if (browser.isOpen) raise("browse", { to: solution });
      else describe({ wanted: solution });
    },
    clear() {
      if (state.columns.length === 0 && !moment && !browser.isOpen) return false;
      empty(state.n);
      return true;
    },
    /** What the callbacks may ask and do. */
    face: {
      question: () => JSON.stringify(states.questionOf(state)),
      /** The number of the solution that is to be shown. */
      wanted: () => state.wanted,
      /** Show queens in these columns, -1 for none, and what is said of them. */
      show(columns, words) {
        if (state.columns.length === 0) history.record();
        moment = null;
        const shown = { columns: Array.from(columns, Number), caption: String(words ?? "") };
        show(states.changed(state, { ...shown, counting: false }));
        moved();
      },
      /** `number` is the place in the list of all solutions, whichever list is shown. */
      browse(index, total, complete, fundamental, number) {
        browser.show(Number(index), Number(total), Boolean(complete), Boolean(fundamental));
        if (index < 1) return;
        describe({ wanted: Number(number), counting: !complete });
        moved();
      },
      /** The list has grown: the words under the board say so. */
      caption(words) {
        describe({ caption: String(words) });
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
