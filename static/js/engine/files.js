// The files that Python is made of, held by the page for every life of a worker: they are downloaded once, and only a
// download that failed is begun anew.

import { FAILED, FILES, KEEP, KEPT, LOADING, message } from "./messages.js";
import { resolvers } from "./waiting.js";
import { MISSING, NOT_HANDED_ON, unloadable, unstartable } from "./words.js";

export class Files {
  #take;
  #download = null;
  /** The files, or what waits for them; null while nobody has asked, and after a failure. */
  #all = null;
  #proven = false;
  #counted = null;
  #listeners = new Set();
  #kept = resolvers();

  /** `take` begins a download, or hands over one that is under way: see early.js. */
  constructor(take) {
    this.#take = take;
  }

  /** Resolves once everything that was downloaded has been kept, so that nothing is downloaded twice. */
  get kept() {
    return this.#kept.promise;
  }

  /** The files, as soon as they are there; a sentence as an error if they cannot be had. */
  get() {
    if (this.#all === null) this.#load();
    return this.#all.promise;
  }

  /** Tells how far the download is, now and from now on, as { received, total }; returns what ends that. */
  follow(listener) {
    this.#listeners.add(listener);
    if (this.#counted) listener(this.#counted);
    return () => this.#listeners.delete(listener);
  }

  /** A worker runs with the files that `get` promised: they are good, and worth keeping. */
  prove(promised) {
    if (this.#proven || promised !== this.#all?.promise) return;
    this.#proven = true;
    this.#download.port.postMessage(message(KEEP));
  }

  /** A worker did not come up: unless another one runs with them, the files may be why, and are not used again. */
  doubt(promised, sentence) {
    if (!this.#proven && promised === this.#all?.promise) this.#drop(sentence);
  }

  #load() {
    const download = this.#take();
    this.#download = download;
    this.#all = resolvers();
    const current = () => download === this.#download;
    download.broken.then(() => current() && this.#drop(MISSING));
    download.port.onmessage = ({ data }) => current() && this.#hear(data);
    download.port.onmessageerror = () => current() && this.#drop(unstartable(`Error: ${NOT_HANDED_ON}`));
  }

  #hear({ undoku: name, ...carried }) {
    if (name === LOADING) this.#count(carried);
    else if (name === FAILED) this.#drop(unloadable(carried.clause));
    else if (name === FILES) this.#all.resolve(carried);
    else if (name === KEPT) {
      this.#download.worker.terminate();
      this.#kept.resolve();
    }
  }

  #count(counted) {
    this.#counted = counted;
    for (const listener of this.#listeners) listener(counted);
  }

  #drop(sentence) {
    this.#all?.reject(new Error(sentence));
    this.#download?.worker.terminate();
    this.#all = null;
    this.#download = null;
    this.#counted = null;
  }
}
