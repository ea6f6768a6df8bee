import { byId, make, setAttribute, setText } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { setting } from "../parts/settings.js";
import { AIMS, COLOUR_NAMES, PENS } from "../parts/words.js";
import { COLOURS } from "./colours.js";
import { automatic } from "./notes.js";
import { LAYERS } from "./pen.js";
import { characterOf, numberOf, symbolOf } from "./shape.js";

/** The keys that choose a layer, in their order: they lie side by side on most keyboards. */
const LAYER_KEYS = ["z", "x", "c", "v"];

/**
 * What says how the keys write while a puzzle is played: the layers, automatic candidates, a digit that is chosen before the
 * cells, several cells at once. `pen` writes; `change(next, tell)` makes a change of the `state()`. `onNumbers()` hears that there
 * are digits above nine, and that they are numbers, `onColour()` that something is going to be coloured.
 */
export function createHand({ grid, pen, state, change, isPlayed, tell, viewChanged, onNumbers, onColour }) {
  const keypad = byId("keypad");
  const keys = Array.from(keypad.querySelectorAll("[data-key]")).slice(0, 9);
  const radios = Array.from(byId("pens").querySelectorAll("input"));
  const aim = byId("aim");
  // By their keys.
  const buttons = { a: byId("automatic"), d: byId("digit-first"), s: byId("several") };
  const notesButton = byId("notes");
  let isFirst = false;
  let several = false;
  let held = "";
  // What the keys were made for, their number and look.
  let fitted = "";

  /** As many keys as there are digits, which are written as the reader wants them. */
  function fit(size) {
    while (keys.length > size) keys.pop().remove();
    while (keys.length < size) {
      const key = make("button", { type: "button", class: "key", "data-key": characterOf(keys.length + 1) });
      keys.at(-1).after(key);
      keys.push(key);
    }
    const across = Math.min(9, Math.ceil(size / 2) + 1);
    const places = {
      keys: across,
      spare: (across - ((size + 1) % across)) % across || 1,
      beside: Math.ceil(Math.sqrt(size)),
    };
    for (const [name, value] of Object.entries(places)) keypad.style.setProperty(`--${name}`, value);
    if (size > 9 && setting("digits") === "numbers") onNumbers();
    aim.length = 1;
    for (const [index, key] of keys.entries()) {
      setText(key, symbolOf(index + 1));
      aim.append(new Option(AIMS(symbolOf(index + 1)), String(index + 1)));
    }
  }

  function use(layer) {
    pen.use(layer);
    for (const radio of radios) radio.checked = radio.value === layer;
    if (layer === "colour") onColour();
    // What is held then is a colour.
    if (layer === "colour" && Number(held) > COLOURS) held = "";
    find();
    draw();
  }

  function hold(key) {
    held = key === held ? "" : key;
    find();
    draw();
  }

  /** The digit that is held is looked for on the board; a colour is not. */
  function find() {
    grid.hold(isPlayed() && isFirst && pen.layer !== "colour" ? held : "");
  }

  function toggleFirst() {
    isFirst = !isFirst;
    hold("");
    tell("first", isFirst);
  }

  function toggleSeveral() {
    several = !several;
    grid.selection.several(several);
    tell("several", several);
    draw();
  }

  function toggleAutomatic() {
    const { notes } = state();
    change(Object.freeze({ ...state(), notes: automatic(notes, !notes.auto) }), viewChanged);
    tell("automatic", state().notes.auto);
  }

  const acts = { a: toggleAutomatic, d: toggleFirst, s: toggleSeveral };

  for (const radio of radios) radio.addEventListener("change", () => use(radio.value));
  notesButton.addEventListener("click", () => use(pen.layer === "digit" ? "corner" : "digit"));
  aim.addEventListener("change", () => {
    pen.aim(Number(aim.value));
    draw();
  });
  for (const [key, button] of Object.entries(buttons)) button.addEventListener("click", acts[key]);

  // A cell is pressed, or a drag over some has ended, after its digit was chosen.
  let pressed = false;
  grid.root.addEventListener("pointerdown", ({ button }) => {
    pressed = button === 0 && isPlayed() && isFirst && held !== "" && !grid.stepping;
  });
  grid.root.addEventListener("pointerup", () => {
    // A press that took a cell away from those that are chosen wants nothing of the others.
    if (pressed && !grid.selection.removes) writeHeld();
    pressed = false;
  });
  grid.root.addEventListener("pointercancel", () => {
    pressed = false;
  });

  /** The digit that is held; a cell that has it already loses it. */
  function writeHeld() {
    const { cells } = grid.selection;
    const has = cells.every((cell) => pen.holds(held, cell));
    pen.press(has ? "Backspace" : held);
  }

  grid.root.addEventListener("keydown", (event) => {
    const { key, plain, shift } = meaningOf(event);
    if (!isPlayed() || !plain || shift || grid.stepping || grid.digitOf(key)) return;
    if (key === "Enter" && isFirst && held !== "") writeHeld();
    else if (LAYER_KEYS.includes(key)) use(LAYERS[LAYER_KEYS.indexOf(key)]);
    else if (Object.hasOwn(acts, key)) acts[key]();
    else return;
    event.preventDefault();
  });

  function draw() {
    const { notes, digits, shape } = state();
    const { layer } = pen;
    const looks = shape.size + setting("digits");
    if (looks !== fitted) {
      fit(shape.size);
      fitted = looks;
    }
    const isColour = layer === "colour" && isPlayed();
    setAttribute(keypad, "data-layer", isPlayed() ? layer : null);
    byId("aim-field").hidden = !isColour;
    setText(byId("pen-corner"), notes.auto ? PENS.candidates : PENS.corner);
    setAttribute(notesButton, "aria-pressed", String(layer !== "digit"));
    for (const [key, isOn] of Object.entries({ a: notes.auto, d: isFirst, s: several })) {
      setAttribute(buttons[key], "aria-pressed", String(isOn));
    }
    for (const [index, key] of keys.entries()) {
      const digit = key.dataset.key;
      setAttribute(key, "aria-pressed", isFirst && isPlayed() ? String(digit === held) : null);
      setAttribute(key, "aria-label", isColour ? (COLOUR_NAMES[index] ?? null) : symbolOf(index + 1));
      key.hidden = isColour && index >= COLOUR_NAMES.length;
      const left = Math.max(0, shape.size + 1 - digits.split(digit).length);
      setAttribute(key, "data-left", isPlayed() && layer === "digit" ? String(left) : null);
    }
  }

  return {
    draw,
    /** As on a first visit. */
    reset() {
      isFirst = several = false;
      held = "";
      aim.value = "0";
      pen.aim(0);
      grid.selection.several(false);
      use("digit");
    },
    /** A digit's key is pressed: it is written, or held for the cells that are pressed next. */
    press(key, layer) {
      const most = pen.layer === "colour" ? COLOURS : keys.length;
      const digit = key.length === 1 && numberOf(key);
      if (isFirst && layer === undefined && digit && digit <= most) hold(key);
      else pen.press(key, layer);
    },
    /** The mode has changed. */
    turn() {
      find();
      grid.selection.several(isPlayed() && several);
      draw();
    },
  };
}
