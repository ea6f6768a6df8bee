// The records of the Library in the store, and that of the puzzle on the Sudoku.

import { freeName, namer } from "../parts/free-name.js";
import { newId } from "../parts/new-id.js";
import { BOARDS } from "./boards.js";
import { atOnce } from "./pace.js";
import { bare, isBegun, isSame, keyOf, readRecord } from "./record.js";
import { copyOf } from "./words.js";

const LIBRARY = ["library"];

/** Records that are read at once: of more the page would be kept busy. */
const PIECE = 600;

/** What is in the store as it is there, a list of some each. */
async function* piecesOf(store) {
  let range;
  for (;;) {
    const piece = await store.getAll(range, PIECE);
    yield piece;
    if (piece.length < PIECE) return;
    range = IDBKeyRange.lowerBound(piece.at(-1).id, true);
  }
}

const readAll = (raw) => raw.map(readRecord).filter(Boolean);

/** The Library in `kept`, the store. What cannot be done it throws. */
export function createShelf(kept) {
  const within = (mode, act) =>
    kept.within(LIBRARY, mode, (transaction) => act(transaction.objectStore("library")));
  const namesIn = async (store) => (await store.getAll()).map(({ name }) => name);

  return {
    /** All records, and how many there are besides that cannot be read. */
    async all() {
      const records = [];
      let count = 0;
      const takeAll = async (pieces) => {
        records.length = count = 0;
        for await (const piece of pieces) {
          records.push(...readAll(piece));
          count += piece.length;
        }
      };
      const reading = within("readonly", (store) => takeAll(piecesOf(store)));
      // Where the disk has lost something, the others are read.
      await reading.catch(async () => takeAll([await kept.all("library")]));
      return { records, damaged: count - records.length };
    },
    /** A record, or null where it is not there. */
    get: async (id) => readRecord(await within("readonly", (store) => store.get(id))),
    /** Keep a record as it is, unless there is one that says the same. Gives the one that is there then, and whether it `isNew`. */
    keep: (record) =>
      within("readwrite", async (store) => {
        const there = readAll(await store.getAll());
        const same = there.find((other) => isSame(other, record));
        if (same) return { record: same, isNew: false };
        const names = there.map(({ name }) => name);
        const put = { ...record, name: freeName(record.name, names) };
        await store.put(put);
        return { record: put, isNew: true };
      }),
    /**
     * Write what is on a board, {id, board, used, state, time}, for the `tab`. It goes on with the record that `isOurs(record)`; with
     * another one it goes on as a copy, with a name of its own. Where there is none it is made if it `creates`; what says the
     * same already stays as it is. Gives the record; null for none.
     */
    follow: ({ id, board, used, state, time }, { tab, name, isOurs, creates }) =>
      within("readwrite", async (store) => {
        const raw = await store.get(id);
        if (raw === undefined && !creates) return null;
        const before = readRecord(raw);
        if (before && isSame(before, { board, state, place: null })) {
          // It was thought about meanwhile.
          const later = { ...before, time: time ?? before.time };
          await store.put(later);
          return later;
        }
        const goesOn = before !== null && isOurs(before);
        const saved = Date.now();
        const now = { tab, used, state: bare(state), time, saved };
        const record = goesOn
          ? { ...before, ...now, revision: before.revision + 1 }
          : {
              ...now,
              ...{ board, place: null, shown: null },
              id: raw === undefined ? id : newId(),
              revision: 1,
              name: freeName(
                before ? copyOf(before.name) : (name ?? BOARDS[board].nameOf(state, saved)),
                await namesIn(store),
              ),
              made: saved,
            };
        await store.put(record);
        return record;
      }),
    /** What was solved and found how often: the tallies that are kept. */
    tallies: async () => (await kept.all("tallies")).filter(Boolean),
    /** Take over the tallies of which there are none here. */
    addTallies: (tallies) =>
      kept.within(["tallies"], "readwrite", async (transaction) => {
        const store = transaction.objectStore("tallies");
        for (const tally of tallies) if ((await store.get(tally.id)) === undefined) await store.put(tally);
      }),
    /** Give a record another name; its content stays as old as it is. Gives the record; null where it is gone. */
    rename: (id, name) =>
      within("readwrite", async (store) => {
        const before = readRecord(await store.get(id));
        if (!before) return null;
        const record = { ...before, name };
        await store.put(record);
        return record;
      }),
    /** Take a record out, and give it as it was last; null where it is gone already. */
    remove: (id) =>
      within("readwrite", async (store) => {
        const raw = await store.get(id);
        await store.delete(id);
        return readRecord(raw);
      }),
    /** Put back what was taken out; beside it, where there is another by now. Gives what was put. */
    putBack: (record) =>
      within("readwrite", async (store) => {
        const isTaken = (await store.get(record.id)) !== undefined;
        const put = isTaken ? { ...record, id: newId(), name: copyOf(record.name) } : record;
        await store.put(put);
        return put;
      }),
    /**
     * Put records in. What is there already stays: a record that says the same is left out, one that differs goes beside
     * it as a copy. `pace` is as pace.js makes it; where it is stopped, what was put in stays. Gives those that were
     * `added`, how many of them are `copies`, how many were the `same`, and how many are `left`.
     */
    add: (records, pace = atOnce) =>
      within("readwrite", async (store) => {
        // Where nothing is asked of it, the store ends what is done together.
        const rest = () => store.count();
        const [ids, keys] = [new Set(), new Set()];
        const names = records.map(({ name }) => name);
        for await (const piece of piecesOf(store)) {
          for (const { id } of piece) ids.add(id);
          for (const record of readAll(piece)) {
            keys.add(keyOf(record));
            names.push(record.name);
          }
        }
        const free = namer(names);
        const added = [];
        let [copies, done] = [0, 0];
        while (done < records.length && (await pace(done, rest))) {
          const record = records[done++];
          const key = keyOf(record);
          if (keys.has(key)) continue;
          const isTaken = ids.has(record.id);
          const copy = isTaken && { id: newId(), revision: 1, name: free(copyOf(record.name)) };
          const put = { ...record, ...copy };
          copies += Number(isTaken);
          ids.add(put.id);
          keys.add(key);
          added.push(put);
          await store.put(put);
        }
        return { added, copies, same: done - added.length, left: records.length - done };
      }),
  };
}

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
    const { board } = record;
    return [sudoku.state, ...sudoku.history.now().list.map(({ state }) => state)].some((state) =>
      isSame({ board, state, place: null }, record),
    );
  }

  async function write(puzzle) {
    const { state, creates = isBegun(puzzle) } = puzzle;
    // What waited to be written may have been noted before its copy was made.
    const id = copies.get(state.kept) ?? state.kept;
    const name = known.get(id)?.name;
    const how = { tab: tab(), name, isOurs, creates };
    const record = await shelf.follow({ ...puzzle, id }, how);
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
     * Write a puzzle, {board, used, state, time, creates}, when those before it are. Where it has no record, one is made if it `creates`: by
     * itself it does where something was done about it.
     */
    write(puzzle) {
      const written = last.then(() => write(puzzle));
      last = written.catch(() => {});
      return written;
    },
  };
}
