import { byId, isIdle, setAttribute, setIdle, setText } from "../parts/dom.js";
import { createField } from "../parts/field.js";
import { wholeNumber } from "../parts/text.js";
import { badSolution, listedUpTo } from "../parts/words.js";
import { LISTED_UP_TO } from "./limits.js";
import { isListed, numberOf } from "./queens-state.js";

/**
 * The bar that walks through the solutions: first, previous, a number to jump to, next, last; and which list it walks.
 * `browse(number)` and `choose(fundamental)` hear what is wanted of the `state()` that is shown.
 */
export function createQueensBrowser({ state, browse, choose, complain, mended }) {
  const bar = byId("browser");
  const buttons = Array.from(bar.querySelectorAll("[data-to]"));
  const radios = [byId("list-all"), byId("list-fundamental")];

  const field = createField(byId("solution-number"), {
    complain,
    mended,
    read(text) {
      const { total, complete } = state();
      const value = wholeNumber(text);
      if (value !== null && value >= 1 && (value <= total || !complete)) return { value };
      return { error: badSolution(text, complete ? total : null) };
    },
    apply: browse,
  });

  setText(byId("list-hint"), listedUpTo(LISTED_UP_TO));
  for (const button of buttons) {
    button.addEventListener("click", () => {
      if (!isIdle(button)) browse(numberOf(state(), button.dataset.to));
    });
  }
  for (const radio of radios) radio.addEventListener("change", () => choose(radio === radios[1]));

  return {
    field,
    /** Show which solution of how many is on the board, and which list is chosen. */
    draw() {
      const now = state();
      radios[now.fundamental ? 1 : 0].checked = true;
      for (const radio of radios) radio.disabled = !isListed(now);
      byId("list-hint").hidden = isListed(now);
      setAttribute(bar, "data-closed", now.total > 0 ? null : "");
      field.show(String(Math.max(1, now.solution)));
      for (const button of buttons) {
        const to = numberOf(now, button.dataset.to);
        setIdle(button, to === now.solution || to < 1 || (now.complete && to > now.total));
      }
    },
  };
}
