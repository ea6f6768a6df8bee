import { make, setAttribute, setText } from "../parts/dom.js";

/** A bar that tells how far a count is, and the same in words below it; hidden while nothing is counted. */
export function createCountBar() {
  const filled = make("div");
  const bar = make(
    "div",
    { class: "count-bar", role: "progressbar", "aria-valuemin": "0", "aria-valuemax": "100" },
    filled,
  );
  const line = make("p", { class: "hint count-line" });

  return {
    elements: [bar, line],
    /** What is counted: the name of the bar. */
    name: (label) => setAttribute(bar, "aria-label", label),
    show(on) {
      bar.hidden = line.hidden = !on;
    },
    draw(fraction, sentence) {
      setAttribute(bar, "aria-valuenow", String(Math.floor(100 * fraction)));
      setAttribute(bar, "aria-valuetext", sentence);
      filled.style.transform = `scaleX(${fraction})`;
      setText(line, sentence);
    },
  };
}
