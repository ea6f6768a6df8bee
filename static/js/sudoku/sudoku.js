import { byId, setAttribute, setText } from "../parts/dom.js";
import { createHistory } from "../parts/history.js";
import { differences, givenStays, SUDOKU_HINTS, shownBySearch } from "../parts/words.js";
import { createSudokuEntry } from "./entry.js";
import { createSudokuGrid } from "./grid.js";
import * as states from "./sudoku-state.js";

const { BLANK, EMPTY, puzzleOf } = states;

/** The Sudoku board: what is in the cells, and every way to change it. `touched` hears of every change of the puzzle, `moved` of the others. */
export function createSudoku({ said, mode, reply, complain, mended, rehint, touched, moved, follow }) {
  let state = EMPTY;
  const grid = createSudokuGrid(byId("sudoku"), state);
  const history = createHistory({ read: () => state, write: show, said, mode });
  const entry = createSudokuEntry({
    ...{ grid: grid.root, type, load, reply, complain, mended, follow },
    puzzle: () => puzzleOf(state),
  });
  const pair = createPair((second) => show(states.turned(state, second)));

  function show(next) {
    state = next;
    grid.draw(state);
    entry.mirror(puzzleOf(state));
    pair.show(state);
  }

  /** Make a change that can be undone, and tell of it; tell whether it was one. */
  function change(next, tell) {
    if (next === state) return false;
    history.record();
    show(next);
    tell();
    return true;
  }

  function type(key) {
    const index = grid.current;
    const kind = state.kinds[index];
    if (kind === "g") reply(givenStays(index));
    else if (!/^[1-9]$/.test(key)) erase(index, kind);
    else if (change(states.typed(state, index, key), touched)) grid.land(index);
  }

  function erase(index, kind) {
    // What a search shows there is not the puzzle's, and a solution is not seen behind it.
    if (grid.stepping && kind !== "e") {
      if (grid.filled) reply(shownBySearch(index));
    } else if (change(states.erased(state, index), kind === "s" ? moved : touched) && kind === "s") {
      // The verdict spoke of the whole solution, or of two.
      said.recall(null);
    }
  }

  function hint() {
    if (puzzleOf(state) === BLANK) return SUDOKU_HINTS.empty;
    if (grid.clashing) return SUDOKU_HINTS.clash;
    if (state.other !== "") return SUDOKU_HINTS.two;
    const complete = !state.digits.includes(".") && state.kinds.includes("s");
    return complete ? SUDOKU_HINTS.solved : SUDOKU_HINTS.open;
  }

  function load(givens) {
    change(states.loaded(state, givens), touched);
  }

  show(state);

  // The page is complete without this data of the build: it only adds the tints and the marks of clashing digits.
  import("../../vendor/pyodide/sudoku-peers.js").then(
    (data) => {
      grid.usePeers(data.peers);
      rehint();
    },
    () => {},
  );

  return {
    name: "sudoku",
    get hint() {
      return hint();
    },
    focus: grid.focus,
    get selected() {
      return grid.current;
    },
    paste: entry.paste,
    copy: () => puzzleOf(state),
    texts: () => states.textsToSave(state),
    invalid: entry.invalid,
    history,
    /** Show what an address names. */
    load({ givens, entered }) {
      const next = states.loaded(state, givens, entered);
      if (next !== state) {
        history.record({ address: true });
        show(next);
      }
      touched();
    },
    address: () => states.questionOf(state),
    clear() {
      entry.mirror(BLANK);
      return change(state.digits === BLANK ? state : EMPTY, touched);
    },
    /** What the callbacks may ask and do. */
    face: {
      question: () => JSON.stringify(states.questionOf(state)),
      /** Write solutions into the free cells; with two, the first is shown and the differences are marked. */
      fill(first, second) {
        change(states.solved(state, String(first), String(second ?? "")), moved);
      },
      mark: (cells) => show(states.marked(state, Array.from(cells, Number))),
      paint: grid.paint,
      annotate: grid.annotate,
    },
  };
}

/** The row that says which of two solutions is shown. */
function createPair(choose) {
  const row = byId("two-solutions");
  const buttons = [byId("first-solution"), byId("second-solution")];
  for (const [index, button] of buttons.entries())
    button.addEventListener("click", () => choose(index === 1));
  return {
    show(state) {
      const two = state.other !== "";
      setAttribute(row, "data-closed", two ? null : "");
      if (!two) return;
      for (const [index, button] of buttons.entries()) {
        setAttribute(button, "aria-pressed", String(state.second === (index === 1)));
      }
      setText(byId("two-solutions-caption"), differences(states.differing(state)));
    },
  };
}
