import { make, setAttribute, setText } from "../parts/dom.js";
import { USUAL } from "../sudoku/shape.js";
import { createAbout } from "./about.js";
import { clear, show } from "./drawing.js";
import { drawLegend } from "./legend.js";
import { oneCase } from "./picture.js";
import { ALL_CASES, CASES_SHOWN, caseNamed, casesOf, linesOf } from "./words.js";

/**
 * A step as it is told: drawn on the `board`, with its `title`, its `argument` and a `legend` in elements of their own. An
 * argument that goes case by case can be looked at one case at a time, on the board and in its lines. Where its technique is
 * not told of already, the reader `mayAsk` what that is.
 */
export function createTelling({ board, title, argument, legend, mayAsk = true }) {
  const about = createAbout();
  if (mayAsk) legend.after(about.root);
  // Read by ear the choice is no news, even where the argument is.
  const bar = make("div", {
    ...{ class: "segmented cases", role: "group", "aria-label": CASES_SHOWN },
    "aria-live": "off",
  });
  argument.before(bar);
  // The step that is told, or null, and how much of it.
  let step = null;
  let stage = "";

  function draw(drawn) {
    show(board, drawn, stage);
    if (stage === "where") legend.replaceChildren();
    else drawLegend(legend, drawn, stage);
  }

  /** Tell one of the cases, by its place, or with -1 all of them. */
  function choose(index) {
    const buttons = Array.from(bar.children);
    for (const [place, button] of buttons.entries())
      setAttribute(button, "aria-pressed", String(place === index + 1));
    for (const line of argument.querySelectorAll("[data-case]"))
      line.toggleAttribute("data-aside", index >= 0 && line.dataset.case !== String(index + 1));
    draw(index < 0 ? step : oneCase(step, index));
  }

  function drawCases(places) {
    for (const [index, place] of places.entries()) argument.children[place].dataset.case = String(index + 1);
    bar.hidden = places.length === 0;
    bar.replaceChildren(...(bar.hidden ? [] : [-1, ...places.keys()]).map(makeButton));
  }

  function makeButton(index) {
    const button = make(
      "button",
      { type: "button", class: "segment", "aria-pressed": String(index < 0) },
      index < 0 ? ALL_CASES : String(index + 1),
    );
    if (index >= 0) setAttribute(button, "aria-label", caseNamed(index + 1));
    button.addEventListener("click", () => choose(index));
    return button;
  }

  function write(newTitle, lines) {
    setText(title, newTitle);
    title.hidden = newTitle === "";
    argument.replaceChildren(...lines.flatMap((line) => [make("span", {}, line), "\n"]));
    argument.hidden = lines.length === 0;
  }

  function empty() {
    write("", []);
    drawCases([]);
    legend.replaceChildren();
    about.lead("");
  }

  empty();

  return {
    /** The row below it, for what more there is to a step. */
    more: about.root,
    /** Show so much of a step, in the place of another. */
    tell(newStep, newStage) {
      step = newStep;
      stage = newStage;
      const lines = stage === "why" ? linesOf(step.argument) : [];
      write(stage === "where" ? "" : step.title, lines);
      drawCases(casesOf(lines, step.chains));
      about.lead(stage === "where" ? "" : step.technique, (step.shape ?? USUAL) === USUAL);
      draw(step);
    },
    /** Leave nothing of it. */
    leave() {
      empty();
      clear(board);
    },
  };
}
