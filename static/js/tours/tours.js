import styles from "../count/count.css";
import { createCountBar } from "../parts/count-bar.js";
import { isIdle, make, setIdle, setText } from "../parts/dom.js";
import { createPanelSection } from "../parts/panel-section.js";
import { adopt } from "../parts/styles.js";
import { published } from "./published.js";
import * as words from "./words.js";

const KINDS = ["open", "closed"];

/**
 * How many tours the knight's board has, shown as long as the reader wants it. A count goes on, also where another board or
 * mode is shown, until it is stopped, put away, or the board is another: then it is not what the reader wants to know any more.
 * @param {Contract.Asking} page
 */
export function createTours({ events, knight, isShown }) {
  adopt(styles);
  const what = make("p", { class: "hint" });
  const start = make("button", { type: "button", class: "button primary" });
  const stop = make("button", { type: "button", class: "button" }, words.STOP);
  const buttons = make("div", { class: "count-buttons" }, start, stop);
  const bar = createCountBar();
  bar.name(words.BAR);
  // What came of it is read to those who read by ear; how far it is, they ask the bar.
  const outcome = make("p", { class: "count-outcome", "aria-live": "polite" });
  const numbers = make("div", { "aria-live": "polite" });
  const section = createPanelSection(
    "tours",
    { class: "count", "aria-label": words.SECTION },
    ...[what, buttons, ...bar.elements, outcome, numbers],
  );

  // What was counted here, by the board: {open, closed, openWhy, closedWhy}.
  const results = new Map();
  let on = false;
  // The board that is counted, and the one of which the section tells; "" for none.
  let running = "";
  let told = "";

  /** What is said of one kind of tours: of what was counted, and of what is published. */
  function saysOf(kind) {
    const { rows, cols, holes } = knight().state;
    const known = holes.length === 0 ? published(rows, cols)[kind] : null;
    const result = results.get(told);
    if (result?.[kind]) return [words.numberOf(kind, result[kind], known)];
    const why = result?.[`${kind}Why`];
    return [...(why ? [why] : []), ...(known ? [words.publishedOf(kind, known)] : [])];
  }

  function draw() {
    setText(start, words.countLabel(results.has(told)));
    setIdle(start, running !== "");
    setIdle(stop, running === "");
    bar.show(running !== "");
    const isSaid = results.has(told) || running !== "";
    const lines = isSaid ? KINDS.flatMap(saysOf) : [];
    numbers.replaceChildren(...lines.map((line) => make("p", {}, line)));
  }

  function end(sentence) {
    running = "";
    setText(outcome, sentence);
    draw();
  }

  function begin() {
    running = told;
    bar.draw(0, words.EARLY[document.documentElement.dataset.engine] ?? words.STARTING);
    setText(outcome, "");
    results.delete(told);
    draw();
    events.raise("tours-count", { question: knight().face.question() });
  }

  function leave(boardChanged) {
    if (running === "") return;
    if (events.ready) events.raise("tours-stop", { boardChanged });
    else {
      events.withdraw("tours-count");
      end("");
    }
  }

  start.addEventListener("click", () => {
    if (!isIdle(start)) begin();
  });
  stop.addEventListener("click", () => {
    if (!isIdle(stop)) leave(false);
  });

  /** The board, or how it is used, may be another now. */
  function refresh() {
    section.hidden = !on || !isShown();
    const board = knight();
    if (!on || !board) return;
    const { rows, cols, holes } = board.state;
    const shown = JSON.stringify([rows, cols, holes]);
    if (shown === told) return;
    told = shown;
    setText(what, words.whatIsCounted(rows, cols, holes.length));
    setText(outcome, "");
    // The count of another board has to be over before its numbers are looked for.
    leave(true);
    draw();
  }

  return {
    turn(newOn) {
      on = newOn;
      refresh();
      if (!on) leave(false);
    },
    refresh,
    /** As on a first visit: nothing was counted here. */
    reset() {
      results.clear();
      told = "";
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Tours} */ ({
      progress: bar.draw,
      /** It has ended, and not come to its end; why is a sentence. */
      end,
      result(open, closed, openWhy, closedWhy) {
        results.set(running, { open, closed, openWhy, closedWhy });
        end("");
      },
    }),
  };
}
