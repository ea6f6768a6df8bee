import { make, setAttribute, setText } from "../../parts/dom.js";
import { racePace, raceToggle } from "../../parts/words.js";

/** What races at first: the documents' plain way against their better one, which does other steps. */
const FAVOURITES = {
  sudoku: ["first-empty", "fewest-options"],
  queens: ["board-scan", "bitmasks"],
  knight: ["fixed-order", "warnsdorff-backtracking"],
};

/**
 * Who races and how: two strategies, start and pause, full speed or step by step. Presses are reported by `raise`; `moved`
 * hears that others race. Every board remembers its own pair.
 */
export function createRaceSetup(root, { raise, moved, board, running }) {
  const part = (name) => root.querySelector(`[data-part=${name}]`);
  const selects = [part("left"), part("right")];
  const pace = part("pace");
  const chosen = structuredClone(FAVOURITES);
  let listed = "";

  const speed = () => ({
    mode: root.querySelector("input[name=race-mode]:checked").value,
    pace: 2 ** Number(pace.value),
  });
  const racers = () => ({ left: chosen[board()][0], right: chosen[board()][1] });
  const who = () => ({ ...racers(), ...speed() });

  part("toggle").addEventListener("click", () => {
    if (running()) raise("race-pause", {});
    else raise("race-start", who());
  });
  part("align").addEventListener("click", () => raise("race-align", who()));
  part("restart").addEventListener("click", () => raise("race-restart", who()));
  for (const [side, select] of selects.entries()) {
    select.addEventListener("change", () => {
      chosen[board()][side] = select.value;
      raise("race-restart", who());
      moved();
    });
  }
  for (const input of [pace, ...root.querySelectorAll("input[name=race-mode]")]) {
    input.addEventListener("input", () => {
      drawSpeed();
      raise("race-pace", speed());
    });
  }

  function drawSpeed() {
    const { mode, pace: steps } = speed();
    part("pace-field").hidden = mode !== "together";
    setText(part("pace-words"), racePace(steps));
    setAttribute(pace, "aria-valuetext", racePace(steps));
  }

  function show() {
    for (const [side, select] of selects.entries()) select.value = chosen[board()][side];
  }

  drawSpeed();

  return {
    racers,
    /** Let two strategies of the board that is shown race; "" is the usual one. */
    choose(left, right) {
      chosen[board()] = [left, right].map((name, side) => name || FAVOURITES[board()][side]);
      show();
    },
    draw: () => setText(part("toggle"), raceToggle(running())),
    /** The strategies of the board that is shown, from what the build wrote of the engine. */
    async list() {
      const { strategies } = await import("../../../vendor/pyodide/strategies.js");
      if (listed === board()) return;
      listed = board();
      const here = strategies.filter((entry) => entry.board === listed);
      for (const select of selects) {
        select.replaceChildren(...here.map(({ name, title }) => make("option", { value: name }, title)));
      }
      show();
    },
  };
}
