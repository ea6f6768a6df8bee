import { nothing, render } from "lit-html";
import { byId, make, takesText } from "../parts/dom.js";
import { drawWithFocus } from "../parts/kept-focus.js";
import { meaningOf } from "../parts/keys.js";
import { newId } from "../parts/new-id.js";
import { adopt } from "../parts/styles.js";
import { read, write } from "./address.js";
import styles from "./by-hand.css";
import { createGames } from "./kept.js";
import { createTable } from "./table.js";
import { view } from "./view.js";
import { ACTS, HAND } from "./words.js";

/** The seed of a new board: short, as it stands in the address. */
const newSeed = () => newId().replace(/-/g, "").slice(0, 6);

const before = () => ({
  ...{ board: "queens", strategy: "", size: [], seed: "", atOnce: true },
  // What the engine says of the board, and how it stands; null until then.
  ...{ opening: null, now: null, moves: [], tries: 1, told: false },
  // What is chosen on the board, -1 for nothing, and the digit, 0 for none; why the latest move could not be done.
  ...{ chosen: -1, digit: 0, refused: "", isReady: false },
});

/**
 * A search that is done by hand, on a board of its own in the place of the reader's.
 * @param {any} page
 */
export function createByHand(page) {
  adopt(styles);
  /** @type {{ events: Contract.Sent }} */
  const { events } = page;
  const root = make("section", { class: "by-hand", "aria-label": HAND.title });
  const table = createTable({ onPick: pick, onKey: press });
  let state = before();
  let isOpen = false;
  // What was asked for last: what was done in it before may still be looked up.
  let wanted = null;
  const games = createGames(page.isEmbedded ? null : page.kept);

  function show(changes = {}) {
    Object.assign(state, changes);
    drawWithFocus(
      root,
      () => render(view(state, acts), root),
      () => root.querySelector(".primary") ?? table,
    );
    if (state.opening && state.now) table.draw(state.opening, momentOf(state));
  }

  /** Make a board, and play it from its beginning; what can be chosen stays as long as it is of the same kind of board. */
  function begin(changes) {
    const opening = changes.board ? null : state.opening;
    state = { ...state, opening, now: null, moves: [], chosen: -1, digit: 0, refused: "", told: false };
    show({ tries: 1, isReady: Boolean(events.ready), ...changes });
    const { board, strategy, size, seed, atOnce } = state;
    events.withdraw("by-hand");
    events.withdraw("by-hand-moves");
    events.raise("by-hand", { question: JSON.stringify({ board, strategy, size, seed, atOnce }) });
    if (state.moves.length > 0) tellMoves();
    page.viewChanged();
  }

  const tellMoves = () => events.raise("by-hand-moves", { moves: JSON.stringify(state.moves) });

  function pick(cell) {
    if (cell === state.chosen || !state.now || state.now.finished) return;
    show({ chosen: cell, refused: "" });
  }

  function move(kind) {
    if (!state.now || state.now.finished) return;
    const moves = [...state.moves, [kind, state.chosen, state.digit]];
    show({ moves, refused: "" });
    tellMoves();
  }

  const acts = {
    board: (board) => begin({ board, strategy: "", size: [], seed: newSeed() }),
    strategy: (strategy) => begin({ strategy, size: [], seed: newSeed() }),
    size: (size) => begin({ size: size.split("x").map(Number), seed: newSeed() }),
    judged: (atOnce) => begin({ atOnce }),
    another: () => begin({ seed: newSeed() }),
    again: () => begin({ tries: state.tries + 1 }),
    digit: (digit) => show({ digit, refused: "" }),
    act: (kind) => state.now?.wrong === null && move(kind),
    back: () => move("back"),
    help: () => move("help"),
    judge: () => move("judge"),
  };

  /** A key on the board or beside it: a digit, or the letter of an act. */
  function press(event) {
    const { key, digit, plain } = meaningOf(event);
    if (!plain || !state.now || takesText(event.target) || event.target.matches?.("select")) return;
    const [kind] = ACTS.find(([, letter]) => letter === key) ?? [];
    const { wrong, finished, done } = state.now;
    // biome-ignore format: one line each
    const act =
      finished ? null
      : kind ? () => acts.act(kind)
      : key === "b" && (state.atOnce ? wrong : done > 0) ? acts.back
      : key === "m" && state.atOnce ? acts.help
      : key === "j" && !state.atOnce ? acts.judge
      : /[1-9]/.test(digit) && state.board === "sudoku" ? () => acts.digit(Number(digit))
      : null;
    // The page's own keys are for the reader's board.
    if (/^\w$/.test(key)) event.stopPropagation();
    if (!act) return;
    event.preventDefault();
    act();
  }

  root.addEventListener("keydown", press);
  byId("modes").addEventListener("change", () => isOpen && page.close());
  page.signals.on("boardSwitched", () => isOpen && page.close());

  function judged() {
    const { now, board, tries, told } = state;
    if (!now.finished || told) return;
    state.told = true;
    const score = Math.round(100 * now.score) / 100;
    page.done({ exercise: `by-hand ${board}`, solved: now.solved, tries, score });
  }

  /** What was done is there again after a reload, and where an address leads here later. */
  function keep() {
    if (state.moves.length > 0 || state.tries > 1) games.note(write(state), state);
  }

  return {
    root,
    async open({ address, ...args }) {
      isOpen = true;
      /** @type {any} */
      const asked = { ...args, ...(address && read(address)) };
      const { n, rows, cols, size = n ? [n] : rows ? [rows, cols] : [] } = asked;
      const { board = page.board().name, strategy = "", seed = newSeed(), atOnce = true } = asked;
      const mine = { board, strategy, size, seed, atOnce };
      wanted = mine;
      state = before();
      show({ ...mine, isReady: Boolean(events.ready) });
      const game = asked.seed && (await games.of(write(mine)));
      if (isOpen && wanted === mine) begin({ ...mine, ...game });
    },
    close() {
      isOpen = false;
      table.close();
      page.reply(HAND.ends);
      events.withdraw("by-hand-moves");
      events.raise("by-hand", { question: "" });
    },
    address: () => [["lesson", write(state)]],
    reset() {
      table.close();
      render(nothing, root);
      state = before();
      isOpen = false;
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.ByHand} */ ({
      begin(opening) {
        if (!isOpen) return;
        const { strategy, size } = opening;
        if (!state.opening) page.reply(HAND.begins);
        show({ opening, strategy, size: Array.from(size), isReady: true });
        page.viewChanged();
      },
      show(now) {
        if (!isOpen) return;
        if (now.refused) {
          show({ now, moves: state.moves.slice(0, -1), refused: now.refused });
          return;
        }
        const latest = state.moves.at(-1)?.[0];
        // The knight's call begins with the square that was chosen for it.
        const stays = state.board === "sudoku" || latest === "deeper" || state.moves.length === 0;
        show({ now, refused: "", chosen: stays ? state.chosen : -1, digit: 0 });
        judged();
        keep();
      },
    }),
  };
}

/** What is drawn: the moment, and what is chosen as that which is tried. */
function momentOf({ now, chosen, digit, board }) {
  const states = Array.from(now.states);
  const isFree = chosen >= 0 && !now.values[chosen];
  const isTried = isFree && (board !== "sudoku" || digit > 0);
  if (isTried) states[chosen] = "possible";
  return {
    ...{ values: now.values, by: isTried ? -1 : now.by, states, chosen },
    cell: isTried ? chosen : now.cell,
    value: isTried ? digit : now.value,
  };
}
