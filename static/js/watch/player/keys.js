import { byId, takesText } from "../../parts/dom.js";

/** Keys of the selected square, on the board as well. */
const OF_SQUARE = {
  c: "change",
  r: "cell",
};

/** Keys in the player, in the views and where nothing has the focus: elsewhere a letter is not meant for the search. */
const OF_SEARCH = {
  ...OF_SQUARE,
  k: "toggle",
  o: "over",
  u: "out",
  n: "next-solution",
  p: "previous-solution",
  e: "next-dead-end",
  E: "previous-dead-end",
  d: "doomed",
  b: "return",
  w: "write",
  "+": "faster",
  "-": "slower",
};

/** Keys in the player alone: elsewhere they move the focus or belong to the board. */
const IN_PLAYER = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  Escape: "close",
  " ": "toggle",
};

/** The keys of a search that is open: `act(name)` hears what they ask for. */
export function createPlayerKeys(bar, { isOpen, act }) {
  const stage = document.querySelector(".stage");
  const views = byId("views");

  function meaning({ key, target }) {
    const inPlayer = bar.contains(target) || target === document.body;
    const hasOwn = target.matches("button, summary") && key === " ";
    const slides = target instanceof HTMLInputElement && target.id !== "player-slider" && key !== "Escape";
    if (inPlayer && Object.hasOwn(IN_PLAYER, key) && !hasOwn && !slides) return IN_PLAYER[key];
    const keys = inPlayer || views.contains(target) ? OF_SEARCH : stage.contains(target) ? OF_SQUARE : {};
    return Object.hasOwn(keys, key) ? keys[key] : null;
  }

  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesText(target) || target instanceof HTMLSelectElement || target.closest("dialog")) return;
    const action = meaning(event);
    // The editor may be there without a search.
    if (action === null || !(isOpen() || action === "write")) return;
    event.preventDefault();
    act(action);
  });
}
