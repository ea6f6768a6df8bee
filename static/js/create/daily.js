import { make, setAttribute, setText } from "../parts/dom.js";
import { setFault } from "../parts/field-fault.js";
import { LEVEL_NAMES } from "../parts/new-puzzles.js";
import { streakOf, today } from "./days.js";
import { inARow, levelSolved } from "./words.js";

/**
 * What there is of a day, one a level: of today, unless another day is chosen in the field called `id`. `ask(level, day)` hears of
 * one that is wanted; which are `solved` is shown, and on how many days in a row. `check()` says what is wrong, in `words`.
 */
export function createDaily({ id, levels, words, solved, ask, check }) {
  const chips = levels.map((level) => {
    const button = make("button", { type: "button", class: "chip" }, LEVEL_NAMES[level]);
    button.addEventListener("click", () => {
      check();
      if (!wrong()) ask(level, dayNow());
    });
    return { level, button };
  });
  const input = make("input", { type: "date", id, autocomplete: "off", required: "" });
  const row = make("p", { class: "caption" });
  const root = make(
    "div",
    { class: "create-days", role: "group", "aria-labelledby": `${id}s` },
    make(
      "div",
      { class: "create-head field" },
      make("h2", { class: "label", id: `${id}s` }, words.name),
      make("label", { class: "visually-hidden", for: id }, words.day),
      input,
    ),
    make("div", { class: "create-chips" }, ...chips.map(({ button }) => button)),
    row,
  );
  // Until another day is chosen it is today, also when the page has been open since yesterday.
  let chosen = "";

  const dayNow = () => chosen || today();

  /** Why there are none of the day that is chosen, "" where there are. */
  const wrong = () => (dayNow() > today() ? words.notYet(dayNow(), today()) : "");

  async function refresh() {
    input.max = today();
    if (input.value !== dayNow()) input.value = dayNow();
    const all = await solved.all();
    for (const { level, button } of chips) {
      const isSolved = all[dayNow()]?.levels.includes(level) ?? false;
      button.toggleAttribute("data-solved", isSolved);
      setAttribute(button, "aria-label", isSolved ? levelSolved(level) : null);
    }
    setText(row, inARow(streakOf(all, today())));
  }

  input.addEventListener("change", () => {
    chosen = input.value === today() ? "" : input.value;
    setFault(input, wrong());
    check();
    refresh();
  });

  return {
    root,
    refresh,
    get wrong() {
      return wrong();
    },
    /** Today again. */
    reset() {
      chosen = "";
      input.value = today();
      setFault(input, "");
    },
  };
}
