import { readAddress } from "../boards/address.js";
import { WHEN_READY } from "../parts/words.js";
import { explained } from "./explained.js";

/**
 * What is opened by an address or a tab. A board that is not there yet is loaded first; the latest of both wins.
 * `status` says what is wrong with an address. `isThere(named)` tells whether what an address names was brought back with
 * the board already; `placed(board)` hears that what an address names is on its board, and `beside(named)` shows what it
 * names beside that.
 */
export function createOpening({
  boards,
  modes,
  searches,
  status,
  events,
  isThere,
  placed,
  beside,
  learning,
}) {
  // What an address named, until it is shown: should its board not arrive, its tab is where to go on.
  let wanted = null;
  // What is on its way: whether it is shown in the end.
  let coming = null;
  // What is done then.
  let waiting = null;
  // How often an address was read.
  let latest = 0;

  async function open(named) {
    wanted = named;
    if (!(await boards.show(named.board))) return false;
    // It was asked for twice, or another state of the board since.
    if (wanted !== named) return wanted === null;
    const reading = boards.current.unpack?.(named.state);
    if (!reading && named.problems.length === 0) return load(named);
    return Promise.all([explained(named.problems), reading]).then(([problem, read]) => {
      if (wanted !== named) return wanted === null;
      // Another board is shown by now: the tab of this one is where to go on.
      if (boards.current.name !== named.board) return false;
      const problems = [problem, read?.problem].filter(Boolean).join(" ");
      return load({ ...named, ...(read && { state: read.state }) }, problems);
    });
  }

  function load(named, problem = "") {
    wanted = null;
    const { mode, state, step } = named;
    if (!isThere(named)) {
      boards.current.load(state);
      placed(boards.current);
    }
    modes.use(mode);
    beside(named);
    learning.open(named.learn);
    if (problem) status.note(problem);
    if (state.solution && !events.ready) status.say(WHEN_READY.show, "busy");
    searches.openAt(step).then((opens) => {
      // Where nothing is to be computed, nothing is said after what is wrong.
      if (!opens && !state.solution) status.noted();
    });
    return true;
  }

  async function read(fragment) {
    latest += 1;
    const mine = latest;
    const named = readAddress(fragment);
    if (named && !named.error) return open(named);
    wanted = null;
    // Nor does the board come that was on its way.
    boards.show(boards.current.name);
    if (named) {
      const problem = await explained([named.error]);
      if (mine === latest) status.complain(problem);
    }
    return null;
  }

  function follow(shown) {
    coming = shown;
    shown.finally(() => {
      if (coming === shown) coming = null;
    });
    return shown;
  }

  return {
    /**
     * Show what an address names, and tell whether it is shown. What names nothing changes nothing, which is null, and a
     * broken address says what is wrong.
     */
    address: (fragment) => follow(read(fragment)),
    /** Show a board, and tell whether it is shown. */
    board: (name) => follow(wanted?.board === name ? open(wanted) : boards.show(name)),
    /** Act on what is wanted: at once, or when it is shown; not where it did not arrive. The latest act counts. */
    whenShown(act) {
      waiting = act;
      if (!coming) act();
      else {
        coming.then((shown) => {
          if (shown !== false && waiting === act) act();
        });
      }
    },
  };
}
