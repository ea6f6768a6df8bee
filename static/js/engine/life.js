// One life of a worker that runs Python: its start, its files, its death, its end. That a worker does not arrive, stalls
// or dies is an ordinary event here. What it means for the page is said by those whose worker it is.

import { patience, pause, resolvers } from "../parts/waiting.js";
import { ALIVE, ARCHIVES, EARLY, FAILED, LOCKED, STARTING, WHOLE } from "./messages.js";
import { ENDED, refused, SILENT, STOPPED, stalled, unstartable } from "./words.js";

/** How long nothing may happen, in seconds, before the page stops waiting. */
export const PATIENCE = { opening: 30, loading: 15, starting: 60, answering: 10 };

let starter = null;

/** What starts threads, which is one of the texts; where they did not arrive, from those of the next download. */
function starterOf(texts) {
  starter ??= texts
    .then(({ thread }) => import(URL.createObjectURL(thread)))
    .catch((error) => {
      starter = null;
      throw error;
    });
  return starter;
}

/** A thread that is started as soon as the texts are there. */
function startThread(name, texts) {
  let thread = null;
  let stopped = false;
  const arrived = starterOf(texts).then((starter) => {
    thread = starter.startThread(name, texts);
    if (stopped) thread.stop();
    return thread.arrived;
  });
  return {
    arrived,
    stop() {
      stopped = true;
      thread?.stop();
    },
  };
}

export class Life {
  /** PyScript's name of the worker: a new one each life, since it resolves a name only once. */
  name;
  /** Whether it is over, however it came to that. */
  ended = false;
  /** The functions that the worker exports, each of which returns a promise: null until it is ready. */
  worker = null;
  #files;
  #download = null;
  #fed = false;
  #thread = null;
  #unfollow = () => {};
  #callOff = () => {};
  #early = [];
  #whole = resolvers();
  #isWhole = false;
  #ready = resolvers();
  #gone = resolvers();
  #waiting = new Set();

  /**
   * Starts a worker; `count` is told how far the download of its files is, as { received, total }.
   * @param {(counted: any) => void} [count]
   */
  constructor(name, files, count = () => {}, start = startThread) {
    this.name = name;
    this.#files = files;
    this.#start(count, start);
  }

  /** Resolves with this life once its worker answers; rejects if it ends before. */
  get ready() {
    return this.#ready.promise;
  }

  /** Resolves when this life is over, with the sentence why, and whether only loading the page again can help. */
  get gone() {
    return this.#gone.promise;
  }

  /** Passes on the worker's answer, or rejects when this life ends or does not answer in time. */
  async guard(answer) {
    const { promise, reject } = resolvers();
    let isOver = false;
    let callOff = () => {};
    const begin = () => {
      if (!isOver) callOff = patience(PATIENCE.answering, () => this.#leave(SILENT));
    };
    // Until everything is there, it is what is on its way that is waited for.
    if (this.#isWhole) begin();
    else this.#whole.promise.then(begin);
    this.#waiting.add(reject);
    if (this.ended) reject(new Error(ENDED));
    try {
      return await Promise.race([promise, answer]);
    } finally {
      isOver = true;
      callOff();
      this.#waiting.delete(reject);
    }
  }

  /** Ends the worker, whatever it is doing. */
  end(sentence = ENDED) {
    this.#leave(sentence);
  }

  async #start(count, start) {
    this.#watch("opening");
    try {
      this.#download = this.#files.get();
      // Until this life has its files, the download's end is its own.
      this.#unfollow = this.#download.follow(
        (counted) => {
          if (this.#fed) return this.#watch(this.worker ? "loading" : "starting");
          this.#watch(counted.received < counted.total ? "loading" : "opening");
          count(counted);
        },
        (sentence, isOther) => this.#leave(sentence, isOther),
      );
      this.#thread = start(this.name, this.#download.texts);
      this.#adopt(await this.#thread.arrived);
    } catch {
      this.#leave(refused(), true);
    }
  }

  #adopt(worker) {
    worker.addEventListener("message", ({ data }) => {
      if (data?.undoku && !this.ended) this.#hear(data);
    });
    worker.ready.then(
      () => this.#live(worker.sync),
      (error) => this.#fail(unstartable(error.message)),
    );
  }

  #hear({ undoku: name, port, what, lock, kinds, clause }) {
    if (name === ALIVE) this.#feed(port, what);
    else if (name === LOCKED) this.#mourn(lock);
    else if (name === STARTING) {
      this.#fed = true;
      this.#watch("starting");
    } else if (name === EARLY) this.#early = kinds;
    else if (name === WHOLE) {
      this.#isWhole = true;
      this.#unfollow();
      if (this.worker) this.#prove();
      this.#whole.resolve();
    } else if (name === FAILED) this.#fail(unstartable(clause));
  }

  /** What Python does not need yet is not loaded before it is ready. */
  async #feed(port, what) {
    if (what === ARCHIVES && this.#early.length > 0) await this.#files.settled.then(pause);
    if (!this.ended) this.#download.feed(port, what);
  }

  /** Waits for the lock that the worker holds while it lives. */
  #mourn(lock) {
    // Where locks are refused, a call's own deadline notices.
    navigator.locks.request(lock, () => this.#leave(STOPPED)).catch(() => {});
  }

  #live(exported) {
    if (this.ended) return;
    const open = async (kind, question) => {
      if (!this.#early.includes(kind)) await this.#whole.promise;
      return exported.open(kind, question);
    };
    const { work, ask, close } = exported;
    this.worker = { open, work, ask, close };
    this.#prove();
    this.#ready.resolve(this);
    if (this.#isWhole) return;
    // Nothing is asked for before.
    this.#files.settled.then(() => {
      if (!this.ended && !this.#isWhole) this.#watch("loading");
    });
  }

  #prove() {
    this.#callOff();
    this.#download.prove(this.#isWhole);
  }

  /** Gives the next sign of life a deadline. */
  #watch(stage) {
    this.#callOff();
    this.#callOff = patience(PATIENCE[stage], () => this.#fail(stalled(PATIENCE[stage])));
  }

  /** It did not come up. */
  #fail(sentence) {
    if (this.ended) return;
    this.#leave(sentence);
    // Who runs, and has not everything, waits for the download.
    this.#download?.doubt(sentence, this.#fed && (this.#isWhole || !this.worker));
  }

  #leave(sentence, reload = false) {
    if (this.ended) return;
    this.ended = true;
    this.#callOff();
    this.#unfollow();
    this.#thread?.stop();
    // Whoever watches over this life speaks before those who waited for its answers.
    this.#gone.resolve({ sentence, reload });
    const error = new Error(sentence);
    this.#ready.reject(error);
    for (const reject of this.#waiting) reject(error);
  }
}
