import { BOARDS } from "../boards/boards.js";
import { create } from "../create/room.js";
import { byId, make } from "../parts/dom.js";
import { isStill, setting } from "../parts/settings.js";
import { adopt } from "../parts/styles.js";
import { placing } from "../placing/room.js";
import { walks } from "../walks/room.js";
import { EXAMPLES } from "../welcome/examples.js";
import styles from "./end.css";
import { END, solvedIn } from "./words.js";

/** What makes new ones for a board. */
const MAKES = { sudoku: create, queens: placing, knight: walks };

/** Milliseconds of the sweep over the board. */
const SWEEP = 600;

/**
 * The end of a board that was finished by hand: one sweep over it, and where to go from there, in the place of the keys.
 * `put(state)` puts something onto the board, `share()` hands what is there on, `tell(said)` copies what was said, `follow(fragment)` opens an address,
 * `say(sentence, kind)` says how it was done, and `panel(manifest)` is what stands beside a board.
 */
export function createEnd({ board, put, share, tell, follow, say, panel }) {
  adopt(styles);
  // What was said of it.
  let said = "";
  const buttons = { next, share, copy: () => tell(said), replay };
  const made = Object.entries(buttons).map(([name, act]) => {
    const button = make("button", { type: "button", class: name === "next" ? "button primary" : "button" });
    button.addEventListener("click", () => {
      // Who hands it on may still want the next.
      if (name === "next" || name === "replay") leave();
      act();
    });
    return [name, button];
  });
  const root = make("section", { class: "end", "aria-label": END.name }, ...made.map(([, button]) => button));
  root.hidden = true;
  document.querySelector("[data-place=hand]").before(root);

  /** What makes new ones for the board that is shown, if somebody wanted some. */
  const making = () => MAKES[board().name] && panel(MAKES[board().name]).room.value;
  /** What comes after one that was made here, "" where none was. */
  const nextMade = () => making()?.nextName || "";

  /** Another puzzle or board: of what was made here the next, else that in the list of examples. */
  function next() {
    if (nextMade()) return making().next();
    const list = EXAMPLES[board().name].filter(({ search }) => !search);
    const now = board().alone();
    const isNow = ({ state }) =>
      Object.entries(state).every(([key, value]) => String(now[key]) === String(value));
    return put(list[(list.findIndex(isNow) + 1) % list.length].state);
  }

  /** How it is done, from the beginning. */
  function replay() {
    const { name } = board();
    const { strategy, address } = BOARDS[name];
    const alone = board().alone();
    const asked = address.write(alone).map((pair) => pair.join("="));
    const way = alone.givens ? ["view=way", "step=1"] : ["mode=watch", `strategy=${strategy}`, "step=0"];
    follow(`#${[`board=${name}`, ...asked, ...way].join("&")}`);
  }

  function leave() {
    root.hidden = true;
  }

  function sweep() {
    if (isStill()) return;
    const light = make("div", { class: "sweep", "aria-hidden": "true" });
    document.querySelector(".stage").append(light);
    const moving = light.animate([{ backgroundPosition: "100% 0" }, { backgroundPosition: "0% 0" }], {
      duration: SWEEP,
      easing: "ease-in-out",
    });
    const remove = () => light.remove();
    moving.finished.then(remove, remove);
  }

  return {
    /** `taken`: the time and the hints of a Sudoku; another board has said itself how it was done. */
    show(taken) {
      const { name, isDone, state } = board();
      if (taken) {
        // It came late: the board may be another one, or be played again.
        if (!isDone?.()) return;
        const [time, hints] = taken;
        say(solvedIn(setting("timer") === "shown" ? time : "", state.level, hints), "good");
      }
      said = byId("status").textContent;
      for (const [kind, button] of made) button.textContent = END[kind][name] ?? END[kind];
      if (nextMade()) made[0][1].textContent = nextMade();
      root.hidden = false;
      sweep();
      // What had the focus may be gone with the keys.
      if (document.activeElement === document.body) byId(name).querySelector("[tabindex='0']")?.focus();
    },
    leave,
  };
}
