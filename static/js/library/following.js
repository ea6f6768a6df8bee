import { bare, isBegun, isSame } from "./record.js";

/**
 * The record of the puzzle on the board follows it: what is played is kept from its first entry on. Where another tab has
 * changed the record meanwhile, this one goes on with a copy; `onCopied(name)` hears of that. `tab()` is this tab's name.
 */
export function createFollowing({ shelf, sudoku, tab, onCopied }) {
  // The revision and the name of the records that this page has read or written, by their ids.
  const known = new Map();
  let last = Promise.resolve();

  const knows = ({ id, revision, name }) => known.set(id, { revision, name });

  /** Whether a board goes on from a record: this page knows it as it is, this tab has written it, or has been there. */
  function isOurs(record) {
    if (known.has(record.id)) return known.get(record.id).revision === record.revision;
    if (record.tab !== null && record.tab === tab()) return true;
    return [sudoku.state, ...sudoku.history.now().list.map(({ state }) => state)].some((state) =>
      isSame(bare(state), record.state),
    );
  }

  async function write({ state, time }, creates) {
    const { kept: id } = state;
    const record = await shelf.follow(
      { id, state, time },
      { tab: tab(), name: known.get(id)?.name, isOurs, creates: creates || isBegun(state) },
    );
    if (!record) return null;
    knows(record);
    if (record.id !== id) {
      sudoku.rename(id, record.id);
      onCopied(record.name);
    }
    return record;
  }

  return {
    knows,
    /** Write a puzzle, {state, time}, when those before it are; if it `creates`, also where nothing was done about it. */
    write(puzzle, creates = false) {
      const written = last.then(() => write(puzzle, creates));
      last = written.catch(() => {});
      return written;
    },
  };
}
