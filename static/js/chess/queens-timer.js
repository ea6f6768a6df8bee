import { byId } from "../parts/dom.js";
import { isTimeKept } from "../parts/kept-values.js";
import { createTimer } from "../parts/timer.js";
import { isPuzzle } from "./queens-state.js";

/** The time that a puzzle of queens has been played, where it `isPlayed()` and not solved yet, `isOver()`; a plain board has none. */
export function createQueensTimer({ state, isPlayed, isOver, focus }) {
  const root = byId("queens");
  const isTimed = () => isPlayed() && isPuzzle(state());
  const timer = createTimer({
    id: "queens-timer",
    isRunning: () => isTimed() && !isOver(),
    isPlayed: () => isTimed() && !isOver(),
    cover(on, button) {
      const hadFocus = root.contains(document.activeElement);
      root.inert = on;
      if (on && hadFocus) button.focus();
    },
    focus,
  });
  /** Its time is that of what stands from the beginning. */
  const puzzle = ({ n, regions, given }) => [n, regions, given].join(" ");

  return {
    /** The board is another one, or used otherwise. */
    refresh() {
      byId("queens-timer").toggleAttribute("data-closed", !isPuzzle(state()));
      if (isTimed()) timer.begin(puzzle(state()));
      else timer.draw();
    },
    /** What is said at the end: the time and the hints; nothing of a plain board. */
    taken: () => (isPuzzle(state()) ? timer.taken() : undefined),
    hinted: timer.hinted,
    read: timer.read,
    write: (kept) => isTimeKept(kept) && timer.write(kept),
    reset: timer.reset,
  };
}
