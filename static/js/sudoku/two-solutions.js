import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { TWO } from "./words.js";

/** In how many cells the two solutions differ. */
const differing = ({ digits, other }) =>
  Array.from(digits).filter((digit, index) => digit !== other[index]).length;

/** The row that says which of two solutions is shown. It comes when there are two. */
export function createTwoSolutions(choose) {
  const row = byId("two-solutions");
  const buttons = TWO.buttons.map((label) =>
    make("button", { type: "button", class: "button segment" }, label),
  );
  const caption = make("p", { class: "caption" });
  row.append(
    make("div", { class: "segmented", role: "group", "aria-label": TWO.shown }, ...buttons),
    caption,
  );
  for (const [index, button] of buttons.entries())
    button.addEventListener("click", () => choose(index === 1));
  return {
    show(state) {
      const two = state.other !== "";
      setAttribute(row, "data-closed", two ? null : "");
      if (!two) return;
      // Without their style they are buttons all the same.
      import("./two-solutions-look.js").catch(() => {});
      for (const [index, button] of buttons.entries()) {
        setAttribute(button, "aria-pressed", String(state.second === (index === 1)));
      }
      setText(caption, TWO.differ(differing(state)));
    },
  };
}
