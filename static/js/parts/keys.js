// What a key means, on whatever keyboard: the one place that looks at more of a press than its `key`.

import { byId } from "./dom.js";
import { western } from "./text.js";

/**
 * What the press of a key means. `key` is a digit of any script as one of 0 to 9, a letter as a small one, also where it has
 * its place on a keyboard of another script, and otherwise what the browser calls it. `digit` is "" or a digit, also one
 * of whose key Shift, Ctrl or Alt has made something else; with `shift` it was wanted with Shift. `plain` is without Ctrl
 * and Alt, which AltGr is not, though Windows says so.
 */
export function meaningOf(event) {
  const { key, code, shiftKey, metaKey } = event;
  // Windows says Ctrl and Alt as well, others neither.
  const isAltGr = event.ctrlKey === event.altKey && event.getModifierState("AltGraph");
  const ctrl = metaKey || (event.ctrlKey && !isAltGr);
  const plain = !ctrl && (isAltGr || !event.altKey);
  const [, row, number = ""] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  const isOnPad = row === "Numpad";
  // With its lock on, Shift makes keys that move of the digits of the pad; on Windows the Shift itself is not seen then.
  const isMade = isOnPad && key.length > 1 && event.getModifierState("NumLock");
  // Some scripts have letters in the row of digits.
  const isOther = !isAltGr && OTHER.test(key);
  const isPlaced = isMade || (isOther && !shiftKey);
  const character = western(key);
  const written = isPlaced ? number : /^\d$/.test(character) ? character : "";
  const isByPlace = !isOnPad && !isAltGr && (shiftKey || !plain);
  return {
    key: written || characterOf(key, code, isOther || (ctrl ? /^('KeyW|[~(₭])/ : /^'KeyW/).test(key + code)),
    digit: written || (isByPlace ? number : ""),
    // Some keyboards have their digits with Shift.
    shift: isMade || (shiftKey && (isOnPad || !written)),
    ctrl,
    plain,
  };
}

/** Letters and marks that are not Latin. */
const OTHER = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/**
 * What a key without a digit means: where it `isPlaced`, the letter at its place. Beside letters of other scripts this is so of what
 * Arabic, Thai and Lao have there with Shift, and of Hebrew's apostrophe; the marks of Dvorak keyboards stand for themselves.
 */
function characterOf(key, code, isPlaced) {
  // Its key has the decimal sign of the keyboard's language.
  if (code === "NumpadDecimal" && key.length === 1) return ".";
  // The question mark of Arabic.
  if (key === "؟") return "?";
  const character = (isPlaced && /^Key(.)$/.exec(code)?.[1]) || key;
  return character.length > 1 ? character : character.toLowerCase();
}

/** Let a key that is pressed alone on the Sudoku's board, where `isShown()`, do something. */
export function hearKey(wanted, isShown, act) {
  byId("sudoku").addEventListener("keydown", (event) => {
    const { key, plain, shift } = meaningOf(event);
    // On large boards some letters are digits.
    if (event.defaultPrevented || key !== wanted || !plain || shift || !isShown()) return;
    event.preventDefault();
    act();
  });
}
