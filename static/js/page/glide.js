import { isStill } from "../parts/settings.js";

const DURATION = 180;

/**
 * Make a change after which an element stands elsewhere, or has another size: it comes there from where it was, in one
 * movement, or at once where less movement is wanted. The page is as changed from the first moment, so that nothing that is
 * pressed, focused or measured has to wait.
 */
export function glide(element, change) {
  const from = element.getBoundingClientRect();
  change();
  if (isStill()) return;
  const to = element.getBoundingClientRect();
  const isSame = ["left", "top", "width", "height"].every((side) => from[side] === to[side]);
  if (isSame || from.width === 0 || to.width === 0) return;
  const transform = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const transformOrigin = "0 0";
  element.animate(
    [
      { transformOrigin, transform },
      { transformOrigin, transform: "none" },
    ],
    { duration: DURATION, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
  );
}
