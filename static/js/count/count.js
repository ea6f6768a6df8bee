import { createCountBar } from "../parts/count-bar.js";
import { isIdle, make, setIdle, setText } from "../parts/dom.js";
import { createPanelSection } from "../parts/panel-section.js";
import { adopt } from "../parts/styles.js";
import styles from "./count.css";
import { LARGEST_KNOWN, published, SOURCES } from "./published.js";
import { createTable } from "./table.js";
import * as words from "./words.js";
import { thisMachine, workersFor } from "./workers.js";

/** Up to this N it is counted here. */
const LARGEST = 18;

/**
 * The count of N queens, shown as long as the reader wants it. One goes on, also where another board or mode is shown,
 * until it is stopped, put away, or N is another: then it is not what the reader wants to know any more.
 * @param {Contract.Asking} page
 */
export function createCount({ events, queens }) {
  adopt(styles);
  const what = make("p", { class: "hint" });
  const start = make("button", { type: "button", class: "button primary" });
  const stop = make("button", { type: "button", class: "button" }, words.STOP);
  const buttons = make("div", { class: "count-buttons" }, start, stop);
  const bar = createCountBar();
  // What came of it is read to those who read by ear; how far it is, they ask the bar.
  const outcome = make("p", { class: "count-outcome", "aria-live": "polite" });
  const compared = make("p", { class: "hint" });
  const table = createTable();
  const section = createPanelSection(
    "count",
    { class: "count", "aria-label": words.SECTION },
    ...[what, buttons, ...bar.elements, outcome, compared, table.element],
  );

  // What was counted here, by N: {total, fundamental}.
  const results = new Map();
  let on = false;
  // The N that is being counted; 0 for none.
  let running = 0;
  // The N of which the section tells, and whether it says that the board is not empty.
  let n = 0;

  /** What the section says of N while nothing is counted. */
  function outcomeOf() {
    const numbers = published(n);
    if (results.has(n)) return words.numbersOf(results.get(n));
    if (n <= LARGEST) return "";
    return numbers ? words.tooLong(numbers, SOURCES) : words.unknown(LARGEST_KNOWN);
  }

  function comparison() {
    const numbers = published(n);
    if (running) return words.publishedWords(numbers, SOURCES);
    const result = results.get(n);
    if (!result) return "";
    const isSame = result.total === numbers.total && result.fundamental === numbers.fundamental;
    return words.comparedWords(isSame, numbers, SOURCES);
  }

  function draw() {
    buttons.hidden = n > LARGEST;
    setText(start, words.countLabel(n, results.has(n)));
    setIdle(start, running > 0);
    setIdle(stop, running === 0);
    bar.show(running > 0);
    setText(compared, comparison());
  }

  function begin() {
    running = n;
    bar.name(words.barLabel(n));
    bar.draw(0, words.EARLY[document.documentElement.dataset.engine] ?? words.STARTING);
    setText(outcome, "");
    draw();
    events.raise("count", { n, workers: workersFor(n, thisMachine()) });
  }

  function end(sentence) {
    running = 0;
    setText(outcome, [outcomeOf(), sentence].filter(Boolean).join(" "));
    draw();
  }

  function leave(boardChanged) {
    if (running === 0) return;
    if (events.ready) events.raise("count-stop", { boardChanged });
    else {
      events.withdraw("count");
      end("");
    }
  }

  start.addEventListener("click", () => {
    if (!isIdle(start)) begin();
  });
  stop.addEventListener("click", () => {
    if (!isIdle(stop)) leave(false);
  });

  /** The board may be another now. */
  function refresh() {
    const board = queens();
    if (!on || !board) return;
    const { state, face } = board;
    setText(what, words.whatIsCounted(state.n, face.isPlain()));
    if (state.n === n) return;
    n = state.n;
    setText(outcome, outcomeOf());
    // The count of another N has to be over before its numbers are looked for.
    leave(true);
    draw();
  }

  return {
    turn(newOn) {
      on = newOn;
      section.hidden = !on;
      if (on) refresh();
      else leave(false);
    },
    refresh,
    /** As on a first visit: nothing was counted here. */
    reset() {
      results.clear();
      table.clear();
      n = 0;
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Count} */ ({
      progress: bar.draw,
      /** It has ended, and not come to its end; why is a sentence. */
      end,
      result(counted, total, fundamental) {
        results.set(counted, { total, fundamental });
        table.mark(counted);
        end("");
      },
    }),
  };
}
