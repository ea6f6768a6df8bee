import { KNIGHT_LIMIT } from "../page/address.js";
import { byId, grouped, quoted, setAttribute, setText, wholeNumber } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { createHistory } from "../parts/history.js";
import { place, squareIndex, squareName } from "../parts/squares.js";
import { createChessBoard } from "./board.js";
import { drawKnightPath } from "./knight-path.js";

const NO_TOUR = { path: [], caption: "", closes: false };

/** The knight's board: its sides, where the tour starts and may have to end, and the tour as numbers and as a path. */
export function createKnight({ say, complain, touched, moved, mended }) {
  const board = createChessBoard(byId("knight"), { name: "Knight's tour", algebraic: true, onPick: pick });
  const views = { numbers: byId("view-numbers"), path: byId("view-path") };
  const closedBox = byId("closed");
  let state = Object.freeze({ rows: 8, cols: 8, start: 56, end: -1, closed: false, ...NO_TOUR });
  let line = null;
  let lineOf = null;
  let painted = null;
  let notes = null;
  const history = createHistory(() => state, show);

  const sideField = (id, words) =>
    createField(byId(id), {
      complain,
      mended,
      read(text) {
        const value = wholeNumber(text);
        if (value !== null && value >= 1 && value <= KNIGHT_LIMIT) return { value };
        return {
          error: `${quoted(text)} is not a number of ${words} that fits. Choose a whole number from 1 to ${KNIGHT_LIMIT}.`,
        };
      },
      apply: (value) => resize(id === "rows" ? value : state.rows, id === "cols" ? value : state.cols),
    });

  const squareField = (id) =>
    createField(byId(id), {
      complain,
      mended,
      read(text) {
        if (id === "end" && text.trim() === "") return { value: -1 };
        const value = squareIndex(text, state.rows, state.cols);
        if (value !== null) return { value };
        const corner = squareName(state.cols - 1, state.rows, state.cols);
        return {
          error: `${quoted(text)} is not a square of this board. Squares go from a1, bottom left, to ${corner}.`,
        };
      },
      apply: (value) => change({ [id]: value }),
    });

  const fields = {
    rows: sideField("rows", "rows"),
    cols: sideField("cols", "columns"),
    start: squareField("start"),
    end: squareField("end"),
  };

  function show(next) {
    state = Object.freeze(next);
    const { rows, cols, start, end, closed } = state;
    fields.rows.show(String(rows));
    fields.cols.show(String(cols));
    fields.start.show(squareName(start, rows, cols));
    fields.end.show(end < 0 ? "" : squareName(end, rows, cols));
    closedBox.checked = closed;
    draw();
  }

  function draw() {
    const { rows, cols, start } = state;
    const path = painted ? painted.path : state.path;
    const numbers = isOn("numbers");
    board.resize(rows, cols);
    drawText(board.big ? path : []);
    byId("tour-view").hidden = board.big;
    if (board.big) {
      const size = `${grouped(rows)} by ${grouped(cols)} board`;
      const label = path.length ? `A knight's tour of a ${size}` : `An empty ${size}`;
      board.showPicture(label, { path, start, closes: closes() });
    } else {
      board.field.classList.toggle("numbered", numbers && path.length > 0);
      const moves = new Map(path.map((square, index) => [square, index + 1]));
      board.draw((index) => (painted ? searchedSquare(index, numbers) : square(index, moves, numbers)));
      drawLine(path);
    }
    setText(byId("knight-caption"), state.caption);
    byId("knight-caption").toggleAttribute("data-closed", state.caption === "" || painted !== null);
  }

  function square(index, moves, numbers) {
    const move = moves.get(index);
    const { start, end, path, cols } = state;
    const isStart = index === start;
    const isEnd = path.length ? index === path.at(-1) && !isStart : index === end;
    return {
      label: `${place(index, cols)}, ${move ? `move ${move}` : "empty"}`,
      note: isStart ? "start" : isEnd ? "end" : "",
      mark: isStart ? "start" : isEnd ? "end" : "",
      piece: isStart && !(move && numbers) ? "knight" : "",
      text: move && numbers ? String(move) : "",
    };
  }

  /** A tour that is one picture can be read as text, too. */
  function drawText(path) {
    const text = path.map((square) => squareName(square, state.rows, state.cols)).join(" ");
    byId("tour-field").hidden = text === "";
    if (byId("tour-text").value !== text) byId("tour-text").value = text;
  }

  /** A square at a moment of a search: its move and its state, and whether it forbids what was tried. */
  function searchedSquare(index, numbers) {
    const { values, states, by, path } = painted;
    const move = values[index];
    const now = states[index];
    const note = move || !notes ? "" : notes.texts[index];
    const forbids = index === by;
    return {
      label: `${place(index, state.cols)}, ${move ? `move ${move}` : now || "empty"}`,
      note: forbids ? "was visited" : move ? now : note && `${note} ${notes.what}`,
      mark: forbids ? "forbids" : "",
      state: now,
      piece: index === path.at(-1) && !numbers ? "knight" : "",
      text: move && numbers ? String(move) : "",
      hint: note,
    };
  }

  function drawLine(path) {
    const wanted = isOn("path") && path.length > 1 ? path : null;
    if (wanted === lineOf && (line === null || line.isConnected)) return;
    line?.remove();
    lineOf = wanted;
    line = wanted ? drawKnightPath(wanted, state.rows, state.cols, closes()) : null;
    board.field.classList.toggle("drawn", line !== null);
    if (line) board.field.prepend(line);
  }

  /** Whether what is drawn is a closed tour. A search is drawn without the move that nobody makes in it. */
  const closes = () => !painted && state.closes;

  const isOn = (view) => views[view].getAttribute("aria-pressed") === "true";

  /** Change the question; a tour that answered another one goes. Tells whether anything changed. */
  function change(part) {
    if (Object.entries(part).every(([key, value]) => state[key] === value)) {
      show(state);
      return false;
    }
    history.record();
    show({ ...state, ...part, ...NO_TOUR });
    touched();
    return true;
  }

  function resize(rows, cols) {
    const size = `${grouped(rows)} by ${grouped(cols)} board`;
    const lost = [];
    const moveSquare = (index, otherwise, consequence) => {
      if (index < 0) return otherwise;
      const name = squareName(index, state.rows, state.cols);
      const found = squareIndex(name, rows, cols);
      if (found === null) lost.push(`${name} is not on a ${size}; the tour ${consequence}.`);
      return found ?? otherwise;
    };
    const start = moveSquare(state.start, (rows - 1) * cols, "starts at a1");
    const end = moveSquare(state.end, -1, "may end anywhere");
    if (!change({ rows, cols, start, end })) return;
    say(lost.length === 0 ? `An empty ${size}. Press Solve.` : lost.join(" "), "info");
  }

  function pick(index) {
    // While a search is stepped through, squares are only selected.
    if (painted) return;
    change({ start: index });
    say(`The tour starts at ${squareName(index, state.rows, state.cols)}.`, "info");
  }

  closedBox.addEventListener("change", () => change({ closed: closedBox.checked }));
  for (const button of Object.values(views)) {
    button.addEventListener("click", () => {
      setAttribute(button, "aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
      draw();
    });
  }
  for (const example of document.querySelectorAll("[data-size]")) {
    const size = Number(example.dataset.size);
    example.addEventListener("click", () => resize(size, size));
  }

  show(state);

  return {
    name: "knight",
    hint: "Choose a start square and press Solve.",
    focus: board.focus,
    get selected() {
      return board.current;
    },
    repaint: board.repaint,
    endSteps() {
      if (!painted) return;
      painted = null;
      notes = null;
      draw();
    },
    history,
    invalid: () => Object.values(fields).find((field) => field.invalid) ?? null,
    address: () => state,
    load(next) {
      change(next);
    },
    clear() {
      if (state.path.length === 0) return false;
      history.record();
      show({ ...state, ...NO_TOUR });
      touched();
      return true;
    },
    face: {
      rows: () => state.rows,
      cols: () => state.cols,
      start: () => state.start,
      end: () => state.end,
      closed: () => state.closed,
      show(path, words, closes) {
        const squares = Array.from(path, Number);
        if (squares.length > 0) history.record();
        show({ ...state, path: squares, caption: String(words ?? ""), closes: Boolean(closes) });
        moved();
      },
      /** Draw a moment of a search: {values, states, by}; null ends that. */
      paint(moment) {
        painted = moment && { ...moment, path: pathOf(moment.values) };
        draw();
      },
      /** Short texts for the free squares while a search is drawn, and what they count; null for none. */
      annotate(texts, what) {
        notes = texts ? { texts, what } : null;
        if (painted) draw();
      },
    },
  };
}

/** The squares in the order of their moves. */
function pathOf(values) {
  const path = [];
  for (const [square, move] of values.entries()) if (move) path[move - 1] = square;
  return path;
}
