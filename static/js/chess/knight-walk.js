import { make } from "../parts/dom.js";
import { piece } from "../parts/pieces.js";
import { isStill } from "../parts/settings.js";

/** Milliseconds of a move, and of a whole walk at most. */
const MOVE = 60;
const WALK = 2400;
/** Squares whose numbers come one after another; of more nobody could tell. */
const MOST_NUMBERS = 144;

/**
 * Let the knight walk a tour once over the squares of a `field`: the line is drawn behind it, and numbers come with it. All of
 * it stands there already: what moves is taken away when it has ended, or with `leave()`.
 */
export function createWalk(field) {
  let animations = [];
  let walker = null;

  function leave() {
    for (const animation of animations) animation.cancel();
    animations = [];
    walker?.remove();
    walker = null;
  }

  /** `cells` are the squares, by index. */
  function walk(path, rows, cols, cells) {
    leave();
    if (isStill() || path.length < 2) return;
    const duration = Math.min(MOVE * path.length, WALK);
    const comes = (element, at) =>
      element.animate(
        [{ opacity: 0 }, { opacity: 0, offset: at }, { opacity: 1, offset: at }, { opacity: 1 }],
        { duration },
      );
    const bands = Array.from(field.querySelectorAll(".path > :not(.visited, .from)"));
    animations = bands.map((band, index) => comes(band, Math.min((index + 1) / bands.length, 1)));
    const last = cells[path.at(-1)];
    const own = last.querySelector(".piece");
    if (own) animations.push(comes(own, 1));
    if (path.length <= MOST_NUMBERS) {
      for (const [move, square] of path.entries()) {
        const number = cells[square].querySelector("span");
        if (number) animations.push(comes(number, move / path.length));
      }
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
  }

  return { walk, leave };
}
