import { byId, setAttribute, setText } from "../parts/dom.js";

/**
 * The thin line under the bar, and the words beside it. `progress(fraction, text)` says how far something is: a fraction of
 * null is work of unknown length; 1 with no words takes the line away. `rest(text)` is what the words are where nothing goes on.
 */
export function createProgress() {
  const line = byId("progress");
  const words = byId("progress-words");
  let now = "";
  let atRest = "";

  const write = () => setText(words, now || atRest);

  return {
    progress(fraction, text = "") {
      const known = typeof fraction === "number";
      now = text;
      write();
      line.hidden = known && fraction >= 1 && !text;
      setAttribute(line, "data-waiting", known ? null : "");
      setAttribute(line, "aria-valuenow", known ? String(Math.round(fraction * 100)) : null);
      setAttribute(line, "aria-valuetext", text || null);
      line.style.transform = known ? `scaleX(${Math.min(1, Math.max(0, fraction))})` : "";
    },
    rest(text) {
      atRest = text;
      write();
    },
  };
}
