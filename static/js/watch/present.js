import { byId, takesText } from "../parts/dom.js";

const KEY = "f";

/**
 * The search for everybody in a room: board, sentence, player and code alone, and large. Escape leaves, and so does the end
 * of the search. `views` show the code meanwhile; `isOpen()` tells whether there is a search, `focus()` leads into the player.
 */
export function createPresent({ views, isOpen, focus }) {
  const root = document.documentElement;
  const button = byId("present");
  // The view that was shown before, and what had the focus.
  let before = "";
  let from = null;

  const presenting = () => root.hasAttribute("data-presenting");

  function enter() {
    if (!isOpen()) return;
    before = views.current;
    from = document.activeElement;
    views.show("code");
    root.toggleAttribute("data-presenting", true);
    focus();
  }

  function leave() {
    if (!presenting()) return;
    root.toggleAttribute("data-presenting", false);
    views.show(before);
    (from.checkVisibility() ? from : button).focus({ preventScroll: true });
  }

  button.addEventListener("click", enter);
  byId("present-leave").addEventListener("click", leave);
  // Before the player, where Escape closes the steps.
  window.addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesText(target) || target instanceof HTMLSelectElement || target.closest?.("dialog")) return;
      if (key === KEY && !presenting() && button.checkVisibility()) enter();
      else if ((key === KEY || key === "Escape") && presenting()) leave();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );

  return { leave };
}
