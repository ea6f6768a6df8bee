import { byId } from "../parts/dom.js";
import { OPENED_WHEN_READY, SEARCH_COMING } from "../parts/words.js";

/**
 * Opening a search: from the button, from an example, from an address. What shows it is loaded first; then the callbacks
 * are asked for it. `watch` is that late part. `whenShown(act)` acts when the board that is wanted is there.
 */
export function createSearches({
  events,
  status,
  strategies,
  boards,
  watch,
  whenShown,
  onItsWay,
  onMissing,
}) {
  let latest = 0;

  /** Open the steps of what is on the board. Without a step the search starts paused at its beginning. */
  async function open({ strategy = strategies.current, step = 0, placement = 0, view = "" } = {}) {
    // As with Solve: a page without callbacks can only be loaded again.
    if (!events.ready && status.repeat()) return;
    latest += 1;
    const mine = latest;
    strategies.choose(strategy);
    // What is asked for before Python is there is done as soon as it is.
    if (!events.ready) {
      status.say(OPENED_WHEN_READY, "busy");
      events.withdraw("open");
    }
    if (!watch.value) {
      if (events.ready) onItsWay.begin(SEARCH_COMING);
      try {
        await watch.want();
      } catch (error) {
        if (mine !== latest) return;
        onItsWay.end();
        onMissing(error);
        return;
      }
      if (mine !== latest) return;
      onItsWay.end();
    }
    watch.value.expect(step);
    events.raise("open", { strategy, position: step, placement, view });
  }

  byId("step-through").addEventListener("click", () => whenShown(open));
  for (const example of document.querySelectorAll("[data-watch]")) {
    const { watch: board, givens, strategy, placement } = example.dataset;
    example.addEventListener("click", async () => {
      if (!(await boards.show(board))) return;
      boards.current.load({ givens });
      open({ strategy, placement: Number(placement) });
    });
  }

  return {
    open,
    /** What was on the board is not any more: what is still on its way for it is not opened. */
    drop() {
      latest += 1;
      onItsWay.end();
    },
    /** Another strategy was chosen: a search that is open is begun again with it. */
    chosen() {
      if (watch.value?.isOpen()) open();
    },
  };
}
