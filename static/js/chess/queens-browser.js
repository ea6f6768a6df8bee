import { byId, setText } from "../parts/dom.js";
import { createSolutionBrowser } from "../parts/solution-browser.js";
import { LISTED_UP_TO } from "./limits.js";
import { isListed } from "./queens-state.js";
import { listedUpTo } from "./words.js";

/**
 * The bar that walks through the solutions: first, previous, a number to jump to, next, last; and which list it walks.
 * `browse(number)` and `choose(fundamental)` hear what is wanted of the `state()` that is shown.
 */
export function createQueensBrowser({ state, browse, choose, complain, mended }) {
  const bar = byId("browser");
  const radios = [byId("list-all"), byId("list-fundamental")];
  const input = byId("solution-number");
  const browser = createSolutionBrowser({ bar, input, state, browse, complain, mended });

  setText(byId("list-hint"), listedUpTo(LISTED_UP_TO));
  for (const radio of radios) radio.addEventListener("change", () => choose(radio === radios[1]));

  return {
    field: browser.field,
    /** Show which solution of how many is on the board, and which list is chosen. */
    draw() {
      const now = state();
      radios[now.fundamental ? 1 : 0].checked = true;
      for (const radio of radios) radio.disabled = !isListed(now);
      byId("list-hint").hidden = isListed(now);
      browser.draw();
    },
  };
}
