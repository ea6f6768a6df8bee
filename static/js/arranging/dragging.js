const ENDS = ["pointerup", "pointercancel"];
/** Pixels after which a press is a drag. */
const FAR = 6;

const stop = (event) => event.stopPropagation();

/**
 * Lines are drawn by mouse, or at their handles by finger. `moved(id, list, index, steps)` hears where one is now: which list,
 * at which place, and by how many steps of indentation it was drawn to the right; `ended()` that it was put down.
 */
export function createDragging({ root, moved, ended }) {
  const step = () => 2 * Number.parseFloat(getComputedStyle(root).fontSize);

  /** The list below a point, and the place in it. */
  function placeAt(x, y, id) {
    const lists = [...root.querySelectorAll(".arranging-list")];
    const far = (list) => {
      const { left, right, top, bottom } = list.getBoundingClientRect();
      return Math.max(left - x, 0, x - right) + Math.max(top - y, 0, y - bottom);
    };
    const list = lists.reduce((one, other) => (far(other) < far(one) ? other : one));
    const items = [...list.querySelectorAll(".arranging-item")].filter(
      (item) => Number(item.dataset.id) !== id,
    );
    const index = items.filter((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return (top + bottom) / 2 < y;
    }).length;
    return [list.dataset.list, index];
  }

  return function begin(event, id) {
    const isHandle = event.target.closest(".arranging-handle");
    if (event.button !== 0 || (event.pointerType !== "mouse" && !isHandle)) return;
    const { clientX, clientY } = event;
    let last = "";
    let isDrag = false;
    const follow = ({ clientX: x, clientY: y }) => {
      isDrag ||= Math.hypot(x - clientX, y - clientY) > FAR;
      if (!isDrag) return;
      const [list, index] = placeAt(x, y, id);
      const steps = Math.round((x - clientX) / step());
      const now = `${list} ${index} ${steps}`;
      if (now === last) return;
      last = now;
      moved(id, list, index, steps);
    };
    const end = () => {
      window.removeEventListener("pointermove", follow);
      for (const kind of ENDS) window.removeEventListener(kind, end);
      if (!isDrag) return;
      // The press that ends a drag is none; a finger's has none.
      window.addEventListener("click", stop, { capture: true });
      setTimeout(() => {
        window.removeEventListener("click", stop, { capture: true });
        ended();
      });
    };
    window.addEventListener("pointermove", follow);
    for (const kind of ENDS) window.addEventListener(kind, end);
  };
}
