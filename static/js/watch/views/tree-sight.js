import { isStill } from "../../parts/settings.js";
import { letterScale } from "../letters.js";
import { GAP, LEVEL, widthOf } from "./tree-layout.js";

const ZOOMS = [0.25, 0.35, 0.5, 0.7, 1, 1.4];

/** How much of a tree is seen: its zoom, and what of it lies in the part that is scrolled to. */
export function createTreeSight(svg, scroller) {
  let size = { width: 0, height: 0 };
  let zoom = 1;
  // The letters are as large as those of the page: larger in a presentation.
  let letters = 1;

  const scale = () => zoom * letters;
  const isShown = () => scroller.clientWidth > 0;

  function resize() {
    svg.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    svg.setAttribute("width", String(size.width * scale()));
    svg.setAttribute("height", String(size.height * scale()));
  }

  function whole() {
    if (size.width === 0) return 1;
    const fit = Math.min(scroller.clientWidth / size.width, scroller.clientHeight / size.height);
    return Math.max(0.05, Math.min(1, fit / letters));
  }

  const WANTED = {
    smaller: () => ZOOMS.findLast((each) => each < zoom) ?? zoom,
    larger: () => ZOOMS.find((each) => each > zoom) ?? zoom,
    whole,
  };

  return {
    /** What is seen of the tree, and as much again on each side; null where it is not shown. */
    near() {
      if (!isShown()) return null;
      const [width, height] = [scroller.clientWidth / scale(), scroller.clientHeight / scale()];
      const [left, top] = [scroller.scrollLeft / scale(), scroller.scrollTop / scale()];
      return { left: left - width, right: left + 2 * width, top: top - height, bottom: top + 2 * height };
    },
    /** The tree has this size now. */
    use(newSize) {
      size = newSize;
      resize();
    },
    /** The page's letters may have another size now: tell whether they have. */
    fitLetters() {
      const before = letters;
      letters = letterScale(scroller);
      if (letters !== before) resize();
      return letters !== before;
    },
    /** Zoom "smaller", "larger", or so that the "whole" tree is seen. */
    zoom(how) {
      zoom = WANTED[how]();
      resize();
    },
    /** Scroll so that a mark is in the middle. */
    centre(mark, behavior = "instant") {
      if (!mark || !isShown()) return;
      const calm = isStill() ? "instant" : behavior;
      scroller.scrollTo({
        left: mark.x * scale() - scroller.clientWidth / 2,
        top: mark.y * scale() - scroller.clientHeight / 2,
        behavior: calm,
      });
    },
    /** Scroll no further than is needed to see a mark. */
    keep(mark) {
      if (!mark || !isShown()) return;
      const half = (widthOf(mark.node) / 2 + GAP) * scale();
      const near = LEVEL * scale();
      const x = mark.x * scale() - scroller.scrollLeft;
      const y = mark.y * scale() - scroller.scrollTop;
      if (x - half < 0) scroller.scrollLeft += x - half;
      else if (x + half > scroller.clientWidth) scroller.scrollLeft += x + half - scroller.clientWidth;
      if (y - near < 0) scroller.scrollTop += y - near;
      else if (y + near > scroller.clientHeight) scroller.scrollTop += y + near - scroller.clientHeight;
    },
  };
}
