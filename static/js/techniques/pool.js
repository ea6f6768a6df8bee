import { LEVELS } from "./reference.js";

/** Every puzzle has these on its way, so that the pool does not list them. */
const EVERYWHERE = ["full-house", "naked-single", "hidden-single"];
/** Where there are so many easier ones, harder puzzles are left out: less else is in the way of the technique. */
const ENOUGH = 20;

/** The puzzles of a `pool` on whose way a technique is, 81 characters each: the easiest, or all where these are few. */
export function puzzlesWith(technique, pool) {
  const isOn = (techniques) => EVERYWHERE.includes(technique) || techniques.split(",").includes(technique);
  const lines = pool.map((line) => line.split(" ")).filter((parts) => isOn(parts.at(-1)));
  let found = [];
  for (const { level } of LEVELS) {
    if (found.length < ENOUGH) found = [...found, ...lines.filter((parts) => parts[2] === level)];
  }
  return found.map(([puzzle]) => puzzle);
}
