// The records of the Library in the store.

import { freeName } from "../parts/free-name.js";
import { newId } from "../parts/new-id.js";
import { bare, isSame, readRecord } from "./record.js";
import { copyOf, defaultName } from "./words.js";

const LIBRARY = ["library"];

/** The Library in `kept`, the store. What cannot be done it throws. */
export function createShelf(kept) {
  const within = (mode, act) =>
    kept.within(LIBRARY, mode, (transaction) => act(transaction.objectStore("library")));
  const namesIn = async (store) => (await store.getAll()).map(({ name }) => name);

  return {
    /** All puzzles, and how many there are besides that cannot be read. */
    async all() {
      const raw = await kept.all("library");
      const records = raw.map(readRecord).filter(Boolean);
      return { records, damaged: raw.length - records.length };
    },
    /** A puzzle, or null where it is not there. */
    get: async (id) => readRecord(await within("readonly", (store) => store.get(id))),
    /**
     * Write what is on a board, {id, state, time}, for the `tab`. It goes on with the record that `isOurs(record)`; with
     * another one it goes on as a copy, with a name of its own. Where there is none it is made if it `creates`; what says the
     * same already stays as it is. Gives the record; null for none.
     */
    follow: ({ id, state, time }, { tab, name, isOurs, creates }) =>
      within("readwrite", async (store) => {
        const raw = await store.get(id);
        if (raw === undefined && !creates) return null;
        const before = readRecord(raw);
        if (before && isSame(before.state, state)) {
          // It was thought about meanwhile.
          const later = { ...before, time: time ?? before.time };
          await store.put(later);
          return later;
        }
        const goesOn = before !== null && isOurs(before);
        const saved = Date.now();
        const now = { tab, state: bare(state), time, saved };
        const record = goesOn
          ? { ...before, ...now, revision: before.revision + 1 }
          : {
              ...now,
              id: raw === undefined ? id : newId(),
              revision: 1,
              name: freeName(
                before ? copyOf(before.name) : (name ?? defaultName(saved)),
                await namesIn(store),
              ),
              made: saved,
            };
        await store.put(record);
        return record;
      }),
    /** Give a puzzle another name; its content stays as old as it is. Gives the record; null where it is gone. */
    rename: (id, name) =>
      within("readwrite", async (store) => {
        const before = readRecord(await store.get(id));
        if (!before) return null;
        const record = { ...before, name };
        await store.put(record);
        return record;
      }),
    /** Take a puzzle out, and give it as it was last; null where it is gone already. */
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
     * it as a copy. Gives those that were `added`, and how many of them are `copies` and how many were the `same`.
     */
    add: (records) =>
      within("readwrite", async (store) => {
        const there = await store.getAll();
        const shelf = there.map(readRecord).filter(Boolean);
        const ids = new Set(there.map(({ id }) => id));
        const added = [];
        let copies = 0;
        for (const record of records) {
          if (shelf.some(({ state }) => isSame(state, record.state))) continue;
          const isTaken = ids.has(record.id);
          const names = shelf.map(({ name }) => name);
          const put = isTaken
            ? { ...record, id: newId(), revision: 1, name: freeName(copyOf(record.name), names) }
            : record;
          copies += Number(isTaken);
          ids.add(put.id);
          shelf.push(put);
          added.push(put);
          await store.put(put);
        }
        return { added, copies, same: records.length - added.length };
      }),
  };
}
