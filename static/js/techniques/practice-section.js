import { createTelling } from "../hints/telling.js";
import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { lengthOf } from "../parts/text.js";
import { isPlaced, titleOf } from "./reference.js";
import { PRACTICE } from "./words.js";

function button(looks, label, act) {
  const made = make("button", { type: "button", class: looks }, label);
  made.addEventListener("click", act);
  return made;
}

function iconButton(sign, label, act) {
  const made = button("icon-button", sign, act);
  setAttribute(made, "aria-label", label);
  setAttribute(made, "title", label);
  return made;
}

/**
 * What of practice stands beside the board: what is practised, how many were found, what is to be done, and what is told of a
 * step. Its buttons look for the `next` position, tell `about` the technique, and `end` practice.
 */
export function createPracticeSection(board, { next, about, end }) {
  const heading = make("h2");
  const counted = make("span");
  const timed = make("span", { class: "practice-times" });
  const task = make("p", { class: "practice-task" });
  const title = make("h3");
  const argument = make("p");
  const legend = make("ul", { class: "step-legend" });
  const goOn = button("button", PRACTICE.next, next);
  // Who reads by ear hears the argument; what the drawing means is no news.
  const told = make("div", { class: "hint-text" }, make("div", { "aria-live": "polite" }, argument), legend);
  const root = make(
    "section",
    { class: "practice", "aria-label": PRACTICE.name },
    make(
      "div",
      { class: "practice-head" },
      make("div", { class: "practice-name" }, heading, make("p", { class: "caption" }, counted, timed)),
      goOn,
      iconButton("?", PRACTICE.about, about),
      iconButton("×", PRACTICE.end, end),
    ),
    task,
    told,
  );
  root.hidden = true;
  const telling = createTelling({ board, title, argument, legend, mayAsk: false });
  byId("actions").closest("[data-place=answer]").after(root);

  return {
    root,
    /** The button that leads on. */
    next: goOn,
    telling,
    /** Tell so much of a step. */
    tell(step, stage) {
      telling.tell(step, stage);
      setAttribute(told, "data-long", lengthOf(argument.textContent));
    },
    /** Name what is practised. */
    name(technique) {
      setText(heading, titleOf(technique));
      setText(task, isPlaced(technique) ? PRACTICE.place : PRACTICE.strike);
    },
    /** Tell how many were found, and in how many seconds each. */
    count(found, seconds) {
      setText(counted, found > 0 ? PRACTICE.counted(found) : "");
      setText(timed, found > 0 ? PRACTICE.timed(seconds) : "");
    },
  };
}
