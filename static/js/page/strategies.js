import { eachBoard } from "../boards/boards.js";
import { byId, make } from "../parts/dom.js";
import { surely } from "../parts/surely.js";
import { strategyOption, YOUR_CODE_OPTION } from "../parts/words.js";
import { YOUR_CODE } from "../parts/your-code.js";

/** What is chosen until somebody chooses: the documents' own searches that end soon. */
export const USUAL = eachBoard("strategy");

/**
 * The list of strategies of the board that is shown; every board, and every rule of one, remembers its own choice. `onChoose`
 * hears of a new one.
 */
export function createStrategies(onChoose, board) {
  const select = byId("strategy");
  let chosen = {};
  let known = {};

  const key = () => board().rule || board().name;
  // A rule has its own searches, and the first is the usual one.
  const here = () => board().searches ?? known[key()] ?? [];
  const current = () => chosen[key()] ?? USUAL[key()] ?? here()[0].name;

  function draw() {
    select.replaceChildren(
      ...here().map(({ name, title, document }) =>
        make("option", { value: name }, strategyOption(title, document)),
      ),
      make("option", { value: YOUR_CODE }, YOUR_CODE_OPTION),
    );
    select.value = current();
    const isOwn = current() === YOUR_CODE;
    byId("step-through").hidden = isOwn;
    byId("run").hidden = !isOwn;
  }

  /** Choose a strategy by name, as an address or an example does. @param {string} [name] */
  function choose(name) {
    chosen[key()] = name;
    draw();
  }

  select.addEventListener("change", () => {
    choose(select.value);
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
      return current();
    },
    choose,
    /** Choose the one that is chosen until somebody chooses. */
    unchoose: () => choose(),
    /** Choose on every board what is chosen until somebody chooses. */
    reset() {
      chosen = {};
      draw();
    },
    /** The names of this board's strategies, once they are known; none where they did not arrive. */
    async names() {
      await arrived;
      const names = here().map(({ name }) => name);
      return names[0] ? [...names, YOUR_CODE] : names;
    },
    /** Another board may be shown, or another rule of it. */
    refresh: draw,
  };
}
