import { readAddress } from "./address.js";

/** What is opened by an address or a tab. A board that is not there yet is loaded first; the latest of both wins. */
export function createOpening({ boards, searches, say }) {
  // What an address named, until it is shown: should its board not arrive, its tab is where to go on.
  let wanted = null;

  async function open(named) {
    wanted = named;
    if (!(await boards.show(named.board))) return false;
    // It was asked for twice, or for another state since.
    if (wanted !== named) return true;
    wanted = null;
    boards.current.load(named.state);
    if (named.step) searches.open(named.step);
    return true;
  }

  return {
    /**
     * Show what an address names, and tell whether it is shown. What names nothing changes nothing, which is null, and a
     * broken address says what is wrong.
     */
    async address(fragment) {
      const named = readAddress(fragment);
      if (named && !named.error) return open(named);
      wanted = null;
      // Nor does the board come that was on its way.
      boards.show(boards.current.name);
      if (named) say(named.error, "error");
      return null;
    },
    /** Show a board, and tell whether it is shown. */
    board: (name) => (wanted?.board === name ? open(wanted) : boards.show(name)),
  };
}
