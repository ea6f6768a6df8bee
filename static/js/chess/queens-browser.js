import { byId, isIdle, setAttribute, setIdle } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { wholeNumber } from "../parts/text.js";
import { badSolution } from "../parts/words.js";

/** The bar that walks through the solutions: first, previous, a number to jump to, next, last; and which list it walks. */
export function createQueensBrowser({ raise, complain, mended }) {
  const bar = byId("browser");
  const buttons = Array.from(bar.querySelectorAll("[data-to]"));
  let total = 0;
  let complete = false;

  const field = createField(byId("solution-number"), {
    complain,
    mended,
    read(text) {
      const value = wholeNumber(text);
      if (value !== null && value >= 1 && (value <= total || !complete)) return { value };
      return { error: badSolution(text, complete ? total : null) };
    },
    apply: (value) => raise("browse", { to: value }),
  });

  for (const button of buttons) {
    button.addEventListener("click", () => {
      if (!isIdle(button)) raise("browse", { to: button.dataset.to });
    });
  }

  for (const radio of document.querySelectorAll("input[name=list]")) {
    radio.addEventListener("change", () => raise("list", { fundamental: byId("list-fundamental").checked }));
  }

  return {
    field,
    get isOpen() {
      return !bar.hasAttribute("data-closed");
    },
    /** Show which solution of how many is on the board; index 0 takes the bar away. */
    show(index, newTotal, isComplete, fundamental) {
      total = newTotal;
      complete = isComplete;
      setAttribute(bar, "data-closed", index > 0 ? null : "");
      byId(fundamental ? "list-fundamental" : "list-all").checked = true;
      field.show(String(Math.max(1, index)));
      if (index < 1) return;
      mended();
      for (const button of buttons) {
        const backward = button.dataset.to === "first" || button.dataset.to === "previous";
        setIdle(button, backward ? index === 1 : complete && index === total);
      }
    },
  };
}
