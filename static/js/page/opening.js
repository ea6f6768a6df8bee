import { readAddress } from "./address.js";

/** What is opened by an address or a tab. A board that is not there yet is loaded first; the latest of both wins. */
export function createOpening({ boards, searches, say }) {
  // What an address named, until it is shown: should its board not arrive, its tab is where to go on.
  let wanted = null;

  async function open(named) {
    wanted = named;
    if (!(await boards.show(named.board))) return false;
    wanted = null;
    boards.current.load(named.state);
    if (named.step) searches.open(named.step);
    return true;
  }

  return {
    /** Show what an address names, and tell whether it is shown; a broken one says what is wrong and changes nothing. */
    async address(fragment) {
      const named = readAddress(fragment);
      if (named?.error) say(named.error, "error");
      return named !== null && !named.error && open(named);
    },
    /** Show a board, and tell whether it is shown. */
    board: (name) => (wanted?.board === name ? open(wanted) : boards.show(name)),
  };
}
