import { byId, setAttribute } from "../parts/dom.js";

/** The buttons that show the tour as numbers, as a line, or as both; `changed()` hears of a press. */
export function createViews(changed) {
  const buttons = { numbers: byId("view-numbers"), line: byId("view-path") };
  const isOn = (view) => buttons[view].getAttribute("aria-pressed") === "true";
  const turn = (view, on) => setAttribute(buttons[view], "aria-pressed", String(on));

  for (const [view, button] of Object.entries(buttons)) {
    button.addEventListener("click", () => {
      turn(view, !isOn(view));
      // Without either there would be no tour to see.
      if (!isOn("numbers") && !isOn("line")) turn(view === "line" ? "numbers" : "line", true);
      changed();
    });
  }

  return {
    /** Which of both are shown: {numbers, line}. */
    get shown() {
      return { numbers: isOn("numbers"), line: isOn("line") };
    },
    /** As on a first visit: both. */
    reset() {
      for (const view of Object.keys(buttons)) turn(view, true);
    },
  };
}
