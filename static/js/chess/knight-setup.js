import { byId, make, setAttribute } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { squareName } from "../parts/squares.js";
import { createDragging, painting } from "./dragging.js";
import { punched } from "./knight-hand.js";
import { NO_HOLE, NO_HOLES_HERE, TOOLS } from "./knight-words.js";
import { LARGEST_GRID } from "./limits.js";

/**
 * What a press on the knight's board puts where it is set up, which `isOn()` tells: where the tour starts, where it has to end, or
 * a square that is taken out, and with a drag several. `state()` is the present one; `put(key, square)` sets an end of the tour,
 * `punch(next, goesOn)` takes squares out or puts them back, of which those of one drag are undone together, and `takeBack()` undoes that.
 */
export function createKnightSetup({ state, isOn, put, punch, takeBack, reply }) {
  const root = byId("knight");
  let tool = "start";

  function take(kind) {
    tool = kind;
    setAttribute(root, "data-tool", tool);
  }

  const radios = Object.entries(TOOLS).map(([kind, name]) => {
    const input = make("input", { type: "radio", name: "knight-tool", value: kind, autocomplete: "off" });
    input.checked = kind === tool;
    input.addEventListener("change", () => take(kind));
    return make("label", {}, input, make("span", {}, name));
  });
  take(tool);
  byId("knight-tools").append(...radios);

  function press(kind, square) {
    if (kind !== "holes") put(kind, square);
    else if (Math.max(state().rows, state().cols) > LARGEST_GRID) reply(NO_HOLES_HERE);
    else if (punched(state(), square) === state()) {
      reply(NO_HOLE(squareName(square, state().rows, state().cols)));
    } else punch(punched(state(), square), false);
  }

  /** Squares one after another: all taken out, or all put back. */
  function punching(from) {
    const out = !state().holes.includes(from);
    const paint = (square, goesOn) => {
      const next = punched(state(), square, out);
      if (next !== state()) punch(next, goesOn);
    };
    return painting(state().cols, { state, isOpen: isOn, takeBack, paint });
  }

  const { indexOf, callOff } = createDragging(root, {
    begin(square) {
      if (!isOn()) return null;
      const pressed = { press: () => isOn() && press(tool, square) };
      return tool === "holes" ? { ...pressed, ...punching(square) } : pressed;
    },
    click: (square) => isOn() && press(tool, square),
  });

  root.addEventListener("keydown", (event) => {
    const { key, plain } = meaningOf(event);
    const square = indexOf(event.target);
    if (square < 0 || !plain || !isOn()) return;
    if (key === "Enter" || key === " ") press(tool, square);
    else if (key === "x") press("holes", square);
    else if (key !== "Escape" || !callOff()) return;
    event.preventDefault();
  });

  return {
    /** A square of a board that is one picture was pressed. */
    press: (square) => isOn() && press(tool, square),
    /** As on a first visit: a press puts the start. */
    reset() {
      callOff();
      radios[0].firstChild.click();
    },
  };
}
