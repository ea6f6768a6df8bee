// What people read of a race.

import { counted, grouped } from "../../parts/text.js";
import { COUNTERS } from "../words.js";

export const RACERS = {
  strategies: "Built in",
  programs: "Your programs",
  /** The program that is open in the editor, or would be. */
  open: (name) => (name ? `Your code (${name})` : "Your code"),
};

export const raceToggle = (running) => (running ? "Pause the race" : "Start the race");
export const racePace = (steps) => `${counted(steps, "step", "steps")} a frame`;
export const RACE_COUNTERS = { ...COUNTERS, checks: "Checks of attack" };
export const CHECKS_LEGEND =
  "A check of attack is one look at a square, an array entry, an earlier queen or a row's masks, to know whether a queen may stand there.";
/** A side that is done shows its last solution, also where the search has taken it back. */
export const raceBoard = (title, counts) =>
  `${title}: ${counts?.done && counts.solutions ? "its last solution" : "the board now"}`;
export const raceState = (counts, fault = "") => {
  if (!counts) return "Not started";
  if (!counts.done) return "○ Searching";
  if (fault) return `✕ ${fault}`;
  if (!counts.solutions) return "✕ No solution";
  return counts.solutions > 1 ? "✓ Done: the last solution" : "✓ Done";
};
export const firstDifference = (step) =>
  `Step ${grouped(step)} is the first that differs. Start the race to go on from here.`;
export const placementsSoFar = (titles, counts) =>
  `Placements so far. ${titles.map((title, side) => `${title}: ${grouped(counts[side])}`).join("; ")}.`;

/** What stands for a number that is not known. */
export const UNKNOWN = "–";
export const RUNS_FIRST = "○ Runs before the race";
export const PROGRAMS_LEGEND =
  "A program runs first, and then goes on as fast as it ran. A step is a change of the board.";

/** How a side has ended; `fault` is why it went no further, if it did not end by itself. */
const ended = (title, { solutions, placements }, fault) => {
  if (fault) return `${title}, after ${counted(placements, "placement", "placements")}: ${fault}`;
  const found = ["no solution", "one solution"][solutions] ?? `${grouped(solutions)} solutions`;
  return `${title}: ${found} with ${counted(placements, "placement", "placements")}.`;
};

/** Which side looked less often for attacks, where both count that and it differs. */
const checked = (counts) => {
  const [left, right] = counts.map(({ checks }) => checks);
  if (left === right || Math.min(left, right) < 0) return "";
  const numbers = `${grouped(left)} on the left, ${grouped(right)} on the right`;
  return ` Checks of attack: ${numbers}.`;
};

/** Which side needed fewer placements; nothing where they did not find as much. */
const compared = (counts) => {
  if (counts[0].solutions !== counts[1].solutions) return "";
  const [few, many] = counts.map(({ placements }) => placements).toSorted((a, b) => a - b);
  if (few === many) return ` Both needed the same number.${checked(counts)}`;
  const side = counts[0].placements === few ? "The left" : "The right";
  const share = Math.round((100 * (many - few)) / many);
  const fewer = share > 0 && share < 100 ? `${share} % fewer` : `${grouped(many - few)} fewer`;
  return ` ${side} needed ${fewer} placements.`;
};

/**
 * How both sides stand, from their counters.
 * @type {(titles: string[], counts: any[], faults?: string[]) => string}
 */
export const raceSummary = ([first, second], [left, right], faults = ["", ""]) => {
  const [one, two] = [ended(first, left, faults[0]), ended(second, right, faults[1])];
  if (left.done && right.done) return `${one} ${two}${faults.some(Boolean) ? "" : compared([left, right])}`;
  if (left.done) return `${one} ${second} is still searching.`;
  if (right.done) return `${two} ${first} is still searching.`;
  return `Step ${grouped(left.steps)} on the left, step ${grouped(right.steps)} on the right.`;
};
