import { byId, setAttribute, setIdle } from "../parts/dom.js";

/** While something runs, Stop is what can be pressed. */
export function createBusy() {
  const solve = byId("solve");
  const stop = byId("stop");

  return function busy(on) {
    setIdle(stop, !on);
    setIdle(solve, on);
    setAttribute(document.documentElement, "data-busy", on ? "" : null);
  };
}
