/**
 * A finger that is put on `root` may be about to scroll: it presses when it is lifted from where it was put. Where the style
 * leaves no scrolling to it, it presses at once. To be called before anything listens there.
 * @param {any} root
 */
export function letFingersScroll(root) {
  // The press of a finger that is still down, and of which nothing else has come.
  let press = null;
  const first = { capture: true };
  const isFixed = (part) => getComputedStyle(part).touchAction === "none";

  root.addEventListener(
    "pointerdown",
    (event) => {
      const waits = event.isTrusted && event.pointerType !== "mouse" && ![root, event.target].some(isFixed);
      press = waits ? event : null;
      if (waits) event.stopImmediatePropagation();
    },
    first,
  );
  root.addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      const { target } = press ?? {};
      if (target?.contains(document.elementFromPoint(clientX, clientY)))
        target.dispatchEvent(new PointerEvent("pointerdown", press));
      press = null;
    },
    first,
  );
  // A long press is another one.
  root.addEventListener("contextmenu", () => {
    press = null;
  });
}
