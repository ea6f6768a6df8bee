import { byId, grouped, make, setAttribute, setText } from "../../parts/dom.js";
import { createRaceBoard } from "./board.js";
import { createRaceChart } from "./chart.js";

/** Where a frame keeps what: see `Race.frame` in the engine. */
const SIDE = ["done", "calls", "tries", "placements", "undos", "solutions", "steps"];
const DIFFERENCE = 2 * SIDE.length;
const BOARDS = DIFFERENCE + 1;
const COUNTERS = {
  placements: "Placements",
  tries: "Tries",
  undos: "Undos",
  calls: "Calls",
  solutions: "Solutions",
};
/** What races at first: the documents' plain way against their better one. */
const FAVOURITES = {
  sudoku: ["first-empty", "fewest-options"],
  queens: ["board-scan", "markers"],
  knight: ["fixed-order", "warnsdorff-backtracking"],
};

/** Two strategies on the same puzzle: two small boards, their counters, and a chart of both. */
export function createRace(root, { raise, board }) {
  root.append(byId("race-template").content.cloneNode(true));
  const part = (name) => root.querySelector(`[data-part=${name}]`);
  const selects = [part("left"), part("right")];
  const toggle = part("toggle");
  const pace = part("pace");
  const paceWords = part("pace-words");
  const words = part("words");
  const columns = [createColumn(), createColumn()];
  part("columns").append(...columns.map(({ element }) => element));
  const chart = createRaceChart(part("chart"));
  let setting = null;
  let latest = null;
  let marked = [-1, -1];
  let said = ["", ""];
  let parted = "";
  let running = false;
  let drawing = 0;
  let listed = "";

  const modeNow = () => root.querySelector("input[name=race-mode]:checked").value;
  const paceNow = () => 2 ** Number(pace.value);
  const detail = (to) => ({
    to,
    left: selects[0].value,
    right: selects[1].value,
    mode: modeNow(),
    pace: paceNow(),
  });

  toggle.addEventListener("click", () => raise("race", detail(running ? "pause" : "start")));
  part("align").addEventListener("click", () => raise("race", detail("align")));
  part("restart").addEventListener("click", () => raise("race", detail("restart")));
  for (const select of selects) {
    select.addEventListener("change", () => raise("race", detail("restart")));
  }
  for (const input of [pace, ...root.querySelectorAll("input[name=race-mode]")]) {
    input.addEventListener("input", () => {
      drawSpeed();
      raise("race", detail("speed"));
    });
  }

  function drawSpeed() {
    const steps = paceNow();
    part("pace-field").hidden = modeNow() !== "together";
    setText(paceWords, steps === 1 ? "1 step a frame" : `${grouped(steps)} steps a frame`);
    setAttribute(pace, "aria-valuetext", paceWords.textContent);
  }

  /** The last frame that came is what is drawn, once for each picture of the screen. */
  function draw() {
    drawing = 0;
    if (!setting) return;
    const { board, rows, cols, start, titles } = setting;
    const cells = rows * cols;
    const sides = columns.map((column, index) => {
      const at = index * SIDE.length;
      const counts = latest ? Object.fromEntries(SIDE.map((key, place) => [key, latest[at + place]])) : null;
      const values = latest ? latest.subarray(BOARDS + index * cells, BOARDS + (index + 1) * cells) : start;
      column.draw({
        board,
        rows,
        cols,
        start,
        values,
        marked: marked[index],
        words: said[index],
        title: titles[index],
        counts,
      });
      return counts;
    });
    setText(words, parted || summary(sides));
  }

  function unmark() {
    marked = [-1, -1];
    said = ["", ""];
    parted = "";
  }

  function later() {
    if (!drawing) drawing = requestAnimationFrame(draw);
  }

  function summary([left, right]) {
    if (!left) return "";
    const [first, second] = setting.titles;
    if (left.done && right.done) {
      return `${ended(first, left)} ${ended(second, right)}`;
    }
    if (left.done) return `${ended(first, left)} ${second} is still searching.`;
    if (right.done) return `${ended(second, right)} ${first} is still searching.`;
    return `Step ${grouped(left.steps)} on the left, step ${grouped(right.steps)} on the right.`;
  }

  /** The strategies of the board that is shown, from what the build wrote of the engine. */
  async function list() {
    const { strategies } = await import("../../../vendor/pyodide/strategies.js");
    if (listed === board()) return;
    listed = board();
    const here = strategies.filter((entry) => entry.board === listed);
    const wanted = FAVOURITES[listed];
    for (const [side, select] of selects.entries()) {
      select.replaceChildren(...here.map(({ name, title }) => make("option", { value: name }, title)));
      select.value = wanted[side];
    }
  }

  drawSpeed();

  return {
    get running() {
      return running;
    },
    /** A race is set up: `opening` has rows, cols, start and titles. */
    begin(board, opening) {
      setting = { board, ...opening };
      latest = null;
      unmark();
      part("field").hidden = false;
      chart.begin(opening.titles);
      later();
    },
    /** Whether it runs now. */
    run(on) {
      running = Boolean(on);
      setText(toggle, running ? "Pause the race" : "Start the race");
      if (running) unmark();
      chart.pause();
    },
    /** What there is to see now, as the engine's flat array; tells whether both are done. */
    frame(numbers) {
      if (!setting) return false;
      latest = numbers;
      unmark();
      chart.add(
        latest[SIDE.indexOf("placements")],
        latest[SIDE.length + SIDE.indexOf("placements")],
        running,
      );
      later();
      return Boolean(latest[0] && latest[SIDE.length]);
    },
    /** Both are at their first difference: for each side the cell, -1 if its search has ended, and what it does. */
    differ(step, leftCell, leftWords, rightCell, rightWords) {
      marked = [leftCell, rightCell];
      said = [leftWords, rightWords];
      parted = `Step ${grouped(step)} is the first that differs. Start the race to go on from here.`;
      chart.begin(setting.titles);
      later();
    },
    /** The result in a sentence. */
    verdict() {
      draw();
      return words.textContent;
    },
    clear() {
      setting = null;
      latest = null;
      part("field").hidden = true;
      setText(words, "");
    },
    shown() {
      list();
      later();
    },
    draw() {
      later();
      chart.draw();
    },
  };
}

const ended = (title, { solutions, placements }) =>
  `${title}: ${solutions === 0 ? "no solution" : solutions === 1 ? "one solution" : `${grouped(solutions)} solutions`} with ${grouped(placements)} ${placements === 1 ? "placement" : "placements"}.`;

function createColumn() {
  const title = make("h2");
  const state = make("p", { class: "race-state" });
  const board = createRaceBoard();
  const values = {};
  const counters = make("dl", { class: "race-counters" });
  for (const [key, name] of Object.entries(COUNTERS)) {
    values[key] = make("dd", {}, "0");
    counters.append(make("div", {}, make("dt", {}, name), values[key]));
  }
  return {
    element: make("div", { class: "race-column" }, title, board.element, state, counters),
    draw({ title: name, counts, words, ...picture }) {
      setText(title, name);
      const done = Boolean(counts?.done);
      const outcome = counts?.solutions ? "✓ Done" : "✕ No solution";
      setText(state, words || (done ? outcome : counts ? "○ Searching" : "Not started"));
      setAttribute(state, "data-outcome", done ? (counts.solutions ? "solved" : "failed") : null);
      for (const key of Object.keys(COUNTERS)) setText(values[key], grouped(counts?.[key] ?? 0));
      board.show({ ...picture, name: `${name}: the board now` });
    },
  };
}
