// The entries of the reference: what the engine says of each technique (data of the build), and the texts. An entry may tell of
// several techniques.

import { techniques } from "../../vendor/pyodide/techniques.js";
import { EASY_AND_MEDIUM } from "./texts/easy-and-medium.js";
import { EXTREME } from "./texts/extreme.js";
import { HARD } from "./texts/hard.js";
import { UNFAIR } from "./texts/unfair.js";
import { UNIQUE } from "./texts/unique.js";

const TEXTS = { ...EASY_AND_MEDIUM, ...HARD, ...UNIQUE, ...UNFAIR, ...EXTREME };
const known = new Map(techniques.map((technique) => [technique.identifier, technique]));
/** Steps of these place a digit; those of all others take candidates out, or mostly do. */
const PLACED = ["full-house", "naked-single", "hidden-single"];

const entries = Object.entries(TEXTS).map(([name, { covers = [name], ...text }]) => {
  const { title, level, score } = known.get(covers[0]);
  return { name, title, level, score, covers, ...text };
});
const placeOf = ({ covers }) => techniques.findIndex(({ identifier }) => identifier === covers[0]);
const byTechnique = new Map(entries.flatMap((entry) => entry.covers.map((covered) => [covered, entry])));
const byName = new Map(entries.map((entry) => [entry.name, entry]));

/** What it is called; undefined for no technique. */
export const titleOf = (technique) => known.get(technique)?.title;

/** Whether it places digits and does nothing else. */
export const isPlaced = (technique) => PLACED.includes(technique);

/** The levels, from the easiest: {level, entries} each, these in the order in which a path tries them. */
export const LEVELS = Array.from(new Set(techniques.map(({ level }) => level)), (level) => ({
  level,
  entries: entries
    .filter((entry) => entry.level === level)
    .sort((one, other) => placeOf(one) - placeOf(other)),
}));

/** The entry of this name, or the one that tells of a technique; null for none. */
export const entryOf = (name) => byName.get(name) ?? byTechnique.get(name) ?? null;
