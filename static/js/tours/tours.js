import { createCountPanel } from "../count/count-panel.js";
import { make } from "../parts/dom.js";
import { published } from "./published.js";
import * as words from "./words.js";

const KINDS = ["open", "closed"];

/**
 * How many tours the knight's board has, shown as long as the reader wants it. A count goes on, also where another board or
 * mode is shown, until it is stopped, put away, or the board is another: then it is not what the reader wants to know any more.
 * @param {Contract.Asking} page
 */
export function createTours({ events, knight, isShown }) {
  // What was counted here, by the board: {open, closed, openWhy, closedWhy}.
  const results = new Map();
  let on = false;
  // The board of which the section tells; "" for none.
  let told = "";

  const numbers = make("div", { "aria-live": "polite" });
  const panel = createCountPanel({
    name: "tours",
    label: words.SECTION,
    events,
    asks() {
      results.delete(told);
      return ["tours-count", { question: knight().face.question() }, words.BAR];
    },
    stopping: "tours-stop",
    known: () => "",
    changed: draw,
    more: [numbers],
  });

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
    const { rows, cols, holes } = knight().state;
    panel.describe(words.whatIsCounted(rows, cols, holes.length), words.countLabel(results.has(told)));
    const isSaid = results.has(told) || panel.running;
    const lines = isSaid ? KINDS.flatMap(saysOf) : [];
    numbers.replaceChildren(...lines.map((line) => make("p", {}, line)));
  }

  /** The board, or how it is used, may be another now. */
  function refresh() {
    panel.section.hidden = !on || !isShown();
    const board = knight();
    if (!on || !board) return;
    const { rows, cols, holes } = board.state;
    const shown = JSON.stringify([rows, cols, holes]);
    if (shown === told) return;
    told = shown;
    panel.moved();
    draw();
  }

  return {
    turn(newOn) {
      on = newOn;
      refresh();
      if (!on) panel.leave();
    },
    refresh,
    /** As on a first visit: nothing was counted here. */
    reset() {
      results.clear();
      told = "";
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Tours} */ ({
      progress: panel.progress,
      /** It has ended, and not come to its end; why is a sentence. Tells whether that is seen. */
      end: panel.end,
      result(open, closed, openWhy, closedWhy) {
        results.set(told, { open, closed, openWhy, closedWhy });
        panel.end("");
      },
    }),
  };
}
