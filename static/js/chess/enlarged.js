import { make, setAttribute } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import styles from "./enlarged.css";
import { WHOLE_BOARD } from "./words.js";

// Once, whichever board comes first.
adopt(styles);

/**
 * A board, `root`, whose squares are too small to be hit is larger than its place where `mayBe()`, unless the reader wants to see the
 * whole: `toggle` is the button for that. `side()` is the number of squares along a side, and `at()` the square that is
 * looked at.
 */
export function createEnlarged(root, { side, mayBe, at }) {
  const toggle = make("button", { type: "button", class: "button", "aria-pressed": "false" }, WHOLE_BOARD);
  let whole = false;
  let shown = 0;

  function isTooSmall() {
    const { clientWidth, clientHeight } = root.parentElement;
    const style = getComputedStyle(root);
    const [edge, least] = ["--rim", "--least"].map((name) => Number.parseFloat(style.getPropertyValue(name)));
    return clientWidth > 0 && (Math.min(clientWidth, clientHeight) - edge) / side() < least;
  }

  function refresh() {
    // What moves in a search is not measured for it.
    const isSmall = mayBe() && isTooSmall();
    toggle.hidden = !isSmall;
    root.toggleAttribute("data-enlarged", isSmall && !whole);
    if (!isOn()) return;
    // The browser brings back where a board was scrolled to, also that of another size.
    if (shown !== side()) root.scrollTo(0, 0);
    shown = side();
  }

  const isOn = () => root.hasAttribute("data-enlarged");

  /** Bring a square into view that is outside. */
  function reveal(square) {
    if (!isOn()) return;
    const cell = root.querySelectorAll("[role=gridcell]")[square];
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function show(asWhole) {
    whole = asWhole;
    setAttribute(toggle, "aria-pressed", whole);
    refresh();
  }

  toggle.addEventListener("click", () => {
    show(!whole);
    reveal(at());
  });
  new ResizeObserver(refresh).observe(root.parentElement);

  return {
    toggle,
    refresh,
    reveal,
    isOn,
    /** The board is seen from its first square. */
    reset() {
      shown = 0;
      show(false);
    },
  };
}
