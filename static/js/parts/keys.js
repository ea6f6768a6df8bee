// What a key means, on whatever keyboard: the one place that looks at more of a press than its `key`.

import { western } from "./text.js";

/**
 * What the press of a key means. `key` is a digit of any script as one of 0 to 9, a letter as a small one, also where it has
 * its place on a keyboard of another script, and otherwise what the browser calls it. `digit` is "" or a digit, also one
 * of whose key Shift, Ctrl or Alt has made something else; with `shift` it was wanted with Shift. `plain` is without Ctrl
 * and Alt, which AltGr is not, though Windows says so.
 */
export function meaningOf(event) {
  const { key, code, shiftKey, metaKey } = event;
  const isAltGr = event.ctrlKey && event.altKey && event.getModifierState("AltGraph");
  const ctrl = metaKey || (event.ctrlKey && !isAltGr);
  const plain = !ctrl && (isAltGr || !event.altKey);
  const [, row, number = ""] = /^(Digit|Numpad)(\d)$/.exec(code) ?? [];
  const isOnPad = row === "Numpad";
  // With its lock on, Shift makes keys that move of the digits of the pad; on Windows the Shift itself is not seen then.
  const isMade = isOnPad && key.length > 1 && event.getModifierState("NumLock");
  const character = western(key);
  const written = isMade ? number : /^\d$/.test(character) ? character : "";
  const isByPlace = !isOnPad && !isAltGr && (shiftKey || !plain);
  return {
    key: written || characterOf(key, code, ctrl),
    digit: written || (isByPlace ? number : ""),
    // Some keyboards have their digits with Shift.
    shift: isMade || (shiftKey && (isOnPad || !written)),
    ctrl,
    plain,
  };
}

function characterOf(key, code, ctrl) {
  // Its key has the decimal sign of the keyboard's language.
  if (code === "NumpadDecimal" && key.length === 1) return ".";
  if (/\p{Script=Latin}/u.test(key)) return key.length > 1 ? key : key.toLowerCase();
  // Some scripts have marks there, and Hebrew an apostrophe.
  const letter = ctrl || /[\p{L}\p{M}']/u.test(key) ? /^Key(.)$/.exec(code)?.[1] : null;
  return letter?.toLowerCase() ?? key;
}
