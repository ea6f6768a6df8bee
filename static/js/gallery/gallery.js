import { engineState } from "../parts/engine-state.js";
import "./look.js";
import { LISTED_UP_TO } from "../chess/limits.js";
import { make, setAttribute, setText } from "../parts/dom.js";
import { createPanelSection } from "../parts/panel-section.js";
import { createFiles } from "./files.js";
import { createList } from "./list.js";
import { createPainter, onTheme } from "./painting.js";
import { createStore } from "./store.js";
import * as words from "./words.js";

/**
 * The solutions of the queens' board side by side, as long as the reader wants them and that board `isShown()`. The list is
 * that of the board as it is, with its queens and blocked squares, and the one that is chosen there: all, or fundamental.
 * @param {Contract.Asking} page
 */
export function createGallery({ events, queens, reply, isShown }) {
  const line = make("p", { class: "hint", "aria-live": "polite" });
  const probe = make("canvas", { class: "gallery-probe", "aria-hidden": "true" });
  const buttons = [
    [words.PRINT, () => window.print()],
    [words.SAVE_SVG, () => files.svg()],
    [words.SAVE_PNG, () => files.png()],
  ].map(([name, act]) => {
    const button = make("button", { type: "button", class: "button" }, name);
    button.addEventListener("click", act);
    return button;
  });
  const tools = make("div", { class: "gallery-tools" }, ...buttons);
  const painter = createPainter(probe);
  // All solutions, and the fundamental ones.
  const stores = [createStore(), createStore()];
  let on = false;
  // The question that is asked, "" for none, and which one of all it is: answers to others come too late.
  let asked = "";
  let serial = 0;
  // The board that it is of, whether rules restrict it, and which list is chosen.
  let board = { n: 1, queens: [], blocked: [] };
  let bound = false;
  let fundamental = false;
  let complete = false;
  let stopped = false;
  let sum = "";
  // Whether somebody has pressed for it, and is to see it when it comes: to its end, or as much as the box of the list shows.
  let isAwaited = false;
  // Whether a piece of a list is on its way.
  let isComing = false;

  const store = () => stores[fundamental ? 1 : 0];
  /** How many images a fundamental solution has; 0 where they do not add up to the list, as the board restricts it. */
  const sizeOf = (number) => (fundamental && !bound ? store().size(number) : 0);
  const list = createList({
    contents(number) {
      const columns = store().columns(number);
      const size = columns ? sizeOf(number) : 0;
      return {
        name: words.solutionName(number, fundamental, columns, size),
        caption: words.captionOf(number),
        times: size ? words.times(size) : "",
        columns,
      };
    },
    paint: (canvas, columns, side) => painter.paint(canvas, board, columns, side),
    pick: (number) => events.raise("browse", { to: number, fundamental }),
    scrolled: want,
  });
  const section = createPanelSection(
    "gallery",
    { class: "gallery", "aria-label": words.GALLERY },
    ...[line, list.root, tools, probe],
  );

  const files = createFiles({
    probe,
    reply,
    list: () => ({
      ...{ board, bound, fundamental, total: store().total },
      first: (most) =>
        store()
          .first(most)
          .map((columns, index) => ({ columns, caption: captionAt(index + 1) })),
    }),
  });
  const captionAt = (number) =>
    [words.captionOf(number), sizeOf(number) ? words.times(sizeOf(number)) : ""].join(" ");

  function lineWords() {
    const { total } = store();
    if (total === 0 && board.n > LISTED_UP_TO) return words.LISTED_TO(LISTED_UP_TO);
    if (total === 0 && complete) return words.NO_SOLUTION;
    if (total === 0 && !stopped) return words.EARLY[engineState()] ?? "";
    if (fundamental && sum) return sum;
    return words.totalWords({ total, fundamental, bound, complete, stopped });
  }

  /** The number in this list of what is on the board; 0 where that is none of it. */
  function shownNumber() {
    const { state } = queens();
    return state.columns.length > 0 && state.total > 0 && state.fundamental === fundamental
      ? state.solution
      : 0;
  }

  function draw() {
    // A number that grows is not read aloud until it is at its end.
    setAttribute(line, "aria-busy", asked === "" || complete || stopped ? null : "true");
    setText(line, lineWords());
    tools.hidden = store().columns(1) === null;
    list.update(store().total, complete);
    list.show(shownNumber());
    if (isAwaited && store().total > 0) {
      isAwaited = !(complete || list.isFull());
      section.scrollIntoView({ block: "nearest" });
    }
    want();
  }

  /** Ask for what is missing: what is in view first, and then all else. */
  function want() {
    if (isComing || asked === "") return;
    const next = store().next(...list.inView());
    if (!next) return;
    isComing = true;
    events.raise("gallery-piece", { serial, start: next.start, count: next.count, fundamental });
  }

  function begin({ state, face }) {
    board = state;
    bound = !face.isPlain();
    for (const each of stores) each.reset(board.n);
    complete = stopped = isComing = false;
    sum = "";
    serial += 1;
    list.reset(board.n);
  }

  function ask(question) {
    asked = question;
    if (question !== "") begin(queens());
    events.withdraw("gallery");
    events.raise("gallery", { question, listed: board.n <= LISTED_UP_TO });
  }

  /** The board, what is shown of it, or how it is used may be another now. */
  function refresh() {
    const face = on && isShown() ? queens()?.face : null;
    const question = face ? face.question() : "";
    section.hidden = question === "";
    if (question !== asked) ask(question);
    if (question === "") return;
    const { state } = queens();
    if (state.fundamental !== fundamental) {
      fundamental = state.fundamental;
      list.reset(board.n);
    }
    draw();
  }

  // Who does something meanwhile looks where they like.
  for (const deed of ["wheel", "pointerdown", "keydown"]) {
    window.addEventListener(deed, () => (isAwaited = false), { capture: true, passive: true });
  }
  onTheme(() => {
    painter.recolour();
    list.repaint();
  });
  const isPrinted = () => asked !== "" && store().total > 0 && !document.querySelector("dialog[open]");
  window.addEventListener("beforeprint", () => isPrinted() && files.print(true));
  window.addEventListener("afterprint", () => isPrinted() && files.print(false));

  return {
    turn(newOn) {
      on = newOn;
      isAwaited = on && events.ready;
      refresh();
    },
    refresh,
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Gallery} */ ({
      /** The list has so many by now, and so many of them are fundamental. */
      grow(total, fundamentals, isComplete) {
        stores[0].grow(total);
        stores[1].grow(fundamentals);
        complete ||= isComplete;
        stopped = false;
        draw();
      },
      /** A piece of a list has come; null where it is lost, and the list is made again. */
      put(ofSerial, start, ofFundamental, columns, sizes) {
        if (ofSerial !== serial) return;
        isComing = false;
        if (!columns?.length) return;
        stores[ofFundamental ? 1 : 0].put(start, columns, sizes);
        draw();
      },
      sum(sentence) {
        sum = sentence;
        draw();
      },
      stop() {
        stopped = !complete;
        draw();
      },
    }),
  };
}
