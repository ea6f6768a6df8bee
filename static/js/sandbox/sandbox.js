// One life of a reader's program: a frame, a worker in it, and Python in that. For the callbacks it is a life of an engine
// like any other; see engine/life.js.

import { patience, resolvers } from "../parts/waiting.js";
import { makeFrame } from "./frame.js";
import { isAnswer, isSaid } from "./messages.js";
import { SCHEMA } from "./schema.js";
import {
  broughtDown,
  ENDED,
  MISSING_PYTHON,
  NO_ANSWER,
  nothing,
  OTHER_VERSION,
  SILENT,
  TOO_DEEP,
  unstartable,
} from "./words.js";

/** How long nothing may be heard, in seconds: a program is ended from inside after ten. */
export const PATIENCE = { starting: 60, answering: 13 };

const WORDS = ["work", "ask", "close"];

/** Whether a job was refused because its program imports what is not there. */
const lacksModule = (answer) => typeof answer === "string" && JSON.parse(answer).code === "no-module";

export class Sandbox {
  /** Whether it is over, however it came to that. */
  ended = false;
  /** Why it is over, in a sentence. */
  why = "";
  /** How many lines the program has run so far. */
  lines = 0;
  /** The door's four words, each of which returns a promise: null until Python is ready. */
  worker = null;
  #parts;
  #frame;
  #fed = false;
  #whole = false;
  #latest = 0;
  #asked = new Map();
  #callOff = () => {};
  #ready = resolvers();
  #used = resolvers();
  #gone = resolvers();

  /**
   * `parts` has what it is made of, as promises: `start()` of the worker's text and Python's files, { script, files }, `rest()`
   * of the rest of the standard library. Files are blobs, which go from hand to hand without being copied on this thread.
   */
  constructor(parts, frame = makeFrame) {
    this.#parts = parts;
    const late = () => this.end(unstartable(nothing(PATIENCE.starting)));
    this.#callOff = patience(PATIENCE.starting, late);
    this.#frame = frame((data) => {
      if (!this.ended && isSaid(data)) this.#heard(data);
    });
  }

  /** Resolves with this life once Python answers; rejects if it ends before. */
  get ready() {
    return this.#ready.promise;
  }

  /** Resolves when something has run in it, or it is over. */
  get used() {
    return this.#used.promise;
  }

  /** Resolves when it is over, with the sentence why. */
  get gone() {
    return this.#gone.promise;
  }

  /** Passes on an answer: it has its deadline from when it was asked for. */
  guard(answer) {
    return answer;
  }

  /** Ends the worker, whatever it is doing. */
  end(sentence = ENDED) {
    if (this.ended) return;
    this.ended = true;
    this.why = sentence;
    this.#callOff();
    this.#frame.remove();
    this.#gone.resolve({ sentence, reload: false });
    this.#used.resolve();
    const error = new Error(sentence);
    this.#ready.reject(error);
    for (const { callOff, reject } of this.#asked.values()) {
      callOff();
      reject(error);
    }
    this.#asked.clear();
  }

  #heard(data) {
    if (data.there) this.#start();
    else if (data.ready) this.#begin();
    else if ("broken" in data) this.#fail(data.broken);
    else if ("lines" in data) this.lines = Math.max(this.lines, data.lines);
    else this.#answered(data);
  }

  async #start() {
    if (this.#fed) return;
    this.#fed = true;
    try {
      const { script, files } = await this.#parts.start();
      if (!this.ended) this.#frame.tell({ script, schema: SCHEMA, said: { files } });
    } catch (error) {
      this.#lacks(error, error.message);
    }
  }

  #begin() {
    if (this.worker) return;
    this.#callOff();
    const say = (word) => [word, (...values) => this.#ask(word, values)];
    this.worker = { open: (...values) => this.#open(values), ...Object.fromEntries(WORDS.map(say)) };
    this.#ready.resolve(this);
  }

  /** Opens a job; where its program imports what is not there, once more with the whole standard library. */
  async #open(values) {
    const answer = await this.#ask("open", values);
    if (this.#whole || !lacksModule(answer)) return answer;
    this.#whole = true;
    const more = await this.#parts.rest().catch((error) => this.#lacks(error, MISSING_PYTHON));
    if (this.ended) throw new Error(this.why);
    this.#frame.tell({ said: { more } });
    return this.#ask("open", values);
  }

  /** Something that it is made of does not arrive: where the site is of another version by now, it never will. */
  #lacks({ isOther }, clause) {
    this.end(isOther ? OTHER_VERSION : unstartable(clause));
  }

  #ask(word, values) {
    const { promise, resolve, reject } = resolvers();
    if (this.ended) {
      reject(new Error(this.why));
      return promise;
    }
    const callOff = patience(PATIENCE.answering, () => this.end(SILENT));
    this.#latest += 1;
    this.#asked.set(this.#latest, { word, resolve, reject, callOff });
    this.#frame.tell({ said: { id: this.#latest, word, values } });
    return promise;
  }

  #answered({ id, answer, error }) {
    const asked = this.#asked.get(id);
    if (!asked) return;
    // After an error nothing is left that could be gone on with.
    if (error !== undefined || !isAnswer(answer)) {
      this.#fail(typeof error === "string" ? error : NO_ANSWER);
      return;
    }
    asked.callOff();
    this.#asked.delete(id);
    if (asked.word === "work") this.#used.resolve();
    asked.resolve(answer);
  }

  /** What was heard of a worker that failed, in a sentence. */
  #fail(heard) {
    const clause = heard.slice(0, 200);
    if (!this.worker) this.end(unstartable(clause));
    // As Chromium and WebKit call it, and Firefox.
    else this.end(/call stack|too much recursion/.test(heard) ? TOO_DEEP : broughtDown(clause));
  }
}
