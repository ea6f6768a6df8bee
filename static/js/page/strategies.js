import { eachBoard } from "../boards/boards.js";
import { byId, make } from "../parts/dom.js";
import { surely } from "../parts/surely.js";
import { strategyOption, YOUR_CODE_OPTION } from "../parts/words.js";
import { YOUR_CODE } from "../parts/your-code.js";

/** What is chosen until somebody chooses: the documents' own searches that end soon. */
export const USUAL = eachBoard("strategy");

/** The list of strategies of the board that is shown; every board remembers its own choice. `onChoose` hears of a new one. */
export function createStrategies(onChoose) {
  const select = byId("strategy");
  const chosen = { ...USUAL };
  let known = [];
  let board = "sudoku";

  function draw() {
    const here = known.filter((entry) => entry.board === board);
    select.replaceChildren(
      ...here.map(({ name, title, document }) =>
        make("option", { value: name }, strategyOption(title, document)),
      ),
      make("option", { value: YOUR_CODE }, YOUR_CODE_OPTION),
    );
    select.value = chosen[board];
    byId("step-through").hidden = chosen[board] === YOUR_CODE;
    byId("run").hidden = chosen[board] !== YOUR_CODE;
  }

  /** Choose a strategy by name, as an address or an example does. */
  function choose(name) {
    if (chosen[board] === name) return;
    chosen[board] = name;
    draw();
  }

  select.addEventListener("change", () => {
    chosen[board] = select.value;
    draw();
    onChoose();
  });

  // Data of the build: which strategies the engine has.
  const arrived = surely(() => import("../../vendor/pyodide/strategies.js")).then(
    (data) => {
      known = data.strategies;
      draw();
    },
    () => {},
  );

  return {
    get current() {
      return chosen[board];
    },
    choose,
    /** Choose the one that is chosen until somebody chooses. */
    unchoose: () => choose(USUAL[board]),
    /** Choose on every board what is chosen until somebody chooses. */
    reset() {
      Object.assign(chosen, USUAL);
      draw();
    },
    /** The names of this board's strategies, once they are known; none where they did not arrive. */
    async names() {
      await arrived;
      const names = known.filter((entry) => entry.board === board).map(({ name }) => name);
      return names.length === 0 ? names : [...names, YOUR_CODE];
    },
    turnTo(name) {
      board = name;
      draw();
    },
  };
}
