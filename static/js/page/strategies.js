import { byId, make } from "../parts/dom.js";
import { strategyOption } from "../parts/words.js";

/** What is chosen until somebody chooses: the documents' own searches that end soon. */
const USUAL = { sudoku: "first-empty", queens: "markers", knight: "warnsdorff-backtracking" };

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
    );
    select.value = chosen[board];
  }

  select.addEventListener("change", () => {
    chosen[board] = select.value;
    onChoose();
  });

  // Data of the build: which strategies the engine has.
  import("../../vendor/pyodide/strategies.js").then(
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
    /** Choose a strategy by name, as an address or an example does; the engine says if there is none. */
    choose(name) {
      if (chosen[board] === name) return;
      chosen[board] = name;
      draw();
    },
    turnTo(name) {
      board = name;
      draw();
    },
  };
}
