import { isIdle, make, setIdle, setText } from "../parts/dom.js";
import { createPanelSection } from "../parts/panel-section.js";
import { adopt } from "../parts/styles.js";
import styles from "./count.css";
import { createCountBar } from "./count-bar.js";
import { EARLY, STARTING, STOP } from "./panel-words.js";

/**
 * A count beside the board: what is counted, the buttons that start and stop it, how far it is, and what came of it. It goes on
 * until it is done, stopped or left, also where another board is shown. `asks()` returns the event that starts it as
 * [name, detail, its name in words]; `stopping` is the name of the event that stops it; `ended` hears that nothing is counted now.
 */
export function createCountPanel({ name, label, events, asks, stopping, ended, more }) {
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

  /** Nothing is counted any more, which is a sentence or ""; tells whether that is seen. */
  function end(sentence) {
    asked = "";
    draw();
    ended(sentence);
    return section.checkVisibility();
  }

  /** The board is another, or what is counted is not wanted any more. */
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
    asked = event;
    bar.name(counting);
    bar.draw(0, EARLY[document.documentElement.dataset.engine] ?? STARTING);
    setText(outcome, "");
    draw();
    events.raise(event, detail);
  });
  stop.addEventListener("click", () => {
    if (!isIdle(stop)) leave(false);
  });
  draw();

  return {
    section,
    buttons,
    leave,
    end,
    progress: bar.draw,
    tell: (sentence) => setText(outcome, sentence),
    /** What is counted, and what the button that starts it is called. */
    describe(sentence, startLabel) {
      setText(what, sentence);
      setText(start, startLabel);
    },
  };
}
