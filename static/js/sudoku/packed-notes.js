// Notes and colours as an address has them: their text, packed. The engine reads and writes the same
// (`undoku.sudoku.forms.notes`).
//
// The text is `corner;centre;out;auto;colours`. Each of the first three has a group of digits for every cell, with commas
// between, or is empty if no cell has any; auto is 1 where automatic candidates are shown. The colours are a number for
// every cell, "/", and `candidate:colour` with commas between; empty where nothing is coloured.

import { fail, Values } from "../parts/address-values.js";
import { packed, unpacked } from "../parts/packed.js";
import { COLOURS, noColours, tidyColours } from "./colours.js";
import { digitsIn, maskOf, noughts, tidyNotes } from "./notes.js";
import { characterOf, numberOf } from "./shape.js";
import { NOTES } from "./words.js";

/** Characters that the text may have: several times what there can be. */
const MOST = 65_536;
const LAYERS = ["corner", "centre", "out"];

/** Write what is noted and coloured in a state; "" for nothing. */
export function pack({ notes, colours }) {
  const layers = LAYERS.map((layer) => (notes[layer].some(Boolean) ? groupsOf(notes[layer]) : ""));
  const text = [...layers, notes.auto ? "1" : "", coloursText(colours)].join(";");
  return text === ";;;;" ? "" : packed(text);
}

const groupsOf = (masks) => masks.map((mask) => digitsIn(mask).map(characterOf).join("")).join(",");

function coloursText({ cells, candidates }) {
  const pairs = Object.entries(candidates).map((pair) => pair.join(":"));
  return cells.some(Boolean) || pairs.length ? `${cells.join("")}/${pairs.join(",")}` : "";
}

/**
 * Read what `pack` wrote of so many cells. What cannot be read is left out as a whole, and the problem says why.
 * @returns {{notes?: object, colours?: object, problem: string}}
 */
export function unpack(packed, cells = 81) {
  const values = new Values(new Map([["notes", packed]]));
  const read = values.take("notes", (text) => readNotes(text, cells), {});
  return { ...read, problem: values.problems.flat().join(" ") };
}

function readNotes(packed, cells) {
  const [corner, centre, out, auto = "", colours = ""] = inflated(packed).split(";");
  const masks = { corner: readLayer("corner", corner, cells), centre: readLayer("centre", centre, cells) };
  const notes = { ...masks, out: readLayer("out", out, cells), auto: auto === "1" };
  return { notes: tidyNotes(notes), colours: readColours(colours, cells) };
}

function inflated(text) {
  // No notes at all.
  if (text === "") return "";
  const { bytes, odd } = unpacked(text);
  if (odd) fail(NOTES.oddSymbol(odd.position, odd.symbol));
  if (!bytes) fail(NOTES.spoiled);
  if (bytes.length > MOST) fail(NOTES.tooLong(MOST));
  return new TextDecoder("latin1").decode(bytes);
}

function readLayer(layer, text, cells) {
  if (!text) return noughts(cells);
  const groups = text.split(",");
  if (groups.length !== cells) fail(NOTES.wrongCells(layer, groups.length, cells));
  const size = Math.sqrt(cells);
  for (const [cell, group] of groups.entries()) {
    const odd = Array.from(group).find((character) => !isDigit(character, size));
    if (odd !== undefined) fail(NOTES.notADigit(layer, cell, odd, size));
  }
  return Object.freeze(groups.map((group) => maskOf(Array.from(group, numberOf))));
}

const isDigit = (character, size) => /[1-9A-P]/.test(character) && numberOf(character) <= size;

const WRITTEN_COLOURS = new RegExp(
  `^[0-${COLOURS}]+/(?:\\d{1,5}:[1-${COLOURS}](?:,\\d{1,5}:[1-${COLOURS}])*)?$`,
);

function readColours(text, count) {
  if (text === "") return noColours(count);
  if (!WRITTEN_COLOURS.test(text) || text.indexOf("/") !== count) fail(NOTES.noColours);
  const [cells, candidates] = text.split("/");
  const pairs = candidates.split(",").filter(Boolean);
  const coloured = Object.fromEntries(pairs.map((pair) => pair.split(":").map(Number)));
  if (Object.keys(coloured).some((/** @type {any} */ index) => index >= count ** 1.5)) fail(NOTES.noColours);
  const numbers = Object.freeze(Array.from(cells, Number));
  return tidyColours({ cells: numbers, candidates: Object.freeze(coloured) });
}
