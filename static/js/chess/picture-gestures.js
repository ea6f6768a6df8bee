/** A press that goes farther than this is a drag, in pixels. */
const SLACK = 5;
/** How much larger for a pixel of the wheel; pinching on a touchpad comes as small turns of the wheel with Ctrl. */
const BY_WHEEL = 0.0035;
const BY_PINCH = 0.01;
const MOST_PINCHED = 60;
const LINE = 16;

/**
 * What pointers and the wheel do on a picture that is zoomed and moved: `zoom(factor, point)` and `move(across, down)`
 * tell whether that changed anything; points and distances are parts of the picture. `press(point)` hears of a press that
 * was no drag, `pressTwice(point)` of a double one.
 *
 * A finger moves the picture where it `isZoomed`, otherwise the page; two fingers zoom. The wheel zooms a picture that
 * `isFocused`, or with Ctrl, otherwise it moves the page.
 */
export function listenToGestures(element, { zoom, move, isZoomed, isFocused, press, pressTwice }) {
  const pointers = new Map();
  let begun = null;
  let wasDragged = false;

  const pointAt = ({ clientX, clientY }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height];
  };

  /** The middle of the pointers, and how far they are from it. */
  function grip() {
    const all = Array.from(pointers.values());
    const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [clientX, clientY] = [mean(all.map(([x]) => x)), mean(all.map(([, y]) => y))];
    return { clientX, clientY, spread: mean(all.map(([x, y]) => Math.hypot(x - clientX, y - clientY))) };
  }

  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    // One that was let go outside of the window is not told of.
    if (event.isPrimary) pointers.clear();
    if (pointers.size === 0) {
      begun = event;
      wasDragged = false;
    } else {
      wasDragged = true;
    }
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
  });

  element.addEventListener("pointermove", (event) => {
    if (event.buttons === 0) pointers.delete(event.pointerId);
    if (!pointers.has(event.pointerId)) return;
    wasDragged ||= Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) > SLACK;
    if (!wasDragged) return;
    const before = grip();
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
    const now = grip();
    if (pointers.size === 1 && !isZoomed()) return;
    element.setPointerCapture(event.pointerId);
    const [from, to] = [pointAt(before), pointAt(now)];
    if (before.spread > 0) zoom(now.spread / before.spread, from);
    move(from[0] - to[0], from[1] - to[1]);
  });

  for (const end of ["pointerup", "pointercancel"]) {
    window.addEventListener(end, (/** @type {any} */ event) => pointers.delete(event.pointerId));
  }

  // With a second finger down the page stays where it is.
  for (const touch of ["touchstart", "touchmove"]) {
    element.addEventListener(touch, (event) => event.touches.length > 1 && event.preventDefault(), {
      passive: false,
    });
  }

  element.addEventListener("click", (event) => {
    if (!wasDragged) press(pointAt(event));
  });
  element.addEventListener("dblclick", (event) => pressTwice(pointAt(event)));

  element.addEventListener(
    "wheel",
    (event) => {
      const isPinch = event.ctrlKey || event.metaKey;
      if (!isPinch && !isFocused()) return;
      const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      const pinched = Math.max(-MOST_PINCHED, Math.min(turned, MOST_PINCHED));
      const changed = zoom(Math.exp(isPinch ? -pinched * BY_PINCH : -turned * BY_WHEEL), pointAt(event));
      // With Ctrl the whole page would be zoomed.
      if (changed || isPinch) event.preventDefault();
    },
    { passive: false },
  );
}
