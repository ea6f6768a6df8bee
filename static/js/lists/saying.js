/**
 * The sentence of the dialog, `state.said`. What people have to read stays until they do the next thing: how far something that
 * goes on has come, and its end, are said after it.
 */
export class Saying {
  #state;
  #isHeld = false;
  #after = "";

  constructor(state) {
    this.#state = state;
    this.reset();
  }

  /** Say nothing. */
  reset() {
    this.#isHeld = false;
    this.#after = "";
    Object.assign(this.#state, { said: "", isFault: false });
  }

  /** Say what has to be read. */
  hold(said, isFault = false) {
    this.#isHeld = true;
    this.#after = "";
    Object.assign(this.#state, { said, isFault });
  }

  /** Say how something goes on, or how it ended. */
  goOn(said) {
    if (this.#isHeld) this.#after = said;
    else Object.assign(this.#state, { said, isFault: false });
  }

  /** The next thing is done. Whether something else is said now. */
  release() {
    const after = this.#after;
    this.#isHeld = false;
    this.#after = "";
    if (after) this.goOn(after);
    return after !== "";
  }
}
