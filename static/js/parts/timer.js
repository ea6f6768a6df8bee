import { byId, setAttribute, setText } from "./dom.js";
import { TIMER } from "./words.js";

/** "7:05", "1:02:07". */
function clock(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number) => String(number).padStart(2, "0");
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/**
 * The time that a puzzle has been played: it runs where `isRunning()`, the page can be seen, and nobody has paused it. It
 * belongs to the puzzle with the givens that `begin` was told last; other puzzles have their own. A pause covers the board,
 * which `cover(on)` hears of, as long as the puzzle `isPlayed()`; `focus()` leads back onto it. `id` is that of its place.
 */
export function createTimer({ isRunning, isPlayed, cover, focus, id = "timer" }) {
  const box = byId(id);
  const pause = byId(`${id}-pause`);
  const resumer = byId(`${id}-resume`);
  // By givens: the times of the puzzles that were played before.
  const others = new Map();
  let puzzle = "";
  let seconds = 0;
  let paused = false;
  let hints = 0;

  function draw() {
    const words = paused ? TIMER.resume : TIMER.pause;
    setText(byId(`${id}-time`), clock(seconds));
    setAttribute(pause, "aria-label", words);
    setAttribute(pause, "title", words);
    setAttribute(box, "data-playing", paused ? null : "");
    resumer.hidden = !(paused && isPlayed());
    cover(!resumer.hidden, resumer);
  }

  setInterval(() => {
    if (paused || document.hidden || !isRunning()) return;
    seconds += 1;
    draw();
  }, 1000);

  function resume() {
    if (!paused) return;
    paused = false;
    draw();
    focus();
  }

  pause.addEventListener("click", () => {
    if (paused) return resume();
    paused = true;
    draw();
  });
  resumer.addEventListener("click", resume);
  // Who asks for something wants to see it.
  byId("actions").addEventListener("click", resume, { capture: true });

  return {
    /** A puzzle is played: another one than before goes on where its time was left, or begins at nought. */
    begin(givens) {
      if (givens !== puzzle) {
        others.set(puzzle, { seconds, paused, hints });
        puzzle = givens;
        ({ seconds, paused, hints } = others.get(givens) ?? { seconds: 0, paused: false, hints: 0 });
      }
      draw();
    },
    /** What is kept of it, and is given back. */
    read: () => ({ puzzle, seconds, paused, hints }),
    /** A hint was given, or a digit of the solution. */
    hinted() {
      hints += 1;
    },
    /** The time and the hints that it has taken: ["12:34", 2]. */
    taken: () => [clock(seconds), hints],
    /** As on a first visit: no time is known. */
    reset() {
      others.clear();
      puzzle = "";
      seconds = hints = 0;
      paused = false;
      draw();
    },
    write(kept) {
      others.set(puzzle, { seconds, paused, hints });
      ({ puzzle, seconds, paused, hints = 0 } = kept);
      draw();
    },
    /** It may be played now, or not any more. */
    draw,
  };
}
