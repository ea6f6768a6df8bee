// The files that Python is made of: they are downloaded once for every life of a worker, and only a download that failed
// is begun anew.

import { resolvers } from "../parts/waiting.js";
import { BLOBS, BROUGHT, FAILED, FEED, FILES, KEEP, KEPT, LOADING, message } from "./messages.js";
import { MISSING, unloadable } from "./words.js";

/** One download: a worker that loads the files, and then gives a copy of them to whoever waits at a port. */
class Download {
  #worker;
  #port;
  #keep;
  #counted = null;
  #followers = new Set();
  #brought = resolvers();
  #isProven = false;
  #isWhole = false;
  /** Whether it gave up, or was given up. */
  failed = false;

  constructor({ worker, port, broken }, keep) {
    this.#worker = worker;
    this.#port = port;
    this.#keep = keep;
    broken.then(() => this.#fail(MISSING));
    port.onmessage = ({ data }) => this.#hear(data);
  }

  /** Resolves with the texts that Python is started from, by their names in texts.js, as blobs. */
  get texts() {
    return this.#brought.promise;
  }

  /**
   * Calls `count` with how far it is, now and from now on, as { received, total }, and `fail` if it fails, with a sentence, and
   * whether the site seems to be of another version than this page; returns what ends that.
   */
  follow(count, fail) {
    const follower = { count, fail };
    this.#followers.add(follower);
    if (this.#counted) count(this.#counted);
    return () => this.#followers.delete(follower);
  }

  /** Gives a copy of what is wanted, FILES or ARCHIVES, to who waits at a port, as soon as it is there. */
  feed(port, what) {
    this.#port.postMessage(message(FEED, { port, what }), [port]);
  }

  /** All files, as soon as they are there; rejects where they do not arrive. */
  blobs() {
    return this.#ask("python");
  }

  /** The rest of the standard library, of which Python has what the engine needs; rejects where it does not arrive. */
  async rest() {
    return (await this.#ask("rest")).rest;
  }

  /** The text of the sandbox's worker; rejects where it does not arrive. */
  async sandbox() {
    return (await this.#ask("sandbox")).sandbox.text();
  }

  #ask(what) {
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve, reject } = resolvers();
    const unfollow = this.follow(
      () => {},
      (sentence) => reject(new Error(sentence)),
    );
    port1.onmessage = ({ data: { undoku: name, isOther, ...files } }) => {
      if (name === FILES) resolve(files);
      else reject(Object.assign(new Error(MISSING), { isOther }));
    };
    this.#port.postMessage(message(BLOBS, { port: port2, what }), [port2]);
    return promise.finally(() => {
      unfollow();
      port1.close();
    });
  }

  /** A worker runs with what came first of these files, or with `all`: they are good, and worth keeping. */
  prove(all) {
    if (this.failed || (all ? this.#isWhole : this.#isProven)) return;
    this.#isProven = true;
    this.#isWhole = all;
    this.#port.postMessage(message(KEEP, { all }));
  }

  /** A worker did not come up. The files may be why, unless it was fed with them and another one runs. */
  doubt(sentence, fed) {
    if (!fed || !this.#isProven) this.#fail(sentence);
  }

  #hear({ undoku: name, clause, isOther, texts, ...counted }) {
    if (name === LOADING) {
      this.#counted = counted;
      for (const { count } of this.#followers) count(counted);
    } else if (name === BROUGHT) this.#brought.resolve(texts);
    else if (name === FAILED) this.#fail(unloadable(clause), isOther);
    else if (name === KEPT) this.#keep();
  }

  #fail(sentence, isOther = false) {
    if (this.failed) return;
    this.failed = true;
    this.#worker.terminate();
    for (const { fail } of this.#followers) fail(sentence, isOther);
    this.#brought.reject(new Error(sentence));
  }
}

export class Files {
  #take;
  #download = null;
  #kept = resolvers();
  #settled = resolvers();
  /** The page is ready. */
  settle = this.#settled.resolve;

  /** `take` starts the worker of a download, or hands over one that was started: see early.js. */
  constructor(take) {
    this.#take = take;
  }

  /** Resolves once everything that was downloaded has been kept, so that nothing is downloaded twice. */
  get kept() {
    return this.#kept.promise;
  }

  /** Resolves once the page is ready: until then nothing is loaded that it can be ready without. */
  get settled() {
    return this.#settled.promise;
  }

  /** The download that serves everybody; a new one after a failure. */
  get() {
    if (this.#download === null || this.#download.failed) {
      this.#download = new Download(this.#take(), this.#kept.resolve);
    }
    return this.#download;
  }
}
