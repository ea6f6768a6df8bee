import { byId, setAttribute } from "../parts/dom.js";
import { exampleLoaded, givensLoaded } from "../parts/words.js";
import { readPuzzle } from "./puzzle-text.js";

const ERASERS = ["Backspace", "Delete", "0", ".", " "];

/** The ways into the Sudoku: keys on the grid, the keypad, paste, the text field and the examples. */
export function createSudokuEntry({ grid, type, load, say, puzzle }) {
  const field = byId("puzzle-text");
  let previous = "";

  grid.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!/^[1-9]$/.test(event.key) && !ERASERS.includes(event.key)) return;
    event.preventDefault();
    type(event.key);
  });

  const keypad = document.querySelector(".keypad");
  // The keys leave the focus in the grid, so that a keyboard and the keypad can take turns.
  keypad.addEventListener("mousedown", (event) => event.preventDefault());
  keypad.addEventListener("click", (event) => {
    const key = event.target.closest("[data-key]");
    if (key) type(key.dataset.key);
  });

  for (const example of document.querySelectorAll("[data-puzzle]")) {
    example.addEventListener("click", () => {
      load(example.dataset.puzzle.replaceAll("0", "."));
      say(exampleLoaded(example.textContent.trim()), "info");
    });
  }

  /** Take a whole puzzle from text, or say why it is none. */
  function take(text) {
    const { digits, error } = readPuzzle(text);
    setAttribute(field, "aria-invalid", error && document.activeElement === field ? "true" : null);
    if (error) {
      say(error, "error");
      return;
    }
    load(digits);
    mirror(puzzle());
    say(givensLoaded(digits.replaceAll(".", "").length), "info");
  }

  function takeField() {
    if (field.value.trim() !== "" && field.value !== puzzle()) take(field.value);
    else setAttribute(field, "aria-invalid", null);
  }

  /** Let the field say what is on the board; what somebody typed into it is then out of date. */
  function mirror(digits) {
    const text = /\d/.test(digits) ? digits : "";
    if (field.value !== text) field.value = text;
    previous = text;
    setAttribute(field, "aria-invalid", null);
  }

  field.addEventListener("focus", () => field.select());
  field.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "") return;
    event.preventDefault();
    field.value = text.length > 4000 ? `${text.slice(0, 4000)}…` : text;
    previous = field.value;
    take(text);
  });
  field.addEventListener("input", () => {
    // A whole text arrived at once, by a menu, a drop or a helper program: no need to wait for Enter.
    const arrived = field.value.length - previous.length > 1;
    previous = field.value;
    if (arrived) takeField();
  });
  field.addEventListener("change", takeField);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    takeField();
  });

  return {
    mirror,
    /** A paste that went to the board: one digit is typed, anything else should be a puzzle. */
    paste(text) {
      if (/^[1-9]$/.test(text.trim())) type(text.trim());
      else if (text.trim() !== "") take(text);
    },
    invalid: () =>
      field.getAttribute("aria-invalid") === "true" ? { input: field, check: takeField } : null,
  };
}
