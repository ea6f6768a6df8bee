import { byId, setText } from "../parts/dom.js";

/** A sentence with one button, beside what the reader does; it is told once, interrupts nothing and can be left alone. */
export function createOffer(tell) {
  const box = byId("offer");
  const words = byId("offer-words");
  const button = byId("offer-button");
  let accept = null;

  button.addEventListener("click", () => {
    box.hidden = true;
    accept?.();
  });

  function make(sentence, label, onAccept) {
    accept = onAccept;
    if (words.textContent !== sentence) tell(sentence);
    setText(words, sentence);
    setText(button, label);
    box.hidden = false;
  }

  return {
    make,
    /** Offer this, unless something else is offered. */
    makeIfFree(sentence, ...more) {
      if (box.hidden || words.textContent === sentence) make(sentence, ...more);
    },
    /** Take back what was offered with this sentence. */
    withdraw(sentence) {
      if (words.textContent !== sentence) return;
      setText(words, "");
      box.hidden = true;
    },
  };
}
