// A board's regions as data: a letter for each square, those of a region alike, by rows; a dot belongs to none yet.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** So many colours there are, any two of which differ for every sense of colour. */
export const COLOURS = 12;

/** One that a rule of regions begins with: it has one solution. */
export const EXAMPLE_WITH_REGIONS = Object.freeze({
  n: 8,
  regions: "AABBBBBBCABDBBBBCEBDDBBDCEDDDDDDEEFFFDDDGEEGFHHHGGGGFFFHGGGGGFFH",
});

/** The letters that regions of an n by n board have while they are drawn: those that are there, and others up to n. */
export function lettersOf(n, there = []) {
  const others = Array.from(LETTERS).filter((letter) => !there.includes(letter));
  return [...there, ...others].slice(0, Math.max(n, there.length)).sort();
}

export const undrawn = (n) => ".".repeat(n * n);

/** Whether each square belongs to a region, and there are as many as rows. */
export const isDivided = ({ n, regions }) => !regions.includes(".") && new Set(regions).size === n;

/** The squares beside a square, above and below it. */
function beside(square, n) {
  const col = square % n;
  return [
    ...(col > 0 ? [square - 1] : []),
    ...(col < n - 1 ? [square + 1] : []),
    ...(square >= n ? [square - n] : []),
    ...(square < n * (n - 1) ? [square + n] : []),
  ];
}

/** The letters of regions that are in more than one piece. */
export function inPieces(n, regions) {
  const seen = new Set();
  const begun = new Set();
  const broken = new Set();
  for (let square = 0; square < n * n; square += 1) {
    if (seen.has(square) || regions[square] === ".") continue;
    if (begun.has(regions[square])) broken.add(regions[square]);
    begun.add(regions[square]);
    const open = [square];
    for (const at of open) {
      if (seen.has(at)) continue;
      seen.add(at);
      open.push(...beside(at, n).filter((other) => regions[other] === regions[square]));
    }
  }
  return [...broken].sort();
}

/** The lines between squares of different regions, as the `d` of a path in which a square has the side 1. */
export function bordersOf(n, regions) {
  const lines = [];
  for (let square = 0; square < n * n; square += 1) {
    const [row, col] = [Math.floor(square / n), square % n];
    if (col < n - 1 && regions[square] !== regions[square + 1]) lines.push(`M${col + 1} ${row}v1`);
    if (row < n - 1 && regions[square] !== regions[square + n]) lines.push(`M${col} ${row + 1}h1`);
  }
  return lines.join("");
}

/** The letters of each row in a line. */
export const linesOf = ({ n, regions }) =>
  Array.from({ length: n }, (_, row) => `${regions.slice(row * n, row * n + n)}\n`).join("");

/** Letters of other scripts may become several: they are signs as they stand there. */
const capitals = (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** What stands between the signs of a line, or joins parts of one. */
const BETWEEN = /[\s,;|"'[\](){}]|\uFE0F|\u200D/g;

/** The signs of each line of a text, where all of them are in one line of each part of it. */
function signsOf(text) {
  const parts = text.trim().split(/[\r\n]+/);
  return (parts.length > 1 ? parts : parts[0].split(/\s+/))
    .map((line) => Array.from(capitals(line).replace(BETWEEN, "")))
    .filter((line) => line.length > 0);
}

const differentIn = (signs) => [...new Set(signs)].filter((sign) => sign !== ".");

/** Why a text is no board: what is wrong with it, and the figures that say where, see `noRegions` of the words; null where it is one. */
export const faultOf = (text) => faultIn(signsOf(text));

function faultIn(lines) {
  const signs = lines.flat();
  if (signs.length === 0) return ["empty"];
  const isOne = lines.length === 1;
  const n = isOne ? Math.max(1, Math.round(Math.sqrt(signs.length))) : lines.length;
  if (n > LETTERS.length) return ["large", LETTERS.length];
  if (isOne && signs.length !== n * n) return ["square", signs.length, n];
  const odd = isOne ? -1 : lines.findIndex((line) => line.length !== n);
  if (odd >= 0) {
    const [{ length }] = lines;
    const areAlike = lines.every((line) => line.length === length);
    return areAlike ? ["lines", lines.length, length] : ["line", odd + 1, lines[odd].length, n];
  }
  const different = differentIn(signs);
  return different.length > n ? ["different", different.length, n] : null;
}

/**
 * The board that a text has, {n, regions}, null for none: as many lines as signs in each, those of a region alike, or all of them in
 * one line. Signs may be letters, which they keep, or any others, such as digits or coloured squares; a dot is none.
 */
export function readRegions(text) {
  const lines = signsOf(text);
  if (faultIn(lines)) return null;
  const signs = lines.flat();
  const n = Math.sqrt(signs.length);
  const different = differentIn(signs);
  const areLetters = different.every((sign) => LETTERS.includes(sign));
  const letterOf = (sign) => (areLetters || sign === "." ? sign : LETTERS[different.indexOf(sign)]);
  return { n, regions: signs.map(letterOf).join("") };
}

/** The name of a region's colour among those of the page, by its number; of none the squares' own. */
export const regionColour = (number = "none") => `region-${number}`;

/** The letters of the regions, in their order. */
export const lettersIn = (regions) => [...new Set(regions)].filter((letter) => letter !== ".").sort();

/** The first square of each region in reading order: [letter, square] each. */
export const firstSquares = (regions) =>
  [...new Set(regions)].filter((letter) => letter !== ".").map((letter) => [letter, regions.indexOf(letter)]);

let last = { regions: "", colours: new Map() };

/**
 * The colour of each region by its letter, from 0: none twice where there are enough, and else not that of a neighbour, also over a
 * corner, where that can be had.
 */
export function coloursOf(n, regions) {
  if (last.regions !== regions) last = { regions, colours: coloured(n, regions) };
  return last.colours;
}

function coloured(n, regions) {
  const letters = firstSquares(regions).map(([letter]) => letter);
  const usual = new Map(letters.map((letter) => [letter, LETTERS.indexOf(letter)]));
  if (letters.every((letter) => usual.get(letter) < COLOURS)) return usual;
  const neighbours = new Map(letters.map((letter) => [letter, new Set()]));
  const note = (one, other) => {
    if (one === other || one === "." || other === ".") return;
    neighbours.get(one).add(other);
    neighbours.get(other).add(one);
  };
  for (let square = 0; square < n * n; square += 1) {
    for (const step of [1, n, n + 1, n - 1]) {
      const across = step === n ? 0 : step === n - 1 ? -1 : 1;
      const col = (square % n) + across;
      if (col >= 0 && col < n && square + step < n * n) note(regions[square], regions[square + step]);
    }
  }
  const colours = new Map();
  const used = Array.from({ length: COLOURS }, () => 0);
  // The one with the most neighbours has the least choice.
  const order = [...neighbours].sort(([, one], [, other]) => other.size - one.size);
  for (const [letter, around] of order) {
    const near = [...around].map((other) => colours.get(other)).filter((colour) => colour !== undefined);
    const cost = (colour) => used[colour] + (near.includes(colour) ? LETTERS.length : 0);
    let best = 0;
    for (let colour = 1; colour < COLOURS; colour += 1) if (cost(colour) < cost(best)) best = colour;
    colours.set(letter, best);
    used[best] += 1;
  }
  return colours;
}
