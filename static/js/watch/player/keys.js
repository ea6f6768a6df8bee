import { byId, takesText } from "../../parts/dom.js";

/** Keys wherever the search is: in the player, on the board and in the views. */
const ANYWHERE = {
  k: "toggle",
  o: "over",
  u: "out",
  n: "next-solution",
  p: "previous-solution",
  e: "next-dead-end",
  E: "previous-dead-end",
  d: "doomed",
  c: "change",
  r: "cell",
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
  const rooms = [bar, byId("workspace")];

  function meaning({ key, target }) {
    const inPlayer = bar.contains(target) || target === document.body;
    const hasOwn = target.matches("button, summary") && key === " ";
    const slides = target instanceof HTMLInputElement && target.id !== "player-slider" && key !== "Escape";
    if (inPlayer && Object.hasOwn(IN_PLAYER, key) && !hasOwn && !slides) return IN_PLAYER[key];
    const here = target === document.body || rooms.some((room) => room.contains(target));
    return here && Object.hasOwn(ANYWHERE, key) ? ANYWHERE[key] : null;
  }

  document.addEventListener("keydown", (event) => {
    const { target } = event;
    if (!isOpen() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesText(target) || target instanceof HTMLSelectElement || target.closest("dialog")) return;
    const action = meaning(event);
    if (action === null) return;
    event.preventDefault();
    act(action);
  });
}
