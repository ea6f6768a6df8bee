import "./look.js";
import { byId, setAttribute } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { createHistory } from "../parts/history.js";
import { furnish } from "../parts/markup.js";
import { squareName } from "../parts/squares.js";
import { CLEARED } from "../parts/words.js";
import { createChessBoard } from "./board.js";
import markup from "./knight.html";
import { stateKept } from "./knight-kept.js";
import { createKnightRender } from "./knight-render.js";
import * as states from "./knight-state.js";
import { createWalk } from "./knight-walk.js";
import { renamed } from "./naming.js";
import {
  askedClosed,
  emptyBoard,
  KNIGHT_HINT,
  SEARCH_CLEARED,
  squareLost,
  startsAt,
  tourTitle,
} from "./words.js";

/** The knight's board: its sides, where the tour starts and may have to end, and the tour as numbers and as a path. */
export function createKnight({ say, said, mode, complain, puzzleChanged, viewChanged, mended }) {
  furnish(markup);
  let state = states.NEW;
  let moment = null;
  let figures = null;
  const views = { numbers: byId("view-numbers"), line: byId("view-path") };
  const closedBox = byId("closed");
  const board = createChessBoard(byId("knight"), { name: "Knight's tour", algebraic: true, onPick: pick });
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

  const isOn = (view) => views[view].getAttribute("aria-pressed") === "true";
  const draw = () => {
    leave();
    render({ state, moment, figures, numbers: isOn("numbers"), line: isOn("line") });
  };

  function show(next) {
    state = next;
    const texts = states.textsOf(state);
    for (const { key, field } of fields) field.show(texts[key]);
    closedBox.checked = state.closed;
    draw();
  }

  /** Ask something else. Tells whether anything changed. */
  function change(next) {
    if (next === state) {
      show(state);
      return false;
    }
    history.record();
    show(next);
    puzzleChanged();
    return true;
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
    say(sentences.length === 0 ? emptyBoard(rows, cols) : sentences.join(" "), "info");
  }

  function pick(index) {
    // While a search is stepped through, squares are only selected.
    if (moment) return;
    const next = states.asked(state, { start: index });
    const losesTour = state.path.length > next.path.length;
    change(next);
    say(startsAt(squareName(index, state.rows, state.cols), losesTour), "info");
  }

  closedBox.addEventListener("change", () => {
    const losesTour = state.path.length > 0;
    if (!change(states.asked(state, { closed: closedBox.checked }))) return;
    say(askedClosed(state.closed, losesTour), "info");
  });
  for (const [view, button] of Object.entries(views)) {
    button.addEventListener("click", () => {
      setAttribute(button, "aria-pressed", String(!isOn(view)));
      // Without either there would be no tour to see.
      if (!isOn("numbers") && !isOn("line")) {
        setAttribute(views[view === "line" ? "numbers" : "line"], "aria-pressed", "true");
      }
      draw();
    });
  }
  show(state);

  return {
    name: "knight",
    get title() {
      return tourTitle(state.rows, state.cols);
    },
    hint: KNIGHT_HINT,
    focus: board.focus,
    get selected() {
      return board.current;
    },
    repaint: board.repaint,
    redraw() {
      board.relabel();
      draw();
    },
    /** A sentence with its squares named as the reader wants it. */
    named: (text) => renamed(text, state, true),
    history,
    invalid: () => fields.find(({ field }) => field.invalid)?.field ?? null,
    get state() {
      return state;
    },
    /** The moment of a search that is drawn, or null. */
    get moment() {
      return moment;
    },
    stateKept,
    /** Show a state that was kept. */
    restore: show,
    /** As on a first visit. */
    reset() {
      history.reset();
      moment = figures = null;
      for (const button of Object.values(views)) setAttribute(button, "aria-pressed", "true");
      show(states.NEW);
      board.reset();
    },
    address: (of = state) => of,
    texts: () => states.textsToSave(state, moment),
    /** What an address would name, from what the board asks; null where it asks no such thing. */
    asked: states.addressOf,
    /** Show what an address names. */
    load(part, { address = true } = {}) {
      const next = states.opened(state, part);
      if (next !== state) {
        history.record({ address });
        show(next);
      }
      puzzleChanged();
    },
    /** Empty it; return what is to be said of that, nothing where there was nothing. */
    clear() {
      if (state.path.length > 0) return change(states.untoured(state)) ? CLEARED : "";
      if (!moment) return "";
      puzzleChanged();
      return SEARCH_CLEARED;
    },
    /** What the callbacks may ask and do. */
    face: /** @satisfies {Contract.Knight} */ ({
      question: () => JSON.stringify(states.questionOf(state)),
      /** Show a tour, what is said of it, and whether a last move leads back to its start. */
      show(path, words, closes) {
        const squares = Array.from(path, Number);
        const isNew = squares.length > 0 && squares.join() !== state.path.join();
        if (isNew) history.record();
        show(states.toured(state, squares, String(words ?? ""), Boolean(closes)));
        if (isNew && !board.big) walk(state.path, state.rows, state.cols, board.cells);
        viewChanged();
      },
      /** Draw a moment of a search: {values, states, by}; null ends that. */
      paint(newMoment) {
        moment = newMoment ? states.withPath(newMoment) : null;
        if (!moment) figures = null;
        draw();
      },
    }),
    /** Short texts for the free squares while a search is drawn, and what they count; null for none. */
    annotate(texts, what) {
      figures = texts ? { texts, what } : null;
      if (moment) draw();
    },
  };
}
