import { bare, isBegun, isSame } from "./record.js";

/**
 * The record of the puzzle on the board follows it: what is played is kept from its first entry on. Where another tab has
 * changed the record meanwhile, this one goes on with a copy; `onCopied(name)` hears of that. `tab()` is this tab's name.
 */
export function createFollowing({ shelf, sudoku, tab, onCopied }) {
  // The revision and the name of the records that this page has read or written, by their ids.
  const known = new Map();
  // The copies that this tab goes on with, by the ids of the records that another one has.
  const copies = new Map();
  let last = Promise.resolve();

  function knows({ id, revision, tab, name }) {
    known.set(id, { revision, tab, name });
    copies.delete(id);
  }

  /** Whether a board goes on from a record: this page knows it as it is, this tab has written it, or has been there. */
  function isOurs(record) {
    const before = known.get(record.id);
    if (before) return before.revision === record.revision && before.tab === record.tab;
    if (record.tab !== null && record.tab === tab()) return true;
    return [sudoku.state, ...sudoku.history.now().list.map(({ state }) => state)].some((state) =>
      isSame(bare(state), record.state),
    );
  }

  async function write({ state, time, creates = isBegun(state) }) {
    // What waited to be written may have been noted before its copy was made.
    const id = copies.get(state.kept) ?? state.kept;
    const name = known.get(id)?.name;
    const record = await shelf.follow({ id, state, time }, { tab: tab(), name, isOurs, creates });
    if (!record) return null;
    knows(record);
    if (record.id !== id) {
      for (const [from, to] of copies) if (to === id) copies.set(from, record.id);
      copies.set(id, record.id);
      sudoku.rename(id, record.id);
      onCopied(record.name);
    }
    return record;
  }

  return {
    knows,
    forget() {
      known.clear();
      copies.clear();
    },
    /**
     * Write a puzzle, {state, time, creates}, when those before it are. Where it has no record, one is made if it `creates`: by
     * itself it does where something was done about it.
     */
    write(puzzle) {
      const written = last.then(() => write(puzzle));
      last = written.catch(() => {});
      return written;
    },
  };
}
