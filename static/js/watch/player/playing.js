import { byId, setAttribute, setText } from "../../parts/dom.js";
import { paceOf, playLabel, playTip } from "../../parts/words.js";
import { createClock, RATES } from "./clock.js";

/** The place of the first speed among the rates. */
const USUAL = "1";

/** The play button and the speed: `advance(steps)` is called at that pace while the search plays. */
export function createPlaying(bar, { advance, toggle }) {
  const play = byId("player-play");
  const speed = byId("player-speed");
  const clock = createClock(advance);

  function draw() {
    setAttribute(play, "aria-label", playLabel(clock.running));
    setAttribute(play, "title", playTip(clock.running));
    bar.toggleAttribute("data-playing", clock.running);
  }

  function drawSpeed() {
    const rate = RATES[speed.value];
    clock.rate = rate;
    setText(byId("player-pace"), paceOf(rate));
    setAttribute(speed, "aria-valuetext", paceOf(rate));
  }

  function playAt(value) {
    speed.value = value;
    drawSpeed();
  }

  play.addEventListener("click", toggle);
  speed.max = String(RATES.length - 1);
  speed.addEventListener("input", drawSpeed);
  playAt(USUAL);

  return {
    get running() {
      return clock.running;
    },
    start() {
      clock.start();
      draw();
    },
    stop() {
      clock.stop();
      draw();
    },
    wait: clock.wait,
    answered: clock.answered,
    /** Play faster, or with -1 slower. */
    change: (by) => playAt(String(Number(speed.value) + by)),
    /** Play as fast as at first. */
    reset: () => playAt(USUAL),
  };
}
