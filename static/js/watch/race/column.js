import { make, setAttribute, setText } from "../../parts/dom.js";
import { grouped } from "../../parts/text.js";
import { RACE_COUNTERS, raceBoard, raceState } from "../../parts/words.js";
import { createRaceBoard } from "./board.js";

const SHOWN = ["placements", "tries", "checks", "undos", "calls", "solutions"];

/** One side of a race: its strategy, its board, how it stands, and its counters. */
export function createColumn() {
  const title = make("h2");
  const state = make("p", { class: "race-state" });
  const board = createRaceBoard();
  const values = Object.fromEntries(SHOWN.map((key) => [key, make("dd", {}, "0")]));
  const rows = Object.fromEntries(
    SHOWN.map((key) => [key, make("div", {}, make("dt", {}, RACE_COUNTERS[key]), values[key])]),
  );
  const counters = make("dl", { class: "race-counters" }, ...Object.values(rows));

  return {
    element: make("div", { class: "race-column" }, title, board.element, state, counters),
    /**
     * `counts` are null before the race has begun; `checks` tells whether there are any to count; `words` say what the
     * side does, if anything is to be said of it.
     */
    draw({ title: name, counts, checks, words, ...picture }) {
      setText(title, name);
      setText(state, words || raceState(counts));
      setAttribute(state, "data-outcome", counts?.done ? (counts.solutions ? "solved" : "failed") : null);
      rows.checks.hidden = !checks;
      for (const key of SHOWN) setText(values[key], grouped(counts?.[key] ?? 0));
      board.show({ ...picture, name: raceBoard(name, counts) });
    },
  };
}
