import { byId, make, setAttribute } from "../parts/dom.js";
import { WHOLE_BOARD } from "./words.js";

/** Squares smaller than this are hard to hit: on a board that has them they are drawn larger, and it is scrolled. */
const LEAST = 18;

/**
 * A board with squares too small for a finger is larger than its place while it is played, unless the reader wants to see
 * the whole: `toggle` is the button for that. `side()` is the number of squares along a side, `isPlayed()` tells whether
 * squares are pressed.
 */
export function createEnlarged({ side, isPlayed }) {
  const root = byId("queens");
  const toggle = make("button", { type: "button", class: "button", "aria-pressed": "false" }, WHOLE_BOARD);
  let whole = false;

  function isTooSmall() {
    const { clientWidth, clientHeight } = root.parentElement;
    return clientWidth > 0 && Math.min(clientWidth, clientHeight) / side() < LEAST;
  }

  function refresh() {
    // What moves in a search is not measured for it.
    const isSmall = isPlayed() && isTooSmall();
    toggle.hidden = !isSmall;
    root.toggleAttribute("data-enlarged", isSmall && !whole);
  }

  toggle.addEventListener("click", () => {
    whole = !whole;
    setAttribute(toggle, "aria-pressed", whole);
    refresh();
  });
  new ResizeObserver(refresh).observe(root.parentElement);

  return {
    toggle,
    refresh,
    /** Bring a square into view that is outside. */
    reveal(square) {
      if (!root.hasAttribute("data-enlarged") || square === undefined) return;
      root
        .querySelectorAll("[role=gridcell]")
        [square].scrollIntoView({ block: "nearest", inline: "nearest" });
    },
  };
}
