import { byId, setAttribute } from "../parts/dom.js";
import { STORED } from "../parts/stored.js";
import { boardWidth } from "./words.js";

const KEY = STORED.boardWidth;
const STEP = 16;
const LEAP = 64;

/**
 * The line between the board and the panel, which can be moved by pointer and by keyboard and stays where it was put. The
 * width is the page's `--board-width`, which the style sheets read; early.js has brought back the last one.
 */
export function createDivider() {
  const divider = byId("divider");
  const stage = document.querySelector(".stage");
  const { style } = document.documentElement;
  // Where the pointer took hold of it, from the edge of the board; null while it is not dragged.
  let hold = null;

  // As laid out, also while it comes there from elsewhere.
  const width = () => stage.offsetWidth;

  /** The least and the most that the style sheets let it be. */
  function limits() {
    const styles = getComputedStyle(stage);
    return ["--board-least", "--board-most"].map((name) => Number.parseFloat(styles.getPropertyValue(name)));
  }

  /** Say where it is: also where the window has another size now. */
  function describe() {
    if (divider.offsetWidth === 0) {
      for (const name of ["aria-valuemin", "aria-valuemax", "aria-valuetext"])
        setAttribute(divider, name, null);
      setAttribute(divider, "aria-valuenow", "0");
      return;
    }
    const [least, most] = limits();
    const now = width();
    setAttribute(divider, "aria-valuemin", String(least));
    setAttribute(divider, "aria-valuemax", String(Math.floor(most)));
    setAttribute(divider, "aria-valuenow", String(now));
    setAttribute(divider, "aria-valuetext", boardWidth(now));
  }

  function put(wanted) {
    const [least, most] = limits();
    const width = Math.floor(Math.min(most, Math.max(least, wanted)));
    style.setProperty("--board-width", `${width}px`);
    describe();
  }

  function reset() {
    style.removeProperty("--board-width");
    describe();
    keep();
  }

  function keep() {
    const chosen = style.getPropertyValue("--board-width");
    try {
      if (chosen) localStorage.setItem(KEY, Number.parseInt(chosen, 10));
      else localStorage.removeItem(KEY);
    } catch {
      // Not kept where storage is forbidden; it holds for this visit.
    }
  }

  divider.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    hold = event.clientX - width();
    divider.setPointerCapture(event.pointerId);
  });
  divider.addEventListener("pointermove", (event) => {
    if (hold !== null) put(event.clientX - hold);
  });
  divider.addEventListener("lostpointercapture", () => {
    hold = null;
    keep();
  });
  divider.addEventListener("dblclick", reset);
  divider.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey ? LEAP : STEP;
    const [least, most] = limits();
    const places = { ArrowLeft: width() - by, ArrowRight: width() + by, Home: least, End: most };
    if (event.key === "Enter") reset();
    else if (Object.hasOwn(places, event.key)) {
      put(places[event.key]);
      keep();
    } else return;
    event.preventDefault();
  });

  const sizes = new ResizeObserver(describe);
  for (const part of [stage, divider.parentElement]) sizes.observe(part);

  return { reset };
}
