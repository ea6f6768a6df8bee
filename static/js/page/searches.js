import { code as editor } from "../code/room.js";
import { byId } from "../parts/dom.js";
import { roomComing, WHEN_READY } from "../parts/words.js";
import { YOUR_CODE } from "../parts/your-code.js";
import { watch as explorer } from "../watch/room.js";
import { explained } from "./explained.js";

/**
 * Opening a search: from the button, from an example, from an address. What shows it is loaded first; then the callbacks
 * are asked for it. `watch` is that late part, and `ownCode` the editor, which is come to in the same ways, but runs nothing
 * of its own accord. `whenShown(act)` acts when the board that is wanted is there.
 * @param {Contract.Asking} page
 */
export function createSearches({
  events,
  status,
  strategies,
  watch,
  ownCode,
  modes,
  whenShown,
  onItsWay,
  onMissing,
  onCodeMissing,
}) {
  let latest = 0;

  /**
   * Open the steps of what is on the board. Without a step the search starts paused at its beginning, without a view in
   * the one that was open last; who races is only changed where it is said.
   * @param {any} [place]
   */
  function open({ strategy = strategies.current, ...place } = {}) {
    return strategy === YOUR_CODE ? edit(place) : begin({ strategy, ...place });
  }

  /**
   * Come to the editor, in a view if one is named, with the program of an address if there is one: it goes to a step as soon
   * as Run is pressed.
   * @param {{step?: number, view?: string, present?: boolean, race?: string[], code?: string}} place
   */
  async function edit(place) {
    latest += 1;
    const mine = latest;
    modes.use("watch");
    strategies.choose(YOUR_CODE);
    events.withdraw("open");
    if (!ownCode.isThere && !(await fetchCode(() => mine === latest))) return;
    ownCode.show(place);
    if (place.race) watch.value.race(...place.race);
  }

  /** Load the editor; tell whether it is there, and is `wanted` still. */
  async function fetchCode(wanted = () => true) {
    onItsWay.begin(roomComing(editor));
    try {
      await ownCode.want();
    } catch (error) {
      if (wanted()) {
        onItsWay.end();
        onCodeMissing(error);
      }
      return false;
    }
    if (wanted()) onItsWay.end();
    return wanted();
  }

  /**
   * Ask the callbacks for a search. Whether it is presented is left as it is where that is not said.
   * @param {{strategy: string, step?: number, placement?: number, view?: string, present?: boolean, race?: string[], program?: string}} place
   */
  async function begin({ strategy, step = 0, placement = 0, view = "", present, race, program = "" }) {
    // As with Solve: a page without callbacks can only be loaded again.
    if (!events.ready && status.repeat()) return;
    status.retry();
    latest += 1;
    const mine = latest;
    modes.use("watch");
    strategies.choose(strategy);
    // What is asked for before Python is there is done as soon as it is.
    if (!events.ready) {
      status.say(WHEN_READY.open, "busy");
      events.withdraw("open");
    }
    if (!watch.value) {
      if (events.ready) onItsWay.begin(roomComing(explorer));
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
    watch.value.expect(step, present);
    if (race) watch.value.race(...race);
    events.raise("open", { strategy, position: step, placement, view, program });
  }

  /**
   * Open what an address names, if it names a search, and tell whether it does: a strategy that there is not is said, and
   * the rest is used.
   */
  async function openAt(place) {
    if (place === null) {
      strategies.unchoose();
      // Where it is watched all the same, its views are seen empty; what does not come is said when a search is opened.
      if (modes.current === "watch") watch.want().catch(() => {});
      return false;
    }
    latest += 1;
    const mine = latest;
    const names = await strategies.names();
    if (mine !== latest) return true;
    const isKnown = (name) => names.length === 0 || names.includes(name);
    const odd = ["strategy", "left", "right"].filter((key) => place[key] !== "" && !isKnown(place[key]));
    if (odd.length > 0) {
      const problem = await explained(odd.map((key) => ["notOneOf", key, place[key], names]));
      if (mine !== latest) return true;
      status.note(problem);
    }
    if (odd.includes("strategy")) {
      strategies.unchoose();
      return false;
    }
    const racer = (key) => (odd.includes(key) ? "" : place[key]);
    open({ ...place, race: [racer("left"), racer("right")] });
    return true;
  }

  byId("step-through").addEventListener("click", () => whenShown(open));
  byId("run").addEventListener("click", () => {
    if (ownCode.isShown()) ownCode.run();
    else whenShown(open);
  });
  return {
    open,
    openAt,
    /** Open the search that was left last, where it was left, as long as it is a search of what is on the board. */
    resume: () => open(strategies.current === YOUR_CODE ? {} : (watch.value?.left() ?? {})),
    edit,
    fetchCode,
    /** Run a program, as the callbacks are asked for it, and go to the step that was asked for before. */
    run: (program) => begin({ strategy: YOUR_CODE, step: watch.value.ahead, program }),
    /** What was on the board is not any more: what is still on its way for it is not opened. */
    drop() {
      latest += 1;
      onItsWay.end();
    },
    /** Another strategy was chosen: a search that is open, or still on its way, is begun again with it. */
    chosen() {
      if (modes.current !== "watch") return;
      whenShown(() => (strategies.current === YOUR_CODE ? edit({ view: "code" }) : open()));
    },
  };
}
