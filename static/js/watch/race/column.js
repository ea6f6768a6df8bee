import { make, setAttribute, setText } from "../../parts/dom.js";
import { grouped } from "../../parts/text.js";
import { COUNTERS, raceBoard, raceState } from "../../parts/words.js";
import { createRaceBoard } from "./board.js";

const SHOWN = ["placements", "tries", "undos", "calls", "solutions"];

/** One side of a race: its strategy, its board, how it stands, and its counters. */
export function createColumn() {
  const title = make("h2");
  const state = make("p", { class: "race-state" });
  const board = createRaceBoard();
  const values = Object.fromEntries(SHOWN.map((key) => [key, make("dd", {}, "0")]));
  const rows = SHOWN.map((key) => make("div", {}, make("dt", {}, COUNTERS[key]), values[key]));
  const counters = make("dl", { class: "race-counters" }, ...rows);

  return {
    element: make("div", { class: "race-column" }, title, board.element, state, counters),
    /** `counts` are null before the race has begun; `words` say what the side does, if anything is to be said of it. */
    draw({ title: name, counts, words, ...picture }) {
      setText(title, name);
      setText(state, words || raceState(counts));
      setAttribute(state, "data-outcome", counts?.done ? (counts.solutions ? "solved" : "failed") : null);
      for (const key of SHOWN) setText(values[key], grouped(counts?.[key] ?? 0));
      board.show({ ...picture, name: raceBoard(name) });
    },
  };
}
