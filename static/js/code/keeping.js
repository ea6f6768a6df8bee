import { whenIdle } from "../parts/waiting.js";
import * as unwritten from "./unwritten.js";

/** Milliseconds from a change until it is written, with those that follow it. */
const PAUSE = 100;

/** Where nothing is kept. */
export const NO_KEEPING = {
  async flush() {},
  async refresh() {},
  begin() {},
  programChanged() {},
  forget: (clear) => clear(),
};

/**
 * Keeps the reader's own `programs` on their `shelf`, as they are typed. `onCopied(from, program)` hears that another tab has
 * changed a program and this one goes on with a copy, `onStaying(program)` that one is not deleted as another tab has changed
 * it, `onDamaged(count)` of programs that cannot be read, `onFault(error)` of what could not be read or written, `onKept()`
 * that all is written, and `onRead()` that other programs may be there. `isOpen(key)` tells of the program that is open here.
 */
export function createKeeping({ shelf, programs, isOpen, ...hears }) {
  // The revisions of the programs that this page has read or written, by their keys.
  const revisions = new Map();
  // The programs that have changed since they were written.
  const due = new Set();
  let asked = false;
  // Nothing was read yet.
  let isUnread = true;
  // What is done with the shelf is done one after the other.
  let last = Promise.resolve();
  // Where pages before this one have left words, until those are written.
  let told = [];

  const after = (act) => {
    last = last.catch(() => {}).then(act);
    return last;
  };

  function take(record) {
    revisions.set(record.id, record.revision);
    programs.take(record);
  }

  /** The shelf has these: what is not changed here is as it is there, but for what is open. */
  function read({ records, damaged }) {
    if (isUnread && damaged > 0) hears.onDamaged(damaged);
    const stays = (key) => due.has(key) || (!isUnread && isOpen(key));
    for (const record of records) if (!stays(record.id)) take(record);
    const there = new Set(records.map(({ id }) => id));
    for (const key of revisions.keys()) if (!there.has(key) && !stays(key)) drop(key);
    isUnread = false;
    hears.onRead();
  }

  function drop(key) {
    revisions.delete(key);
    programs.drop(key);
  }

  async function write(key) {
    const program = programs.own(key);
    const revision = revisions.get(key) ?? 0;
    const isAsBefore = () => programs.own(key) === program;
    if (!program) {
      const staying = await shelf.remove(key, revision);
      if (isAsBefore()) due.delete(key);
      if (!staying) return;
      take(staying);
      hears.onStaying(staying);
      return;
    }
    const { record, other } = await shelf.write(program, revision);
    if (isAsBefore()) due.delete(key);
    revisions.set(record.id, record.revision);
    if (record.id === key) return;
    programs.copy(key, record);
    if (due.delete(key)) due.add(record.id);
    drop(key);
    if (other) take(other);
    hears.onCopied(key, record);
  }

  async function writeAll() {
    if (isUnread) read(await shelf.all());
    for (const key of due) await write(key);
  }

  /** Read again what other tabs have written, or what was put onto the shelf. */
  const refresh = () => after(async () => read(await shelf.all()));

  /** Wait until all is written. */
  const flush = () => after(writeAll);

  async function follow() {
    asked = false;
    try {
      await flush();
      if (due.size > 0) return;
      unwritten.forget(told);
      told = [];
      unwritten.leave([]);
      hears.onKept();
    } catch (error) {
      hears.onFault(error);
    }
  }

  function ask() {
    if (asked) return;
    asked = true;
    setTimeout(() => whenIdle(follow), PAUSE);
  }

  /** The page may not come back. */
  function leave() {
    const words = (key) => {
      const program = programs.own(key);
      const revision = revisions.get(key) ?? 0;
      return program ? { ...program, id: key, revision } : { id: key, revision, isGone: true };
    };
    unwritten.leave(Array.from(due, words));
    unwritten.forget(told);
  }

  window.addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      leave();
      follow();
    } else if (!isUnread) refresh().catch(() => {});
  });

  return {
    flush,
    refresh,
    /** Begin with what the shelf has, `found`; null where that is not known yet. */
    begin(found) {
      if (found) read(found);
      const words = unwritten.left();
      for (const record of words.programs) {
        take(record);
        due.add(record.id);
      }
      for (const { id, revision } of words.gone) {
        if (revisions.get(id) !== revision) continue;
        programs.drop(id);
        due.add(id);
      }
      told = words.keys;
      if (!found || told.length > 0) ask();
    },
    /** A program has changed, or is gone. */
    programChanged(key) {
      due.add(key);
      ask();
    },
    /** Forget all programs, with all that `clear()` deletes. */
    forget: (clear) =>
      after(async () => {
        await clear();
        for (const key of [...due, ...revisions.keys()]) drop(key);
        due.clear();
      }),
  };
}
