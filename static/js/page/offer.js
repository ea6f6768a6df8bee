import { byId, setAttribute, setText } from "../parts/dom.js";

/** Sentences with one button, beside what the reader does; each is told once, interrupts nothing and can be left alone. */
export function createOffer(tell) {
  const box = byId("offer");
  const words = byId("offer-words");
  const button = byId("offer-button");
  // By their sentences; the last is shown, the others wait behind it.
  const offers = new Map();

  button.addEventListener("click", () => {
    const [sentence, { accept, stays }] = Array.from(offers).at(-1);
    if (!stays) withdraw(sentence);
    accept();
  });

  function show() {
    const [sentence, offer] = Array.from(offers).at(-1) ?? ["", null];
    setText(words, sentence);
    if (offer) setText(button, offer.label);
    // What stays long must not cover the board.
    setAttribute(box, "data-stays", offer?.stays ? "" : null);
    box.hidden = !offer;
  }

  function withdraw(sentence) {
    if (offers.delete(sentence)) show();
  }

  /** Offer this; what `stays` can be accepted more than once. */
  function make(sentence, label, accept, { stays = false } = {}) {
    const isNew = !offers.delete(sentence);
    offers.set(sentence, { label, accept, stays });
    if (isNew) tell(sentence);
    show();
  }

  return {
    make,
    /** Offer this, unless something else is offered. */
    makeIfFree(sentence, ...more) {
      if (offers.size === 0) make(sentence, ...more);
    },
    /** Take back what was offered with this sentence. */
    withdraw,
    /** Take back all that was offered. */
    reset() {
      offers.clear();
      show();
    },
  };
}
