import { isIdle, setAttribute, setIdle } from "./dom.js";
import { createField } from "./field.js";
import { quoted } from "./quoted.js";
import { grouped, wholeNumber } from "./text.js";

const badSolution = (text, total) => {
  const range = total === null ? "from 1 upward" : `from 1 to ${grouped(total)}`;
  return `${quoted(text)} is not one of the solutions. Choose a whole number ${range}.`;
};

/** The number of a solution that a button leads to: "first", "previous", "next" or "last". */
export const numberOf = ({ solution, total }, to) =>
  ({ first: 1, previous: solution - 1, next: solution + 1, last: total })[to];

/**
 * A bar that walks through solutions: buttons, and in `input` a number to jump to. `browse(number)` hears what is wanted of
 * the `state()` that is shown: {solution, total, complete}, where 0 solutions of the total may be shown, and a total that
 * is not complete may grow. `bad(text, total)` says what is wrong with a number, in the words for what is walked through.
 */
export function createSolutionBrowser({ bar, input, state, browse, complain, mended, bad = badSolution }) {
  const buttons = Array.from(bar.querySelectorAll("[data-to]"));

  const field = createField(input, {
    complain,
    mended,
    read(text) {
      const { total, complete } = state();
      const value = wholeNumber(text);
      if (value !== null && value >= 1 && (value <= total || !complete)) return { value };
      return { error: bad(text, complete ? total : null) };
    },
    apply: browse,
  });

  for (const button of buttons) {
    button.addEventListener("click", () => {
      if (!isIdle(button)) browse(numberOf(state(), button.dataset.to));
    });
  }

  return {
    field,
    /** Show which solution of how many is on the board; nothing where there is none. */
    draw() {
      const now = state();
      setAttribute(bar, "data-closed", now.total > 0 ? null : "");
      field.show(now.total > 0 && now.solution === 0 ? "" : String(Math.max(1, now.solution)));
      for (const button of buttons) {
        const to = numberOf(now, button.dataset.to);
        setIdle(button, to === now.solution || to < 1 || (now.complete && to > now.total));
      }
    },
  };
}
