import { make, setText } from "../parts/dom.js";
import { thisMachine, workersFor } from "../parts/workers.js";
import { createCountPanel } from "./count-panel.js";
import { LARGEST_KNOWN, published, SOURCES } from "./published.js";
import { createTable } from "./table.js";
import * as words from "./words.js";

/** Up to this N it is counted here. */
const LARGEST = 18;

/**
 * The count of N queens, shown as long as the reader wants it. One goes on, also where another board or mode is shown,
 * until it is stopped, put away, or N is another: then it is not what the reader wants to know any more.
 * @param {Contract.Asking} page
 */
export function createCount({ events, queens }) {
  // What was counted here, by N: {total, fundamental}.
  const results = new Map();
  let on = false;
  // The N of which the section tells, and whether it says that the board is not empty.
  let n = 0;

  const compared = make("p", { class: "hint" });
  const table = createTable();
  const panel = createCountPanel({
    name: "count",
    label: words.SECTION,
    events,
    asks: () => ["count", { n, workers: workersFor(n, thisMachine()) }, words.barLabel(n)],
    stopping: "count-stop",
    known: outcomeOf,
    changed: draw,
    more: [compared, table.element],
  });

  /** What the section says of N while nothing is counted. */
  function outcomeOf() {
    const numbers = published(n);
    if (results.has(n)) return words.numbersOf(results.get(n));
    if (n <= LARGEST) return "";
    return numbers ? words.tooLong(numbers, SOURCES) : words.unknown(LARGEST_KNOWN);
  }

  function comparison() {
    const numbers = published(n);
    if (panel.running) return words.publishedWords(numbers, SOURCES);
    const result = results.get(n);
    if (!result) return "";
    const isSame = result.total === numbers.total && result.fundamental === numbers.fundamental;
    return words.comparedWords(isSame, numbers, SOURCES);
  }

  function draw() {
    const isEmpty = queens().face.isPlain();
    panel.describe(words.whatIsCounted(n, isEmpty), words.countLabel(n, results.has(n)));
    panel.buttons.hidden = n > LARGEST;
    setText(compared, comparison());
  }

  /** The board may be another now. */
  function refresh() {
    const board = queens();
    if (!on || !board) return;
    const isOther = board.state.n !== n;
    n = board.state.n;
    if (isOther) panel.moved();
    draw();
  }

  return {
    turn(newOn) {
      on = newOn;
      panel.section.hidden = !on;
      if (on) refresh();
      else panel.leave();
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
      progress: panel.progress,
      /** It has ended, and not come to its end; why is a sentence. Tells whether that is seen. */
      end: panel.end,
      result(counted, total, fundamental) {
        results.set(counted, { total, fundamental });
        table.mark(counted);
        panel.end("");
      },
    }),
  };
}
