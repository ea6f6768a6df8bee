// The page's own engine: one life of a worker at a time. A life that ends is said in a sentence, and Retry begins the
// next one.

import { patience, resolvers } from "../parts/waiting.js";
import { Life, PATIENCE } from "./life.js";
import { LOADING, loaded, STARTING, stalled } from "./words.js";

/** The engine of a page that has `progress`, `failed`, `recovered` and `remember`. */
export class Engine {
  #page;
  #files;
  #state = "loading";
  #life = null;
  #lives = 0;
  #callbacks = false;
  #callOff = () => {};
  #waiting = resolvers();

  constructor(page, files) {
    this.#page = page;
    this.#files = files;
    this.#begin();
  }

  get state() {
    return this.#state;
  }

  /** Resolves with a life once it is ready: this one, or the one that follows it. */
  ready() {
    return this.#waiting.promise;
  }

  /** Resolves once everything that was downloaded has been kept, so that nothing is downloaded twice. */
  get kept() {
    return this.#files.kept;
  }

  /** The callbacks have registered: the other half of being ready. */
  callbacksReady() {
    this.#callbacks = true;
    this.#settle();
  }

  retry = () => {
    // The callbacks load with the page and only with it; the board is in the address and comes back.
    if (!this.#callbacks) this.#reload();
    else this.#begin();
  };

  #reload = () => {
    this.#page.remember();
    location.reload();
  };

  #begin() {
    this.#lives += 1;
    this.#enter("loading");
    this.#page.failed("", null);
    this.#page.progress(null, LOADING);
    this.#life = new Life(`engine-${this.#lives}`, this.#files, (counted) => this.#count(counted));
    this.#life.ready.then(
      () => this.#settle(),
      () => {},
    );
    this.#life.gone.then(({ sentence, reload }) => this.#fail(sentence, reload ? this.#reload : this.retry));
  }

  #count({ received, total }) {
    const words = received < total ? loaded(received, total) : STARTING;
    this.#page.progress((0.9 * received) / total, words);
  }

  #settle() {
    if (this.#state !== "loading" || !this.#life.worker) return;
    this.#callOff();
    if (!this.#callbacks) {
      this.#callOff = patience(PATIENCE.loading, () => this.#life.end(stalled(PATIENCE.loading)));
      return;
    }
    this.#page.progress(1, "");
    this.#enter("ready");
    this.#files.settle();
    this.#waiting.resolve(this.#life);
    if (this.#lives > 1) this.#page.recovered();
  }

  #fail(sentence, retry) {
    this.#callOff();
    if (this.#state === "ready") this.#waiting = resolvers();
    this.#enter("failed");
    this.#page.progress(1, "");
    this.#page.failed(sentence, retry);
  }

  #enter(state) {
    this.#state = state;
    document.documentElement.dataset.engine = state;
  }
}
