import { make, setText } from "../../parts/dom.js";
import { LEVEL_NAMES } from "../../parts/new-puzzles.js";
import { PRINTING } from "../words.js";

/** So many are made for a sheet. */
const FOUR = [1, 2, 3, 4];

/**
 * New puzzles to be printed, a level for each, asked of the engine with `raise`. `take(made)` gets them when all are there:
 * {board, label, name, state, first} each, the last its solution.
 * @param {Contract.Raise} raise
 * @param {(made: any[]) => void} take
 */
export function createNewOnes(raise, take) {
  const selects = FOUR.map((number) =>
    make("select", { autocomplete: "off", "aria-label": PRINTING.levelOf(number) }),
  );
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
  // What is made, as printed.js says.
  let kind = null;
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
    const questions = JSON.stringify(asked.map(kind.questionOf));
    raise("print-new", { board: kind.board, questions, request });
  });

  return {
    root,
    /** They are of this kind; levels that were chosen for it stay. */
    offer(next) {
      if (next === kind) return;
      kind = next;
      for (const [index, select] of selects.entries()) {
        select.replaceChildren(...kind.levels.map((level) => new Option(LEVEL_NAMES[level], level)));
        for (const option of select.options) option.defaultSelected = option.value === kind.usual[index];
      }
    },
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
      made(answer) {
        const level = asked[made.length];
        made.push({ board: kind.board, label: LEVEL_NAMES[level], ...kind.read(answer, level) });
        setText(line, PRINTING.made(made.length));
        if (made.length < asked.length) return;
        const all = made;
        turn(false);
        take(all);
      },
    },
  };
}
