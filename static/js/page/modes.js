import { byId } from "../parts/dom.js";
import { glide } from "./glide.js";

/**
 * The ways to use a board, as radio buttons; the document says which is the present one. Watch lasts as long as its search
 * and leads back to where it was come from, which every board remembers. `enter()` asks for a search and tells whether
 * it may be; `leave()` puts it away; `onTurn(mode)` hears which of the others is chosen, just before it is; `modeChanged()`
 * hears that the mode has changed, `focusBoard()` that one was pressed with a pointer. `usual` is how a board is used at first.
 * `write()` puts the mode that was pressed into the address: who loads the page again at once finds it.
 * What is pressed is meant for the board that is on its way, if one is: `whenShown(act)` acts when it is there.
 */
export function createModes({
  enter,
  leave,
  onTurn,
  modeChanged,
  focusBoard,
  whenShown,
  write,
  usual = "solve",
}) {
  const root = document.documentElement;
  const stage = document.querySelector(".stage");
  const radios = Array.from(byId("modes").querySelectorAll("input"));
  const own = new Map();
  // The boards that were watched when another one was shown.
  const watched = new Set();
  let board = "sudoku";
  let watching = false;

  // Where Watch is the usual way it is the only one.
  const ownMode = (name = board) => (usual === "solve" && own.get(name)) || usual;
  const current = () => (watching ? "watch" : ownMode());

  function draw() {
    for (const radio of radios) {
      radio.checked = radio.value === current();
    }
    const before = root.dataset.mode;
    if (before === current()) return;
    const turn = () => (root.dataset.mode = current());
    // To solve and to play, the stage is the same: to measure it would lay the page out twice in one go.
    if (before === "watch" || watching) glide(stage, turn);
    else turn();
    modeChanged();
  }

  /** Use the board in this way; nothing of it changes thereby. */
  function use(mode) {
    watching = mode === "watch";
    if (!watching) own.set(board, mode);
    draw();
  }

  function press(mode) {
    if (mode === "watch") {
      if (!enter()) return draw();
      use(mode);
      return write();
    }
    const wasWatching = watching;
    const isNew = mode !== ownMode();
    if (isNew) onTurn(mode);
    use(mode);
    if (wasWatching) leave();
    else if (isNew) write();
  }

  for (const radio of radios) {
    const pressed = () => {
      press(radio.value);
      // Who walks through the modes with the arrows walks on; who has pressed one goes on with the board.
      if (radio.value === ownMode() && !radio.matches(":focus-visible")) focusBoard();
    };
    radio.addEventListener("change", () => whenShown(pressed));
  }

  return {
    get current() {
      return current();
    },
    use,
    press,
    /** The way in which the board is used when it is not watched, for who keeps it with the board. */
    now: ownMode,
    recall(mode, name = board) {
      own.set(name, mode);
      draw();
    },
    /** As on a first visit. */
    reset() {
      own.clear();
      watched.clear();
      watching = false;
      draw();
    },
    /** A search is open, or none is any more. */
    watch(on) {
      watching = on;
      draw();
    },
    /** Whether a board was watched when another one was shown. */
    wasWatched: (name) => watched.has(name),
    /** Another board is shown. */
    turnTo(name) {
      if (watching) watched.add(board);
      else watched.delete(board);
      board = name;
      watching = false;
      draw();
    },
  };
}
