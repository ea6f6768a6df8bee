// The life of the engine: starts the worker that runs Python, watches it, ends it, and starts the next one.
// A worker that does not arrive, stalls or dies is an ordinary event here: it ends in a sentence and a Retry.

const CORE = "../../vendor/pyscript/core.js";

/** How long nothing may happen, in seconds, before the page stops waiting. */
const PATIENCE = { opening: 30, loading: 15, starting: 60, answering: 10 };

const AGAIN = "Check your connection, then press Retry.";

/**
 * Calls `act` after so many seconds that the page was awake; returns what calls that off. Seconds are counted one
 * by one, so that a laptop that was closed in between has not waited all that time.
 */
function patience(seconds, act) {
  let left = seconds;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, 1000);
  return () => clearInterval(timer);
}

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

class Engine {
  /** The worker's name: a new one each life, since PyScript resolves a name only once. */
  name = "";
  #page;
  #life = 0;
  #state = "loading";
  #worker = null;
  #script = null;
  #download = null;
  #workerDone = false;
  #callbacks = false;
  #callOff = () => {};
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
    const callOff = patience(PATIENCE.answering, () =>
      this.#fail("Python stopped answering. Press Retry to start it again; your board is still here."),
    );
    return Promise.race([answer, this.#lost.promise]).finally(callOff);
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

  async #begin() {
    this.#life += 1;
    const life = this.#life;
    this.name = `engine-${life}`;
    this.#worker = null;
    this.#workerDone = false;
    this.#lost = resolvers();
    this.#lost.promise.catch(() => {});
    this.#enter("loading");
    this.#page.failed("", null);
    this.#page.progress(null, "Loading Python");
    this.#watch("opening");
    try {
      this.#load(life);
      const { hooks } = await import(CORE);
      if (life !== this.#life || this.#state !== "loading") return;
      const arrive = (_, worker) => {
        hooks.main.onWorker.delete(arrive);
        this.#adopt(worker, life);
      };
      hooks.main.onWorker.add(arrive);
      this.#script = this.#element();
      document.body.append(this.#script);
    } catch {
      this.#fail(`The page could not start Python. ${AGAIN}`, this.#reload);
    }
  }

  #element() {
    const script = document.createElement("script");
    const config = { interpreter: "./static/js/engine/interpreter.mjs", sync_main_only: true };
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
        this.#workerDone = true;
        this.#download.port.postMessage({ keep: true });
        this.#settle();
      },
      (error) => current() && this.#fail(`Python could not be started (${error.message}). Press Retry.`),
    );
  }

  /** Listens to the download: the one that began with the page, or in a later life a new one. */
  #load(life) {
    const download = window.download.take();
    this.#download = download;
    const current = () => life === this.#life && this.#state !== "failed";
    download.broken.then(() => current() && this.#fail(`A part of the page did not arrive. ${AGAIN}`));
    download.port.onmessage = ({ data }) => {
      if (!current()) return;
      if (data.stage === "loading") this.#count(data);
      else if (data.stage === "failed") this.#fail(`Python could not be loaded: ${data.clause}. ${AGAIN}`);
      else {
        download.worker.terminate();
        this.#kept.resolve();
      }
    };
  }

  #count({ received, total }) {
    const all = received >= total;
    this.#watch(all ? "opening" : "loading");
    const words = all
      ? "Starting Python"
      : `Loading Python: ${megabytes(received)} of ${megabytes(total)} MB`;
    this.#page.progress((0.9 * received) / total, words);
  }

  #hear({ undoku: stage, port, life, clause }) {
    if (stage === "alive") this.#download.port.postMessage({ engine: port }, [port]);
    else if (stage === "locked") this.#mourn(life);
    else if (stage === "starting") this.#watch("starting");
    else this.#fail(`Python could not be started (${clause}). Press Retry.`);
  }

  /** Waits for the lock that the worker holds while it lives. */
  #mourn(lock) {
    const life = this.#life;
    const ended = () => {
      if (life === this.#life && this.#state !== "failed") {
        this.#fail("Python stopped. Press Retry to start it again; your board is still here.");
      }
    };
    // Where locks are refused, a call's own deadline notices.
    navigator.locks.request(lock, ended).catch(() => {});
  }

  /** Gives the next sign of life a deadline. */
  #watch(stage) {
    const sentence = `Python could not be loaded: nothing has arrived for ${PATIENCE[stage]} seconds. ${AGAIN}`;
    this.#callOff();
    this.#callOff = patience(PATIENCE[stage], () => this.#fail(sentence));
  }

  #settle() {
    if (this.#state !== "loading" || !this.#workerDone) return;
    if (!this.#callbacks) {
      this.#watch("loading");
      return;
    }
    this.#callOff();
    this.#page.progress(1, "");
    this.#enter("ready");
    this.#waiting.resolve(this.name);
    if (this.#life > 1) this.#page.recovered();
  }

  #fail(sentence, retry = this.retry) {
    this.#callOff();
    if (this.#state === "ready") this.#waiting = resolvers();
    this.#worker?.terminate();
    this.#download?.worker.terminate();
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
