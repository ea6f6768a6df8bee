import { make } from "../parts/dom.js";
import { piece } from "../parts/pieces.js";
import { isStill } from "../parts/settings.js";

/** Milliseconds of a move, and of a whole walk at most. */
const MOVE = 60;
const WALK = 2400;
/** Squares whose numbers come one after another; of more nobody could tell. */
const MOST_NUMBERS = 144;
const HIDDEN = { opacity: 0 };
/** A square with nothing on it, and without the disc of a number. */
const BLANK = { color: "transparent", background: "none" };
/** What ends the walk: on paper the whole tour stands. */
const SKIPS = ["keydown", "pointerdown", "beforeprint"];

/**
 * Let the knight walk a tour once over the squares of a `field`: the line is drawn behind it, and numbers come with it. All of
 * it stands there already: what moves is taken away when it has ended, with any press or key, for paper, or with `leave()`.
 */
export function createWalk(field) {
  let animations = [];
  let walker = null;

  function leave() {
    for (const animation of animations) animation.cancel();
    animations = [];
    walker?.remove();
    walker = null;
    for (const what of SKIPS) window.removeEventListener(what, skip, { capture: true });
  }

  /** A key that is held down was pressed for something else. */
  const skip = (event) => !event.repeat && leave();

  /** `cells` are the squares, by index. */
  function walk(path, rows, cols, cells) {
    leave();
    if (isStill() || path.length < 2) return;
    const duration = Math.min(MOVE * path.length, WALK);
    /** Something looks so until a part of the walk is done. */
    const until = (part, element, look) =>
      animations.push(element.animate([look, look], { duration: duration * part }));
    const bands = Array.from(field.querySelectorAll(".path > :not(.visited, .from)"));
    for (const [index, band] of bands.entries()) until((index + 1) / bands.length, band, HIDDEN);
    // The knight that stands at the end, and its number.
    for (const own of cells[path.at(-1)].children) until(1, own, HIDDEN);
    if (path.length <= MOST_NUMBERS) {
      for (const [move, square] of path.entries()) until(move / path.length, cells[square], BLANK);
    }
    walker = make("div", { class: "walker", "aria-hidden": "true" }, piece("knight"));
    walker.style.inlineSize = `${100 / cols}%`;
    walker.style.blockSize = `${100 / rows}%`;
    field.append(walker);
    const at = (square) => `translate(${100 * (square % cols)}%, ${100 * Math.floor(square / cols)}%)`;
    const going = walker.animate(
      path.map((square) => ({ transform: at(square) })),
      { duration },
    );
    animations.push(going);
    going.onfinish = leave;
    for (const what of SKIPS) window.addEventListener(what, skip, { capture: true });
  }

  return { walk, leave };
}
