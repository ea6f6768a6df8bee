import { createStrategies } from "../../page/strategies.js";
import { byId, grouped, isIdle, setAttribute, setIdle, setText, wholeNumber } from "../../parts/dom.js";
import { createClock, paceOf, RATES } from "./clock.js";
import { createPlayerKeys } from "./keys.js";
import { createSpeech } from "./speech.js";
import { createTimeline } from "./timeline.js";

const AIMS = ["change", "cell", "depth"];
const AIM_EVENTS = { change: "change-of", cell: "run-to", depth: "run-to" };

/**
 * The bar that steps through a search, and plays it. It only asks: what a step looks like is drawn by the callbacks.
 * `selected()` is the square that is selected on the board; `moved()` hears that the address is another now.
 */
export function createPlayer({ raise, say, selected, moved, save, onToggle }) {
  const bar = byId("player");
  const play = byId("player-play");
  const sentence = byId("player-sentence");
  const speed = byId("player-speed");
  const depth = byId("player-depth");
  const buttons = Array.from(bar.querySelectorAll("[data-to]"));
  const speech = createSpeech(say);
  const timeline = createTimeline({ go: (index) => ask(index) });
  const clock = createClock((steps) => raise("step", { to: Math.min(index + steps, count) }));
  let opener = null;
  let index = 0;
  let count = 0;
  let solutions = 0;
  let complete = false;
  // The step an address asks for, until it is there: a reload in between asks for it again.
  let awaited = null;
  // Playing was paused: the step that was on its way belongs to that.
  let paused = false;

  const strategies = createStrategies((name) => {
    if (isOpen()) start({ strategy: name });
  });

  const isOpen = () => !bar.hidden;

  /** Open the steps of what is on the board. Without a step the search starts paused at its beginning. */
  function start({ strategy = strategies.current, step = 0, placement = 0, view = "" } = {}) {
    pause();
    if (strategy !== strategies.current) strategies.choose(strategy);
    awaited = step;
    raise("step", { to: "open", strategy, position: step, placement, view });
  }

  function ask(to) {
    pause();
    raise("step", { to });
  }

  function aim(name) {
    pause();
    if (name !== "depth") {
      raise(AIM_EVENTS[name], { cell: selected() });
      return;
    }
    const wanted = wholeNumber(depth.value);
    setAttribute(depth, "aria-invalid", wanted === null || wanted < 1 ? "true" : null);
    if (wanted === null || wanted < 1) say("A depth is a whole number from 1.", "error");
    else raise("run-to", { cell: -1, depth: wanted });
  }

  function toggle() {
    if (clock.running) {
      pause();
      paused = true;
      speech.sentence(pausedAt(sentence.textContent));
    } else if (complete && index >= count) {
      speech.sentence("This is the last step. Step back or go to the first one to play again.");
    } else {
      clock.start();
      drawPlay();
    }
  }

  const pausedAt = (words) => `Paused at step ${grouped(index)}. ${words}`;

  function pause() {
    paused = false;
    if (!clock.running) return;
    clock.stop();
    speech.hush();
    drawPlay();
  }

  function drawPlay() {
    setAttribute(play, "aria-label", clock.running ? "Pause" : "Play");
    bar.toggleAttribute("data-playing", clock.running);
  }

  function drawSpeed() {
    clock.rate = RATES[speed.value];
    setText(byId("player-pace"), paceOf(RATES[speed.value]));
    setAttribute(speed, "aria-valuetext", paceOf(RATES[speed.value]));
  }

  function drawButtons() {
    for (const button of buttons) {
      const { to } = button.dataset;
      const atFirst = index === 0 && /^(first|back)$/.test(to);
      setIdle(button, atFirst || (index === count && /^(forward|last)$/.test(to)));
    }
  }

  function act(name) {
    if (name === "toggle") toggle();
    else if (name === "faster" || name === "slower") {
      speed.value = String(Number(speed.value) + (name === "faster" ? 1 : -1));
      drawSpeed();
    } else if (AIMS.includes(name)) aim(name);
    else ask(name);
  }

  for (const button of buttons) {
    button.addEventListener("click", () => {
      if (!isIdle(button)) ask(button.dataset.to);
    });
  }
  for (const button of bar.querySelectorAll("[data-aim]")) {
    button.addEventListener("click", () => aim(button.dataset.aim));
  }
  for (const button of bar.querySelectorAll("[data-save]")) {
    button.addEventListener("click", () => save(button.dataset.save));
  }
  depth.addEventListener("keydown", (event) => {
    if (event.key === "Enter") aim("depth");
  });
  play.addEventListener("click", toggle);
  speed.max = String(RATES.length - 1);
  speed.value = "1";
  speed.addEventListener("input", drawSpeed);
  byId("step-through").addEventListener("click", () => start());
  createPlayerKeys(bar, { isOpen, act });
  drawSpeed();

  /** While playing, only what was found and the end are said; the sentence of every step can be read. */
  function tell(words, found) {
    if (found > solutions) {
      speech.milestone(`Solution ${grouped(found)}, at step ${grouped(index)}.`);
    }
    if (complete && index >= count) {
      pause();
      speech.milestone(`The last step, ${grouped(index)}. ${words}`);
    }
  }

  return {
    isOpen,
    start,
    redraw: timeline.draw,
    turnTo: strategies.turnTo,
    /** The part of the address that says where in the search the reader is; null while none is open. */
    address: () => (isOpen() ? { strategy: strategies.current, step: awaited ?? index } : null),
    face: {
      get isOpen() {
        return isOpen();
      },
      open(title) {
        if (!isOpen()) opener = document.activeElement;
        setAttribute(bar, "aria-label", String(title));
        index = 0;
        count = 0;
        solutions = 0;
        complete = false;
        timeline.count(0, "");
        timeline.mark([], []);
        timeline.at(0, true);
        if (isOpen()) return;
        bar.hidden = false;
        onToggle(true);
        timeline.slider.focus({ preventScroll: true });
      },
      /** How many steps are recorded, what to say of the rest, and whether no more will come. */
      grow(steps, words, ended) {
        count = Number(steps);
        complete = Boolean(ended);
        timeline.count(count, String(words));
        timeline.at(index, !clock.running);
        drawButtons();
        // Playing has caught up with the recording, and goes on with it.
        if (clock.running && index < count) clock.answered();
      },
      mark: timeline.mark,
      at(position, words, settled, found) {
        index = Number(position);
        awaited = null;
        setText(sentence, String(words));
        timeline.at(index, Boolean(settled));
        drawButtons();
        clock.answered();
        if (clock.running) tell(String(words), Number(found));
        else if (settled) {
          speech.sentence(paused ? pausedAt(words) : String(words));
          moved();
        }
        solutions = Number(found);
        if (clock.running && index >= count) clock.wait();
      },
      close,
    },
    close,
  };

  function close() {
    if (!isOpen()) return;
    pause();
    speech.hush();
    const hadFocus = bar.contains(document.activeElement);
    bar.hidden = true;
    onToggle(false);
    if (hadFocus) opener?.focus({ preventScroll: true });
    moved();
  }
}
