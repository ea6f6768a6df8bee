import { GAP, LEVEL, widthOf } from "./tree-layout.js";

const ZOOMS = [0.25, 0.35, 0.5, 0.7, 1, 1.4];

/** How much of a tree is seen: its zoom, and what of it lies in the part that is scrolled to. */
export function createTreeSight(svg, scroller) {
  let size = { width: 0, height: 0 };
  let zoom = 1;

  const isShown = () => scroller.clientWidth > 0;

  function resize() {
    svg.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    svg.setAttribute("width", String(size.width * zoom));
    svg.setAttribute("height", String(size.height * zoom));
  }

  function whole() {
    if (size.width === 0) return 1;
    const fit = Math.min(scroller.clientWidth / size.width, scroller.clientHeight / size.height);
    return Math.max(0.05, Math.min(1, fit));
  }

  const WANTED = {
    smaller: () => ZOOMS.findLast((each) => each < zoom) ?? zoom,
    larger: () => ZOOMS.find((each) => each > zoom) ?? zoom,
    whole,
  };

  return {
    /** The tree has this size now. */
    use(newSize) {
      size = newSize;
      resize();
    },
    /** Zoom "smaller", "larger", or so that the "whole" tree is seen. */
    zoom(how) {
      zoom = WANTED[how]();
      resize();
    },
    /** Scroll so that a mark is in the middle. */
    centre(mark, behavior = "instant") {
      if (!mark || !isShown()) return;
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : behavior;
      scroller.scrollTo({
        left: mark.x * zoom - scroller.clientWidth / 2,
        top: mark.y * zoom - scroller.clientHeight / 2,
        behavior: calm,
      });
    },
    /** Scroll no further than is needed to see a mark. */
    keep(mark) {
      if (!mark || !isShown()) return;
      const half = (widthOf(mark.node) / 2 + GAP) * zoom;
      const near = LEVEL * zoom;
      const x = mark.x * zoom - scroller.scrollLeft;
      const y = mark.y * zoom - scroller.scrollTop;
      if (x - half < 0) scroller.scrollLeft += x - half;
      else if (x + half > scroller.clientWidth) scroller.scrollLeft += x + half - scroller.clientWidth;
      if (y - near < 0) scroller.scrollTop += y - near;
      else if (y + near > scroller.clientHeight) scroller.scrollTop += y + near - scroller.clientHeight;
    },
  };
}
