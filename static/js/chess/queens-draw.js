import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { hasEngineFailed, onEngine } from "../parts/engine-state.js";
import { setFault } from "../parts/field-fault.js";
import { meaningOf } from "../parts/keys.js";
import { createDragging, painting } from "./dragging.js";
import { hasSolution, painted, questionOf } from "./queens-state.js";
import {
  COLOURS,
  coloursOf,
  inPieces,
  isDivided,
  lettersIn,
  lettersOf,
  linesOf,
  readRegions,
} from "./regions.js";
import * as words from "./words.js";

/** What takes a square out of its region. */
const NONE = ".";
const TAKING = ["Backspace", "Delete"];

/**
 * Drawing the regions of a board where it `isDrawn()`: a press, a drag or a letter's key puts squares into a region, and what that makes
 * of the board is told as it changes. `state()` is the present one, `change(next, null, goesOn)` makes it another, `takeBack()`
 * undoes that, `read(board)` takes one that was written, and `shown(differ)` hears in which squares the solutions differ.
 * @param {Contract.Asking} page
 */
export function createQueensDraw({ state, isDrawn, change, takeBack, shown, events, reply, read }) {
  const root = byId("queens");
  const line = make("p", { class: "caption", "aria-live": "polite" });
  const choice = make("div", { class: "region-choice" });
  const text = make("textarea", {
    ...{
      id: "regions-text",
      rows: "5",
      spellcheck: "false",
      autocomplete: "off",
      autocapitalize: "characters",
    },
  });
  byId("queens-draw").append(
    make(
      "fieldset",
      { class: "choices" },
      make("legend", {}, words.DRAW_NAME),
      choice,
      make("p", { class: "hint" }, words.DRAW_HOW),
      line,
    ),
    make("div", { class: "field" }, make("label", { for: text.id }, words.REGIONS_FIELD), text),
  );
  const isOther = ({ regions }) => regions !== state().regions;
  // What is pasted counts at once, and what is typed where it is a board as large: a smaller one may be the beginning of another.
  text.addEventListener("input", ({ inputType }) => {
    const board = readRegions(text.value);
    if (board && (board.n === state().n || inputType === "insertFromPaste") && isOther(board)) read(board);
  });
  text.addEventListener("change", () => {
    const board = readRegions(text.value);
    if (board) {
      read(board);
      text.value = linesOf(state());
    }
    const fault = board ? "" : words.noRegions(text.value);
    setFault(text, fault);
    if (fault) reply(fault);
  });
  // The regions that are offered, and which of them is painted with.
  let letters = [];
  let letter = "A";
  // The question that was asked last, and what came of it, "" for none.
  let asked = "";
  let answer = "";

  /** One letter is offered for each region, and what takes squares out of theirs. */
  function offer({ n, regions }) {
    const there = lettersIn(regions);
    const isLacking = !there.every((each) => letters.includes(each));
    if (letters.length !== Math.max(n, there.length) || isLacking) {
      letters = lettersOf(n, there);
      if (letter !== NONE && !letters.includes(letter)) [letter] = letters;
      choice.replaceChildren(...[...letters, NONE].map(offered));
    }
    const colours = coloursOf(n, regions);
    for (const [index, swatch] of choice.querySelectorAll(".region-swatch").entries()) {
      const usual = n <= COLOURS && index < n ? index : "none";
      setAttribute(swatch, "data-region", String(colours.get(swatch.dataset.letter) ?? usual));
    }
  }

  function offered(each) {
    const input = make("input", { type: "radio", name: "region", value: each, autocomplete: "off" });
    input.checked = each === letter;
    input.addEventListener("change", () => take(each));
    const swatch = { class: "region-swatch", "data-letter": each };
    return make("label", {}, input, make("span", swatch, words.regionName(each)));
  }

  function take(next) {
    letter = next;
    for (const input of choice.querySelectorAll("input")) input.checked = input.value === letter;
  }

  function paint(square, into, goesOn = false) {
    if (state().regions[square] !== into) change(painted(state(), square, into), null, goesOn);
  }

  const { indexOf, callOff } = createDragging(root, {
    begin: (square) => (isDrawn() ? { press: () => isDrawn() && paint(square, letter), ...drawing() } : null),
    click: (square) => isDrawn() && paint(square, letter),
  });

  function drawing() {
    const into = (square, goesOn) => paint(square, letter, goesOn);
    return painting(state().n, { state, isOpen: isDrawn, takeBack, paint: into });
  }

  root.addEventListener("contextmenu", (event) => {
    const square = indexOf(event.target);
    if (square < 0 || !isDrawn()) return;
    event.preventDefault();
    callOff();
    take(state().regions[square]);
  });

  root.addEventListener("keydown", (event) => {
    const { key, plain } = meaningOf(event);
    const square = indexOf(event.target);
    if (square < 0 || !plain || !isDrawn()) return;
    const named = key.toUpperCase();
    if (letters.includes(named)) {
      take(named);
      paint(square, named);
    } else if (key === "Enter" || key === " ") paint(square, letter);
    else if (TAKING.includes(key)) paint(square, NONE);
    else return;
    event.preventDefault();
  });

  /** Tell what is still to be drawn, or how many solutions there are; nothing where nobody counts them any more. */
  function tell() {
    const isVain = answer === words.COUNTING && hasEngineFailed();
    setText(line, missing() || (isVain ? "" : answer));
  }
  onEngine(() => isDrawn() && tell());

  /** What is still to be drawn, or is none the less as it is: "" where the board is whole. */
  function missing() {
    const { regions } = state();
    const open = regions.split(NONE).length - 1;
    if (open > 0) return words.openSquares(open);
    if (!isDivided(state())) return words.fewRegions(state());
    return "";
  }

  function ask() {
    const wanted = isDrawn() && missing() === "" && !hasSolution(state());
    const question = wanted ? JSON.stringify(questionOf(state())) : "";
    if (question === asked) return;
    asked = question;
    answer = question && words.COUNTING;
    shown([]);
    events.withdraw("regions-count");
    events.raise("regions-count", { question });
  }

  return {
    /** The board is another one, or used otherwise. */
    refresh() {
      const isThere = isDrawn();
      byId("queens-draw").hidden = !isThere;
      if (isThere) {
        offer(state());
        // Who types is not disturbed.
        if (readRegions(text.value)?.regions !== state().regions) text.value = linesOf(state());
        setFault(text, "");
      }
      ask();
      if (isThere) tell();
    },
    reset() {
      callOff();
      take("A");
    },
    /** How many solutions the board has: {solutions, more, differ, level}. */
    counted({ solutions, more, differ, level }) {
      if (asked === "") return;
      const { n, regions } = state();
      answer = words.countedSolutions(solutions, more, level, inPieces(n, regions));
      tell();
      shown(differ.map(([row, col]) => row * n + col));
    },
  };
}
