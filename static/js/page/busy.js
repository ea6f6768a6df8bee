import { byId, filledButton, setAttribute } from "../parts/dom.js";

/** Milliseconds after which work is worth a Stop: before that it would only flash. */
const WORTH = 150;

/**
 * While something runs, Stop takes the place of the filled button, which it gives back with the focus. What is counted
 * `beside` all else can be stopped as well. `later(act, milliseconds)` is `setTimeout`, and gives what calls it off.
 */
export function createBusy(later = delay) {
  const stop = byId("stop");
  let runs = false;
  let counts = false;
  let callOff = null;

  /** Let one take the other's place. */
  function swap(on) {
    if (stop.hidden !== on) return;
    const focused = document.activeElement;
    const hadFocus = on ? focused === filledButton() : focused === stop;
    stop.hidden = !on;
    setAttribute(byId("actions"), "data-stop", on ? "" : null);
    const next = on ? stop : filledButton();
    // Where the row sticks to the window, the page would be scrolled to where it stands without that.
    if (hadFocus) next?.focus({ preventScroll: true });
  }

  function draw() {
    if (!(runs || counts)) {
      callOff?.();
      callOff = null;
      swap(false);
    } else {
      callOff ??= later(() => swap(true), WORTH);
    }
  }

  function busy(on) {
    runs = on;
    setAttribute(document.documentElement, "data-busy", on ? "" : null);
    draw();
  }

  busy.beside = (on) => {
    counts = on;
    draw();
  };

  return busy;
}

function delay(act, milliseconds) {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}
