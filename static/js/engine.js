// The life of the engine: starts the worker that runs Python, watches it, ends it, and starts the next one.
// A worker that does not arrive, stalls or dies is an ordinary event here: it ends in a sentence and a Retry.

const CORE = "../vendor/pyscript/core.js";

/** How long nothing may happen, in milliseconds, before the page stops waiting. */
const PATIENCE = { loading: 15_000, starting: 60_000, answering: 10_000 };

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

class Engine {
  /** The worker's name: a new one each life, since PyScript resolves a name only once. */
  name = "";
  #page;
  #life = 0;
  #state = "loading";
  #worker = null;
  #script = null;
  #callbacks = false;
  #timer = 0;
  #waiting = resolvers();
  #lost = resolvers();
  #kept = resolvers();

  constructor(page) {
    this.#page = page;
    this.#begin();
  }

  get state() {
    return this.#state;
  }

  /** Resolves with the worker's name once a life is ready: this one, or the one that follows it. */
  ready() {
    return this.#waiting.promise;
  }

  /** Resolves once everything that was downloaded has been kept, so that nothing is downloaded twice. */
  get kept() {
    return this.#kept.promise;
  }

  /** The callbacks have registered: the other half of being ready. */
  callbacksReady() {
    this.#callbacks = true;
    this.#settle();
  }

  /** Passes on a worker's answer, or rejects when this life ends or does not answer in time. */
  guard(answer) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => {
        this.#fail("Python stopped answering. Press Retry to start it again; your board is still here.");
        reject(new Error("no answer"));
      }, PATIENCE.answering);
    });
    return Promise.race([answer, late, this.#lost.promise]).finally(() => clearTimeout(timer));
  }

  retry = () => {
    // The callbacks load with the page and only with it; the board is in the address and comes back.
    if (!this.#callbacks) location.reload();
    else this.#begin();
  };

  async #begin() {
    this.#life += 1;
    const life = this.#life;
    this.name = `engine-${life}`;
    this.#worker = null;
    this.#lost = resolvers();
    this.#lost.promise.catch(() => {});
    this.#enter("loading");
    this.#page.failed("", null);
    this.#page.progress(null, "Loading Python");
    this.#watch("loading");
    try {
      const { hooks } = await import(CORE);
      if (life !== this.#life) return;
      const arrive = (_, worker) => {
        hooks.main.onWorker.delete(arrive);
        this.#adopt(worker, life);
      };
      hooks.main.onWorker.add(arrive);
      this.#script = this.#element();
      document.body.append(this.#script);
    } catch {
      this.#fail("The page could not load PyScript. Check your connection, then press Retry.", () =>
        location.reload(),
      );
    }
  }

  #element() {
    const script = document.createElement("script");
    const config = { interpreter: "./static/js/interpreter.mjs", sync_main_only: true };
    Object.assign(script, { type: "py", src: "./py/worker.py" });
    script.setAttribute("worker", "");
    script.setAttribute("name", this.name);
    script.setAttribute("config", JSON.stringify(config));
    return script;
  }

  #adopt(worker, life) {
    this.#worker = worker;
    const current = () => life === this.#life && this.#state !== "failed";
    worker.addEventListener("message", ({ data }) => {
      if (data?.undoku && current()) this.#hear(data);
    });
    worker.ready.then(
      () => {
        if (!current()) return;
        worker.done = true;
        this.#settle();
      },
      (error) => current() && this.#fail(`Python could not be started (${error.message}). Press Retry.`),
    );
  }

  #hear({ undoku: stage, life, received, total, clause }) {
    if (stage === "alive") this.#mourn(life);
    else if (stage === "kept") this.#kept.resolve();
    else if (stage === "failed") {
      this.#fail(`Python could not be loaded: ${clause}. Check your connection, then press Retry.`);
    } else if (stage === "loading") {
      const all = received >= total;
      this.#watch(all ? "starting" : "loading");
      const words = all
        ? "Starting Python"
        : `Loading Python: ${megabytes(received)} of ${megabytes(total)} MB`;
      this.#page.progress((0.9 * received) / total, words);
    } else this.#watch("loading");
  }

  /** Waits for the lock that the worker holds while it lives. */
  #mourn(lock) {
    const life = this.#life;
    navigator.locks.request(lock, () => {
      if (life === this.#life && this.#state !== "failed") {
        this.#fail("Python stopped. Press Retry to start it again; your board is still here.");
      }
    });
  }

  /** Gives the next sign of life a deadline. */
  #watch(stage) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const seconds = PATIENCE[stage] / 1000;
      const sentence = `Python could not be loaded: nothing has arrived for ${seconds} seconds. `;
      this.#fail(`${sentence}Check your connection, then press Retry.`);
    }, PATIENCE[stage]);
  }

  #settle() {
    if (this.#state !== "loading" || !this.#callbacks || !this.#worker?.done) return;
    clearTimeout(this.#timer);
    this.#page.progress(1, "");
    this.#enter("ready");
    this.#waiting.resolve(this.name);
  }

  #fail(sentence, retry = this.retry) {
    clearTimeout(this.#timer);
    if (this.#state === "ready") this.#waiting = resolvers();
    this.#worker?.terminate();
    this.#script?.remove();
    this.#enter("failed");
    this.#page.progress(1, "");
    this.#page.failed(sentence, retry);
    this.#lost.reject(new Error("the engine stopped"));
  }

  #enter(state) {
    this.#state = state;
    document.documentElement.dataset.engine = state;
  }
}

function resolvers() {
  let resolve;
  let reject;
  const promise = new Promise((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

/** Starts the engine of a page that has `progress` and `failed`, and returns it. */
export function startEngine(page) {
  return new Engine(page);
}
