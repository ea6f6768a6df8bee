import { byId, setAttribute, setIdle } from "../parts/dom.js";

/** While something runs, Stop is what can be pressed; while something is counted `beside` all else, Solve as well. */
export function createBusy() {
  const solve = byId("solve");
  const stop = byId("stop");
  let runs = false;
  let counts = false;

  function busy(on) {
    runs = on;
    setIdle(stop, !(runs || counts));
    setIdle(solve, on);
    setAttribute(document.documentElement, "data-busy", on ? "" : null);
  }

  busy.beside = (on) => {
    counts = on;
    setIdle(stop, !(runs || counts));
  };

  return busy;
}
