const ENDS = ["pointerup", "pointercancel"];

/**
 * Moments are drawn to another place in their list, by mouse or finger, at their handles. `moved(id, to)` hears where one was
 * put; `show({dragged})` draws which one it is.
 */
export function createDragging({ root, moved, show }) {
  /** The item whose middle is nearest to a height of the window. */
  function placeAt(y) {
    const boxes = Array.from(root.querySelectorAll(".moments-item"), (item) => item.getBoundingClientRect());
    const far = boxes.map(({ top, bottom }) => Math.abs((top + bottom) / 2 - y));
    return far.indexOf(Math.min(...far));
  }

  return {
    begin(event, { id }) {
      if (event.button !== 0) return;
      event.preventDefault();
      show({ dragged: id });
      let last = placeAt(event.clientY);
      const follow = ({ clientY }) => {
        const to = placeAt(clientY);
        if (to === last) return;
        last = to;
        moved(id, to);
      };
      const end = () => {
        window.removeEventListener("pointermove", follow);
        for (const kind of ENDS) window.removeEventListener(kind, end);
        show({ dragged: null });
      };
      // Not of the handle, which moves with its item.
      window.addEventListener("pointermove", follow);
      for (const kind of ENDS) window.addEventListener(kind, end);
    },
  };
}
