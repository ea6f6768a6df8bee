import { make } from "../parts/dom.js";
import { EVERY_LINE, EVERY_LINE_SAYS } from "./words.js";

/** What `view=` is in an address where the plain program of a strategy is shown. */
export const LINES = "lines";

/**
 * The choice to go through every line of the plain program that a strategy stands for, beside the list of strategies: there
 * while one is watched that has such a program. `onChange(on)` hears of a press.
 */
export function createEveryLine(onChange) {
  const box = make("input", { type: "checkbox", id: "every-line", autocomplete: "off" });
  const label = make("label", { class: "check", title: EVERY_LINE_SAYS }, box, make("span", {}, EVERY_LINE));
  label.hidden = true;
  document.querySelector("#watch").append(label);
  box.addEventListener("change", () => onChange(box.checked));
  return {
    get isOn() {
      return !label.hidden && box.checked;
    },
    /** Whether there is such a program, and it is the one that is shown. */
    show(has, on) {
      label.hidden = !has;
      box.checked = on;
    },
  };
}
