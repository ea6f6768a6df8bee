import { byId, setAttribute, setText } from "../parts/dom.js";
import { differences } from "../parts/words.js";
import { differing } from "./sudoku-state.js";

/** The row that says which of two solutions is shown. */
export function createTwoSolutions(choose) {
  const row = byId("two-solutions");
  const buttons = [byId("first-solution"), byId("second-solution")];
  for (const [index, button] of buttons.entries())
    button.addEventListener("click", () => choose(index === 1));
  return {
    show(state) {
      const two = state.other !== "";
      setAttribute(row, "data-closed", two ? null : "");
      if (!two) return;
      for (const [index, button] of buttons.entries()) {
        setAttribute(button, "aria-pressed", String(state.second === (index === 1)));
      }
      setText(byId("two-solutions-caption"), differences(differing(state)));
    },
  };
}
