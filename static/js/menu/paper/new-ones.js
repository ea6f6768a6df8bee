import { make, setText } from "../../parts/dom.js";
import { LEVEL_NAMES, questionOf } from "../../parts/new-puzzles.js";
import { EMPTY, loaded } from "../../sudoku/sudoku-state.js";
import { PRINTING } from "../words.js";

/** The levels of the four, as they are offered. */
const USUAL = ["easy", "medium", "hard", "unfair"];

/**
 * New puzzles to be printed, a level for each, asked of the engine with `raise`. `take(made)` gets them when all are there:
 * {name, state, puzzle, solution} each.
 * @param {Contract.Raise} raise
 * @param {(made: any[]) => void} take
 */
export function createNewOnes(raise, take) {
  const selects = USUAL.map((level, index) => {
    const select = make("select", { autocomplete: "off", "aria-label": PRINTING.levelOf(index + 1) });
    select.append(...Object.entries(LEVEL_NAMES).map(([name, label]) => new Option(label, name)));
    for (const option of select.options) option.defaultSelected = option.value === level;
    return select;
  });
  const button = make("button", { type: "button", class: "button" }, PRINTING.makeFour);
  const line = make("p", { class: "caption", "aria-live": "polite" });
  const root = make(
    "fieldset",
    { class: "choices new-ones" },
    make("legend", {}, PRINTING.four),
    make("div", { class: "new-ones-levels" }, ...selects),
    button,
    line,
  );
  // The press that is answered, the levels that it asked for, and what was made of it; null where none is.
  let request = 0;
  let asked = [];
  let made = null;

  function turn(on) {
    made = on ? [] : null;
    button.textContent = on ? PRINTING.stop : PRINTING.makeFour;
    const { engine } = document.documentElement.dataset;
    setText(line, on ? (PRINTING.making[engine] ?? PRINTING.made(0)) : "");
  }

  button.addEventListener("click", () => {
    request += 1;
    turn(made === null);
    if (made === null) return;
    // Others may be chosen meanwhile.
    asked = selects.map(({ value }) => value);
    const questions = asked.map((level) => questionOf({ level }));
    raise("print-new", { questions: JSON.stringify(questions), request });
  });

  return {
    root,
    /** Nobody waits for any more. */
    stop() {
      request += 1;
      turn(false);
    },
    /** The levels are as at first. */
    reset() {
      for (const option of root.querySelectorAll("option")) option.selected = option.defaultSelected;
    },
    face: {
      /** Whether they are still wanted. */
      waits: (of) => of === request && made !== null,
      /** The next one is there. */
      made(puzzle, solution) {
        const name = LEVEL_NAMES[asked[made.length]];
        made.push({
          name,
          state: loaded(EMPTY, String(puzzle)),
          puzzle: String(puzzle),
          solution: String(solution),
        });
        setText(line, PRINTING.made(made.length));
        if (made.length < asked.length) return;
        const all = made;
        turn(false);
        take(all);
      },
    },
  };
}
