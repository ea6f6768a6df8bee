import assert from "node:assert/strict";
import { test } from "node:test";
import { partsOf, SHORTCUTS } from "../../static/js/help/shortcuts.js";
import { meaningOf } from "../../static/js/parts/keys.js";

// The shortcuts that Help lists, on the keyboards of many languages and systems: what each press means.

const named = Object.values(SHORTCUTS)
  .flat(2)
  .flatMap((text) => partsOf(text).filter((_, index) => index % 2 === 1));
const LETTERS = [...new Set(named.filter((name) => /^[a-zA-Z]$/.test(name)))];
const DIGITS = Array.from("0123456789");

const QWERTY = Array.from("qwertyuiopasdfghjklzxcvbnm");
/** What stands on the keys that an English keyboard has for q to m, in this order. */
const SCRIPTS = {
  English: "qwertyuiopasdfghjklzxcvbnm",
  Russian: "йцукенгшщзфывапролдячсмить",
  Bulgarian: ",уеишщксдзьяаожгтнвюйъэфхп",
  Greek: ";ςερτυθιοπασδφγηξκλζχψωβνμ",
  Hebrew: "/'קראטוןםפשדגכעיחלךזסבהנמצ",
  Arabic: [
    "ض",
    "ص",
    "ث",
    "ق",
    "ف",
    "غ",
    "ع",
    "ه",
    "خ",
    "ح",
    "ش",
    "س",
    "ي",
    "ب",
    "ل",
    "ا",
    "ت",
    "ن",
    "م",
    "ئ",
    "ء",
    "ؤ",
    "ر",
    "لا",
    "ى",
    "ة",
  ],
  Hindi: "ौैाीूबहगदजोे्िुपरकतॆंमनवलस",
  Georgian: "ქწერტყუიოპასდფგჰჯკლზხცვბნმ",
  Armenian: "քոեռտըւիօպասդֆգհյկլզղցվբնմ",
};
/** Latin keyboards on which letters lie elsewhere: where each of some lies. */
const MOVED = {
  German: { z: "KeyY", y: "KeyZ" },
  French: { a: "KeyQ", q: "KeyA", z: "KeyW", w: "KeyZ", m: "Semicolon" },
  Dvorak: Object.fromEntries(
    Array.from("axje.uidchtnmbrl'poygk,qf;").map((letter, index) => [
      letter,
      `Key${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[index]}`,
    ]),
  ),
  Turkish: { i: "Quote" },
};
const DIGIT_ROWS = {
  English: DIGITS,
  Arabic: "٠١٢٣٤٥٦٧٨٩",
  Persian: "۰۱۲۳۴۵۶۷۸۹",
  Hindi: "०१२३४५६७८९",
  Bengali: "০১২৩৪৫৬৭৮৯",
  Thai: "๐๑๒๓๔๕๖๗๘๙",
};
const MOVES = [
  "Insert",
  "End",
  "ArrowDown",
  "PageDown",
  "ArrowLeft",
  "Clear",
  "ArrowRight",
  "Home",
  "ArrowUp",
  "PageUp",
];

const press = (key, code, on = {}, ...states) =>
  meaningOf({
    ...{ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...on },
    getModifierState: (name) => states.includes(name),
  });

/** The keyboards: `of(letter)` is [key, code] of one of the letters of the list. */
const KEYBOARDS = {
  ...Object.fromEntries(
    Object.entries(SCRIPTS).map(([name, keys]) => [
      name,
      (letter) => [Array.from(keys)[QWERTY.indexOf(letter)], `Key${letter.toUpperCase()}`],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(MOVED).map(([name, moved]) => [
      name,
      (letter) => [letter, moved[letter] ?? `Key${letter.toUpperCase()}`],
    ]),
  ),
};
const SYSTEMS = { Mac: { metaKey: true }, Windows: { ctrlKey: true }, Linux: { ctrlKey: true } };
const upper = (key) => (key.length === 1 ? key.toUpperCase() : key);

test("every shortcut of the list in Help means the same on every keyboard", (context) => {
  let count = 0;
  const is = (found, wanted, ...where) => {
    const said = Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]]));
    assert.deepEqual(said, wanted, where.join(", "));
    count += 1;
  };
  assert.ok(LETTERS.length >= 20, LETTERS.join(""));
  for (const [keyboard, of] of Object.entries(KEYBOARDS)) {
    for (const [system, held] of Object.entries(SYSTEMS)) {
      for (const caps of [false, true]) {
        const locks = caps ? ["CapsLock"] : [];
        for (const name of LETTERS) {
          const letter = name.toLowerCase();
          const shift = name !== letter;
          const [key, code] = of(letter);
          const where = [keyboard, system, caps, name];
          const written = shift === caps ? key : upper(key);
          is(
            press(written, code, { shiftKey: shift }, ...locks),
            { key: letter, shift, plain: true },
            ...where,
          );
          const together = press(caps ? upper(key) : key, code, held, ...locks);
          is(together, { key: letter, ctrl: true, plain: false }, "together", ...where);
        }
      }
    }
  }
  for (const [script, digits] of Object.entries(DIGIT_ROWS)) {
    for (const [value, digit] of Array.from(digits).entries()) {
      const wanted = String(value);
      const where = [script, digit];
      is(press(digit, `Digit${value}`), { key: wanted, digit: wanted, shift: false, plain: true }, ...where);
      for (const system of Object.values(SYSTEMS)) {
        is(press(digit, `Digit${value}`, system), { digit: wanted, ctrl: true }, "together", ...where);
      }
      is(press("!", `Digit${value}`, { shiftKey: true }), { digit: wanted, shift: true }, "Shift", ...where);
      is(
        press("²", `Digit${value}`, { ctrlKey: true, altKey: true }, "AltGraph"),
        { digit: "", ctrl: false },
        "AltGr",
        ...where,
      );
      is(press("²", `Digit${value}`, {}, "AltGraph"), { digit: "", ctrl: false }, "AltGr on Linux", ...where);
      for (const [name, found] of Object.entries({
        Mac: press(digit, `Numpad${value}`, { shiftKey: true }),
        Windows: press(MOVES[value], `Numpad${value}`, {}, "NumLock"),
        Linux: press(MOVES[value], `Numpad${value}`, { shiftKey: true }, "NumLock"),
      })) {
        is(found, { digit: wanted, shift: true, plain: true }, name, "Shift on the number pad", ...where);
      }
      is(
        press(MOVES[value], `Numpad${value}`),
        { key: MOVES[value], digit: "" },
        "without the lock",
        ...where,
      );
    }
  }
  context.diagnostic(`${count} presses on ${Object.keys(KEYBOARDS).length} keyboards, 3 systems: 0 failures`);
  assert.ok(count > 3000);
});
