import { QUEENS_LIMIT } from "../page/address.js";
import { byId, grouped, quoted, setText, wholeNumber } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { createHistory } from "../parts/history.js";
import { place } from "../parts/squares.js";
import { createChessBoard } from "./board.js";
import { createQueensBrowser } from "./queens-browser.js";

const STATES_WITH_QUEEN = ["provisional", "permanent"];

/** The N-Queens board: its size, the queens that are shown, the list of solutions and the states of the steps. */
export function createQueens({ raise, say, complain, touched, moved, mended }) {
  const board = createChessBoard(byId("queens"), { name: "N-Queens" });
  const caption = byId("queens-caption");
  // `wanted` is the number of the solution in the list; while `counting`, the list is still growing.
  let state = Object.freeze({ n: 8, columns: [], caption: "", wanted: 1, counting: false });
  let painted = null;
  const history = createHistory(
    () => state,
    (past) => {
      forget();
      show(past);
    },
  );

  const browser = createQueensBrowser({ raise, complain, mended });

  const field = createField(byId("n"), {
    complain,
    mended,
    read(text) {
      const value = wholeNumber(text);
      if (value !== null && value >= 1 && value <= QUEENS_LIMIT) return { value };
      return {
        error: `${quoted(text)} is not a size that fits. N is a whole number from 1 to ${grouped(QUEENS_LIMIT)}.`,
      };
    },
    apply: setSize,
  });

  function draw() {
    const { n, columns } = state;
    board.resize(n, n);
    if (board.big) {
      const count = columns.filter((column) => column >= 0).length;
      const size = `${grouped(n)} by ${grouped(n)} board`;
      const label =
        count === 0
          ? `An empty ${size}`
          : `${grouped(count)} ${count === 1 ? "queen" : "queens"} on a ${size}`;
      board.showPicture(label, { queens: columns });
    } else {
      board.draw(painted ? paintedSquare : plainSquare);
    }
    const asText = board.big && columns.length > 0;
    byId("columns-field").hidden = !asText;
    byId("columns-text").value = asText
      ? columns.map((column) => (column < 0 ? "-" : column + 1)).join(" ")
      : "";
    drawCaption();
  }

  function drawCaption() {
    setText(caption, state.counting ? `${state.caption} so far` : state.caption);
    caption.toggleAttribute("data-closed", state.caption === "" || painted !== null);
  }

  function plainSquare(index) {
    const { n, columns } = state;
    const queen = columns[Math.floor(index / n)] === index % n;
    return { label: `${place(index, n)}, ${queen ? "queen" : "empty"}`, piece: queen ? "queen" : "" };
  }

  function paintedSquare(index) {
    const now = painted.states[index];
    const forbids = index === painted.by;
    const queen = STATES_WITH_QUEEN.includes(now);
    return {
      label: `${place(index, state.n)}, ${queen ? "queen" : now || "empty"}`,
      piece: queen ? "queen" : "",
      state: now,
      mark: forbids ? "forbids" : "",
      note: forbids ? "attacks the square" : queen ? now : "",
    };
  }

  function show(next) {
    state = Object.freeze(next);
    field.show(String(state.n));
    draw();
  }

  /** What was found belongs to the board as it was. */
  function forget() {
    painted = null;
    browser.show(0, 0, false, byId("list-fundamental").checked);
  }

  /** Change what is said of the queens that are shown. */
  function describe(change) {
    state = Object.freeze({ ...state, ...change });
    drawCaption();
  }

  function empty(n) {
    history.record();
    forget();
    show({ n, columns: [], caption: "", wanted: 1, counting: false });
    touched();
  }

  function setSize(n) {
    if (n === state.n) {
      field.show(String(n));
      return;
    }
    empty(n);
    say(`An empty ${grouped(n)} by ${grouped(n)} board. Press Solve.`, "info");
  }

  const within = (n) => Math.min(QUEENS_LIMIT, Math.max(1, n));
  byId("n-less").addEventListener("click", () => setSize(within(state.n - 1)));
  byId("n-more").addEventListener("click", () => setSize(within(state.n + 1)));
  for (const example of document.querySelectorAll("[data-n]")) {
    example.addEventListener("click", () => setSize(Number(example.dataset.n)));
  }
  show(state);

  return {
    name: "queens",
    hint: "Choose N and press Solve.",
    focus: board.focus,
    get selected() {
      return board.current;
    },
    repaint: board.repaint,
    history,
    endSteps() {
      if (!painted) return;
      painted = null;
      draw();
    },
    invalid: () => [field, browser.field].find((each) => each.invalid) ?? null,
    address: () => ({ n: state.n, solution: state.wanted }),
    load({ n, solution }) {
      if (n !== state.n) setSize(n);
      if (browser.isOpen) raise("browse", { to: solution });
      else describe({ wanted: solution });
    },
    clear() {
      if (state.columns.length === 0 && !painted && !browser.isOpen) return false;
      empty(state.n);
      return true;
    },
    face: {
      n: () => state.n,
      wanted: () => state.wanted,
      show(columns, words) {
        if (state.columns.length === 0) history.record();
        painted = null;
        const shown = { columns: Array.from(columns, Number), caption: String(words ?? "") };
        show({ ...state, ...shown, counting: false });
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
      paint(moment) {
        painted = moment;
        draw();
      },
      annotate() {},
    },
  };
}
