// The one module that knows what is stored on the reader's machine, and how.
//
// IndexedDB, by the name of the page. drafts: what is on the boards of each tab, one record a tab; history: what can be
// undone and redone there, in pieces, by [draft, board, number of the piece]. library: the puzzles of the Library, a record
// each, as library/record.js reads it. programs: the reader's own programs, as parts/program-record.js reads them.

import { openDB } from "idb";
import { isUnreadable, settled, theReadable } from "./kept-salvage.js";

const NAME = "undoku";
/** What makes each version of the store of the one before it. */
const MIGRATIONS = [
  (store) => {
    store.createObjectStore("drafts", { keyPath: "id" });
    store.createObjectStore("history");
  },
  (store) => {
    store.createObjectStore("library", { keyPath: "id" });
  },
  (store) => {
    store.createObjectStore("programs", { keyPath: "id" });
  },
];
const DRAFT = ["drafts", "history"];

/** All pieces of the history of a draft; those of one board, from a number on. */
const piecesOf = (...from) => IDBKeyRange.bound(from, [...from.slice(0, 2), []]);

/** Ask for everything that belongs to a record of a draft; it is written together or not at all. */
const put = (transaction, head, pieces) => {
  const history = transaction.objectStore("history");
  const ends = Object.entries(head.boards).map(([board, { pieces }]) =>
    history.delete(piecesOf(head.id, board, pieces)),
  );
  const puts = pieces.map(([board, number, entries]) => history.put(entries, [head.id, board, number]));
  return [...ends, ...puts, transaction.objectStore("drafts").put(head)];
};

/** A draft as it was at one moment. */
async function whole(transaction, id) {
  const history = transaction.objectStore("history");
  const [head, keys, pieces] = await Promise.all([
    transaction.objectStore("drafts").get(id),
    history.getAllKeys(piecesOf(id)),
    history.getAll(piecesOf(id)),
  ]);
  return { head, pieces: keys.map((key, index) => [key, pieces[index]]) };
}

/**
 * The store: opened when it is first asked for something. What it cannot do it throws. `onBlocked()` hears that an older
 * page in another tab does not let go of it; it is opened as soon as that one does.
 */
export class Kept {
  #store = null;
  #opening = null;
  #onBlocked;

  constructor({ onBlocked = () => {} } = {}) {
    this.#onBlocked = onBlocked;
  }

  /** Every draft's record, without its history; null for one that cannot be read. */
  drafts() {
    return this.all("drafts");
  }

  /** All records of a part of the store; null for one that cannot be read. */
  async all(part) {
    try {
      return await this.within([part], "readonly", (transaction) => transaction.objectStore(part).getAll());
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      const store = await this.#open();
      const read = new Map(await theReadable(store, part));
      return (await store.getAllKeys(part)).map((key) => read.get(key) ?? null);
    }
  }

  /**
   * A draft: its record, undefined where there is none and null where it cannot be read, and the pieces of its history that
   * can be, [key, entries] each.
   */
  async draft(id) {
    try {
      return await this.within(DRAFT, "readonly", (transaction) => whole(transaction, id));
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      const store = await this.#open();
      const [found] = await theReadable(store, "drafts", IDBKeyRange.only(id));
      return { head: found?.[1] ?? null, pieces: await theReadable(store, "history", piecesOf(id)) };
    }
  }

  /**
   * Write the record of a draft and pieces of its history, [board, number, entries] each, unless somebody else has written
   * it since that `revision`; tell whether it was written.
   */
  async writeDraft(head, pieces, revision) {
    return this.within(DRAFT, "readwrite", async (transaction) => {
      const before = await transaction.objectStore("drafts").get(head.id);
      const isOurs = (before?.revision ?? 0) === revision;
      if (isOurs) await settled(transaction, put(transaction, head, pieces));
      return isOurs;
    });
  }

  async forgetDraft(id) {
    await this.within(DRAFT, "readwrite", (transaction) =>
      Promise.all([
        transaction.objectStore("drafts").delete(id),
        transaction.objectStore("history").delete(piecesOf(id)),
      ]),
    );
  }

  /** Delete all of it. */
  async clear() {
    const { objectStoreNames: names } = await this.#open();
    await this.within(names, "readwrite", (transaction) =>
      Promise.all(Array.from(names, (name) => transaction.objectStore(name).clear())),
    );
  }

  /**
   * Give what `act(transaction)` gives; what it asks of these stores is done together, or not at all. A connection may have
   * been lost since it was made: a new one is tried, once.
   */
  async within(stores, mode, act) {
    const isNew = this.#opening === null;
    const once = async () => {
      const transaction = (await this.#open()).transaction(stores, mode);
      const [result] = await settled(transaction, [act(transaction)]);
      return result;
    };
    try {
      return await once();
    } catch (error) {
      this.#close();
      if (isNew || isUnreadable(error)) throw error;
      return once();
    }
  }

  /** What could not be opened, or was closed, is tried again the next time. */
  #open() {
    this.#opening ??= this.#connect();
    return this.#opening;
  }

  async #connect() {
    try {
      this.#store = await openDB(NAME, MIGRATIONS.length, {
        upgrade(store, from) {
          for (const migrate of MIGRATIONS.slice(from)) migrate(store);
        },
        // A newer page in another tab waits for this one.
        blocking: () => this.#close(),
        blocked: () => this.#onBlocked(),
        terminated: () => this.#close(),
      });
      return this.#store;
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }

  #close() {
    this.#store?.close();
    this.#store = null;
    this.#opening = null;
  }
}
