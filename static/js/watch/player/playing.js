import { byId, setAttribute, setText } from "../../parts/dom.js";
import { paceOf, playLabel, playTip } from "../words.js";
import { createClock, RATES } from "./clock.js";

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

  play.addEventListener("click", toggle);
  speed.max = String(RATES.length - 1);
  speed.value = "1";
  speed.addEventListener("input", drawSpeed);
  drawSpeed();

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
    change(by) {
      speed.value = String(Number(speed.value) + by);
      drawSpeed();
    },
  };
}
