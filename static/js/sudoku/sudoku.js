import { byId, grouped, setAttribute, setText } from "../parts/dom.js";
import { createHistory } from "../parts/history.js";
import { place } from "../parts/squares.js";
import { createSudokuEntry } from "./entry.js";
import { createSudokuGrid } from "./grid.js";

const BLANK = ".".repeat(81);

// A state: 81 digits, 81 kinds (given, entered, solved), the other solution where there are two, cells to mark as clashing.
const EMPTY = Object.freeze({ digits: BLANK, kinds: BLANK, other: "", second: false, marked: [] });

const only = (state, kinds) =>
  state.digits.replace(/./g, (digit, index) => (kinds.includes(state.kinds[index]) ? digit : "."));
const put = (text, index, character) => text.slice(0, index) + character + text.slice(index + 1);

/** The Sudoku board: what is in the cells, and every way to change it. `touched` hears of every change of the puzzle, `moved` of the others. */
export function createSudoku({ say, touched, moved }) {
  const grid = createSudokuGrid(byId("sudoku"));
  const pair = byId("two-solutions");
  let state = EMPTY;
  const history = createHistory(() => state, show);

  function show(next) {
    state = next;
    grid.draw(state);
    entry.mirror(puzzle());
    drawPair();
  }

  const puzzle = () => only(state, "ge");

  /** Make a change that can be undone; a solution of the puzzle as it was goes with it. */
  function edit(digits, kinds) {
    history.record();
    show({ ...EMPTY, digits, kinds });
    touched();
  }

  function type(key) {
    const index = grid.current;
    const kind = state.kinds[index];
    if (kind === "g") {
      say(`${place(index, 9)} is a given and stays. Clear empties the whole board.`, "info");
    } else if (!/^[1-9]$/.test(key)) {
      erase(index, kind);
    } else if (kind !== "e" || state.digits[index] !== key) {
      const kinds = state.kinds.replaceAll("s", ".");
      edit(put(puzzle(), index, key), put(kinds, index, "e"));
      grid.land(index);
    }
  }

  function erase(index, kind) {
    if (kind === "s") {
      history.record();
      show({
        ...state,
        digits: put(state.digits, index, "."),
        kinds: put(state.kinds, index, "."),
        other: "",
      });
      moved();
    } else if (kind === "e") {
      edit(put(puzzle(), index, "."), put(state.kinds.replaceAll("s", "."), index, "."));
    }
  }

  /** Load a whole puzzle: the first 81 characters are givens, the second ones count as typed. */
  function load(givens, entered = BLANK) {
    const digits = givens.replace(/\./g, (_, index) => entered[index]);
    const kinds = digits.replace(/\d/g, (_, index) => (givens[index] === "." ? "e" : "g"));
    if (digits === state.digits && kinds === state.kinds) return;
    edit(digits, kinds);
  }

  /** Write solutions into the free cells; with two, the first is shown and the differences are marked. */
  function fill(first, second = "") {
    if (first === state.digits && second === state.other) return;
    const kinds = state.kinds.replaceAll(".", "s");
    history.record();
    show({ ...EMPTY, digits: first, kinds, other: second });
    moved();
  }

  function choose(second) {
    if (state.other === "" || state.second === second) return;
    show({ ...state, digits: state.other, other: state.digits, second });
  }

  function drawPair() {
    const two = state.other !== "";
    setAttribute(pair, "data-closed", two ? null : "");
    if (!two) return;
    setAttribute(byId("first-solution"), "aria-pressed", String(!state.second));
    setAttribute(byId("second-solution"), "aria-pressed", String(state.second));
    const count = Array.from(state.digits).filter((digit, index) => digit !== state.other[index]).length;
    setText(byId("two-solutions-caption"), `${grouped(count)} cells differ; they are marked with a ring.`);
  }

  byId("first-solution").addEventListener("click", () => choose(false));
  byId("second-solution").addEventListener("click", () => choose(true));

  const entry = createSudokuEntry({ grid: grid.root, type, load, say, puzzle });
  show(EMPTY);

  // The page is complete without this data of the build: it only adds the tints and the marks of clashing digits.
  import("../../vendor/pyodide/sudoku-peers.js").then(
    (data) => grid.usePeers(data.peers),
    () => {},
  );

  return {
    name: "sudoku",
    get hint() {
      if (puzzle() === BLANK) return "Type your puzzle, paste it, or try an example.";
      if (grid.clashing)
        return "Digits that clash are marked in red: the same digit must not stand twice there.";
      if (state.other !== "") return "Two of its solutions are known; their differences are marked.";
      if (!state.digits.includes(".") && state.kinds.includes("s")) {
        return "The solution is shown. Undo takes it back.";
      }
      return "Press Solve to solve this puzzle.";
    },
    focus: grid.focus,
    get selected() {
      return grid.current;
    },
    endSteps: () => grid.paint(null),
    paste: entry.paste,
    copy: puzzle,
    invalid: entry.invalid,
    history,
    load: ({ givens, entered }) => load(givens, entered),
    address: () => ({ givens: only(state, "g"), entered: only(state, "e") }),
    clear() {
      entry.mirror(BLANK);
      if (state.digits === BLANK) return false;
      edit(BLANK, BLANK);
      return true;
    },
    /** What the callbacks may ask and do. */
    face: {
      puzzle,
      fill: (first, second) => fill(String(first), String(second ?? "")),
      mark(cells) {
        show({ ...state, marked: Array.from(cells, Number) });
      },
      paint: grid.paint,
      annotate: grid.annotate,
    },
  };
}
