import { byId, setAttribute, setText } from "../../parts/dom.js";
import { createRaceChart } from "./chart.js";
import { createColumn } from "./column.js";
import { createRaceSetup } from "./setup.js";
import * as states from "./state.js";
import { CHECKS_LEGEND, PROGRAMS_LEGEND } from "./words.js";

/**
 * Two strategies, or programs of the reader's, on the same puzzle: two small boards, their counters, and a chart of both. See
 * `createRacers` for what `own` does; `ground()` is what the squares of the board that is shown belong to, {shape, regions}: that of a
 * Sudoku, and of queens; `rule()` a rule of its own that the board has, or "".
 */
export function createRace(root, { raise, viewChanged, board, rule, ground, own }) {
  root.append(byId("race-template").content.cloneNode(true));
  const part = (name) => root.querySelector(`[data-part=${name}]`);
  let state = states.NONE;
  let running = false;
  let drawing = 0;
  const columns = [createColumn(), createColumn()];
  part("columns").append(...columns.map(({ element }) => element));
  const chart = createRaceChart(part("chart"));
  const setup = createRaceSetup(root, { raise, viewChanged, board, rule, own, running: () => running });

  function draw() {
    drawing = 0;
    setup.draw({ atStart: states.isAtStart(state), done: states.isDone(state) });
    // What a moment of it is kept as.
    setAttribute(root, "data-at", state.parted ? "difference" : states.isAtStart(state) ? null : "run");
    if (!state.setting) return;
    const { titles, ...picture } = state.setting;
    for (const [side, column] of columns.entries()) {
      column.draw({
        ...picture,
        title: titles[side],
        counts: states.countsOf(state, side),
        values: states.valuesOf(state, side),
        marked: state.marked[side],
        tries: !state.setting.programs.every(Boolean),
        words: states.wordsOf(state, side),
        fault: states.faultOf(state, side),
      });
    }
    setText(part("words"), states.standing(state));
  }

  /** The last state that came is what is drawn, once for each picture of the screen. */
  function become(next) {
    state = next;
    later();
  }

  function later() {
    if (!drawing) drawing = requestAnimationFrame(draw);
  }

  return {
    reset: setup.reset,
    choose: setup.choose,
    racers: setup.racers,
    /** Who can race may be others now. */
    list: setup.list,
    /** The view has become visible. */
    shown() {
      setup.list();
      later();
    },
    /** The colours of the theme have changed. */
    draw() {
      later();
      chart.draw();
    },
    /** What the callbacks may ask and do. */
    face: /** @satisfies {Contract.RaceView} */ ({
      /** A race is set up: `opening` has rows, cols, start, titles, checks and programs. */
      begin(name, opening) {
        part("field").hidden = false;
        const isOwn = opening.programs.some(Boolean);
        part("legend").hidden = !opening.checks && !isOwn;
        setText(part("legend"), isOwn ? PROGRAMS_LEGEND : CHECKS_LEGEND);
        chart.begin(opening.titles);
        state = states.begun(name, { ...opening, ...ground() });
        // At once: what the race before came to must not be seen in its place.
        draw();
      },
      /** All programs have run: for each side why it went no further, "" if it came to its end by itself. */
      ready: (faults) => become(states.ready(state, Array.from(faults, String))),
      /** Whether it runs now. */
      run(on) {
        running = Boolean(on);
        if (running) state = states.unmarked(state);
        later();
        chart.pause();
      },
      /** What there is to see now, as the engine's flat array; tells whether both are done. */
      frame(numbers) {
        if (!state.setting) return false;
        become(states.moved(state, numbers));
        if (running) chart.add(...[0, 1].map((side) => states.countsOf(state, side).placements));
        return states.isDone(state);
      },
      /** Both are at their first difference: for each side the cell, -1 if its search has ended, and what it does. */
      differ(step, leftCell, leftWords, rightCell, rightWords) {
        chart.begin(state.setting.titles);
        become(states.differing(state, step, [leftCell, rightCell], [leftWords, rightWords]));
      },
      /** The result in a sentence. */
      verdict() {
        draw();
        return part("words").textContent;
      },
      clear() {
        become(states.NONE);
        part("field").hidden = true;
        setText(part("words"), "");
      },
    }),
  };
}
