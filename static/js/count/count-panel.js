import { isIdle, make, setIdle, setText } from "../parts/dom.js";
import { engineState } from "../parts/engine-state.js";
import { createPanelSection } from "../parts/panel-section.js";
import { adopt } from "../parts/styles.js";
import styles from "./count.css";
import { createCountBar } from "./count-bar.js";
import { EARLY, STARTING, STOP } from "./panel-words.js";

/**
 * A count beside the board: what is counted, the buttons that start and stop it, how far it is, and what came of it. It goes on
 * until it is done, stopped or left, also where another board is shown. `asks()` returns the event that starts it as
 * [name, detail, its name in words], and `stopping` is the name of the one that stops it; `known()` gives what is said of the
 * board where nothing is counted; `changed()` hears that a count has begun or ended.
 */
export function createCountPanel({ name, label, events, asks, stopping, known, changed, more }) {
  adopt(styles);
  const what = make("p", { class: "hint" });
  const start = make("button", { type: "button", class: "button primary" });
  const stop = make("button", { type: "button", class: "button" }, STOP);
  const buttons = make("div", { class: "count-buttons" }, start, stop);
  const bar = createCountBar();
  // What came of it is read to those who read by ear; how far it is, they ask the bar.
  const outcome = make("p", { class: "count-outcome", "aria-live": "polite" });
  const section = createPanelSection(
    name,
    { class: "count", "aria-label": label },
    ...[what, buttons, ...bar.elements, outcome, ...more],
  );
  // The event that asked for what is being counted; "" for none.
  let asked = "";

  function draw() {
    setIdle(start, asked !== "");
    setIdle(stop, asked === "");
    bar.show(asked !== "");
  }

  function become(event, sentence) {
    asked = event;
    setText(outcome, sentence);
    draw();
    changed();
  }

  /** Nothing is counted any more, which is a sentence or ""; tells whether that is seen. */
  function end(sentence) {
    become("", [known(), sentence].filter(Boolean).join(" "));
    return section.checkVisibility();
  }

  function leave(boardChanged) {
    if (asked === "") return;
    if (events.ready) events.raise(stopping, { boardChanged });
    else {
      events.withdraw(asked);
      end("");
    }
  }

  start.addEventListener("click", () => {
    if (isIdle(start)) return;
    const [event, detail, counting] = asks();
    bar.name(counting);
    bar.draw(0, EARLY[engineState()] ?? STARTING);
    become(event, "");
    events.raise(event, detail);
  });
  stop.addEventListener("click", () => {
    if (!isIdle(stop)) leave(false);
  });
  draw();

  return {
    section,
    buttons,
    get running() {
      return asked !== "";
    },
    /** What is counted is not wanted any more. */
    leave: () => leave(false),
    /** The board is another: a count of the one before has to be over before its numbers are looked for. */
    moved() {
      setText(outcome, known());
      leave(true);
    },
    end,
    progress: bar.draw,
    /** What is counted, and what the button that starts it is called. */
    describe(sentence, startLabel) {
      setText(what, sentence);
      setText(start, startLabel);
    },
  };
}
