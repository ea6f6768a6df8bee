import { byId, isIdle, setAttribute, setIdle, setText } from "../../parts/dom.js";
import { lengthOf } from "../../parts/text.js";
import { arrived } from "../arrivals.js";
import { lastOf, placeOf, placesOf, stepAt } from "../kept.js";
import { createPredict } from "../predict/predict.js";
import { backTo, IS_LAST_STEP, pausedAt } from "../words.js";
import { createAsking } from "./asking.js";
import { createPlayerKeys } from "./keys.js";
import * as places from "./place.js";
import { createPlaying } from "./playing.js";
import { createSpeech } from "./speech.js";
import { createTimeline } from "./timeline.js";

/**
 * The bar that steps through a search, and plays it. It only asks: what a step looks like is drawn by the callbacks.
 * `board()` is the board that is shown, `kept` the store; `viewChanged()` hears that another step is shown, `coverFigures(on)`
 * that the figures in its cells are not to be seen, and `write()` that the way to the editor is asked for.
 * @param {Contract.Raising} page
 */
export function createPlayer({ raise, say, board, kept, viewChanged, coverFigures, write }) {
  let place = places.BEGINNING;
  // The step that was asked for, until it is there: a reload in between asks for it again.
  let awaited = null;
  // Playing was paused: the step that was on its way belongs to that.
  let paused = false;
  const bar = byId("player");
  const sentence = byId("player-sentence");
  const buttons = Array.from(bar.querySelectorAll("[data-to]"));
  const wayBack = byId("player-return");
  const ask = createAsking({ raise, say, selected: () => board().selected });
  const predict = createPredict({ raise, say, board, kept, pause, coverFigures });
  const speech = createSpeech(say);
  const timeline = createTimeline({ go, glide: (to) => raise("glide", { to }) });
  const playing = createPlaying(bar, {
    advance(steps) {
      if (predict.isOn) raise("predict-step", {});
      else
        raise("glide", { to: stepAt(place, Math.min(placeOf(place, place.index) + steps, placesOf(place))) });
    },
    toggle,
  });

  function pause() {
    paused = false;
    if (!playing.running) return;
    playing.stop();
    speech.hush();
  }

  function go(to) {
    pause();
    if (to !== "forward") ask(to);
    else if (predict.waits) predict.remind();
    else {
      predict.drop();
      if (predict.isOn) raise("predict-step", {});
      else ask(to);
    }
  }

  function toggle() {
    if (playing.running) {
      pause();
      paused = true;
      speech.sentence(pausedAt(place.index, sentence.textContent));
    } else if (predict.waits) {
      predict.remind();
    } else if (places.isAtEnd(place)) {
      say(IS_LAST_STEP, "info");
    } else {
      predict.drop();
      playing.start();
    }
  }

  function act(name) {
    if (name === "toggle") toggle();
    else if (name === "faster") playing.change(1);
    else if (name === "slower") playing.change(-1);
    else if (name === "write") write();
    else go(name);
  }

  /** The button that goes back keeps its place, and its words while they are not seen. */
  function drawWayBack() {
    setIdle(wayBack, places.isStuck(place, "return"));
    if (!isIdle(wayBack)) setText(wayBack, backTo(place.before));
  }

  function drawButtons() {
    for (const button of buttons) setIdle(button, places.isStuck(place, button.dataset.to));
  }

  /** While playing, only milestones are said; the sentence of every step can be read. */
  function tell(before, words) {
    const said = places.milestones(before, place, words);
    if (places.isAtEnd(place)) pause();
    for (const milestone of said) speech.milestone(milestone);
  }

  listenToButtons(buttons, go);
  createPlayerKeys(bar, { isOpen: () => !bar.hidden, act });

  /** Another search: its title, and nothing recorded yet. */
  function begin(title) {
    predict.drop();
    setAttribute(bar, "aria-label", title);
    setText(sentence, "");
    place = places.BEGINNING;
    timeline.keep(place, "");
    timeline.mark([], []);
    timeline.at(0, true);
    drawWayBack();
  }

  return {
    expect(step) {
      pause();
      awaited = step;
    },
    get position() {
      return awaited ?? place.index;
    },
    begin,
    end() {
      pause();
      predict.drop();
      speech.hush();
    },
    /** As on a first visit. */
    reset() {
      begin("");
      drawButtons();
      awaited = null;
      paused = false;
      playing.reset();
      predict.reset();
      byId("player-depth").value = "1";
      bar.querySelector("details").open = false;
    },
    focus: () => timeline.slider.focus({ preventScroll: true }),
    repaint: timeline.draw,
    predict: predict.face,
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Player} */ ({
      /** How many steps are recorded, what to say of the rest, and whether no more will come. */
      grow(steps, words, ended) {
        place = places.grown(place, Number(steps), Boolean(ended));
        timeline.keep(place, String(words));
        timeline.at(place.index, !playing.running);
        drawButtons();
        // Playing has caught up with the recording, and goes on with it.
        if (playing.running && place.index < lastOf(place)) playing.answered();
      },
      /** The last steps are kept as well: from which one on, and which is the last. What `grow` says comes after. */
      gap(since, last) {
        place = places.parted(place, Number(since), Number(last));
      },
      /** How many solutions and dead ends there are in each part of the steps. */
      mark: timeline.mark,
      /** The step that the last jump can be taken back to, -1 for none. */
      offer(step) {
        place = places.offered(place, Number(step));
        drawWayBack();
      },
      /** The step that is shown, its sentence, whether no later one is on its way, and the solutions found up to it. */
      at(position, words, isLatest, found) {
        const before = place;
        place = places.arrived(place, Number(position), Number(found));
        awaited = null;
        predict.arrived(place.index);
        setText(sentence, String(words));
        setAttribute(sentence, "data-long", lengthOf(String(words)));
        timeline.at(place.index, Boolean(isLatest));
        drawButtons();
        playing.answered();
        if (playing.running) tell(before, String(words));
        else if (isLatest) {
          speech.sentence(paused ? pausedAt(place.index, words) : String(words));
          viewChanged();
          arrived("step");
        }
        if (playing.running && place.index >= lastOf(place)) playing.wait();
      },
    }),
  };
}

function listenToButtons(buttons, go) {
  for (const button of buttons) {
    button.addEventListener("click", () => {
      if (!isIdle(button)) go(button.dataset.to);
    });
  }
  byId("player-depth").addEventListener("keydown", (event) => {
    if (event.key === "Enter") go("depth");
  });
}
