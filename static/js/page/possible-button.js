import { byId, setAttribute } from "../parts/dom.js";

/** The button that shows what is possible, and hides it; what does so, `possible`, is loaded when it is first wanted. */
export function createPossibleButton({ possible, onMissing }) {
  const button = byId("possible");
  let on = false;

  button.addEventListener("click", async () => {
    on = !on;
    setAttribute(button, "aria-pressed", String(on));
    try {
      (await possible.want()).turn(on);
    } catch (error) {
      on = false;
      setAttribute(button, "aria-pressed", "false");
      onMissing(error);
    }
  });
}
