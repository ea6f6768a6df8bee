import { isStill } from "../../parts/settings.js";

/** How fast a search can be played, in steps a second; a frame is a sixtieth of one. */
export const RATES = [1, 2, 4, 10, 30, 60, 300, 1200, 6000, 30_000, 120_000, 300_000];

const LONGEST_PAUSE = 250;

/** Two pictures a second are all that somebody is shown who wants little motion. */
const CALM_GAP = 500;

/**
 * Asks for steps at a pace, once a frame at most and never before the last ones were shown. `machine` has the frames and
 * the time: the window.
 */
export function createClock(advance, machine = globalThis) {
  let rate = RATES[1];
  let frame = 0;
  let before = 0;
  let shown = 0;
  let due = 0;
  let waiting = false;

  function tick(now) {
    frame = machine.requestAnimationFrame(tick);
    due += (rate * Math.min(now - before, LONGEST_PAUSE)) / 1000;
    before = now;
    if (waiting || due < 1 || (isStill(machine) && now - shown < CALM_GAP)) return;
    const steps = Math.floor(due);
    due -= steps;
    shown = now;
    waiting = true;
    advance(steps);
  }

  return {
    get running() {
      return frame !== 0;
    },
    set rate(steps) {
      rate = steps;
      due = Math.min(due, 1);
    },
    start() {
      if (frame) return;
      before = machine.performance.now();
      shown = 0;
      due = 1;
      waiting = false;
      frame = machine.requestAnimationFrame(tick);
    },
    stop() {
      machine.cancelAnimationFrame(frame);
      frame = 0;
    },
    /** There is nothing more to ask for yet. */
    wait() {
      waiting = true;
      due = 0;
    },
    /** What was asked for is on the screen. */
    answered() {
      waiting = false;
    },
  };
}
