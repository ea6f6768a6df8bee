// The one module that knows what is stored on the reader's machine, and how.
//
// IndexedDB, by the name of the page. drafts: what is on the boards of each tab, one record a tab, as draft.js has it;
// history: the pieces of those that a version before the fourth has written, by [tab, board, number of the piece]. library:
// what the Library keeps, a record each, as library/record.js reads it. programs: the reader's own programs, as
// parts/program-record.js reads them. tallies: what was done how often, a record for each kind: "days", "walks", "boards" and
// "region-boards" as create/days.js reads them, "practice" as techniques/tally.js does, "predicted" as watch/predict/score.js,
// "learned" as lesson/place.js, "moments" as moments/shelf.js, "tasks" as tasks/kept.js and "byHand" as by-hand/kept.js do.
// lists: the last list of puzzles, as lists/shelf.js reads it.

import { surely } from "../parts/surely.js";

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
  // A tab's record has its history itself: an older page, which knows nothing of that, lets go of the store. A record that
  // such a page has written becomes a new one when its tab writes it.
  () => {},
  // A record of the Library may be of another board, or the moment of a search: an older page would lose what it does not know.
  () => {},
  (store) => {
    store.createObjectStore("tallies", { keyPath: "id" });
  },
  // A program may say how it is to be run: the same.
  () => {},
  (store) => {
    store.createObjectStore("lists", { keyPath: "id" });
  },
  // A board of queens may have regions, a level and queens that stand from the beginning: the same.
  () => {},
];
const DRAFT = ["drafts", "history"];

/** Browsers give these for a record whose value is lost or damaged on the disk. */
const UNREADABLE = new Set(["DataError", "NotReadableError", "DataCloneError"]);

export const isUnreadable = (error) => UNREADABLE.has(error?.name);

/** The keys of all pieces of the history of a tab's record. */
const piecesOf = (id) => IDBKeyRange.bound([id], [id, []]);

/**
 * What the requests of a transaction give, when all of it is done. If it is not, this throws why: what was called off for
 * the sake of something else knows no reason of its own.
 */
export async function completed(transaction, requests) {
  /** @type {any[]} */
  const results = await Promise.allSettled([...requests, transaction.done]);
  const errors = results.filter(({ status }) => status === "rejected").map(({ reason }) => reason);
  if (errors.length > 0)
    throw errors.find(({ name }) => name !== "AbortError") ?? transaction.error ?? errors[0];
  return results.map(({ value }) => value);
}

/** What is in a part of a store, [key, value] each, null for what cannot be read; it need not be of one moment. */
export async function theReadable(store, part, range = undefined) {
  const read = async (key) => {
    const value = store.get(part, key).catch((error) => {
      if (!isUnreadable(error)) throw error;
      return null;
    });
    return [key, await value];
  };
  return Promise.all((await store.getAllKeys(part, range)).map(read));
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

  /** The records of all tabs; null for one that cannot be read. */
  drafts() {
    return this.all("drafts");
  }

  /** All records of a part of the store; null for one that cannot be read. */
  async all(part) {
    return (await this.#read(part)).map(([, value]) => value);
  }

  /**
   * A tab's record, undefined where there is none and null where it cannot be read, and the pieces of its history where an
   * older version of the page has written it, [key, entries] each.
   */
  async draft(id) {
    // A record that is written between the two has its history itself.
    const pieces = await this.#read("history", piecesOf(id));
    const [found] = await this.#read("drafts", IDBKeyRange.only(id));
    return { record: found?.[1], pieces };
  }

  /** Write a tab's record, unless somebody else has since that `revision`; tell whether it was written. */
  async writeDraft(record, revision) {
    return this.within(DRAFT, "readwrite", async (transaction) => {
      const drafts = transaction.objectStore("drafts");
      const before = await drafts.get(record.id);
      if ((before?.revision ?? 0) !== revision) return false;
      await Promise.all([transaction.objectStore("history").delete(piecesOf(record.id)), drafts.put(record)]);
      return true;
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
      const [result] = await completed(transaction, [act(transaction)]);
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

  /** What is in a part of the store, within a range of keys, [key, value] each; null for what cannot be read. */
  async #read(part, range = undefined) {
    try {
      return await this.within([part], "readonly", async (transaction) => {
        const store = transaction.objectStore(part);
        const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
        return keys.map((key, index) => [key, values[index]]);
      });
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return theReadable(await this.#open(), part, range);
    }
  }

  /** What could not be opened, or was closed, is tried again the next time. */
  #open() {
    this.#opening ??= this.#connect();
    return this.#opening;
  }

  async #connect() {
    try {
      // The first paint does without.
      const { openDB } = await surely(() => import("idb"));
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
