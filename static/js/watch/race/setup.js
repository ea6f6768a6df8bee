import { make, setAttribute, setText } from "../../parts/dom.js";
import { racePace, raceToggle } from "../../parts/words.js";

/** What races at first: the documents' plain way against their better one. */
const FAVOURITES = {
  sudoku: ["first-empty", "fewest-options"],
  queens: ["board-scan", "markers"],
  knight: ["fixed-order", "warnsdorff-backtracking"],
};

/** Who races and how: two strategies, start and pause, full speed or step by step. Presses are reported by `raise`. */
export function createRaceSetup(root, { raise, board, running }) {
  const part = (name) => root.querySelector(`[data-part=${name}]`);
  const selects = [part("left"), part("right")];
  const pace = part("pace");
  let listed = "";

  const speed = () => ({
    mode: root.querySelector("input[name=race-mode]:checked").value,
    pace: 2 ** Number(pace.value),
  });
  const who = () => ({ left: selects[0].value, right: selects[1].value, ...speed() });

  part("toggle").addEventListener("click", () => {
    if (running()) raise("race-pause", {});
    else raise("race-start", who());
  });
  part("align").addEventListener("click", () => raise("race-align", who()));
  part("restart").addEventListener("click", () => raise("race-restart", who()));
  for (const select of selects) select.addEventListener("change", () => raise("race-restart", who()));
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

  drawSpeed();

  return {
    draw: () => setText(part("toggle"), raceToggle(running())),
    /** The strategies of the board that is shown, from what the build wrote of the engine. */
    async list() {
      const { strategies } = await import("../../../vendor/pyodide/strategies.js");
      if (listed === board()) return;
      listed = board();
      const here = strategies.filter((entry) => entry.board === listed);
      for (const [side, select] of selects.entries()) {
        select.replaceChildren(...here.map(({ name, title }) => make("option", { value: name }, title)));
        select.value = FAVOURITES[listed][side];
      }
    },
  };
}
