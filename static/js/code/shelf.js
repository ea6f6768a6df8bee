// The reader's own programs in the store.

import { LONGEST_NAME, namer } from "../parts/free-name.js";
import { newId } from "../parts/new-id.js";
import { BOARDS, isSameProgram, readProgram } from "../parts/program-record.js";
import { patience, resolvers } from "../parts/waiting.js";
import { isChosen, NOTHING } from "../parts/wanted.js";
import { PROGRAMS } from "./words.js";

const PART = "programs";
/** Seconds that the editor waits for them, before it opens without. */
const PATIENCE = 2;

/** Makes copies of records, beside these. */
function copier(others) {
  const free = Object.fromEntries(
    BOARDS.map((name) => [name, namer(others.filter(({ board }) => board === name).map(({ name }) => name))]),
  );
  return (record) => {
    const name = free[record.board](PROGRAMS.copyOf(record.name.slice(0, LONGEST_NAME)));
    return { ...record, id: newId(), revision: 1, name };
  };
}

/** The programs in `kept`, the store. What cannot be done it throws. */
export function createProgramShelf(kept) {
  const within = (mode, act) =>
    kept.within([PART], mode, (transaction) => act(transaction.objectStore(PART)));
  const readable = (all) => all.map(readProgram).filter(Boolean);

  /** All programs, the oldest first, and how many there are besides that cannot be read. */
  async function all() {
    const raw = await kept.all(PART);
    const records = readable(raw).sort((one, other) => one.made - other.made);
    return { records, damaged: raw.length - records.length };
  }

  return {
    all,
    /** The same, or null where it cannot be read in time. */
    inTime() {
      const { promise: found, resolve } = resolvers();
      const callOff = patience(PATIENCE, () => resolve(null));
      all().then(resolve, () => resolve(null));
      return found.finally(callOff);
    },
    /**
     * Write a program, {key, board, name, text, wanted}, that was read or written as this `revision`, 0 for never. Where it has been
     * changed since, it goes beside that as a copy. Gives the record, and the `other` one where it is a copy.
     */
    write: ({ key, board, name, text, wanted = NOTHING }, revision) =>
      within("readwrite", async (store) => {
        const raw = await store.get(key);
        const before = readProgram(raw);
        if (before && isSameProgram(before, { board, name, text, wanted }))
          return { record: before, other: null };
        const isOurs = raw === undefined || before?.revision === revision;
        const saved = Date.now();
        const made = (isOurs && before?.made) || saved;
        const chosen = isChosen(wanted) && { wanted };
        const record = { id: key, revision: revision + 1, board, name, text, ...chosen, made, saved };
        const put = isOurs ? record : copier(readable(await store.getAll()))(record);
        await store.put(put);
        return { record: put, other: isOurs ? null : before };
      }),
    /** Delete a program of this revision. One that has been changed since stays, and is given; else null. */
    remove: (key, revision) =>
      within("readwrite", async (store) => {
        const before = readProgram(await store.get(key));
        if (before && before.revision !== revision) return before;
        await store.delete(key);
        return null;
      }),
    /**
     * Put records in. What is there already stays: a program of the same text on the same board is left out, one that differs
     * goes beside it as a copy. Gives how many were `added`, and how many of them are `copies` and how many were the `same`.
     */
    add: (records) =>
      within("readwrite", async (store) => {
        const all = await store.getAll();
        const there = readable(all);
        const ids = new Set(all.map(({ id }) => id));
        const keyOf = ({ board, text, wanted = NOTHING }) => JSON.stringify([board, text, wanted]);
        const keys = new Set(there.map(keyOf));
        const copyOf = copier(there);
        let [added, copies] = [0, 0];
        for (const record of records) {
          if (keys.has(keyOf(record))) continue;
          const isTaken = ids.has(record.id);
          const put = isTaken ? copyOf(record) : { ...record, revision: 1 };
          copies += Number(isTaken);
          added += 1;
          ids.add(put.id);
          keys.add(keyOf(record));
          await store.put(put);
        }
        return { added, copies, same: records.length - added };
      }),
  };
}
