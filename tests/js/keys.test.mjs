import assert from "node:assert/strict";
import { test } from "node:test";
import { meaningOf } from "../../static/js/parts/keys.js";

/** A press: what the browser says of it, and the locks and AltGr that are on. */
const press = (key, code, on = {}, ...states) =>
  meaningOf({
    ...{ key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...on },
    getModifierState: (name) => states.includes(name),
  });
const SHIFT = { shiftKey: true };
const CTRL = { ctrlKey: true };
const ALT = { altKey: true };

test("a digit of any script is that digit", () => {
  const scripts = [
    "0123456789",
    "٠١٢٣٤٥٦٧٨٩",
    "۰۱۲۳۴۵۶۷۸۹",
    "०१२३४५६७८९",
    "০১২৩৪৫৬৭৮৯",
    "０１２３４５６７８９",
    "𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵",
  ];
  for (const digits of scripts) {
    const read = Array.from(digits, (key, index) => press(key, `Digit${index}`));
    assert.equal(read.map(({ digit }) => digit).join(""), "0123456789");
    assert.equal(read.map(({ key }) => key).join(""), "0123456789");
    assert.ok(read.every(({ shift, plain }) => plain && !shift));
  }
});

test("what only looks like a digit is none", () => {
  for (const key of ["²", "½", "①", "五", "F5"]) assert.equal(press(key, "Backquote").digit, "");
});

test("a digit that a keyboard has with Shift is plain, and others are wanted with it", () => {
  assert.deepEqual(press("5", "Digit5", SHIFT), {
    key: "5",
    digit: "5",
    shift: false,
    ctrl: false,
    plain: true,
  });
  const { key, digit, shift } = press("%", "Digit5", SHIFT);
  assert.deepEqual([key, digit, shift], ["%", "5", true]);
  assert.equal(press("(", "Digit5").digit, "");
  assert.deepEqual([press("¡", "Digit1", ALT).digit, press("1", "Digit1", CTRL).digit], ["1", "1"]);
});

test("the number pad has digits with its lock on, and keys that move with its lock off", () => {
  assert.deepEqual([press("5", "Numpad5", {}, "NumLock").digit, press("5", "Numpad5").digit], ["5", "5"]);
  for (const [key, code] of [
    ["ArrowLeft", "Numpad4"],
    ["Clear", "Numpad5"],
    ["Home", "Numpad7"],
    ["Insert", "Numpad0"],
  ]) {
    const off = press(key, code);
    assert.deepEqual([off.key, off.digit, off.shift], [key, "", false]);
    assert.deepEqual(press(key, code, SHIFT).digit, "");
  }
});

test("Shift on the number pad is Shift with a digit, whatever the browser makes of it", () => {
  const wanted = ["4", "4", true];
  for (const read of [
    // A Mac; Windows, where the Shift is not seen; Linux; Linux with the lock off.
    press("4", "Numpad4", SHIFT),
    press("ArrowLeft", "Numpad4", {}, "NumLock"),
    press("ArrowLeft", "Numpad4", SHIFT, "NumLock"),
    press("4", "Numpad4", SHIFT),
  ]) {
    assert.deepEqual([read.key, read.digit, read.shift], wanted);
  }
  assert.equal(press("Clear", "Numpad5", {}, "NumLock").digit, "5");
  // The arrows beside the pad are arrows.
  assert.equal(press("ArrowLeft", "ArrowLeft", SHIFT, "NumLock").digit, "");
});

test("the decimal key of the number pad is a full stop in every language", () => {
  assert.equal(press(",", "NumpadDecimal", {}, "NumLock").key, ".");
  assert.equal(press("٫", "NumpadDecimal", {}, "NumLock").key, ".");
  assert.equal(press("Delete", "NumpadDecimal").key, "Delete");
  assert.equal(press(",", "Comma").key, ",");
});

test("a letter is what is written on its key, where it is a Latin one", () => {
  // German, French, Dvorak.
  for (const [key, code] of [
    ["z", "KeyY"],
    ["z", "KeyW"],
    ["z", "Slash"],
  ]) {
    assert.equal(press(key, code).key, "z");
    assert.equal(press(key, code, CTRL).key, "z");
  }
  assert.equal(press("é", "Digit2").key, "é");
  assert.equal(press("ö", "KeyX").key, "ö");
});

test("a letter of another script is the one at its place", () => {
  for (const [key, code, letter] of [
    ["я", "KeyZ", "z"],
    ["Я", "KeyZ", "z"],
    ["ζ", "KeyZ", "z"],
    ["ז", "KeyZ", "z"],
    ["ئ", "KeyZ", "z"],
    ["لا", "KeyB", "b"],
    ["ह", "KeyU", "u"],
    ["р", "KeyH", "h"],
  ]) {
    assert.equal(press(key, code).key, letter);
    assert.equal(press(key, code, CTRL).key, letter);
  }
  // Arabic and Thai keyboards have these there with Shift, a Hebrew one an apostrophe.
  assert.equal(press("~", "KeyZ", { ...CTRL, ...SHIFT }).key, "z");
  assert.equal(press("~", "KeyZ", SHIFT).key, "~");
  assert.equal(press("(", "KeyZ", { ...CTRL, ...SHIFT }).key, "z");
  assert.equal(press("₭", "KeyZ", { ...CTRL, ...SHIFT }).key, "z");
  assert.equal(press("'", "KeyW").key, "w");
  assert.equal(press("ж", "Semicolon").key, "ж");
});

test("a mark stands for itself, wherever a keyboard has it", () => {
  // Dvorak: of English, of programmers, of Swedish, of Spanish; bépo.
  for (const [key, code] of [
    [".", "KeyE"],
    [";", "KeyZ"],
    ["'", "KeyZ"],
    [".", "KeyZ"],
    ["-", "KeyZ"],
    ["'", "KeyQ"],
    ["'", "KeyN"],
  ]) {
    assert.equal(press(key, code).key, key);
    assert.equal(press(key, code, CTRL).key, key);
  }
  assert.equal(press(":", "KeyZ", { ...CTRL, ...SHIFT }).key, ":");
});

test("letters in the row of digits are digits, where they are not Latin", () => {
  // Kazakh, Lao, Thai, Japanese.
  for (const [key, number] of [
    ["ә", "2"],
    ["Ә", "2"],
    ["ຄ", "8"],
    ["ึ", "7"],
    ["ぬ", "1"],
  ]) {
    const { key: meant, digit, shift, plain } = press(key, `Digit${number}`);
    assert.deepEqual([meant, digit, shift, plain], [number, number, false, true]);
    const noted = press(key, `Digit${number}`, SHIFT);
    assert.deepEqual([noted.digit, noted.shift], [number, true]);
  }
  // Vietnamese, Czech.
  for (const key of ["ă", "ě", "ª"]) assert.equal(press(key, "Digit2").digit, "");
});

test("the question mark of Arabic is one", () => {
  assert.equal(press("؟", "Slash", SHIFT).key, "?");
});

test("Caps Lock changes nothing, Shift is told", () => {
  assert.deepEqual(
    [press("H", "KeyH", {}, "CapsLock").key, press("H", "KeyH", {}, "CapsLock").shift],
    ["h", false],
  );
  assert.deepEqual(
    [press("e", "KeyE", SHIFT, "CapsLock").key, press("e", "KeyE", SHIFT, "CapsLock").shift],
    ["e", true],
  );
  assert.deepEqual([press("E", "KeyE", SHIFT).key, press("E", "KeyE", SHIFT).shift], ["e", true]);
});

test("AltGr is neither Ctrl nor Alt", () => {
  const both = { ...CTRL, ...ALT };
  const altGr = press("²", "Digit2", both, "AltGraph");
  assert.deepEqual([altGr.plain, altGr.ctrl, altGr.digit, altGr.key], [true, false, "", "²"]);
  assert.equal(press("۵", "Digit5", both, "AltGraph").digit, "5");
  // X11 says neither Ctrl nor Alt.
  for (const on of [{}, SHIFT, both, { ...both, ...SHIFT }]) {
    const { plain, ctrl, digit, key } = press("⅛", "Digit2", on, "AltGraph");
    assert.deepEqual([plain, ctrl, digit, key], [true, false, "", "⅛"]);
    // No letter of another script stands for one at its place.
    assert.equal(press("σ", "KeyX", on, "AltGraph").key, "σ");
  }
  const real = press("2", "Digit2", both);
  assert.deepEqual([real.plain, real.ctrl, real.digit], [false, true, "2"]);
  // Firefox on a Mac says so of Option.
  assert.equal(press("¡", "Digit1", ALT, "AltGraph").plain, false);
});

test("other keys are what the browser calls them", () => {
  for (const key of ["Enter", "ArrowUp", "Backspace", " ", "?", "+", "Dead", "Unidentified"]) {
    assert.equal(press(key, "").key, key);
  }
});
