import { setAttribute } from "../../parts/dom.js";
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
  // The part that is scrolled to, and where to scroll: to ask the page for it lays the page out, so it is asked once for all.
  let part = { width: 0, height: 0, left: 0, top: 0 };
  let isAhead = false;

  const scale = () => zoom * letters;
  const isShown = () => scroller.clientWidth > 0;

  function resize() {
    setAttribute(svg, "viewBox", `0 0 ${size.width} ${size.height}`);
    setAttribute(svg, "width", String(size.width * scale()));
    setAttribute(svg, "height", String(size.height * scale()));
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

  /** Where a side begins that is scrolled no further than is needed to see all between two places. */
  const kept = (begin, length, from, to) => (from < begin ? from : to > begin + length ? to - length : begin);

  /** The tree is scrolled to here, or as far as it goes. */
  function moveTo(left, top) {
    const within = (begin, length, end) => Math.max(0, Math.min(begin, end - length));
    part.left = within(left, part.width, size.width * scale());
    part.top = within(top, part.height, size.height * scale());
  }

  return {
    /** Ask the page which part is seen; `near` and `keep` go by that. */
    measure() {
      part = {
        width: scroller.clientWidth,
        height: scroller.clientHeight,
        left: scroller.scrollLeft,
        top: scroller.scrollTop,
      };
      isAhead = false;
    },
    /** What is seen of the tree, and as much again on each side; null where it is not shown. */
    near() {
      if (part.width === 0) return null;
      const [width, height] = [part.width / scale(), part.height / scale()];
      const [left, top] = [part.left / scale(), part.top / scale()];
      return { left: left - width, right: left + 2 * width, top: top - height, bottom: top + 2 * height };
    },
    /** The tree has this size now. */
    use(newSize) {
      size = newSize;
      resize();
      moveTo(part.left, part.top);
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
    /** A mark is to be seen, and no further scrolled than is needed for that: `settle` does it. */
    keep(mark) {
      if (!mark || part.width === 0) return;
      const half = (widthOf(mark.node) / 2 + GAP) * scale();
      const near = LEVEL * scale();
      const [x, y] = [mark.x * scale(), mark.y * scale()];
      const { left, top } = part;
      moveTo(kept(left, part.width, x - half, x + half), kept(top, part.height, y - near, y + near));
      isAhead ||= left !== part.left || top !== part.top;
    },
    /** All is drawn: scroll to where `keep` wants it. */
    settle() {
      if (isAhead) scroller.scrollTo({ left: part.left, top: part.top, behavior: "instant" });
      isAhead = false;
    },
  };
}
