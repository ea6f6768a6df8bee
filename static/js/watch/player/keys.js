import { byId, takesText } from "../../parts/dom.js";
import { meaningOf } from "../../parts/keys.js";

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
};

/** Where Space presses, opens or chooses something; everywhere else it plays. */
const TAKES_SPACE = "button, summary, a, input:not([type=range]), [role=treeitem], [role=menu] *";

/** The keys of a search that is open: `act(name)` hears what they ask for. */
export function createPlayerKeys(bar, { isOpen, act }) {
  const stage = document.querySelector(".stage");
  const views = byId("views");

  function actionOf({ key, shift }, target) {
    const inPlayer = bar.contains(target) || target === document.body;
    const slides = target instanceof HTMLInputElement && target.id !== "player-slider" && key !== "Escape";
    if (inPlayer && Object.hasOwn(IN_PLAYER, key) && !slides) return IN_PLAYER[key];
    const keys = inPlayer || views.contains(target) ? OF_SEARCH : stage.contains(target) ? OF_SQUARE : {};
    const name = shift && /^[a-z]$/.test(key) ? key.toUpperCase() : key;
    return Object.hasOwn(keys, name) ? keys[name] : null;
  }

  const isForOthers = ({ target }) =>
    takesText(target) || target instanceof HTMLSelectElement || target.closest("dialog") !== null;

  // Before a board, on which it would begin something else.
  window.addEventListener(
    "keydown",
    (event) => {
      const { key, plain, shift } = meaningOf(event);
      if (key !== " " || !plain || shift || !isOpen() || isForOthers(event)) return;
      if (event.target.matches(TAKES_SPACE)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) act("toggle");
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isForOthers(event)) return;
    const pressed = meaningOf(event);
    const action = pressed.plain ? actionOf(pressed, event.target) : null;
    // The editor may be there without a search.
    if (action === null || !(isOpen() || action === "write")) return;
    event.preventDefault();
    act(action);
  });
}
