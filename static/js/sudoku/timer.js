import { byId, setAttribute, setText } from "../parts/dom.js";
import { TIMER } from "../parts/words.js";

/** "7:05", "1:02:07". */
function clock(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number) => String(number).padStart(2, "0");
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/**
 * The time that a puzzle has been played, hidden until it is wanted: it runs where `isRunning()`, the page can be seen, and
 * nobody has paused it. It belongs to the puzzle with the givens that `begin` was told last; other puzzles have their own.
 */
export function createTimer(isRunning) {
  const box = byId("timer");
  const toggle = byId("timer-toggle");
  const pause = byId("timer-pause");
  // By givens: the times of the puzzles that were played before.
  const others = new Map();
  let puzzle = "";
  let seconds = 0;
  let paused = false;

  function draw() {
    setText(byId("timer-time"), clock(seconds));
    setAttribute(pause, "aria-label", paused ? TIMER.resume : TIMER.pause);
    setAttribute(pause, "title", paused ? TIMER.resume : TIMER.pause);
    setAttribute(box, "data-playing", paused ? null : "");
  }

  setInterval(() => {
    if (paused || document.hidden || !isRunning()) return;
    seconds += 1;
    if (!box.hidden) draw();
  }, 1000);

  function open(shown) {
    box.hidden = !shown;
    setAttribute(toggle, "aria-expanded", String(shown));
    draw();
  }

  toggle.addEventListener("click", () => open(box.hidden));
  pause.addEventListener("click", () => {
    paused = !paused;
    draw();
  });

  return {
    /** A puzzle is played: another one than before goes on where its time was left, or begins at nought. */
    begin(givens) {
      if (givens === puzzle) return;
      others.set(puzzle, { seconds, paused });
      puzzle = givens;
      ({ seconds, paused } = others.get(givens) ?? { seconds: 0, paused: false });
      draw();
    },
    /** What is kept of it, and is given back. */
    read: () => ({ puzzle, seconds, paused }),
    /** As on a first visit: no time is known, and none is shown. */
    reset() {
      others.clear();
      puzzle = "";
      seconds = 0;
      paused = false;
      open(false);
    },
    write(kept) {
      others.set(puzzle, { seconds, paused });
      ({ puzzle, seconds, paused } = kept);
      draw();
    },
  };
}
