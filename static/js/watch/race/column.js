import { make, setAttribute, setText } from "../../parts/dom.js";
import { grouped } from "../../parts/text.js";
import { createRaceBoard } from "./board.js";
import { RACE_COUNTERS, raceBoard, raceState, UNKNOWN } from "./words.js";

const SHOWN = ["placements", "tries", "checks", "undos", "calls", "solutions"];

const shown = (number) => (number < 0 ? UNKNOWN : grouped(number));

function outcome(counts, fault) {
  if (!counts?.done) return null;
  return counts.solutions && !fault ? "solved" : "failed";
}

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
     * `counts` are null before the race has begun; `checks` and `tries` tell whether either side counts them; `words` say
     * what the side does, if anything is to be said of it, and `fault` why it goes no further.
     * @param {any} drawn
     */
    draw({ title: name, counts, checks, tries, words, fault, ...picture }) {
      setText(title, name);
      setText(state, words || raceState(counts, fault));
      setAttribute(state, "data-outcome", outcome(counts, fault));
      rows.checks.hidden = !checks;
      rows.tries.hidden = !tries;
      for (const key of SHOWN) setText(values[key], shown(counts?.[key] ?? 0));
      board.show({ ...picture, name: raceBoard(name, counts) });
    },
  };
}
