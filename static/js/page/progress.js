import { byId, setAttribute, setText } from "../parts/dom.js";

/** The thin line under the bar. A fraction of null is work of unknown length; 1 with no words takes the line away. */
export function createProgress() {
  const line = byId("progress");
  const words = byId("progress-words");

  return function progress(fraction, text = "") {
    const known = typeof fraction === "number";
    setText(words, text);
    line.hidden = known && fraction >= 1 && !text;
    setAttribute(line, "data-waiting", known ? null : "");
    setAttribute(line, "aria-valuenow", known ? String(Math.round(fraction * 100)) : null);
    setAttribute(line, "aria-valuetext", text || null);
    line.style.transform = known ? `scaleX(${Math.min(1, Math.max(0, fraction))})` : "";
  };
}
