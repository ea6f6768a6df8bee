// What a file is before the engine is asked: a picture, a text, or plain puzzles, 81 characters a line.

/** Bytes of the largest file that is read; of one that the engine has to split, fewer. */
export const LARGEST = 100_000_000;
export const LARGEST_SPLIT = 20_000_000;

/** A line that is a puzzle for certain: 81 cells, some of them empty; "." is what each blank is by then. */
const PLAIN = /^(?=.*\.)[1-9.]{81}$/;
const OTHER_BLANKS = ["0", "_", "*", "?"];
/** What is on a line besides: nothing, or a comment. */
const NOTHING = /^[ \t]*(#.*)?$/;
/** How many lines of which each can only be its own digit, cell by cell, are one grid of candidates. */
const CANDIDATES = /^(?:[1.][2.][3.][4.][5.][6.][7.][8.][9.]){9}$/;

// How pictures begin.
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];
const BRANDS = ["heic", "heix", "mif1", "avif"];

const textAt = (bytes, from, to) => String.fromCharCode(...bytes.subarray(from, to));

/** Whether a file is a picture, by its type or by how it begins. */
export const isPicture = (type, bytes) =>
  type.startsWith("image/") ||
  PICTURES.some((begin) => begin.every((byte, index) => bytes[index] === byte)) ||
  (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP") ||
  (textAt(bytes, 4, 8) === "ftyp" && BRANDS.includes(textAt(bytes, 8, 12)));

const MARKS = { fffe: "utf-16le", feff: "utf-16be" };

/** The text of bytes, by their mark of the byte order or as UTF-8; null where that is left to the engine to tell. */
export function textOf(bytes) {
  const mark = Array.from(bytes.subarray(0, 2), (byte) => byte.toString(16)).join("");
  try {
    const text = new TextDecoder(MARKS[mark] ?? "utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/**
 * The puzzles of a text that has nothing else but blank lines and comments: {numbers, texts}, the numbers of their lines, from
 * 1, and 81 characters each, "." for a blank. Null where a line may be something else, which the engine tells.
 */
export function plainPuzzles(text) {
  const numbers = [];
  const texts = [];
  let whole = text;
  // All at once: line by line that would take longer than all the rest.
  for (const blank of OTHER_BLANKS) if (whole.includes(blank)) whole = whole.replaceAll(blank, ".");
  let number = 0;
  for (let begin = 0; begin < whole.length; ) {
    const found = whole.indexOf("\n", begin);
    const end = found < 0 ? whole.length : found;
    const line = whole.slice(begin, whole[end - 1] === "\r" ? end - 1 : end);
    begin = end + 1;
    number += 1;
    if (PLAIN.test(line) && !CANDIDATES.test(line)) {
      numbers.push(number);
      texts.push(line);
    } else if (!NOTHING.test(line)) return null;
  }
  return { numbers, texts };
}

/** How many cells of a text of one character each are filled. */
export function cluesOf(text) {
  let clues = 0;
  for (let index = 0; index < text.length; index++) clues += Number(text[index] !== ".");
  return clues;
}

/** Bytes that cross to the engine at once. */
export const PIECE = 48_000;

/** A piece of some bytes in base64, from a place on; "" behind their end. */
export const pieceOf = (bytes, from) => btoa(textAt(bytes, from, from + PIECE));
