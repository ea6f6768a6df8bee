import { byId, filledButton, isCovered } from "../parts/dom.js";
import { isFaulty, setFault } from "../parts/field-fault.js";
import { meaningOf } from "../parts/keys.js";
import { givensLoaded } from "../parts/words.js";
import { readPuzzle } from "./puzzle-text.js";

const ERASERS = ["Backspace", "Delete", "0", ".", " "];

/**
 * The ways into the Sudoku: keys on the grid, of which `takeFigure` takes those that are figures of a number, the keypad, paste, the text field and the examples. A link to a board is
 * handed to `follow`, and `read(text)` asks the engine for what only that reads, which is then taken or refused.
 * Where the board `isOpen()`, digits that are typed on a button are its own, too, and `focus()` goes on there.
 */
export function createSudokuEntry(page) {
  const {
    grid,
    type,
    takeFigure,
    load,
    reply,
    complain,
    mended,
    follow,
    read,
    puzzle,
    isPlayed,
    isOpen,
    focus,
  } = page;
  const { root, digitOf } = grid;
  const field = byId("puzzle-text");
  let previous = "";
  /** A key may be a figure of a number. */
  const write = (key, layer) => takeFigure(key, layer) || type(key, layer);
  // How a text is refused that the engine reads.
  let refuseRead = complain;

  root.addEventListener("keydown", (event) => {
    const { key, digit, shift, plain } = meaningOf(event);
    const isNote = isPlayed() && (shift || !plain);
    // A letter is one with Shift alone: with Ctrl it is the browser's.
    const noted = digitOf(digit || (plain ? key : ""));
    if (isNote && noted && !event.metaKey) write(noted, plain ? "corner" : "centre");
    else if (plain && (digitOf(key) || ERASERS.includes(key))) write(digitOf(key) || key);
    else return;
    event.preventDefault();
  });

  // Who has pressed a button goes on typing: a digit is nothing to a button.
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || !event.target.matches("body, button:not([role]), [type=radio]")) return;
    const { key, plain } = meaningOf(event);
    if (!plain || !digitOf(key) || isCovered() || !isOpen()) return;
    event.preventDefault();
    focus();
    write(digitOf(key));
  });

  const keypad = byId("keypad");
  // The keys leave the focus in the grid, so that a keyboard and the keypad can take turns.
  keypad.addEventListener("mousedown", (event) => event.preventDefault());
  keypad.addEventListener("click", (event) => {
    const key = event.target.closest("[data-key]");
    if (key) type(key.dataset.key);
  });

  /** Take a whole puzzle from text, or follow a link; what else it may be the engine reads, or `refuse` says why it is nothing. */
  function take(text, refuse) {
    const { digits, link } = readPuzzle(text);
    if (digits) {
      takePosition(digits);
    } else if (link) {
      mirror(puzzle());
      follow(link);
    } else {
      refuseRead = refuse;
      accept();
      read(text);
    }
  }

  function takePosition(givens, ...rest) {
    load(givens, ...rest);
    mirror(puzzle());
    reply(givensLoaded(givens.replaceAll(".", "").length, !isPlayed() && filledButton()));
  }

  function refuseField(error) {
    setFault(field, error);
    complain(error);
  }

  /** Nothing and what is on the board anyway are not news: the field shows the board again. */
  function takeField() {
    if (field.value.trim() === "" || field.value === puzzle()) mirror(puzzle());
    else take(field.value, refuseField);
  }

  /** Let the field say what is on the board; what somebody typed into it is then out of date. */
  function mirror(digits) {
    const text = /\w/.test(digits) ? digits : "";
    if (field.value !== text) field.value = text;
    previous = text;
    accept();
  }

  /** What is in the field is not wrong, or not known to be. */
  function accept() {
    if (!isFaulty(field)) return;
    setFault(field, "");
    mended();
  }

  field.addEventListener("focus", () => field.select());
  field.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "") return;
    event.preventDefault();
    field.value = text.length > 4000 ? `${text.slice(0, 4000)}…` : text;
    previous = field.value;
    take(text, refuseField);
  });
  field.addEventListener("input", () => {
    // A whole text arrived at once, by a menu, a drop or a helper program: no need to wait for Enter.
    const arrived = field.value.length - previous.length > 1;
    previous = field.value;
    if (arrived) takeField();
  });
  field.addEventListener("change", takeField);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") mirror(puzzle());
    else if (event.key === "Enter" && !event.shiftKey) takeField();
    else return;
    event.preventDefault();
  });

  return {
    mirror,
    takePosition,
    refuse: (sentence) => refuseRead(sentence),
    /** A paste that went to the board: one digit is typed, anything else should be a puzzle or a link. */
    paste(text) {
      if (digitOf(text.trim())) type(digitOf(text.trim()));
      else if (text.trim() !== "") take(text, complain);
    },
    // To play, there is only what is on the board.
    invalid: () => (isFaulty(field) && field.checkVisibility() ? { input: field, check: takeField } : null),
  };
}
