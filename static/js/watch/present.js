import { byId, takesText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";

const KEY = "f";

/**
 * The search for everybody in a room: board, sentence, player and the view that is shown, alone and large. Escape leaves, and
 * so does the end of the search. `isOpen()` tells whether there is a search, `focus()` leads into the player; `viewChanged()`
 * hears that the address is another now.
 */
export function createPresent({ isOpen, focus, viewChanged }) {
  const root = document.documentElement;
  const button = byId("present");
  // What had the focus before.
  let from = null;
  // Whether the search that is on its way is to be presented.
  let wanted = false;

  const presenting = () => root.hasAttribute("data-presenting");

  function enter() {
    if (!isOpen() || presenting()) return;
    from = document.activeElement;
    root.toggleAttribute("data-presenting", true);
    focus();
    viewChanged();
  }

  function leave() {
    // Who walks through moments presents them, also between two searches.
    if (!presenting() || root.hasAttribute("data-walking")) return;
    root.toggleAttribute("data-presenting", false);
    (from.checkVisibility() && from !== document.body ? from : button).focus({ preventScroll: true });
    viewChanged();
  }

  button.addEventListener("click", enter);
  byId("present-leave").addEventListener("click", leave);
  // Before the player, where Escape closes the steps.
  window.addEventListener(
    "keydown",
    (event) => {
      const { target } = event;
      if (takesText(target) || target instanceof HTMLSelectElement || target.closest?.("dialog")) return;
      const { key, plain, shift } = meaningOf(event);
      if (!plain || shift) return;
      if (key === KEY && !presenting() && button.checkVisibility()) enter();
      else if ((key === KEY || key === "Escape") && presenting()) leave();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  return {
    leave,
    /** Whether the search is presented, or will be as soon as it is there. */
    get isOn() {
      return presenting() || wanted;
    },
    /** The search that comes is to be presented, or not: any other waits for neither. */
    expect(on) {
      wanted = on;
      if (!on) leave();
    },
    /** The search is there. */
    arrive() {
      if (wanted) enter();
      wanted = false;
    },
  };
}
